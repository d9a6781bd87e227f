import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RATS, type Strength } from '#games/brave-rats/cards'
import { duel } from '#games/brave-rats/duel'
import { solveMatrix } from '#games/brave-rats/solution/matrix-game'
import { handPairs, type Start } from '#games/brave-rats/solution/positions'
import { type Move, solve } from '#games/brave-rats/solution/solve'
import type { Standing } from '#games/brave-rats/solution/standing'

type Hand = readonly Strength[]

const CLAN: Hand = [7, 6, 5, 4, 3, 2, 1, 0]
const PRINCES: Hand = [7, 7, 6, 5, 4, 3, 2, 0]
const PRINCESSES: Hand = [6, 5, 4, 3, 2, 1, 1, 0]

const base = solve({ hands: [CLAN, CLAN], target: 4 })
const fast = solve({ hands: [CLAN, CLAN], target: 3 })

/** Moves by the name of the character, in percent and thousandths. */
const percents = (moves: readonly Move[]) =>
  Object.fromEntries(
    moves
      .filter(({ probability }) => probability > 0)
      .map(({ strength, probability }) => [RATS[strength].name, Math.round(probability * 1000) / 10]),
  )
const costs = (moves: readonly Move[]) =>
  Object.fromEntries(
    moves
      .filter(({ cost }) => cost > 1e-9)
      .map(({ strength, cost }) => [RATS[strength].name, Math.round(cost * 1000) / 1000]),
  )

describe('balance targets', () => {
  test.each([
    ['the base game', base],
    ['Fast Rat', fast],
  ])('%s is fair', (_name, solution) => {
    expect(Math.abs(solution.value(solution.start))).toBeLessThan(1e-9)
  })

  test.each([0, 1] as const)('the base game opens as known, seat %i', (seat) => {
    const opening = base.mix(base.start, seat)
    expect(percents(opening)).toEqual({ Prince: 4.5, Wizard: 23.4, Ambassador: 22.7, Assassin: 27.2, Spy: 22.2 })
    expect(costs(opening)).toEqual({ General: 0.036, Princess: 0.119, Musician: 0.106 })
  })

  test('Fast Rat opens as known', () => {
    const opening = fast.mix(fast.start, 0)
    expect(percents(opening)).toEqual({ Prince: 5.3, Wizard: 14, Ambassador: 31.8, Assassin: 28.4, Spy: 20.4 })
  })

  test.each([
    [4, 0.391],
    [3, 0.45],
  ])('Princess Attack favours both Princes, at either seat, to %i victories', (target, advantage) => {
    const yargs = solve({ hands: [PRINCES, PRINCESSES], target })
    const applewoods = solve({ hands: [PRINCESSES, PRINCES], target })
    expect(yargs.value(yargs.start)).toBeCloseTo(advantage, 3)
    expect(applewoods.value(applewoods.start)).toBeCloseTo(-yargs.value(yargs.start), 12)
  })

  test('the base game has 583,028 decision states', () => {
    expect(base.states).toBe(583_028)
  })

  test('nobody gains by playing otherwise', () => {
    for (const solution of [base, fast, solve({ hands: [PRINCES, PRINCESSES], target: 4 })])
      for (const gain of solution.gain()) expect(Math.abs(gain)).toBeLessThan(1e-6)
  })
})

describe('positions', () => {
  test('[BR-054] the Princess waits for a Prince that must be shown', () => {
    const example7 = {
      hands: [
        [7, 6, 5, 4, 3, 1],
        [7, 6, 3, 2, 1, 0],
      ],
      victories: [0, 3],
      spySeat: 0,
    } as const
    const solution = solve({ ...example7, target: 4 })
    const open = { ...example7, revealed: 7 } as const
    expect(solution.value(open)).toBe(1)
    expect(percents(solution.mix(open, 0))).toEqual({ Princess: 100 })
    expect(solution.mix(example7, 1)[0]).toMatchObject({ strength: 7, probability: 0 })
    expect(base.value(open)).toBe(1)
  })

  test('[BR-110] the spied-on seat shows its best card, and an open card is worth that less its cost', () => {
    const spied = {
      hands: [CLAN.filter((card) => card !== 2), CLAN.filter((card) => card !== 6)],
      bonus: [0, 2],
    } as const
    const position = { ...spied, victories: [0, 1], spySeat: 0 } as const
    const value = base.value(position)
    const shown = base.mix(position, 1)
    expect(shown.filter(({ probability }) => probability > 0)).toMatchObject([{ probability: 1, cost: 0 }])
    for (const { strength, cost } of shown) {
      const open = { ...position, revealed: strength }
      expect(base.value(open)).toBeCloseTo(value + cost, 12)
      const answers = base.mix(open, 0).filter(({ probability }) => probability > 0)
      expect(answers).toMatchObject([{ probability: 1, cost: 0 }])
    }
  })

  test('[BR-R49] copies of a character are one move', () => {
    const solution = solve({
      hands: [
        [7, 0, 7],
        [4, 4, 1],
      ],
      target: 4,
    })
    expect(solution.mix(solution.start, 0).map(({ strength }) => strength)).toEqual([7, 0])
    expect(solution.mix(solution.start, 1).map(({ strength }) => strength)).toEqual([4, 1])
  })

  test('held value beyond the last victory changes nothing', () => {
    const lead = {
      hands: [
        [5, 3],
        [6, 2],
      ],
      victories: [3, 2],
    } as const
    const solution = solve({ ...lead, target: 4, pending: [1, 2] })
    expect(solution.value({ ...lead, pending: [0, 1] })).toBe(solution.value({ ...lead, pending: [3, 4] }))
  })

  test('the last round has no choice', () => {
    const last = { hands: [[4], [5]], pending: [3, 3] } as const
    const solution = solve({ ...last, target: 4 })
    expect(solution.value(last)).toBe(-1)
    expect(solution.mix(last, 0)).toEqual([{ strength: 4, probability: 1, cost: 0 }])
    expect(solution.states).toBe(1)
  })

  test.each([
    [
      'a card that was never there',
      {
        hands: [
          [7, 7],
          [1, 0],
        ],
      },
    ],
    ['hands of different sizes', { hands: [[7], [1, 0]] }],
    ['no cards', { hands: [[], []] }],
    ['too many victories for the cards played', { hands: [CLAN, CLAN], victories: [1, 0] }],
    ['an open card in a sealed round', { hands: [CLAN, CLAN], revealed: 7 }],
  ] as const)('throws on %s', (_name, position) => {
    expect(() => base.value(position)).toThrow(RangeError)
    expect(() => base.mix(position, 0)).toThrow(RangeError)
  })

  test('throws when a seat has nothing to choose', () => {
    const spied = {
      hands: [
        [7, 6],
        [1, 0],
      ],
      spySeat: 1,
    } as const
    const solution = solve({ ...spied, target: 4 })
    expect(() => solution.mix(spied, 1)).toThrow('Seat 1 has nothing to choose')
    expect(() => solution.mix({ ...spied, revealed: 7 }, 0)).toThrow('Seat 0 has nothing to choose')
    expect(() => solution.mix({ ...spied, revealed: 5 }, 1)).toThrow(RangeError)
  })
})

describe('starts', () => {
  test.each([
    ['unequal hands', { hands: [[7], [7, 6]], target: 4 }],
    ['empty hands', { hands: [[], []], target: 4 }],
    ['a game already won', { hands: [[7], [6]], target: 3, victories: [3, 0] }],
  ] as const)('throws on %s', (_name, start) => {
    expect(() => solve(start)).toThrow(RangeError)
  })

  test('tells how far it is', () => {
    const heard: (readonly [number, number])[] = []
    const { values } = solve({ hands: [CLAN, CLAN], target: 3 }, (done, total) => heard.push([done, total]))
    expect(heard).toHaveLength(8)
    expect(heard.at(-1)).toEqual([values.length, values.length])
  })

  test('pairs of hands tell how much there is to solve', () => {
    expect(handPairs(base.start)).toBe(12_869)
    expect(base.values.length / handPairs(base.start)).toBeLessThan(31)
  })
})

/** The rules once more, without a table: every round played out, nothing merged. */
function plainValue(hands: readonly [Hand, Hand], standing: Standing, target: number): number {
  const { victories, pending, spySeat } = standing
  const [rows, cols] = [hands[0].length, hands[1].length]
  const after = (a: Strength, b: Strength): number => {
    const verdict = duel(a, b, standing.bonus[0], standing.bonus[1])
    const { winner, worth, bonus } = verdict
    const sign = winner === 0 ? 1 : -1
    if (verdict.by === 'princess') return sign
    const next = { bonus, spySeat: verdict.spySeat }
    const left = [without(hands[0], a), without(hands[1], b)] as const
    const held = [pending[0] + worth[0], pending[1] + worth[1]] as const
    if (winner === null) return rows === 1 ? 0 : plainValue(left, { ...next, victories, pending: held }, target)
    const total = victories.with(winner, victories[winner] + held[winner]) as [number, number]
    if (total[winner] >= target) return sign
    return rows === 1 ? 0 : plainValue(left, { ...next, victories: total, pending: [0, 0] }, target)
  }
  const payoffs = hands[0].map((a) => hands[1].map((b) => after(a, b)))
  if (spySeat === 1) return Math.max(...payoffs.map((row) => Math.min(...row)))
  if (spySeat === 0) return Math.min(...hands[1].map((_, b) => Math.max(...payoffs.map((row) => row[b]!))))
  return solveMatrix(Float64Array.from(payoffs.flat()), rows, cols, new Float64Array(rows), new Float64Array(cols))
}

const without = (hand: Hand, card: Strength): Hand => hand.toSpliced(hand.indexOf(card), 1)

const strengths = fc.constantFrom(...CLAN)
const pairOf = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<readonly [Value, Value]> => fc.tuple(value, value)
const starts: fc.Arbitrary<Start & Standing> = fc.integer({ min: 1, max: 4 }).chain((size) =>
  fc.record({
    hands: pairOf(fc.array(strengths, { minLength: size, maxLength: size })),
    target: fc.constantFrom(3, 4),
    victories: pairOf(fc.integer({ min: 0, max: 2 })),
    pending: pairOf(fc.integer({ min: 0, max: 5 })),
    bonus: pairOf(fc.constantFrom(0, 2)),
    spySeat: fc.constantFrom(null, 0, 1),
  }),
)

describe('any hands, from any standing', () => {
  test('worth what playing every round out says', () => {
    fc.assert(
      fc.property(starts, (start) => {
        expect(solve(start).value(start)).toBeCloseTo(plainValue(start.hands, start, start.target), 9)
      }),
      { numRuns: 60 },
    )
  })

  test('nobody gains by playing otherwise', () => {
    fc.assert(
      fc.property(starts, (start) => {
        for (const gain of solve(start).gain()) expect(Math.abs(gain)).toBeLessThan(1e-9)
      }),
    )
  })
})
