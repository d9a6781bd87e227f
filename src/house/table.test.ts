import { matchSeed } from '#house/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '#engine/game'
import { isJson } from '#engine/json'
import { SeededRandom } from '#engine/random'
import { Refused } from '#engine/refusal'
import { box as braveRatsBox } from '#games/brave-rats/box'
import { type ClockPlan, timeLeft } from '#house/clock'
import { recordOf } from '#house/record'
import { type FrozenTable, Table } from '#house/table'
import { effectOf, isFor, viewersOf } from '#house/effect'
import { tellLines, tellLobby, tellNow } from '#house/tell'
import { cairnBox, Diary, guestAt, pebblesBox, somethingAt } from '#house/testing/tables'

const MINUTE = 60_000
const clocks: readonly ClockPlan[] = [
  { kind: 'none' },
  { kind: 'move', ms: 30_000 },
  { kind: 'bank', ms: MINUTE, increment: 2000 },
  { kind: 'days', days: 2 },
]

const story = fc.record({
  game: fc.constantFrom('brave-rats', 'pebbles', 'cairn'),
  mode: fc.constantFrom('together', 'teams', 'alone'),
  seats: fc.constantFrom(2, 3, 4),
  clock: fc.constantFrom(...clocks),
  secret: fc.string(),
  steps: fc.nat(60),
})
type AnyStory = typeof story extends fc.Arbitrary<infer Value> ? Value : never
type Story = Omit<AnyStory, 'mode'> & Partial<Pick<AnyStory, 'mode'>>

/** Lets anything happen at a table, so many times or to the end of its match. */
function live({ game, mode = 'together', seats, clock, secret, steps }: Story): Diary {
  const box = { 'brave-rats': braveRatsBox, pebbles: pebblesBox, cairn: cairnBox }[game]
  const options = game === 'cairn' ? { mode } : {}
  const diary = new Diary({ box, options, seats: game === 'brave-rats' ? 2 : seats, clock, secret })
  const luck = SeededRandom.from(secret)
  for (let step = 0; step < steps && diary.table.status === 'live'; step++)
    diary.write(somethingAt(diary.table, luck), luck.below(9000))
  return diary
}

/** All that can be known of a table. */
const whole = (table: Table): unknown => ({
  seq: table.seq,
  frozen: table.freeze(),
  told: viewersOf(table.seats.length).map((viewer) => tellNow(table, viewer, table.at + 500)),
  due: table.due(1000) ?? null,
})

describe('a table', () => {
  test('is the same when it is folded again from its facts, and so is all that is told of it', () => {
    fc.assert(
      fc.property(story, (some) => {
        const diary = live(some)
        const { table, effects } = diary.retold()
        expect(whole(table)).toEqual(whole(diary.table))
        expect(effects).toEqual(diary.effects)
      }),
    )
  })

  test('is the same when it is played again by the rules, and so are its facts', () => {
    fc.assert(
      fc.property(story, (some) => {
        const diary = live(some)
        const { table, log } = diary.replayed()
        expect(whole(table)).toEqual(whole(diary.table))
        expect(log).toEqual(diary.log)
      }),
    )
  })

  test('opens and is shown without a question to the rules', () => {
    const diary = live({ game: 'pebbles', seats: 3, clock: clocks[2]!, secret: 'a story', steps: 40 })
    const mute = (): never => {
      throw new Error('The rules were asked.')
    }
    const { view, hear } = pebblesBox.game
    const asked = { begin: mute, deal: mute, play: mute, pending: mute, outcome: mute, choices: mute, whyNot: mute }
    const game = { ...pebblesBox.game, ...asked, view, hear }
    const [created, ...log] = diary.log
    const table = new Table('the-table', 'a story', { ...pebblesBox, game }, created!)
    for (const logged of log) table.recall(logged)
    expect(table.freeze()).toEqual(diary.table.freeze())
    for (const viewer of viewersOf(3))
      expect(tellLines(table, diary.log.map(effectOf), viewer, 1, new Set())).toEqual(
        tellLines(diary.table, diary.effects, viewer, 1, new Set()),
      )
  })

  test('is the same when it is thawed anywhere and goes on from there', () => {
    fc.assert(
      fc.property(story, fc.nat(60), (some, place) => {
        const diary = live(some)
        const before = diary.again(1 + (place % diary.log.length))
        const frozen = before.freeze()
        expect(isJson(frozen)).toBe(true)
        const thawed = diary.again(1)
        expect(thawed.thaw(before.seq, JSON.parse(JSON.stringify(frozen)) as FrozenTable)).toBe(true)
        expect(whole(thawed)).toEqual(whole(before))
        const rest = diary.log.slice(before.seq + 1)
        expect(rest.map((logged) => thawed.recall(logged))).toEqual(diary.effects.slice(before.seq + 1))
        expect(whole(thawed)).toEqual(whole(diary.table))
      }),
    )
  })

  test('does not thaw what another version froze', () => {
    const diary = live({ game: 'pebbles', seats: 2, clock: clocks[1]!, secret: 's', steps: 5 })
    const table = diary.again(1)
    const before = whole(table)
    expect(table.thaw(5, { ...diary.table.freeze(), version: 0 })).toBe(false)
    expect(whole(table)).toEqual(before)
  })

  test('numbers the lines of each viewer from 1, without a gap', () => {
    fc.assert(
      fc.property(story, (some) => {
        const { table, effects } = live(some)
        for (const viewer of viewersOf(table.seats.length)) {
          const lines = tellLines(table, effects, viewer, 1, new Set())
          expect(lines.map(({ n }) => n)).toEqual(effects.filter((one) => isFor(one, viewer)).map((_, at) => at + 1))
          expect(lines).toHaveLength(table.linesOf(viewer))
        }
      }),
    )
  })

  test('takes entries in their order only', () => {
    const { table, log } = live({ game: 'pebbles', seats: 2, clock: clocks[0]!, secret: 's', steps: 3 })
    expect(() => table.apply(log[2]!)).toThrow('not before')
    expect(() => table.apply({ ...log[0]!, seq: table.seq + 1 })).toThrow('created twice')
  })

  test('is over for everybody when it is over, though the clock of the next server is a little behind', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2 })
    diary.write({ kind: 'input', input: { actor: 0, act: 'resign' }, by: 'seat' }, 1000)
    expect(diary.table.isOverFor(undefined, diary.table.at - 900)).toBe(true)
  })

  test('shows its secret and its salts when the match is over, not before', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2, secret: 'hush' })
    expect(diary.table.fairness).toBeUndefined()
    diary.write({ kind: 'input', input: { actor: 0, act: 'resign' }, by: 'seat' })
    const salts = ['salt of 0', 'salt of 1']
    expect(diary.table.fairness).toEqual({ secret: 'hush', salts, seed: matchSeed('hush', salts) })
  })
})

describe('what happens at a table', () => {
  const rat = (card: string) => ({ kind: 'choose-card', card })
  const choose = (diary: Diary, actor: number, choice: object, after = 0) =>
    diary.write({ kind: 'input', input: { actor, choice }, by: 'seat' }, after)
  const left = ({ table }: Diary) => timeLeft(table.clocks!, table.at)

  test('that a seat exchanges its sealed choice nobody else learns, not even from a clock or the lobby', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2, clock: { kind: 'bank', ms: MINUTE, increment: 5000 } })
    choose(diary, 0, rat('Y7'), 1000)
    const { table } = diary
    const seen = (viewer: Viewer) =>
      JSON.stringify([tellNow(table, viewer, table.at + 9000), tellLobby(table), table.linesOf(viewer)])
    const before = [seen(1), seen('spectator')]
    const at = table.at
    const told = choose(diary, 0, rat('Y3'), 0)
    expect(told).toMatchObject({ seal: { seat: 0, locked: true }, ears: [0] })
    expect([isFor(told, 0), isFor(told, 1), isFor(told, 'spectator')]).toEqual([true, false, false])
    expect([seen(1), seen('spectator')]).toEqual(before)
    choose(diary, 0, rat('Y2'), 4000)
    expect(tellLobby(table).at).toBe(at)
  })

  test('an exchange, however often, brings no increment; the round does, to both', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2, clock: { kind: 'bank', ms: MINUTE, increment: 5000 } })
    for (const card of ['Y7', 'Y3', 'Y5']) choose(diary, 0, rat(card), 1000)
    expect(left(diary)).toEqual([59_000, 57_000])
    choose(diary, 1, rat('A7'), 1000)
    expect(left(diary)).toEqual([64_000, 61_000])
  })

  test('a locked clock stands, and runs on with what was left after a take-back', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2, clock: { kind: 'move', ms: MINUTE } })
    choose(diary, 0, rat('Y7'), 10_000)
    diary.write({ kind: 'input', input: { actor: 0, act: 'take-back' }, by: 'seat' }, 20_000)
    expect(left(diary)).toEqual([50_000, 30_000])
    expect(diary.table.clocks!.running).toEqual([0, 1])
  })

  test('choosing and undoing for ever does not keep a clock from running out', () => {
    const diary = new Diary({ box: pebblesBox, seats: 2, clock: { kind: 'move', ms: MINUTE } })
    for (let round = 0; round < 6; round++) {
      choose(diary, 0, { kind: 'take' }, 3000)
      expect(left(diary)[0]).toBe(MINUTE)
      diary.write({ kind: 'input', input: { actor: 0, act: 'undo' }, by: 'seat' }, 7000)
    }
    expect(left(diary)[0]).toBe(0)
  })

  test('leaving and returning does not, either', () => {
    const diary = new Diary({ box: pebblesBox, seats: 2, clock: { kind: 'move', ms: MINUTE } })
    for (let round = 0; round < 4; round++) {
      diary.write({ kind: 'replaced', seat: 0, level: 'easy' }, 10_000)
      diary.write({ kind: 'returned', seat: 0 }, 500)
    }
    expect(left(diary)[0]).toBe(20_000)
  })

  test('nobody has a running clock once a flag has fallen', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2, clock: { kind: 'bank', ms: MINUTE, increment: 0 } })
    diary.write({ kind: 'flagged', seat: 1 }, MINUTE)
    expect(diary.table.status).toBe('over')
    expect(diary.table.clocks!.running).toEqual([])
    expect(diary.table.due(0)).toBeUndefined()
  })

  test('a flag as it was once written still counts as giving up, and one of today as time', () => {
    const clock = { kind: 'bank', ms: MINUTE, increment: 0 } as const
    const [old, fresh] = [0, 1].map(() => new Diary({ box: braveRatsBox, seats: 2, clock })) as [Diary, Diary]
    old.write({ kind: 'flagged', seat: 1 }, MINUTE)
    fresh.write({ kind: 'flagged', seats: [1] }, MINUTE)
    expect(old.again().outcome).toEqual({ payoffs: [1, 0], reason: 'resigned', rule: 'BR-R50' })
    expect(fresh.again().outcome).toEqual({ payoffs: [1, 0], reason: 'time', rule: 'BR-R50' })
    for (const { log, table } of [old, fresh]) expect(recordOf(table, log)!.inputs).toHaveLength(1)
    expect(recordOf(old.table, old.log)!.inputs).toEqual([{ actor: 1, act: 'resign' }])
  })

  test('a time in which nobody was there is taken out, and the log alone says so', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2, clock: { kind: 'bank', ms: MINUTE, increment: 0 } })
    diary.write({ kind: 'resumed', away: 3 * MINUTE }, 3 * MINUTE + 10_000)
    expect(left(diary)).toEqual([50_000, 50_000])
    expect(diary.table.due(0)).toBe(diary.table.at + 50_000)
    expect(diary.again().clocks).toEqual(diary.table.clocks)
    expect(diary.replayed().log).toEqual(diary.log)
  })

  test('a seat that is handed over by its bot runs on the clock of its new owner', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2, clock: { kind: 'move', ms: MINUTE } })
    diary.write({ kind: 'replaced', seat: 0, level: 'easy' })
    expect(diary.table.clocks!.running).toEqual([1])
    diary.write({ kind: 'handed', seat: 0, guest: 'heir', name: 'Heir' })
    expect(diary.table.clocks!.running).toEqual([0, 1])
    expect(diary.table.seatsOf('heir')).toEqual([0])
    expect(diary.table.seatsOf(guestAt(0))).toEqual([])
  })

  test('chatting does not keep a bot waiting', () => {
    const diary = new Diary({ box: braveRatsBox, seats: 2 })
    diary.write({ kind: 'replaced', seat: 0, level: 'easy' })
    const due = diary.table.due(1000)
    diary.write({ kind: 'chat', guest: guestAt(1), name: 'Any', seat: 1, text: 'Wait!' }, 900)
    choose(diary, 1, rat('A3'), 900)
    expect(diary.table.due(1000)).toBe(due)
  })

  test('a bot takes its time anew for each question', () => {
    const diary = new Diary({ box: pebblesBox, seats: 2 })
    diary.write({ kind: 'replaced', seat: 1, level: 'easy' })
    diary.write(diary.table.unsettled()[0]!)
    expect(diary.table.due(1000)).toBeUndefined()
    choose(diary, 0, { kind: 'done' }, 5000)
    expect(diary.table.due(1000)).toBe(diary.table.at + 1000)
  })

  test('the clock is asked by the server only when nobody else is', () => {
    const { table } = new Diary({ box: pebblesBox, seats: 2 })
    expect(table.awaited().map(({ actor }) => actor)).toEqual([0, 'clock'])
    expect(table.awaitedOfServer()).toEqual([])
    expect(table.due(0)).toBeUndefined()
  })

  test('an input before the match has started is refused', () => {
    const table = new Diary({ box: braveRatsBox, seats: 2 }).again(2)
    const input = { actor: 0, choice: rat('Y7') }
    expect(() => table.apply({ seq: 2, at: table.at, entry: { kind: 'input', input, by: 'seat' } })).toThrow(Refused)
    expect(table.seq).toBe(1)
  })
})
