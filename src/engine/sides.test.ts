import { describe, expect, test } from 'vitest'
import type { Game } from '#engine/game'
import { checkContract } from '#engine/laws'
import { Match } from '#engine/match'
import { everyTable } from '#engine/options'
import { parseRecord } from '#engine/record'
import { Refused } from '#engine/refusal'
import { isTogether, sidesOf, withSeat } from '#engine/sides'
import { type Cairn, cairn } from '#engine/testing/cairn'
import { pebbles } from '#engine/testing/pebbles'

const match = (mode: Cairn['Options']['mode'], seats = 4): Match<Cairn> =>
  Match.start(cairn, { seats, options: { mode }, seed: 'sides' })

/** With which code something is refused. */
function codeOf(attempt: () => unknown): string | undefined {
  try {
    attempt()
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code
    throw error
  }
}

describe('who plays with whom', () => {
  test('is read from what everybody sees', () => {
    expect(match('together').sides).toEqual([0, 0, 0, 0])
    expect(match('teams').sides).toEqual([0, 1, 0, 1])
    expect(withSeat(match('teams').sides, 2)).toEqual([0, 2])
    expect(withSeat([null, null, 1], 0)).toEqual([0])
    expect(isTogether(match('together').sides)).toBe(true)
    expect(isTogether(match('teams').sides)).toBe(false)
    expect(isTogether([null])).toBe(false)
  })

  test('needs no word of a game that is played together, or by each for oneself', () => {
    const together: Game<Cairn> = { ...cairn, about: { ...cairn.about, sides: 'together' } }
    expect(sidesOf(together, undefined, 3)).toEqual([0, 0, 0])
    expect(sidesOf(cairn, undefined, 3)).toEqual([null, null, null])
    expect(sidesOf(pebbles, undefined, 2)).toEqual([null, null])
  })

  test('does not tell of a side that only its own know of', () => {
    const secret: Game<Cairn> = {
      ...cairn,
      view: (state, viewer) => ({ ...state, viewer, sides: viewer === 'spectator' ? [] : state.sides }),
      sides: ({ sides }) => (sides.length > 0 ? sides : [null, null, null, null]),
    }
    expect(sidesOf(secret, match('teams').state, 4)).toEqual([null, null, null, null])
  })
})

describe('what all agree to', () => {
  test('a match that all play together is given up by all, and lost', () => {
    const played = match('together')
    played.submit({ actor: 'clock', act: 'agreed', what: 'abandon' })
    expect(played.outcome).toEqual({ payoffs: [0, 0, 0, 0], reason: 'abandoned', rule: 'C-1' })
    expect(played.pending()).toEqual([])
    const record = parseRecord(JSON.parse(JSON.stringify(played.save())))
    expect(Match.load(cairn, record).outcome).toEqual(played.outcome)
  })

  test.each([
    ['teams', 4, [1 / 2, 1 / 2, 1 / 2, 1 / 2]],
    ['alone', 3, [1 / 3, 1 / 3, 1 / 3]],
  ] as const)('a draw among %s is worth as much as lots between the sides', (mode, seats, payoffs) => {
    const played = match(mode, seats)
    played.submit({ actor: 'clock', act: 'agreed', what: 'draw' })
    expect(played.outcome).toEqual({ payoffs, reason: 'agreed-draw', rule: '' })
  })

  test('only the clock says so, where it makes sense, and before the end', () => {
    const agreed = { actor: 'clock', act: 'agreed' } as const
    expect(codeOf(() => match('teams').submit({ ...agreed, what: 'abandon' }))).toBe('no-abandoning')
    expect(codeOf(() => match('together').submit({ ...agreed, what: 'draw' }))).toBe('no-draw')
    const stones = Match.start(pebbles, { seats: 2, seed: 'sides' })
    for (const what of ['abandon', 'draw'] as const)
      expect(codeOf(() => stones.submit({ ...agreed, what }))).toMatch(/^no-/)
    const played = match('teams')
    played.submit({ ...agreed, what: 'draw' })
    expect(codeOf(() => played.submit({ ...agreed, what: 'draw' }))).toBe('over')
    const forged = { ...match('together').save(), inputs: [{ actor: 0, act: 'agreed', what: 'abandon' }] }
    expect(codeOf(() => parseRecord(forged))).toBe('bad-record')
  })

  test('one alone cannot end what all play together, neither by giving up nor by the clock', () => {
    expect(codeOf(() => match('together').submit({ actor: 1, act: 'resign' }))).toBe('no-resigning')
    expect(codeOf(() => match('together').submit({ actor: 'clock', act: 'flag', seats: [1] }))).toBe('no-resigning')
    const played = match('teams')
    played.submit({ actor: 1, act: 'resign' })
    expect(played.outcome!.payoffs).toEqual([1, 0, 1, 0])
  })
})

test('Cairn keeps every law, however it is played', () => {
  const trials = everyTable(cairn).map((table) => ({ ...table, seed: 'sides', mostChoices: 100 }))
  expect(() => {
    for (const trial of trials) checkContract(cairn, trial)
  }).not.toThrow()
})
