import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Asking,
  type ClockPlan,
  flaggedAt,
  nextFlag,
  type SecretClock,
  secretLeft,
  startClocks,
  timeFor,
  timeLeft,
  turnBackClocks,
  turnClocks,
  withoutTime,
} from '#house/clock'

const DAY = 86_400_000
const START = 1_000_000

const MOVE = { kind: 'move', ms: 60_000 } as const
const BANK = { kind: 'bank', ms: 300_000, increment: 5_000 } as const
const DAYS = { kind: 'days', days: 3 } as const

/** Both seats are asked question 0, unless it is said otherwise; those in `running` have yet to answer. */
const asking = (plan: ClockPlan, running: readonly number[], more: Partial<Asking> = {}): Asking => {
  const { asked = [0, 0] } = more
  const given = asked.map(() => timeFor(plan, undefined, { kind: 'turn' }))
  return { asked, given, running, secrets: [], undoer: null, ...more }
}

test.each([
  [{ kind: 'none' }, null],
  [MOVE, 60_000],
  [BANK, 300_000],
  [DAYS, 3 * DAY],
] as const)('%j starts with %j for each seat', (plan, time) => {
  const clocks = startClocks(plan, asking(plan, [0, 1]), START)
  expect(timeLeft(clocks, START)).toEqual([time, time])
})

test('all whose clocks run out at the same moment are flagged with it, and nobody else', () => {
  const clocks = {
    ...startClocks(BANK, asking(BANK, [0, 1]), START),
    left: [5000, 5000, 5000, 9000],
    running: [0, 2, 3],
  }
  expect(flaggedAt(clocks, nextFlag(clocks)!.at)).toEqual([0, 2])
})

test("a time that is taken out is nobody's, not even after an undo", () => {
  const secrets: SecretClock[] = [{ seat: 1, decision: 1, left: 9000, runs: true }]
  const before = startClocks(MOVE, asking(MOVE, [0], { undoer: 0, secrets }), START)
  const chosen = turnClocks(before, asking(MOVE, [1], { asked: [0, 1], undoer: 0, secrets }), START + 1000, [0])
  const spared = withoutTime(chosen, 50_000)
  const now = START + 52_000
  expect(timeLeft(spared, now)).toEqual([59_000, 59_000])
  expect(secretLeft(spared, spared.secrets[0]!, now)).toBe(7000)
  expect(turnBackClocks(spared, asking(MOVE, [0], { secrets }), now).left[0]).toBe(58_000)
})

test('without a clock no flag ever falls', () => {
  expect(nextFlag(startClocks({ kind: 'none' }, asking({ kind: 'none' }, [0, 1]), START))).toBeUndefined()
})

test('the flag of whoever has least falls first, and nobody has less than nothing', () => {
  const clocks = turnClocks(startClocks(BANK, asking(BANK, [1]), START), asking(BANK, [0, 1]), START + 1000)
  expect(nextFlag(clocks)).toEqual({ seat: 1, at: START + 300_000, isSecret: false })
  expect(timeLeft(clocks, START + 900_000)).toEqual([0, 0])
})

test('a clock that is read before it was set has lost nothing', () => {
  expect(timeLeft(startClocks(MOVE, asking(MOVE, [0]), START), START - 5000)).toEqual([60_000, 60_000])
})

describe.each([MOVE, BANK, DAYS])('with %j', (plan) => {
  const [full] = timeLeft(startClocks(plan, asking(plan, []), START), START) as [number]

  test('whoever locks in stops, and goes on with what was left when they take back', () => {
    let clocks = startClocks(plan, asking(plan, [0, 1]), START)
    clocks = turnClocks(clocks, asking(plan, [1]), START + 10_000)
    expect(timeLeft(clocks, START + 30_000)).toEqual([full - 10_000, full - 30_000])
    clocks = turnClocks(clocks, asking(plan, [0, 1]), START + 30_000)
    expect(timeLeft(clocks, START + 31_000)).toEqual([full - 11_000, full - 31_000])
  })

  test('leaving and returning gains nothing', () => {
    let clocks = startClocks(plan, asking(plan, [0, 1]), START)
    for (let round = 1; round <= 5; round++) {
      clocks = turnClocks(clocks, asking(plan, [1]), START + 2000 * round - 1000)
      clocks = turnClocks(clocks, asking(plan, [0, 1]), START + 2000 * round)
    }
    expect(timeLeft(clocks, START + 10_000)).toEqual([full - 5000, full - 10_000])
  })

  test('undo gives back the time there would be, had one never chosen', () => {
    const first = startClocks(plan, asking(plan, [0]), START)
    const second = turnClocks(first, asking(plan, [0], { asked: [1, null], undoer: 0 }), START + 10_000, [0])
    const third = turnClocks(second, asking(plan, [0], { asked: [2, null], undoer: 0 }), START + 20_000, [0])
    const once = turnBackClocks(third, asking(plan, [0], { asked: [3, null], undoer: 0 }), START + 21_000)
    const twice = turnBackClocks(once, asking(plan, [0], { asked: [4, null], undoer: null }), START + 22_000)
    expect(timeLeft(once, START + 21_000)[0]).toBe(timeLeft(second, START + 21_000)[0])
    expect(timeLeft(twice, START + 22_000)[0]).toBe(full - 22_000)
    expect(twice.before).toBeNull()
  })
})

test('a new question brings a new minute, the same question does not', () => {
  const clocks = startClocks(MOVE, asking(MOVE, [0, 1]), START)
  const after = turnClocks(clocks, asking(MOVE, [0, 1], { asked: [1, 0] }), START + 40_000, [0])
  expect(timeLeft(after, START + 40_000)).toEqual([60_000, 20_000])
})

test('a bank gains its increment for a choice that counts, and for nothing else', () => {
  const clocks = startClocks(BANK, asking(BANK, [0, 1]), START)
  expect(timeLeft(turnClocks(clocks, asking(BANK, [0, 1]), START, [0]), START)).toEqual([305_000, 300_000])
  expect(timeLeft(turnClocks(clocks, asking(BANK, [0, 1]), START), START)).toEqual([300_000, 300_000])
})

describe('what a question is given', () => {
  const limits = { turn: 45_000, react: 9000 }

  test.each<[plan: ClockPlan, turn: number | null, other: number | null, react: number | null, wink: number | null]>([
    [{ kind: 'none' }, null, null, null, null],
    [{ kind: 'game' }, 45_000, 30_000, 9000, 12_000],
    [MOVE, 60_000, 60_000, 9000, 12_000],
    [BANK, null, null, 9000, 12_000],
    [DAYS, 3 * DAY, 3 * DAY, 3 * DAY, 3 * DAY],
  ])('with %j', (plan, ...times) => {
    const open = ['turn', 'other'].map((kind) => timeFor(plan, limits, { kind }))
    const secret = ['react', 'wink'].map((kind) => timeFor(plan, limits, { kind, secret: true }))
    expect([...open, ...secret]).toEqual(times)
  })
})

test('where the game says how long, a seat that is not asked has no time, and each question its own', () => {
  const plan = { kind: 'game' } as const
  const clocks = startClocks(plan, asking(plan, [0], { asked: [0, null], given: [45_000, null] }), START)
  expect(timeLeft(clocks, START + 5000)).toEqual([40_000, null])
  const next = asking(plan, [1], { asked: [null, 1], given: [null, 25_000] })
  const after = turnClocks(clocks, next, START + 5000, [0])
  expect(timeLeft(after, START + 6000)).toEqual([null, 24_000])
})

describe('a secret question', () => {
  const secret = (more: Partial<SecretClock> = {}): SecretClock => ({
    seat: 1,
    decision: 4,
    left: 12_000,
    runs: true,
    ...more,
  })
  const hushed = (plan: ClockPlan, ...secrets: readonly SecretClock[]): Asking =>
    asking(plan, [], { asked: [null, null], secrets })

  test.each([MOVE, BANK])('with %j does not show on the clocks that all see', (plan) => {
    const quiet = startClocks(plan, asking(plan, [], { asked: [null, null] }), START)
    const clocks = turnClocks(quiet, hushed(plan, secret()), START)
    const answered = turnClocks(clocks, hushed(plan), START + 7000, [])
    for (const now of [START, START + 5000, START + 90_000])
      for (const some of [clocks, answered]) expect(timeLeft(some, now)).toEqual(timeLeft(quiet, now))
  })

  test('has a clock of its own, which runs out', () => {
    const clocks = startClocks(BANK, hushed(BANK, secret()), START)
    expect(secretLeft(clocks, clocks.secrets[0]!, START + 5000)).toBe(7000)
    expect(secretLeft(clocks, clocks.secrets[0]!, START + 50_000)).toBe(0)
    expect(nextFlag(clocks)).toEqual({ seat: 1, at: START + 12_000, isSecret: true })
  })

  test('goes on with what was left while others answer, and while a bot plays it stands', () => {
    let clocks = startClocks(MOVE, hushed(MOVE, secret({ seat: 0 }), secret()), START)
    clocks = turnClocks(clocks, hushed(MOVE, secret()), START + 3000, [])
    clocks = turnClocks(clocks, hushed(MOVE, secret({ runs: false })), START + 4000)
    expect(nextFlag(clocks)).toBeUndefined()
    clocks = turnClocks(clocks, hushed(MOVE, secret()), START + 20_000)
    expect(nextFlag(clocks)).toEqual({ seat: 1, at: START + 28_000, isSecret: true })
  })

  test('that is new has its time anew', () => {
    const clocks = startClocks(MOVE, hushed(MOVE, secret()), START)
    const after = turnClocks(clocks, hushed(MOVE, secret({ decision: 5 })), START + 3000, [])
    expect(nextFlag(after)).toEqual({ seat: 1, at: START + 15_000, isSecret: true })
  })
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
        let clocks = startClocks(plan, asking(plan, seats, { asked: [0, 0, 0] }), START)
        const full = clocks.left
        let number = 0
        for (const { after, running, renewed, moved, undoer } of steps) {
          const [then, now] = [clocks, clocks.since + after]
          const asked = then.asked.map((old, seat) => (renewed.includes(seat) ? ++number : old))
          clocks = turnClocks(then, asking(plan, running, { asked, undoer }), now, moved)
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
        let clocks = startClocks(plan, asking(plan, [0]), START)
        const [full] = clocks.left as [number]
        let [now, number, thought, isLocked] = [START, 0, 0, false]
        const chosen: number[] = []
        const next = (running: readonly number[]): Asking =>
          asking(plan, running, { asked: [number, null], undoer: chosen.length > 0 ? 0 : null })
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
