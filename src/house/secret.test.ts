import { describe, expect, test } from 'vitest'
import type { Seat, Viewer } from '#engine/game'
import type { State } from '#engine/testing/pebbles-types'
import type { ClockPlan } from '#house/clock'
import { PACES } from '#protocol/pace'
import { differenceFor, lookOf } from '#house/look'
import { tellAll, tellLines, tellLobby, tellNews } from '#house/tell'
import { Diary, pebblesBox } from '#house/testing/tables'

// Whom the game asks in secret, how many, and what they settle for themselves, nobody else may learn.

const MINUTE = 60_000
const CLOCKS: readonly ClockPlan[] = [
  { kind: 'none' },
  { kind: 'game' },
  { kind: 'move', ms: MINUTE },
  { kind: 'bank', ms: 5 * MINUTE, increment: 3000 },
  { kind: 'days', days: 2 },
]
const NOBODY = new Set<string>()

/** A diary that also keeps all that one viewer is sent. */
class Letters extends Diary {
  readonly viewer: Viewer
  readonly texts: string[] = []

  constructor(clock: ClockPlan, viewer: Viewer, seats = 4) {
    super({ box: pebblesBox, seats, clock })
    this.viewer = viewer
  }

  override write(entry: Parameters<Diary['write']>[0], after = 0): ReturnType<Diary['write']> {
    const before = lookOf(this.table)
    const told = super.write(entry, after)
    // While people sit down nobody listens yet.
    if (this.texts) {
      const { table, viewer } = this
      const changed = differenceFor(table, before, lookOf(table), [told], viewer, false)
      const lines = tellLines(table, [told], viewer, table.linesOf(viewer), NOBODY, changed?.changes)
      if (changed) this.texts.push(JSON.stringify(tellNews(table, viewer, lines, table.at, changed)))
    }
    return told
  }

  choose(actor: Seat, choice: object, after = 0, by: 'seat' | 'bot' | 'clock' = 'seat'): void {
    this.write({ kind: 'input', input: { actor, choice }, by }, after)
  }

  /** Bids the first stone of a hand. */
  bid(seat: Seat, after = 0, by: 'seat' | 'clock' = 'seat'): void {
    this.choose(seat, { kind: 'bid', stone: this.truth.hands[seat]![0] }, after, by)
  }

  get truth(): State {
    return this.table.match!.state as unknown as State
  }

  /** All that the viewer could be sent at this moment. */
  now(at = this.table.at): string {
    const { table, viewer } = this
    return JSON.stringify([tellAll(table, viewer, [], at), tellLobby(table), table.linesOf(viewer)])
  }
}

const watch = (on: boolean) => ({ kind: 'watch', on })
const [DONE, PASS, WARN] = [{ kind: 'done' }, { kind: 'pass' }, { kind: 'warn' }]

/** A round up to the next bids, in which these seats keep watch, and all but the last of them pass before the last does. */
function round(letters: Letters, watchers: readonly Seat[], by: 'seat' | 'bot' | 'clock' = 'seat'): void {
  for (const seat of watchers) letters.choose(seat, watch(true), 0)
  for (const seat of [0, 1, 2, 3]) letters.choose(seat, DONE, 1000)
  for (const [nth, seat] of watchers.entries()) {
    const isLast = nth === watchers.length - 1
    letters.choose(seat, PASS, isLast ? 3000 - 500 * nth : 500, by)
  }
}

describe.each(CLOCKS)('with %j', (clock) => {
  test.each<[what: string, one: readonly Seat[], other: readonly Seat[]]>([
    ['who was asked', [1], [2]],
    ['how many were', [2], [1, 2]],
    ['in which order they answered', [1, 2], [2, 1]],
  ])('nobody can tell %s', (_what, one, other) => {
    for (const viewer of [0, 3, 'spectator'] as const) {
      const [first, second] = [new Letters(clock, viewer), new Letters(clock, viewer)]
      round(first, one)
      round(second, other)
      expect(first.texts).toEqual(second.texts)
      expect(first.now()).toBe(second.now())
      expect(first.now(first.table.at + 9000)).toBe(second.now(second.table.at + 9000))
      for (const letters of [first, second]) letters.bid(0, 1000)
      expect(first.now()).toBe(second.now())
    }
  })

  test('nobody can tell whether a person passed, a bot, or the clock', () => {
    const all = (['seat', 'bot', 'clock'] as const).map((by) => {
      const letters = new Letters(clock, 0)
      round(letters, [1, 2], by)
      return letters.texts
    })
    expect(all[1]).toEqual(all[0])
    expect(all[2]).toEqual(all[0])
  })
})

describe('while someone is asked in secret', () => {
  const BANK: ClockPlan = { kind: 'bank', ms: 5 * MINUTE, increment: 3000 }

  /** Seats 1 and 2 keep watch, and are asked. */
  function asked(viewer: Viewer): Letters {
    const letters = new Letters(BANK, viewer)
    for (const seat of [1, 2]) letters.choose(seat, watch(true))
    for (const seat of [0, 1, 2, 3]) letters.choose(seat, DONE)
    return letters
  }
  type Now = { pending: object[]; clocks: { left: number[]; running: number[] }; own: { decision: number } | null }
  const nowOf = (letters: Letters, at?: number): Now =>
    (JSON.parse(letters.now(at)) as [{ now: Now }, ...unknown[]])[0].now

  test('to others nobody is asked, and no clock runs', () => {
    const letters = asked(0)
    const full = 5 * MINUTE + 3000
    const { pending, clocks } = nowOf(letters, letters.table.at + 4000)
    expect(pending).toEqual([])
    expect(clocks).toMatchObject({ left: [full, full, full, full], running: [] })
  })

  test('who is asked sees the question and a clock of its own; the bank is not touched', () => {
    const letters = asked(1)
    const { pending, clocks, own } = nowOf(letters, letters.table.at + 2000)
    const full = 5 * MINUTE + 3000
    expect(pending).toEqual([{ actor: 1, kind: 'watch', secret: true }])
    expect(clocks).toMatchObject({ left: [full, 3000, full, full], running: [1] })
    expect(own).toMatchObject({ decision: 1 })
    letters.choose(1, PASS, 4000)
    expect(nowOf(letters).clocks).toMatchObject({ left: [full, full, full, full], running: [] })
  })

  test('a pass after which others are still asked is told to nobody else', () => {
    const [letters, own] = [asked(0), asked(1)]
    const before = letters.texts.length
    letters.choose(1, PASS, 100)
    expect(letters.texts).toHaveLength(before)
    own.choose(1, PASS, 100)
    expect(JSON.parse(own.texts.at(-1)!)).toMatchObject({ lines: [{ what: 'played', seat: 1, by: 'seat' }] })
  })

  test('the last pass is seen by what comes next, without a line', () => {
    const letters = asked(0)
    const { n } = (JSON.parse(letters.texts.at(-1)!) as { lines: { n: number }[] }).lines.at(-1)!
    for (const seat of [1, 2]) letters.choose(seat, PASS)
    expect(JSON.parse(letters.texts.at(-1)!)).toMatchObject({ lines: [], now: { pending: { length: 4 } } })
    letters.bid(1)
    expect(JSON.parse(letters.texts.at(-1)!)).toMatchObject({ lines: [{ n: n + 1, what: 'locked', seat: 1 }] })
  })

  test('whoever speaks up is known by what they say, and by nothing else', () => {
    const [letters, own] = [asked(0), asked(2)]
    for (const one of [letters, own]) one.choose(2, WARN, 100)
    const events = [{ kind: 'warned', rule: 'P-1', seat: 2 }]
    const line = (one: Letters) => (JSON.parse(one.texts.at(-1)!) as { lines: object[] }).lines[0]
    const { at } = letters.table
    const changes = [null]
    expect(line(letters)).toEqual({ n: expect.any(Number), at, what: 'played', seat: null, events, changes })
    expect(line(own)).toMatchObject({ what: 'played', seat: 2, by: 'seat', events })
  })

  test('whoever is asked and gives up is heard by all, and nobody has anything to settle any more', () => {
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      const letters = asked(viewer)
      letters.write({ kind: 'input', input: { actor: 1, act: 'resign' }, by: 'seat' })
      const { lines, now } = JSON.parse(letters.texts.at(-1)!) as { lines: object[]; now: object }
      expect(lines).toMatchObject([{ what: 'resign', seat: 1 }])
      expect(now).toMatchObject({ status: 'over', ...(viewer !== 'spectator' && { asides: [] }) })
    }
  })

  test('the lobby hears nothing of it', () => {
    const letters = asked(0)
    const { at } = tellLobby(letters.table)
    letters.choose(1, PASS, 500)
    expect(tellLobby(letters.table).at).toBe(at)
  })

  test('whoever is not asked cannot find out the number of the question', () => {
    const { table } = asked(0)
    const refusals = [...Array(20).keys()].map((nth) => table.match!.whyNot(0, PASS, table.meant(0, nth))?.code)
    expect(new Set(refusals)).toEqual(new Set(['stale']))
    expect(table.match!.whyNot(1, PASS, table.meant(1, table.nthOf(1)))).toBeUndefined()
  })

  test('missing it does not count among what was missed openly', () => {
    const letters = asked(1)
    const { table } = letters
    letters.choose(1, PASS, 0, 'clock')
    expect(table.seats[1]).toMatchObject({ missed: 0, missedOf: { watch: 1 } })
    letters.choose(2, PASS)
    letters.bid(1, 0, 'clock')
    expect(table.seats[1]).toMatchObject({ missed: 1, missedOf: { watch: 1, bid: 1 } })
  })
})

describe.each(PACES)('at a table where bots are %s', (pace) => {
  const PACE = 700

  /** Two bots keep watch, and both are asked. */
  function asked(): Letters {
    const letters = new Letters({ kind: 'none' }, 0)
    letters.write({ kind: 'paced', pace })
    for (const seat of [1, 2]) letters.write({ kind: 'replaced', seat, level: 'normal' })
    for (const seat of [1, 2]) letters.choose(seat, watch(true), 0, 'bot')
    for (const seat of [0, 1, 2, 3]) letters.choose(seat, DONE, 1000)
    return letters
  }

  test('what they are asked in secret takes the time that it takes at any other', () => {
    const { table } = asked()
    const [question] = table.awaitedOfServer()
    expect(question).toMatchObject({ secret: true, brief: true })
    expect(table.answerAt(question!, PACE)).toBe(table.at)
    const { brief: _brief, ...longer } = question!
    expect(table.answerAt(longer, PACE)).toBe(table.at + PACE)
    expect(table.answerAt({ ...longer, secret: true }, 100)).toBe(table.at + 300)
  })

  test('nobody in a hurry learns by it who was asked in secret', () => {
    const letters = new Letters({ kind: 'none' }, 3)
    letters.write({ kind: 'paced', pace })
    letters.choose(0, watch(true))
    for (const seat of [0, 1, 2]) letters.choose(seat, DONE)
    letters.write({ kind: 'hurried', seat: 0 })
    letters.choose(3, DONE)
    expect(letters.table.match!.pending()).toMatchObject([{ actor: 0, secret: true }])
    expect(letters.table.haste).toBe('instant')
    letters.choose(0, PASS)
    // Now all are asked for a bid.
    expect(letters.table.haste).toBe(pace)
  })
})

describe('an aside', () => {
  test.each(CLOCKS)('is told to its seat alone, with %j, and leaves clocks and bots alone', (clock) => {
    for (const viewer of [0, 2, 'spectator'] as const) {
      const letters = new Letters(clock, viewer)
      const before = [letters.now(letters.table.at + 7000), letters.table.due(1000)]
      letters.choose(1, watch(true), 2000)
      letters.choose(1, watch(false), 2000)
      expect(letters.texts).toEqual([])
      expect([letters.now(letters.table.at + 3000), letters.table.due(1000)]).toEqual(before)
    }
  })

  test('tells its seat what is so now, and what it may settle next', () => {
    const letters = new Letters({ kind: 'none' }, 1)
    letters.choose(1, watch(true))
    const events = [{ kind: 'watches', rule: 'P-1', seat: 1, on: true }]
    expect(letters.texts.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      {
        lines: [{ what: 'settled', seat: 1, by: 'seat', events, changes: [{ watch: { 1: [true] } }] }],
        now: { asides: [watch(false)] },
      },
    ])
  })

  test('does not make good what was missed', () => {
    const letters = new Letters({ kind: 'move', ms: MINUTE }, 0)
    letters.choose(0, DONE, MINUTE, 'clock')
    letters.choose(0, watch(true))
    expect(letters.table.seats[0]!.missed).toBe(1)
  })

  test('is settled by a bot that sits down, and by none other', () => {
    const letters = new Letters({ kind: 'none' }, 0)
    const { table } = letters
    expect(table.unsettled()).toEqual([])
    letters.write({ kind: 'replaced', seat: 2, level: 'hard' })
    const settled = { kind: 'settled', seat: 2, asides: [watch(true)], by: 'bot' } as const
    expect(table.unsettled()).toEqual([settled])
    expect(table.due(1000)).toBe(table.at)
    expect(letters.write(settled)).toMatchObject({
      ears: [2],
      happened: [{ event: { kind: 'watches', seat: 2, on: true } }],
    })
    expect(table.unsettled()).toEqual([])
    letters.write({ kind: 'returned', seat: 2 })
    expect(letters.truth.watch).toEqual([false, false, true, false])
    expect(table.match!.inputs).toEqual([{ actor: 2, choice: watch(true) }])
    expect(letters.texts.map((text) => (JSON.parse(text) as { lines: { what: string }[] }).lines[0]!.what)).toEqual([
      'replaced',
      'returned',
    ])
  })

  test('that is not offered any more when the server makes it changes nothing', () => {
    const letters = new Letters({ kind: 'none' }, 0)
    letters.write({ kind: 'settled', seat: 0, asides: [watch(false), watch(true), watch(true)], by: 'clock' })
    expect(letters.table.match!.inputs).toEqual([{ actor: 0, choice: watch(true) }])
  })
})
