import { describe, expect, test } from 'vitest'
import type { LineTold, NowTold, StepTold } from '#protocol/told'
import {
  after,
  eventOf,
  isPassedOver,
  onward,
  type Showing,
  showingOf,
  shownOf,
  skipped,
  type Telling,
  type Terms,
} from '#web/player/showing'
import { lastsAt } from '#web/player/stills'

const PACE = { lasts: { hit: 700, over: 1800, begun: 0 }, own: ['hit'], before: { dealt: 3500 } }
const TERMS: Terms = { pace: PACE, speed: 1, own: 0, thread: 'table' }

/** A line in which another seat made these kinds of things happen. */
const line = (n: number, ...kinds: readonly string[]): LineTold => ({
  n,
  at: n,
  what: 'played',
  seat: 1,
  by: 'seat',
  ...(kinds.length > 0 && { events: kinds.map((kind) => ({ kind })) }),
})
const stepsIn = ({ n, events = [] }: LineTold): StepTold[] =>
  events.map((event, at) => ({ n, event, view: { moment: `${n}/${at + 1}` } }))

/** What is told after these lines; the moments of the last `lately` of them are known. */
function telling(lines: readonly LineTold[], lately: number, now: Partial<NowTold> = {}): Telling {
  const end = { status: 'live', pending: [{ actor: 1 }], own: null, view: { moment: `end of ${lines.at(-1)!.n}` } }
  return {
    lines,
    now: { ...end, outcome: null, rematch: null, ...now } as unknown as NowTold,
    steps: lately === 0 ? [] : lines.slice(-lately).flatMap(stepsIn),
  }
}

const FIRST = telling([line(1)], 0)
const start = showingOf(FIRST, 'table')
const viewOf = (showing: Showing<Telling>) => (shownOf(showing).now.view as { readonly moment: string }).moment
/** All moments that are shown from here on, each with what has been told by then. */
function course(showing: Showing<Telling>): string[] {
  const told = shownOf(showing).lines.map(({ n, events = [] }) => `${n}${'.'.repeat(events.length)}`)
  const moment = `${viewOf(showing)} after ${told.join(' ')}`
  return showing.stills.length === 0 ? [moment] : [moment, ...course(onward(showing))]
}

test('things are shown one after another, and no word runs ahead of them', () => {
  const showing = after(start, telling([line(1), line(2, 'hit', 'hit'), line(3, 'begun', 'hit', 'begun')], 2), TERMS)
  expect(course(showing)).toEqual([
    '2/1 after 1 2.',
    '2/2 after 1 2..',
    '3/2 after 1 2.. 3..',
    'end of 3 after 1 2.. 3...',
  ])
})

test('while something is shown nobody is asked and nothing is decided; clocks and seats are as they are', () => {
  const told = telling([line(1), line(2, 'hit')], 1, {
    status: 'over',
    outcome: { payoffs: [1], reason: 'r', rule: 'R' },
    rematch: 't',
    clocks: { left: [5], running: [0], at: 7 },
  })
  const showing = after(start, told, TERMS)
  expect(shownOf(showing).now).toMatchObject({
    status: 'live',
    pending: [],
    own: null,
    outcome: null,
    rematch: null,
    clocks: { left: [5] },
  })
  expect(shownOf(onward(showing))).toBe(told)
})

test('several pieces of news at once, and news while something is shown, come in their order', () => {
  const lines = [line(1), line(2, 'hit'), line(3, 'hit')]
  const both = after(start, telling(lines, 2), TERMS)
  expect(course(both)).toEqual(['2/1 after 1 2.', '3/1 after 1 2. 3.', 'end of 3 after 1 2. 3.'])
  const first = after(start, telling(lines.slice(0, 2), 1), TERMS)
  expect(course(after(first, telling(lines, 2), TERMS))).toEqual(course(both))
})

test('a line that tells nothing of the match does not wake what has been seen', () => {
  const seen = onward(after(start, telling([line(1), line(2, 'hit')], 1), TERMS))
  const told = telling([line(1), line(2, 'hit'), line(3)], 2)
  expect(course(after(seen, told, TERMS))).toEqual(['end of 3 after 1 2. 3'])
})

test('whoever comes, or comes back, sees how things stand; what was being shown is no longer', () => {
  expect(course(start)).toEqual(['end of 1 after 1'])
  const showing = after(start, telling([line(1), line(2, 'hit', 'hit')], 1), TERMS)
  const anew = telling([line(1), line(2, 'hit', 'hit'), line(3, 'hit')], 0)
  expect(after(showing, anew, { ...TERMS, thread: 'read anew' }).stills).toEqual([])
})

test('a jump that tells its moments shows them, and not those of where one was', () => {
  const showing = after(start, telling([line(1), line(2, 'hit', 'hit')], 1), TERMS)
  const next = after(showing, telling([line(1), line(2, 'hit')], 1), { ...TERMS, thread: 'another' })
  expect(course(next)).toEqual(['2/1 after 1 2.', 'end of 2 after 1 2.'])
})

test('all that is left can be skipped', () => {
  const showing = after(start, telling([line(1), line(2, 'hit', 'hit')], 1), TERMS)
  expect(course(skipped(showing))).toEqual(['end of 2 after 1 2..'])
  expect(skipped(start)).toBe(start)
})

test('whoever runs to the own turn sees nothing of what happens, not even a break', () => {
  const first = after(start, telling([line(1), line(2, 'hit')], 1), TERMS)
  const told = telling([line(1), line(2, 'hit'), line(3, 'hit', 'over', 'dealt', 'begun')], 2)
  expect(course(after(first, told, { ...TERMS, skips: true }))).toEqual(['end of 3 after 1 2. 3....'])
  const next = telling([...told.lines, line(4, 'hit')], 1)
  const skipped = after(first, told, { ...TERMS, skips: true })
  expect(course(after(skipped, next, TERMS))).toEqual(['4/1 after 1 2. 3.... 4.', 'end of 4 after 1 2. 3.... 4.'])
})

test('at no speed things are shown at once, except before something new begins', () => {
  const still = { ...TERMS, speed: 0 }
  expect(course(after(start, telling([line(1), line(2, 'hit', 'over')], 1), still))).toEqual(['end of 2 after 1 2..'])
  const over = telling([line(1), line(2, 'hit', 'over', 'scored', 'dealt', 'begun')], 1)
  expect(course(after(start, over, still))).toEqual(['2/3 after 1 2...', 'end of 2 after 1 2.....'])
})

test('what the viewer has just chosen is no news, but what another hand chose for the viewer is', () => {
  const own = (by: 'seat' | 'bot' | 'clock') => {
    const doing = { ...line(2, 'hit', 'hit'), seat: 0, by }
    return course(after(start, telling([line(1), doing], 1), TERMS)).length - 1
  }
  expect([own('seat'), own('bot'), own('clock')]).toEqual([1, 2, 2])
})

test('a backlog is quickened, more so for whoever is asked, and a break is not', () => {
  const lines = [line(1), line(2, ...Array.from({ length: 20 }, () => 'hit'), 'over', 'dealt')]
  const asked = { decision: 1, kind: 'k', choices: [{}], locked: null, canUndo: false }
  const lasting = (now: Partial<NowTold>) => {
    const { stills, haste } = after(start, telling(lines, 1, now), TERMS)
    return stills.map((still) => lastsAt(still, 1, haste))
  }
  const sum = (all: readonly number[]) => Math.round(all.slice(0, -1).reduce((so, one) => so + one, 0))
  expect([sum(lasting({})), sum(lasting({ own: asked }))]).toEqual([5600, 2400])
  expect(lasting({ own: asked }).at(-1)).toBe(3500)
})

test('the last thing worth a word is remembered, however long ago it was', () => {
  const lines = [line(1, 'hit'), line(2, 'over', 'scored'), line(3, 'scored'), line(4)]
  expect(eventOf(lines, PACE)).toEqual({ kind: 'over' })
  expect(eventOf([...lines, line(5, 'begun', 'scored')], PACE)).toEqual({ kind: 'begun' })
  expect(eventOf([line(1)], PACE)).toBeUndefined()
})

test('what was taken back is not what happened last, and neither is anything of it that is taken back after it', () => {
  const by = (seat: number, n: number, ...kinds: readonly string[]): LineTold => ({ ...line(n, ...kinds), seat })
  const undo = (seat: number, n: number): LineTold => ({ ...line(n), what: 'undo', seat })
  const lines = [by(0, 1, 'over'), by(1, 2, 'begun'), by(1, 3, 'hit')]
  expect(eventOf([...lines, undo(1, 4)], PACE)).toEqual({ kind: 'begun' })
  expect(eventOf([...lines, undo(1, 4), undo(1, 5)], PACE)).toEqual({ kind: 'over' })
  expect(eventOf([...lines, undo(1, 4), by(1, 5, 'hit')], PACE)).toEqual({ kind: 'hit' })
  expect(eventOf([...lines, undo(1, 4), by(1, 5, 'hit'), undo(1, 6)], PACE)).toEqual({ kind: 'begun' })
  // Another seat has taken back its own, long before; and a choice without a word is taken back like any other.
  expect(eventOf([...lines, undo(0, 4)], PACE)).toEqual({ kind: 'hit' })
  expect(eventOf([...lines, by(1, 4), undo(1, 5)], PACE)).toEqual({ kind: 'hit' })
})

describe('a story that is never hurried', () => {
  const pace = { lasts: { hit: [700, 10] }, isUnhurried: true } as const
  const lines = [line(1), line(2, ...Array.from({ length: 20 }, () => 'hit'))]
  const own = { decision: 1, kind: 'k', choices: [{}], locked: null, canUndo: false }
  const lasting = (now: Partial<NowTold>, tempo: 'calm' | 'brisk' = 'calm') => {
    const terms = { ...TERMS, pace, tempo, says: () => '-'.repeat(30) }
    const { stills, haste } = after(start, telling(lines, 1, now), terms)
    return Math.round(stills.reduce((sum, still) => sum + lastsAt(still, 1, haste), 0))
  }

  test('has all its time where bots are calm, asked or not', () => {
    expect([lasting({}), lasting({ own })]).toEqual([20_000, 20_000])
  })

  test('is hurried where bots are brisk, and where the clock of whoever is asked runs', () => {
    const clocks = (running: readonly number[]) => ({ left: [9, 9], running, at: 0 })
    expect([lasting({}, 'brisk'), lasting({ own }, 'brisk')]).toEqual([2800, 1200])
    expect([lasting({ own, clocks: clocks([0]) }), lasting({ own, clocks: clocks([1]) })]).toEqual([2400, 20_000])
  })
})

test('what happens while time passes is there at once, and nothing that was to be shown before holds it up', () => {
  const terms: Terms = { ...TERMS, pace: { ...PACE, lasts: { ...PACE.lasts, rolled: 0 }, live: ['rolled'] } }
  const before = telling([line(1), line(2, 'hit', 'hit')], 1)
  const showing = after(start, before, terms)
  expect(course(showing)).toHaveLength(3)
  const told = telling([...before.lines, line(3, 'over', 'rolled', 'hit')], 2)
  expect(course(after(showing, told, terms))).toEqual(['3/3 after 1 2.. 3...', 'end of 3 after 1 2.. 3...'])
  expect(course(after(showing, told, TERMS))).toHaveLength(5)
})

test('of what others do while time passes, whoever plays hears nothing; what is nobody’s or concerns them, they do', () => {
  const pace = { lasts: {}, live: ['rolled', 'took', 'closed'] }
  const heard = (you: number | undefined) =>
    [
      { kind: 'rolled', seat: 0 },
      { kind: 'rolled', seat: 1 },
      { kind: 'took', seats: [1, 2] },
      { kind: 'closed' },
      { kind: 'hit', seat: 1 },
    ].map((event) => !isPassedOver(event, you, pace))
  expect(heard(0)).toEqual([true, false, false, true, true])
  expect(heard(2)).toEqual([false, false, true, true, true])
  expect(heard(undefined)).toEqual([true, true, true, true, true])
})
