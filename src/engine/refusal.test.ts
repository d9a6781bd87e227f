import { expect, test } from 'vitest'
import { fill, IllegalSetup, refusal, Refused } from '#engine/refusal'

const OWN_WORDS = { refusals: { over: { code: 'X-1', message: '… won, and … lost.', rule: 'R-1' } } }

test('names stand where the message has room for them, in order', () => {
  expect(fill('Option … must be ….', '"ties"', '"draw"')).toBe('Option "ties" must be "draw".')
})

test('a name is taken as it is, and room left over stays', () => {
  expect(fill('… and …', '$& … $1')).toBe('$& … $1 and …')
  expect(fill('Nothing to fill.', 'a')).toBe('Nothing to fill.')
})

test("the platform's own words serve where the game has none", () => {
  expect(refusal({ refusals: {} }, 'over')).toEqual({ code: 'over', message: 'The match is over.' })
  expect(refusal({ refusals: {} }, 'option', '"a"', '1')).toEqual({ code: 'option', message: 'Option "a" must be 1.' })
})

test("the game's words, code and clause come first", () => {
  expect(refusal(OWN_WORDS, 'over', 'North', 'South')).toEqual({
    code: 'X-1',
    message: 'North won, and South lost.',
    rule: 'R-1',
  })
  expect(refusal(OWN_WORDS, 'stale').code).toBe('stale')
})

test('what is thrown carries the refusal, and its message is the sentence', () => {
  const because = { code: 'X-1', message: 'No.', rule: 'R-1' }
  const refused = new Refused(because)
  expect(refused).toBeInstanceOf(Error)
  expect([refused.name, refused.message, refused.refusal]).toEqual(['Refused', 'No.', because])
})

test('an illegal setup is refused under one code, with its clause if there is one', () => {
  const illegal = new IllegalSetup('hands: too many.', 'R-2')
  expect(illegal).toBeInstanceOf(Refused)
  expect(illegal.name).toBe('IllegalSetup')
  expect(illegal.refusal).toEqual({ code: 'illegal-setup', message: 'hands: too many.', rule: 'R-2' })
  expect(new IllegalSetup('hands: too few.').refusal).toStrictEqual({
    code: 'illegal-setup',
    message: 'hands: too few.',
  })
})
