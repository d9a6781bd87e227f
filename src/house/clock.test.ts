import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Asking, type ClockPlan, nextFlag, startClocks, timeLeft, turnBackClocks, turnClocks } from '#house/clock'

const DAY = 86_400_000
const START = 1_000_000

const MOVE = { kind: 'move', ms: 60_000 } as const
const BANK = { kind: 'bank', ms: 300_000, increment: 5_000 } as const
const DAYS = { kind: 'days', days: 3 } as const

/** Both seats are asked question 0; those in `running` have yet to answer. */
const asking = (running: readonly number[], more: Partial<Asking> = {}): Asking => ({
  asked: [0, 0],
  running,
  undoer: null,
  ...more,
})

test.each([
  [{ kind: 'none' }, null],
  [MOVE, 60_000],
  [BANK, 300_000],
  [DAYS, 3 * DAY],
] as const)('%j starts with %j for each seat', (plan, time) => {
  const clocks = startClocks(plan, asking([0, 1]), START)
  expect(timeLeft(clocks, START)).toEqual([time, time])
})

test('without a clock no flag ever falls', () => {
  expect(nextFlag(startClocks({ kind: 'none' }, asking([0, 1]), START))).toBeUndefined()
})

test('the flag of whoever has least falls first, and nobody has less than nothing', () => {
  const clocks = turnClocks(startClocks(BANK, asking([1]), START), asking([0, 1]), START + 1000)
  expect(nextFlag(clocks)).toEqual({ seat: 1, at: START + 300_000 })
  expect(timeLeft(clocks, START + 900_000)).toEqual([0, 0])
})

test('a clock that is read before it was set has lost nothing', () => {
  expect(timeLeft(startClocks(MOVE, asking([0]), START), START - 5000)).toEqual([60_000, 60_000])
})

describe.each([MOVE, BANK, DAYS])('with %j', (plan) => {
  const [full] = timeLeft(startClocks(plan, asking([]), START), START) as [number]

  test('whoever locks in stops, and goes on with what was left when he takes back', () => {
    let clocks = startClocks(plan, asking([0, 1]), START)
    clocks = turnClocks(clocks, asking([1]), START + 10_000)
    expect(timeLeft(clocks, START + 30_000)).toEqual([full - 10_000, full - 30_000])
    clocks = turnClocks(clocks, asking([0, 1]), START + 30_000)
    expect(timeLeft(clocks, START + 31_000)).toEqual([full - 11_000, full - 31_000])
  })

  test('leaving and returning gains nothing', () => {
    let clocks = startClocks(plan, asking([0, 1]), START)
    for (let round = 1; round <= 5; round++) {
      clocks = turnClocks(clocks, asking([1]), START + 2000 * round - 1000)
      clocks = turnClocks(clocks, asking([0, 1]), START + 2000 * round)
    }
    expect(timeLeft(clocks, START + 10_000)).toEqual([full - 5000, full - 10_000])
  })

  test('undo gives back the time there would be, had one never chosen', () => {
    const first = startClocks(plan, asking([0]), START)
    const second = turnClocks(first, { asked: [1, null], running: [0], undoer: 0 }, START + 10_000, [0])
    const third = turnClocks(second, { asked: [2, null], running: [0], undoer: 0 }, START + 20_000, [0])
    const once = turnBackClocks(third, { asked: [3, null], running: [0], undoer: 0 }, START + 21_000)
    const twice = turnBackClocks(once, { asked: [4, null], running: [0], undoer: null }, START + 22_000)
    expect(timeLeft(once, START + 21_000)[0]).toBe(timeLeft(second, START + 21_000)[0])
    expect(timeLeft(twice, START + 22_000)[0]).toBe(full - 22_000)
    expect(twice.before).toBeNull()
  })
})

test('a new question brings a new minute, the same question does not', () => {
  const clocks = startClocks(MOVE, asking([0, 1]), START)
  const after = turnClocks(clocks, { asked: [1, 0], running: [0, 1], undoer: null }, START + 40_000, [0])
  expect(timeLeft(after, START + 40_000)).toEqual([60_000, 20_000])
})

test('a bank gains its increment for a choice that counts, and for nothing else', () => {
  const clocks = startClocks(BANK, asking([0, 1]), START)
  expect(timeLeft(turnClocks(clocks, asking([0, 1]), START, [0]), START)).toEqual([305_000, 300_000])
  expect(timeLeft(turnClocks(clocks, asking([0, 1]), START), START)).toEqual([300_000, 300_000])
})

describe('whatever happens', () => {
  const plans: readonly ClockPlan[] = [{ kind: 'none' }, MOVE, BANK, DAYS]
  const seats = [0, 1, 2]

  test('no time is left but what was left before and what the plan grants', () => {
    const step = fc.record({
      after: fc.integer({ min: 0, max: 90_000 }),
      running: fc.subarray(seats),
      renewed: fc.subarray(seats),
      moved: fc.option(fc.subarray(seats), { nil: undefined }),
      undoer: fc.constantFrom(null, 0, 1),
    })
    fc.assert(
      fc.property(fc.constantFrom(...plans), fc.array(step, { maxLength: 30 }), (plan, steps) => {
        let clocks = startClocks(plan, { asked: [0, 0, 0], running: seats, undoer: null }, START)
        const full = clocks.left
        let number = 0
        for (const { after, running, renewed, moved, undoer } of steps) {
          const [then, now] = [clocks, clocks.since + after]
          const asked = then.asked.map((old, seat) => (renewed.includes(seat) ? ++number : old))
          clocks = turnClocks(then, { asked, running, undoer }, now, moved)
          for (const seat of seats) {
            const [before, time] = [then.left[seat]!, timeLeft(clocks, now)[seat]]
            const rest = Math.max(0, before - (then.running.includes(seat) ? after : 0))
            if (plan.kind === 'none') expect(time).toBeNull()
            else if (plan.kind === 'bank') expect(time).toBe(rest + (moved?.includes(seat) ? plan.increment : 0))
            else expect(time).toBe(renewed.includes(seat) ? full[seat] : rest)
          }
        }
      }),
    )
  })

  test('locking in, taking back, choosing and undoing in any order gain nothing', () => {
    const act = fc.record({
      after: fc.integer({ min: 0, max: 20_000 }),
      what: fc.constantFrom('lock', 'take-back', 'choose', 'undo'),
    })
    fc.assert(
      fc.property(fc.constantFrom(MOVE, BANK, DAYS), fc.array(act, { maxLength: 40 }), (plan, acts) => {
        let clocks = startClocks(plan, asking([0]), START)
        const [full] = clocks.left as [number]
        let [now, number, thought, isLocked] = [START, 0, 0, false]
        const chosen: number[] = []
        const next = (running: readonly number[]): Asking => ({
          asked: [number, null],
          running,
          undoer: chosen.length > 0 ? 0 : null,
        })
        const undo = (): void => {
          chosen.pop()
          number++
          clocks = turnBackClocks(clocks, next([0]), now)
        }
        for (const { after, what } of acts) {
          now += after
          if (!isLocked) thought += after
          if (what === 'undo' && chosen.length > 0) undo()
          else if (what === 'choose' && !isLocked) {
            chosen.push(number++)
            clocks = turnClocks(clocks, next([0]), now, [0])
          } else if (chosen.length === 0 && (what === 'lock') !== isLocked) {
            isLocked = what === 'lock'
            clocks = turnClocks(clocks, next(isLocked ? [] : [0]), now)
          }
        }
        while (chosen.length > 0) undo()
        expect(timeLeft(clocks, now)[0]).toBe(Math.max(0, full - thought))
      }),
    )
  })
})
