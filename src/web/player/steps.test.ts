import { describe, expect, test } from 'vitest'
import type { StepTold } from '#protocol/told'
import type { BoardPace } from '#web/design/board-props'
import { hasteOf, lastsAt, shownAt, type Step, stepsOf } from '#web/player/steps'

const PACE: BoardPace = {
  lasts: { used: 700, hit: 700, over: 1800, sealed: 0 },
  own: ['used'],
  before: { dealt: 3500 },
}

/** Events of lines, written as `1 used, 1 hit`; the view of each is its place in the row. */
const told = (written: string): StepTold[] =>
  written.split(', ').map((one, at) => {
    const [n, kind] = one.split(' ')
    return { n: Number(n), event: { kind }, view: { at } }
  })
/** Steps, written as `line/events:view`, with `!` for a break. */
const written = (steps: readonly Step[]) =>
  steps.map(
    ({ place, view, isBreak }) =>
      `${place.n}/${place.events}:${(view as { readonly at: number }).at}${isBreak ? '!' : ''}`,
  )

describe('what was told, as steps', () => {
  test('each has the view of its moment, and all that was told up to there', () => {
    expect(written(stepsOf(told('3 used, 3 hit, 4 hit'), PACE))).toEqual(['3/1:0', '3/2:1', '4/1:2'])
  })

  test('what has no time comes together with the next that has, and what is left over with the end', () => {
    expect(written(stepsOf(told('3 begun, 3 used, 3 sealed, 3 begun, 3 hit, 3 begun'), PACE))).toEqual([
      '3/2:1',
      '3/5:4',
    ])
    expect(stepsOf(told('3 begun, 3 sealed'), PACE)).toEqual([])
  })

  test('what one has just chosen is no news; what comes of it is', () => {
    const isOwn = (n: number) => n === 4
    expect(written(stepsOf(told('4 used, 4 hit'), PACE, isOwn))).toEqual(['4/2:1'])
    expect(written(stepsOf(told('4 used, 5 used'), PACE, isOwn))).toEqual(['5/1:1'])
    expect(written(stepsOf(told('4 hit, 4 used'), PACE, isOwn))).toEqual(['4/1:0', '4/2:1'])
    expect(written(stepsOf(told('4 begun, 4 used, 4 used'), PACE, isOwn))).toEqual(['4/3:2'])
  })

  test('what is unspoken is seen at its moment, and all words stay as they were', () => {
    const steps = stepsOf(told('3 begun, 3 hit, 4 hit'), { ...PACE, unspoken: ['hit'] })
    expect(written(steps)).toEqual(['3/1:1', '4/0:2'])
    expect(steps.map(({ event, isUnspoken }) => [event, isUnspoken])).toEqual([
      [{ kind: 'hit' }, true],
      [{ kind: 'hit' }, true],
    ])
  })

  test('before something new begins, what was seen last is held, with all that was told since', () => {
    const steps = stepsOf(told('4 hit, 4 over, 4 scored, 4 dealt, 4 begun, 5 used'), PACE)
    expect(written(steps)).toEqual(['4/1:0', '4/3:2!', '5/1:5'])
    expect(steps[1]).toMatchObject({ lasts: 3500, event: { kind: 'over' } })
    expect(written(stepsOf(told('4 over, 4 dealt'), PACE))).toEqual(['4/1:0!'])
    expect(written(stepsOf(told('4 scored, 4 dealt'), PACE))).toEqual(['4/1:0!'])
    expect(stepsOf(told('4 dealt, 4 begun'), PACE)).toEqual([])
  })
})

describe('how long it takes', () => {
  const steps = stepsOf(told('1 hit, 1 over, 1 dealt'), PACE)

  test('as the viewer likes it; at once shows nothing but breaks, which are held at any speed', () => {
    expect([0.5, 1, 2, 0].map((speed) => lastsAt(steps[0]!, speed))).toEqual([1400, 700, 350, 0])
    expect([0.5, 1, 2, 0].map((speed) => lastsAt(steps[1]!, speed, 0.1))).toEqual([3500, 3500, 3500, 3500])
    expect(written(shownAt(steps, 0))).toEqual(['1/2:1!'])
    expect(shownAt(steps, 1)).toEqual(steps)
  })

  test('nobody who is asked waits longer than two seconds and a half, and nothing is hurried without need', () => {
    const many = stepsOf(told(Array.from({ length: 12 }, () => '1 hit').join(', ')), PACE)
    const all = (speed: number, isAsked: boolean) =>
      many.reduce((sum, step) => sum + lastsAt(step, speed, hasteOf(many, speed, isAsked)), 0)
    expect(all(1, true)).toBeLessThanOrEqual(2500)
    expect(all(0.5, true)).toBeLessThanOrEqual(2500)
    expect(all(1, false)).toBeGreaterThan(2500)
    expect(all(1, false)).toBeLessThanOrEqual(6000)
    expect(hasteOf(many.slice(0, 2), 1, true)).toBe(1)
    expect(hasteOf(steps, 1, true)).toBe(1)
  })
})
