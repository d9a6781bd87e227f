import { expect, test } from 'vitest'
import { newMatch, fromSetup, playRound } from '#games/brave-rats/testing'
import { texts } from '#games/brave-rats/texts'
import type { Setup, View } from '#games/brave-rats/types'

const en = (view: View): string => texts.en.goal!(view)
const de = (view: View): string => texts.de.goal!(view)
const at = (setup: Setup): View => fromSetup(setup).view(0)

test('[BR-040] [BR-100] the goal is four victories, or the Princess against a Prince', () => {
  const match = newMatch()
  expect(en(match.view(0))).toBe(
    'Be the first to 4 victories, or play your Princess when the Applewoods play a Prince.',
  )
  expect(de(match.view(1))).toBe(
    'Hol dir zuerst 4 Siege oder spiel deine Prinzessin, wenn die Yargs einen Prinzen spielen.',
  )
  expect(en(match.view('spectator'))).toBe(
    'The first clan with 4 victories wins, or the one whose Princess meets an enemy Prince.',
  )
})

test('a Princess that is gone wins no more, nor one whose prey is', () => {
  const match = newMatch()
  playRound(match, 'Y1xA2')
  expect(en(match.view(0))).toBe('Be the first to 4 victories.')
  expect(en(match.view(1))).toContain('play your Princess when the Yargs play a Prince')
  playRound(match, 'Y7xA5')
  expect(en(match.view(1))).toBe('Be the first to 4 victories.')
  expect(de(match.view('spectator'))).toBe('Wer zuerst 4 Siege hat, gewinnt.')
})

test('[BR-150] three victories are enough for a Fast Rat', () => {
  expect(en(at({ options: { fastRat: true } }))).toMatch(/^Be the first to 3 victories/)
})

test('[BR-190] under the Emperor two games win the match', () => {
  expect(en(at({ options: { emperor: true } }))).toMatch(
    /^Two games win the match; in each, be the first to 4 victories/,
  )
  expect(de(at({ options: { emperor: true } }))).toMatch(/^Zwei Spiele gewinnen das Match; in jedem: hol dir zuerst/)
})

test('[BR-181] who holds both Princes has no Princess to win by', () => {
  const view = (seat: 0 | 1) => newMatch({ princessAttack: true, princesSeat: 0 }).view(seat)
  expect(en(view(0))).toBe('Be the first to 4 victories.')
  expect(en(view(1))).toContain('your Princess')
})
