import { expect, test } from 'vitest'
import { intervalOf, sayFigure, wilson } from '#engine/figures'

test.each([
  [0.5, 100, 0.4038, 0.5962],
  [0, 10, 0, 0.2775],
  [1, 10, 0.7225, 1],
  [0.1, 50, 0.0435, 0.2136],
])("Wilson's interval of %d in %i trials", (share, trials, low, high) => {
  const interval = wilson(share, trials)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

test('an index is the share won, in parts of the share that was due', () => {
  const { value, low, high } = intervalOf({ kind: 'index', won: 50, due: 25, of: 100 })!
  expect(value).toBe(2)
  expect(low).toBeCloseTo(0.4038 * 4, 3)
  expect(high).toBeCloseTo(0.5962 * 4, 3)
})

test('the mean of numbers is as sure as they are close', () => {
  expect(intervalOf({ kind: 'mean', sum: 30, squares: 100, of: 9 })).toEqual({
    value: 30 / 9,
    low: 30 / 9,
    high: 30 / 9,
  })
  const { value, low, high } = intervalOf({ kind: 'mean', sum: 400, squares: 2000, of: 100 })!
  expect(value).toBe(4)
  expect(high - value).toBeCloseTo(1.96 * Math.sqrt(400 / 99 / 100), 4)
  expect(value - low).toBeCloseTo(high - value, 12)
})

/** Games, each with so many of so many. */
const ratio = (...games: readonly (readonly [many: number, of: number])[]) => {
  const sum = (of: (game: readonly [number, number]) => number): number =>
    games.reduce((all, game) => all + of(game), 0)
  return {
    kind: 'ratio' as const,
    sum: sum(([many]) => many),
    squares: sum(([many]) => many ** 2),
    base: sum(([, of]) => of),
    baseSquares: sum(([, of]) => of ** 2),
    products: sum(([many, of]) => many * of),
    of: games.length,
  }
}

test('of what comes several to a game, games are the trials', () => {
  const lumps = ratio(...Array.from({ length: 100 }, (_, at) => [at < 20 ? 10 : 0, 10] as const))
  const { value, low, high } = intervalOf(lumps)!
  expect(value).toBe(0.2)
  // As wide as for 20 of 100, not as for 200 of 1,000.
  expect(high - value).toBeCloseTo(1.96 * Math.sqrt((0.2 * 0.8) / 99), 4)
  expect(value - low).toBeCloseTo(high - value, 12)
})

test('games that are long and short with the same share are no reason for doubt', () => {
  const sure = intervalOf(ratio([1, 10], [2, 20], [4, 40]))!
  expect(sure.value).toBe(0.1)
  expect(sure.high - sure.low).toBeCloseTo(0, 6)
  const { value, high } = intervalOf(ratio([1, 10], [4, 20], [3, 40]))!
  expect(value).toBeCloseTo(8 / 70)
  const strays = [1 - 80 / 70, 4 - 160 / 70, 3 - 320 / 70].reduce((sum, stray) => sum + stray ** 2, 0)
  expect(high - value).toBeCloseTo((1.96 * Math.sqrt(strays / 2 / 3)) / (70 / 3), 4)
})

test.each([{ kind: 'mean', sum: 5, squares: 25, of: 1 } as const, ratio([5, 1])])(
  'one game alone says nothing of how they differ: $kind',
  (figure) => {
    expect(intervalOf(figure)).toEqual({ value: 5, low: -Infinity, high: Infinity })
  },
)

test.each([
  ['50.0 % (40.4–59.6)', { kind: 'share', count: 50, of: 100 }],
  ['2.00 (1.62–2.38)', { kind: 'index', won: 50, due: 25, of: 100 }],
  ['2.00', { kind: 'index', won: 50, due: 25, of: 100, bare: true }],
  ['4.00 (3.61–4.39)', { kind: 'mean', sum: 400, squares: 2000, of: 100 }],
  ['10.0 % (10.0–10.0)', ratio([1, 10], [2, 20])],
  ['5.00 (?)', { kind: 'mean', sum: 5, squares: 25, of: 1 }],
  ['-', { kind: 'share', count: 0, of: 0 }],
] as const)('%s is how it is said', (said, figure) => {
  expect(sayFigure(figure)).toBe(said)
})

test.each([
  { kind: 'share', count: 0, of: 0 },
  { ...ratio([0, 0]), of: 1 },
  { kind: 'index', won: 0, due: 0, of: 0 },
  { kind: 'index', won: 0, due: 0, of: 5 },
  { kind: 'mean', sum: 0, squares: 0, of: 0 },
] as const)('nothing counted, nothing said: $kind of $of', (figure) => {
  expect(intervalOf(figure)).toBeUndefined()
})

test('a difference of shares has room as both shares have', () => {
  const figure = { kind: 'difference', one: { count: 56, of: 70 }, other: { count: 48, of: 80 }, of: 70 } as const
  const { value, low, high } = intervalOf(figure)!
  // Newcombe's own example: 0.2, from 0.0524 to 0.3339.
  expect([value, low, high].map((one) => one.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339'])
  expect(sayFigure(figure)).toBe('20.0 points (5.2–33.4)')
  expect(intervalOf({ ...figure, other: { count: 0, of: 0 }, of: 0 })).toBeUndefined()
})
