import { describe, expect, test } from 'vitest'
import { turningOf } from '#web/analysis/turning'

const WEIGHTS: Readonly<Record<string, number>> = { fell: 3, 'dragon-killed': 2, 'match-over': 9 }
const weigh = ({ kind }: { readonly kind: string }): number => WEIGHTS[kind] ?? 0
const at = (step: number, ...chances: number[]) => ({ step, chances })
const told = (...steps: (readonly object[])[]) => steps as never
const moved = (seat: number) => ({ kind: 'moved', seat })

describe('where a match turned', () => {
  const points = [at(0, 0.5, 0.5), at(3, 0.8, 0.2), at(5, 0.7, 0.3), at(6, 1, 0)]
  const curve = { points, turning: { from: points[0]!, to: points[1]! }, isCoarse: true }

  test('is a step, where each has its chances', () => {
    const story = told([], [], [], [{ kind: 'dragon-killed', seat: 1 }], [], [], [])
    expect(turningOf({ ...curve, isCoarse: false }, story, weigh)).toMatchObject({ step: 3, seat: 0 })
  })

  test('is what has weight in the game, where a whole round lies between two points', () => {
    const story = told([], [moved(0)], [{ kind: 'dragon-killed', seat: 0 }], [moved(1)], [], [], [])
    expect(turningOf(curve, story, weigh)).toMatchObject({ step: 2, seat: 0, from: points[0], to: points[1] })
  })

  test('is what weighs most of several, for the seat of which it tells', () => {
    const story = told([], [{ kind: 'dragon-killed', seat: 0 }], [{ kind: 'fell', seat: 1 }], [], [], [], [])
    expect(turningOf(curve, story, weigh)).toMatchObject({ step: 2, seat: 1 })
  })

  test('is another round, where in the one that changed most nothing had weight, if that one changed much too', () => {
    const even = [at(0, 0.5, 0.5), at(3, 0.8, 0.2), at(5, 0.55, 0.45), at(6, 0.55, 0.45)]
    const story = told([], [], [], [], [{ kind: 'fell', seat: 0 }], [], [])
    const swung = { points: even, turning: { from: even[0]!, to: even[1]! }, isCoarse: true }
    expect(turningOf(swung, story, weigh)).toMatchObject({ step: 4, seat: 0 })
    expect(turningOf(curve, story, weigh)).toBeNull()
  })

  test('is not that it is over', () => {
    const story = told([], [], [], [], [], [], [{ kind: 'match-over', seat: 0 }])
    expect(turningOf({ ...curve, turning: { from: points[2]!, to: points[3]! } }, story, weigh)).toBeNull()
  })

  test('is nowhere, where nothing ever changed or nothing has weight', () => {
    expect(turningOf({ ...curve, turning: null }, told([]), weigh)).toBeNull()
    expect(turningOf(curve, told([], [moved(0)], [], [], [], [], []))).toBeNull()
    expect(turningOf(curve, told([], [moved(0)], [], [], [], [], []), weigh)).toBeNull()
  })
})
