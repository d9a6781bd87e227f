import { describe, expect, test } from 'vitest'
import { type Figure, intervalOf } from '#engine/figures'
import { type Asked, type Bounds, type Demand, judge, judgeAll, sayDemands } from '#engine/targets'

/** 40.4 to 59.6 %. */
const half: Figure = { kind: 'share', count: 50, of: 100 }
/** 1.62 to 2.38. */
const double: Figure = { kind: 'index', won: 50, due: 25, of: 100 }
/** 3.61 to 4.39. */
const four: Figure = { kind: 'mean', sum: 400, squares: 2000, of: 100 }
/** 0.1 to 0.1, without a doubt. */
const tenth: Figure = { kind: 'ratio', sum: 3, squares: 5, base: 30, baseSquares: 500, products: 50, of: 2 }

describe('one figure', () => {
  test.each([
    ['met', half, { least: 0.4, most: 0.6 }],
    ['open', half, { least: 0.41, most: 0.6 }],
    ['open', half, { least: 0.4, most: 0.59 }],
    ['open', half, { least: 0.45, most: 0.55 }],
    ['missed', half, { least: 0.6, most: 0.9 }],
    ['missed', half, { least: 0.1, most: 0.4 }],
    ['met', half, { least: 0.4 }],
    ['open', half, { least: 0.5 }],
    // The value itself is outside, but not all of its interval.
    ['open', half, { least: 0.59 }],
    ['missed', half, { least: 0.6 }],
    ['met', half, { most: 0.6 }],
    ['open', half, { most: 0.5 }],
    ['missed', half, { most: 0.4 }],
    ['met', double, { least: 1.6, most: 2.4 }],
    ['open', double, { least: 1.7, most: 2.4 }],
    ['missed', double, { most: 1.6 }],
    ['met', four, { least: 3.6, most: 4.4 }],
    ['open', four, { most: 4.3 }],
    ['missed', four, { least: 4.4 }],
    ['met', tenth, { most: 0.11 }],
    ['missed', tenth, { most: 0.09 }],
  ] as const)('is %s: %o within %o', (verdict, figure, bounds) => {
    expect(judge({ figure, bounds })).toBe(verdict)
  })

  test.each(['low', 'high'] as const)(
    'is open where its %s end touches the edge, from within and from without',
    (end) => {
      const edge = intervalOf(half)![end]
      const sides: readonly Bounds[] = [{ least: edge }, { most: edge }]
      expect(sides.map((bounds) => judge({ figure: half, bounds }))).toEqual(['open', 'open'])
    },
  )

  test('is open while too few games have been played, or none', () => {
    const bounds = { least: 0.1 }
    expect(judge({ figure: half, bounds, over: 100 })).toBe('met')
    expect(judge({ figure: half, bounds, over: 101 })).toBe('open')
    expect(judge({ figure: { kind: 'share', count: 0, of: 0 }, bounds })).toBe('open')
    expect(judge({ figure: { kind: 'mean', sum: 4, squares: 16, of: 1 }, bounds })).toBe('open')
  })

  test('that is exact is met on the edge, and never open', () => {
    const verdicts = [2, 3, 54, 55].map((figure) => judge({ figure, bounds: { least: 3, most: 54 } }))
    expect(verdicts).toEqual(['missed', 'met', 'met', 'missed'])
  })

  test('without bounds is watched only', () => {
    expect(judge({ figure: half })).toBeUndefined()
  })
})

const [met, open, missed] = [0.4, 0.5, 0.6].map((least, at): Asked => ({
  ...{ name: ['Hare', 'Fox', 'Owl'][at]!, figure: half },
  bounds: { least },
})) as [Asked, Asked, Asked]

describe('a target', () => {
  test.each<readonly [string | undefined, readonly Demand[]]>([
    ['met', [{ asked: [met, met] }]],
    ['open', [{ asked: [met, open] }]],
    ['missed', [{ asked: [met, open, missed] }]],
    ['open', [{ asked: [met] }, { asked: [open] }]],
    ['missed', [{ asked: [missed] }, { asked: [met] }]],
    ['met', [{ asked: [{ figure: half }] }, { asked: [met] }]],
    [undefined, [{ asked: [{ figure: half }] }]],
    ['met', [{ asked: [met, met, missed], needed: 2 }]],
    ['open', [{ asked: [met, open, missed], needed: 2 }]],
    ['missed', [{ asked: [met, missed, missed], needed: 2 }]],
    ['missed', [{ asked: [open, missed, missed], needed: 2 }]],
  ])('is %s', (verdict, demands) => {
    expect(judgeAll(demands)).toBe(verdict)
  })
})

describe('what was measured is said', () => {
  const named = (name: string, count: number, bounds: Bounds): Asked => ({
    ...{ name, bounds },
    figure: { kind: 'share', count, of: 100 },
  })

  test('one by one, with the interval that decides; exact numbers without', () => {
    const demands = [
      { asked: [{ figure: half }, { figure: four, over: 10 }] },
      { asked: [{ name: 'longest', figure: 54 }] },
    ]
    expect(sayDemands(demands)).toBe('50.0 % (40.4–59.6) / 4.00 (3.61–4.39) over 100 games; longest 54')
  })

  test('by name, where there are names', () => {
    expect(sayDemands([{ asked: [met, open] }])).toBe('Hare 50.0 % (40.4–59.6), Fox 50.0 % (40.4–59.6)')
  })

  test('of many the least and the greatest, and whatever is not met', () => {
    const asked = [50, 40, 60, 35, 50, 50, 50].map((count, at) => named(`No. ${at}`, count, { least: 0.3 }))
    const never: Asked = { name: 'never', figure: { kind: 'share', count: 0, of: 0 }, bounds: { least: 0.3 } }
    const demands = [{ asked: [...asked, named('last', 10, { least: 0.3 }), never] }]
    expect(sayDemands(demands)).toBe(
      'last 10.0 % (5.5–17.4) to No. 2 60.0 % (50.2–69.1); missed: last; open: No. 3, never',
    )
    expect(sayDemands(demands, false)).toBe('last 10.0 % (5.5–17.4) to No. 2 60.0 % (50.2–69.1)')
  })

  test('of what is needed so many times, how often it is', () => {
    expect(sayDemands([{ asked: [met, met, open, missed], needed: 2 }])).toBe('2 inside, 1 open, 1 outside')
  })
})
