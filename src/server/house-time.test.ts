import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openGame } from '#games/shelf'
import { type House, OVERDUE } from '#house/house'
import type { Store } from '#house/store'
import { verify } from '#house/verify'
import { type Machine, Vigil } from '#house/vigil'
import { openPostgres } from '#server/store/postgres'
import { startPostgres } from '#server/store/testing'
import { ANN, BEN, bot, HUMAN, Player, seat, Street, TestClock } from '#server/testing/house'

// Nobody pays for a time in which nobody was there, and whoever runs out of time loses by that and by nothing else.

const street = new Street()
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(async () => {
  await street.clear()
  await postgres.stop()
})
afterEach(() => street.check())

const SECOND = 1000
const HOUR = 3600 * SECOND
const BANK = { kind: 'bank', ms: 60 * SECOND, increment: 0 } as const

/** A machine whose time of day can be set; the time that only passes is that of all machines. */
class TestMachine implements Machine {
  readonly #clock: TestClock
  readonly #shift: number
  constructor(clock: TestClock, shift = 0) {
    this.#clock = clock
    this.#shift = shift
  }
  wall = (): number => this.#clock.at + this.#shift
  steady = (): number => this.#clock.at
}

/** A process: a house over a store of its own, which gives signs of life when told to. */
interface Node {
  readonly house: House
  readonly vigil: Vigil
  /** Time passes, and the node is there. */
  live(ms: number): Promise<void>
  stop(): Promise<void>
}

/** Somewhere to keep tables, and how a process starts there. */
async function place(kind: 'sqlite' | 'postgres') {
  const clock = new TestClock()
  const where = kind === 'sqlite' ? await street.file() : await postgres.database()
  const open = async (): Promise<Store> =>
    kind === 'sqlite' ? street.sqlite(where) : street.keep(await openPostgres(where))
  const node = async (shift = 0, more: { readonly botPace?: number } = {}): Promise<Node> => {
    const store = await open()
    const vigil = new Vigil(store, new TestMachine(clock, shift))
    await vigil.beat()
    const house = street.house(store, clock, { now: vigil.now, vigil, ...more })
    return {
      house,
      vigil,
      async live(ms) {
        for (let left = ms; left > 0; left -= SECOND) {
          clock.pass(Math.min(left, SECOND))
          await vigil.beat()
        }
      },
      stop: () => house.close(),
    }
  }
  return { clock, node }
}

const sitDown = async (house: House, clock: object): Promise<[Player, Player]> =>
  (await seat(house, ANN, { clock: clock as never }, ANN, BEN)) as [Player, Player]

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  test('what ran goes on running from the start of the next server, and the table says how long nobody was there', async () => {
    const { clock, node } = await place(kind)
    const first = await node()
    const [ann] = await sitDown(first.house, BANK)
    await first.live(10 * SECOND)
    await ann.choose()
    await first.live(5 * SECOND)
    await first.stop()
    clock.pass(2 * HOUR)
    const next = await node()
    const back = await new Player(next.house, ann.table, BEN, 1).watch()
    expect(back.now.clocks).toEqual({ left: [50 * SECOND, 45 * SECOND], running: [1], at: clock.at })
    expect(back.lines.at(-1)).toEqual({ n: 5, at: clock.at, what: 'resumed', away: 2 * HOUR })
    await next.live(45 * SECOND - 1)
    await next.house.sweep()
    expect(back.now.status).toBe('live')
    await next.live(1 + OVERDUE)
    await next.house.sweep()
    expect(back.now.outcome).toMatchObject({ payoffs: [1, 0], reason: 'time' })
    expect(back.what.filter((what) => what === 'resumed')).toHaveLength(1)
  })

  test('a bank of 5 seconds outlasts a server that is down for 7', async () => {
    const { clock, node } = await place(kind)
    const first = await node()
    const [ann] = await sitDown(first.house, { ...BANK, ms: 5 * SECOND })
    await first.stop()
    clock.pass(7 * SECOND)
    const next = await node()
    await next.house.sweep()
    const back = await new Player(next.house, ann.table, ANN, 0).watch()
    expect(back.now).toMatchObject({ status: 'live', clocks: { left: [5 * SECOND, 5 * SECOND] } })
    await back.choose()
  })

  test('a server that is back at once has not been away, and costs nobody anything', async () => {
    const { clock, node } = await place(kind)
    const first = await node()
    const [ann] = await sitDown(first.house, BANK)
    await first.live(2 * SECOND)
    await first.stop()
    clock.pass(3 * SECOND)
    const next = await node()
    const back = await new Player(next.house, ann.table, ANN, 0).watch()
    expect(back.now.clocks!.left).toEqual([BANK.ms - 2 * SECOND, BANK.ms - 2 * SECOND])
    expect(back.what).toEqual(['created', 'sat', 'sat'])
  })

  test('a table that nobody opens between two outages is spared both of them', async () => {
    const { clock, node } = await place(kind)
    const first = await node()
    const [ann] = await sitDown(first.house, { kind: 'days', days: 1 })
    await first.live(10 * SECOND)
    for (let outages = 0; outages < 2; outages++) {
      clock.pass(30 * HOUR)
      const between = await node()
      await between.live(5 * SECOND)
      await between.stop()
    }
    clock.pass(30 * HOUR)
    const last = await node()
    const returned = clock.at
    await last.live(5 * SECOND)
    const back = await new Player(last.house, ann.table, ANN, 0).watch()
    expect(back.now.clocks!.left).toEqual([24 * HOUR - 25 * SECOND, 24 * HOUR - 25 * SECOND])
    // When it was opened does not show: that may be the time of a question that is nobody's business.
    expect(back.lines.at(-1)).toMatchObject({ what: 'resumed', away: 90 * HOUR, at: returned })
  })

  test('a server that stood still is an outage, too: a timer that fires late makes nobody pay', async () => {
    const { clock, node } = await place(kind)
    const { house, vigil } = await node()
    const [ann, ben] = await sitDown(house, BANK)
    const [other] = await sitDown(house, BANK)
    clock.pass(2 * HOUR)
    // Nobody has given a sign of life yet.
    await house.sweep()
    expect([ann, ben, other].map(({ now }) => now.status)).toEqual(['live', 'live', 'live'])
    await vigil.beat()
    await house.sweep()
    // All are told at the same time, whatever happens at their table.
    for (const { what, lines, now } of [ann, ben, other]) {
      expect(what).toEqual(['created', 'sat', 'sat', 'resumed'])
      expect(lines.at(-1)!.at).toBe(clock.at)
      expect(now.clocks!.left).toEqual([BANK.ms, BANK.ms])
    }
  })

  test('a table where only a bot is asked says it, too: nobody learns whose clock runs', async () => {
    const { clock, node } = await place(kind)
    const { house, vigil } = await node(0, { botPace: 100 * HOUR })
    const wanted = { seats: [HUMAN, bot('easy')], clock: { kind: 'move', ms: HOUR } as const }
    const [ann] = (await seat(house, ANN, wanted, ANN)) as [Player]
    await ann.choose()
    expect(ann.now.clocks!.running).toEqual([])
    clock.pass(HOUR)
    await vigil.beat()
    await house.sweep()
    expect(ann.what.at(-1)).toBe('resumed')
  })
})

describe('a store', () => {
  /** One whose signs of life can be held up, or fail; otherwise it is the real one. */
  async function moody() {
    const real = await street.sqlite()
    const mood = { before: async (): Promise<void> => {} }
    const store: Store = {
      ...real,
      async live(...args) {
        await mood.before()
        return real.live(...args)
      },
    }
    const clock = new TestClock()
    const vigil = new Vigil(store, new TestMachine(clock))
    await vigil.beat()
    return { clock, mood, vigil, house: street.house(store, clock, { now: vigil.now, vigil }) }
  }

  test('that cannot be reached lets no flag fall, and nobody pays for it', async () => {
    const { clock, mood, vigil, house } = await moody()
    const [ann] = await sitDown(house, BANK)
    mood.before = async () => {
      throw new Error('The disk is gone.')
    }
    clock.pass(HOUR)
    await house.sweep()
    await expect(ann.choose()).rejects.toThrow('The disk is gone.')
    expect(street.bugs.splice(0)).not.toEqual([])
    mood.before = async () => {}
    await vigil.beat()
    await house.sweep()
    expect(ann.what).toEqual(['created', 'sat', 'sat', 'resumed'])
    expect(ann.now.clocks!.left).toEqual([BANK.ms, BANK.ms])
    await ann.choose()
  })

  test('that is slow: a sign of life from before one slept is none from after', async () => {
    const { clock, mood, vigil } = await moody()
    const slept = clock.at
    const slow = Promise.withResolvers<void>()
    mood.before = () => slow.promise
    const before = vigil.beat()
    clock.pass(HOUR)
    const awake = vigil.awake()
    slow.resolve()
    await Promise.all([before, awake])
    expect(vigil.outageSince(slept)).toEqual({ away: HOUR, until: slept + HOUR })
  })
})

describe('several nodes', () => {
  test('with clocks that differ by an hour keep one time, and nobody pays for the difference', async () => {
    const { clock, node } = await place('postgres')
    const slow = await node()
    const [ann, ben] = await sitDown(slow.house, BANK)
    await slow.live(5 * SECOND)
    const fast = await node(HOUR)
    await slow.vigil.beat()
    expect(slow.vigil.now()).toBe(fast.vigil.now())
    expect(slow.vigil.now()).toBe(clock.at + HOUR)
    const away = await new Player(fast.house, ann.table, BEN, 1).watch()
    await ann.choose()
    clock.pass(5 * SECOND)
    await Promise.all([slow, fast].map(({ vigil }) => vigil.beat()))
    await away.choose()
    await slow.house.sweep()
    expect(ben.now.clocks!.left).toEqual([BANK.ms - 5 * SECOND, BANK.ms - 10 * SECOND])
    // One that starts with a clock that is behind follows, too.
    const late = await node(-HOUR)
    expect(late.vigil.now()).toBe(slow.vigil.now())
    expect(late.vigil.outageSince(clock.at + HOUR)).toBeUndefined()
    // And one that is a little ahead.
    const near = await node(HOUR + 4 * SECOND)
    expect(near.vigil.now()).toBe(slow.vigil.now())
    await slow.vigil.beat()
    expect(slow.vigil.now()).toBe(clock.at + HOUR)
  })

  test('it is no outage as long as one of them is there', async () => {
    const { clock, node } = await place('postgres')
    const [one, other] = [await node(), await node()]
    const [ann] = await sitDown(one.house, BANK)
    await other.live(20 * SECOND)
    // The first has not been able to say that it is there.
    await ann.choose()
    expect(ann.what).not.toContain('resumed')
    expect(ann.now.clocks).toEqual({ left: [40 * SECOND, 40 * SECOND], running: [1], at: clock.at })
  })
})

describe('time that has run out', () => {
  /** Both banks run; each seat has used up so much of its own before. */
  async function race(used: readonly [number, number]) {
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock)
    const [ann, ben] = await sitDown(house, BANK)
    const [first, second] = used[0] < used[1] ? [ann, ben] : [ben, ann]
    const [less, more] = used.toSorted((one, other) => one - other) as [number, number]
    clock.pass(less)
    await first.choose(0)
    clock.pass(more - less)
    await second.choose(0)
    return { clock, house, ann, ben }
  }

  test.each([
    ['seat 0', [10, 5] as const, [0], [0, 1]],
    ['seat 1', [5, 10] as const, [1], [1, 0]],
  ])('of %s first loses the match, however late anyone looks', async (_who, used, seats, payoffs) => {
    const { clock, house, ann } = await race([used[0] * SECOND, used[1] * SECOND])
    clock.pass(HOUR)
    await house.sweep()
    expect(ann.now.outcome).toMatchObject({ payoffs, reason: 'time' })
    expect(ann.lines.at(-1)).toMatchObject({ what: 'flagged', seat: seats[0] })
  })

  test('of both at the same moment favours neither: it is a draw, and the record proves it', async () => {
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock)
    const [ann] = await sitDown(house, BANK)
    clock.pass(BANK.ms + OVERDUE)
    await house.sweep()
    expect(ann.now.outcome).toMatchObject({ payoffs: [0.5, 0.5], reason: 'time' })
    expect(ann.lines.at(-1)).toMatchObject({ what: 'flagged', seat: null, seats: [0, 1] })
    const record = (await house.record(ann.table))!
    expect(record.inputs).toEqual([{ actor: 'clock', act: 'flag', seats: [0, 1] }])
    expect((await verify((await openGame('brave-rats'))!, record)).verified).toBe(true)
  })
})
