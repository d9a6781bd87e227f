import { expect, test } from 'vitest'
import { intervalOf, wilson } from '#engine/figures'

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
  expect(high - value).toBeCloseTo(1.96 * (2 / 10), 3)
  expect(value - low).toBeCloseTo(high - value, 12)
})

test.each([
  { kind: 'share', count: 0, of: 0 },
  { kind: 'index', won: 0, due: 0, of: 0 },
  { kind: 'index', won: 0, due: 0, of: 5 },
  { kind: 'mean', sum: 0, squares: 0, of: 0 },
] as const)('nothing counted, nothing said: $kind of $of', (figure) => {
  expect(intervalOf(figure)).toBeUndefined()
})
