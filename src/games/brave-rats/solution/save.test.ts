import { describe, expect, test } from 'vitest'
import { loadSolution, saveSolution } from '#games/brave-rats/solution/save'
import { solve } from '#games/brave-rats/solution/solve'

const base = solve({
  hands: [
    [7, 6, 5, 4, 3, 2, 1, 0],
    [7, 6, 5, 4, 3, 2, 1, 0],
  ],
  target: 4,
})
const saved = saveSolution(base)

describe('a saved solution', () => {
  test('comes back as it was, from however the hands are ordered', () => {
    const loaded = loadSolution(saved, { hands: [[0, 1, 2, 3, 4, 5, 6, 7], base.start.hands[1]], target: 4 })
    expect(loaded.values).toEqual(base.values)
    expect(loaded.mix(base.start, 0)).toEqual(base.mix(base.start, 0))
    for (const gain of loaded.gain()) expect(Math.abs(gain)).toBeLessThan(1e-6)
  })

  test('is about a megabyte', () => {
    expect(saved.length).toBeLessThan(1_100_000)
  })

  test('may lie anywhere in a larger buffer', () => {
    const buffer = new Uint8Array(saved.length + 3)
    buffer.set(saved, 3)
    expect(loadSolution(buffer.subarray(3), base.start).value(base.start)).toBe(base.value(base.start))
  })
})

describe('foreign bytes', () => {
  const damaged = saved.slice()
  damaged[500_000]! ^= 1

  test.each([
    ['nothing', new Uint8Array(0), base.start, 'no BraveRats solution'],
    ['something else', new Uint8Array(1000).fill(66), base.start, 'no BraveRats solution'],
    ['another target', saved, { ...base.start, target: 3 }, 'another start'],
    ['another standing', saved, { ...base.start, victories: [1, 0] as const }, 'another start'],
    ['one wrong bit', damaged, base.start, 'damaged'],
    ['a missing end', saved.subarray(0, -1), base.start, 'damaged'],
  ])('%s is refused', (_name, bytes, start, reason) => {
    expect(() => loadSolution(bytes, start)).toThrow(reason)
  })
})
