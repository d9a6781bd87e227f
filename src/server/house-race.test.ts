import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { clone } from '#engine/json'
import { parseRecord } from '#engine/record'
import type { Scramble } from '#engine/testing/scramble'
import { scrambleBox } from '#house/testing/tables'
import type { Thinker } from '#house/thinker'
import { verify } from '#house/verify'
import { Vigil } from '#house/vigil'
import { ANN, BEN, bot, CAT, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Where time passes: choices wait for the next beat, the clock is the server's, and nothing of it is lost.

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

const [OPENS, EVERY] = [1000, 200]
const ROLL = { kind: 'roll', dice: [0, 1, 2] }
const STOP = { kind: 'stop' }

const viewOf = (player: Player): Scramble['View'] => player.now.view as Scramble['View']

async function begin(more: object = {}) {
  const clock = new TestClock()
  const file = await street.file()
  const store = await street.sqlite(file)
  const house = street.house(store, clock)
  const [ann, ben] = (await seat(house, ANN, { game: 'scramble', ...more }, ANN, BEN)) as [Player, Player]
  const start = clock.at
  /** So much later in the match's own time, and all that was due is done. */
  const passTo = async (at: number): Promise<void> => {
    clock.at = start + at
    await stir(ann)
  }
  return { clock, file, store, house, ann, ben, start, passTo }
}

/** Somebody wants something; it is asked for at once, and answered at a beat. */
function want(player: Player, choice: object): { readonly done: Promise<object>; readonly isDone: () => boolean } {
  const { decision } = player.now.own!
  let isDone = false
  const done = player.act({ do: 'choose', seat: player.viewer as number, decision, choice })
  void done.then(
    () => (isDone = true),
    () => (isDone = true),
  )
  return { done, isDone: () => isDone }
}

/** Somebody tries something, whatever it is: with that all is done that was due. */
async function stir(player: Player): Promise<void> {
  await refused(player.act({ do: 'take-back', seat: player.viewer as number }))
  await settled()
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

describe('time that passes', () => {
  test('begins for all at the same moment of the server’s clock, and is told', async () => {
    const { ann, ben, start, passTo } = await begin()
    expect([ann.now.time, ben.now.time]).toEqual([
      { origin: start, every: EVERY },
      { origin: start, every: EVERY },
    ])
    expect((await refused(ann.act({ do: 'choose', seat: 0, choice: STOP }))).code).toBe('S-E1')
    await passTo(OPENS - 1)
    expect(viewOf(ann).time).toBe(0)
    await passTo(OPENS)
    expect(viewOf(ann).time).toBe(OPENS)
    expect(ann.lines.at(-1)).toMatchObject({ what: 'played', seat: null, events: [{ kind: 'opened' }] })
  })

  test('what is chosen is played at the next beat, answered when it is on the disk, and no entry tells of empty beats', async () => {
    const { clock, ann, ben, house, passTo } = await begin()
    await passTo(OPENS)
    const before = await house.read(ann.table, ({ seq }) => seq)
    clock.pass(50)
    const order = want(ann, ROLL)
    await settled()
    expect([order.isDone(), viewOf(ben).boards[0]!.dice]).toEqual([false, [0, 0, 0]])
    await passTo(OPENS + EVERY)
    await order.done
    expect(viewOf(ben).time).toBe(OPENS + EVERY)
    expect(viewOf(ben).boards[0]!.dice).not.toContain(0)
    expect(await house.read(ann.table, ({ seq }) => seq)).toBe(before + 1)
    await passTo(OPENS + 5 * EVERY)
    expect(await house.read(ann.table, ({ seq }) => seq)).toBe(before + 1)
  })

  test('of one seat one thing is done at a beat, what came first; of several, all at the same', async () => {
    const { clock, ann, ben, house, passTo } = await begin()
    await passTo(OPENS)
    clock.pass(10)
    const [roll, stop, other] = [want(ann, ROLL), want(ann, STOP), want(ben, STOP)]
    await settled()
    await passTo(OPENS + EVERY)
    await Promise.all([roll.done, other.done])
    expect([stop.isDone(), viewOf(ann).boards.map(({ done }) => done)]).toEqual([false, [false, true]])
    await passTo(OPENS + 2 * EVERY)
    await stop.done
    expect(viewOf(ann).phase).toBe('build')
    expect(ann.now.time).toBeNull()
    const log = await house.read(ann.table, ({ status }) => status)
    expect(log).toBe('live')
  })

  test('what cannot be done by then is refused, and changes nothing', async () => {
    const { clock, ann, ben, passTo } = await begin()
    await passTo(OPENS)
    clock.pass(10)
    const [wrong, right] = [want(ann, { kind: 'keep', die: 0 }), want(ben, STOP)]
    await settled()
    await passTo(OPENS + EVERY)
    await right.done
    expect((await refused(wrong.done)).code).toBe('S-E1')
    expect(viewOf(ann).boards[0]).toMatchObject({ order: null, kept: 0, done: false })
  })

  test('a beat is put into effect as a whole, or not at all', async () => {
    const { ann, house, passTo } = await begin()
    await passTo(OPENS)
    await house.read(ann.table, (table) => {
      const before = clone(table.freeze())
      const orders = [{ seat: 0, choice: ROLL, at: OPENS, by: 'seat' }] as const
      const entry = { kind: 'ticked', to: OPENS + EVERY / 2, orders } as const
      expect(() => table.apply({ seq: table.seq + 1, at: table.at, entry })).toThrow('You cannot do that now.')
      expect(table.freeze()).toEqual(before)
      expect(table.match!.choices(0)).toContainEqual(ROLL)
    })
  })

  test('a line that is a little slower loses nothing within a beat', async () => {
    const { clock, ann, ben, start, house, passTo } = await begin()
    await passTo(OPENS)
    clock.at = start + OPENS + 10
    const first = want(ann, ROLL)
    clock.at = start + OPENS + 190
    const late = want(ben, ROLL)
    await settled()
    await passTo(OPENS + EVERY)
    await Promise.all([first.done, late.done])
    const ticks = ann.lines.filter(({ events = [] }) => events.some((event) => 'dice' in event))
    expect(ticks).toHaveLength(1)
    expect(await house.read(ann.table, ({ match }) => match!.state as Scramble['State'])).toMatchObject({
      time: OPENS + EVERY,
    })
  })

  test('nobody waits for a clock of their own in a race, nor wants a pause', async () => {
    const { ann, passTo } = await begin({ clock: { kind: 'move', ms: 30_000 } })
    await passTo(OPENS)
    expect(ann.now.clocks).toMatchObject({ running: [] })
    expect((await refused(ann.act({ do: 'vote', topic: 'pause', says: 'yes' }))).code).toBe('racing')
  })
})

describe('bots in a race', () => {
  test('do what they want at the pace that the game names, and race to the end', async () => {
    const clock = new TestClock()
    // What is listed first is a roll.
    const thinker: Thinker = { think: async ({ choices }) => choices[0]! }
    const house = street.house(await street.sqlite(), clock, { thinker })
    const [ann] = (await seat(house, ANN, { game: 'scramble', seats: [HUMAN, bot('easy'), bot('hard')] }, ANN)) as [
      Player,
    ]
    const start = clock.at
    for (let at = OPENS; at <= 6000; at += EVERY) {
      clock.at = start + at
      await stir(ann)
    }
    expect(viewOf(ann).phase).toBe('build')
    const rolled = ann.lines.flatMap(({ events = [] }) => events as { kind: string; seat: number }[])
    expect(new Set(rolled.filter(({ kind }) => kind === 'rolled').map(({ seat: at }) => at))).toEqual(new Set([1, 2]))
  })
})

describe('[RF-R59] bots that race alone', () => {
  // What is listed first is a roll.
  const thinker: Thinker = { think: async ({ choices }) => choices[0]! }
  const ENDS = 6000
  /** How long a bot takes for everything where the game does not say. */
  const TAKES = 1000

  /** Ann has stopped, and the others race on; some of them may be people. */
  async function left(more: object, ...others: (typeof ANN)[]) {
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock, { thinker, botPace: 800 })
    const seats = [HUMAN, ...others.map(() => HUMAN), bot('easy'), bot('hard')]
    const [ann, ben] = (await seat(house, ANN, { game: 'scramble', seats, ...more }, ANN, ...others)) as [
      Player,
      Player,
    ]
    clock.pass(OPENS)
    await stir(ann)
    const stop = want(ann, STOP)
    await settled()
    clock.pass(EVERY)
    await stir(ann)
    await stop.done
    return { clock, house, ann, ben }
  }

  /** Lets so many beats of the server's time pass: as they are, the race lasts for 24 more. */
  async function beats(ann: Player, clock: TestClock, many: number): Promise<void> {
    for (let beat = 0; beat < many && viewOf(ann).phase === 'race'; beat++) {
      clock.pass(EVERY)
      await stir(ann)
    }
  }

  /** How far apart, in the match, what a bot orders is at least. */
  const rhythm = async ({ house, ann }: { house: Player['house']; ann: Player }, of: number): Promise<number> => {
    const inputs = await house.read(ann.table, ({ match }) => match!.inputs)
    const came = inputs.flatMap((input) => (input.actor === of && 'at' in input ? [input.at] : []))
    expect(came.length).toBeGreaterThan(1)
    return Math.min(...came.slice(1).map((at, before) => at - came[before]!))
  }

  test('wait for nobody: time passes for them from one thing that is done to the next, and they are no quicker in it', async () => {
    const { ann, clock, house } = await left({ pace: 'calm' })
    await beats(ann, clock, 15)
    expect(viewOf(ann)).toMatchObject({ phase: 'build', time: ENDS })
    expect([await rhythm({ house, ann }, 1), await rhythm({ house, ann }, 2)]).toEqual([TAKES, TAKES])
  })

  test('everybody is told how late it is by the same clock as ever', async () => {
    const { ann, clock } = await left({ pace: 'calm' })
    await beats(ann, clock, 3)
    expect(clock.at - ann.now.time!.origin).toBe(viewOf(ann).time)
  })

  test('are done at once where somebody is in a hurry', async () => {
    const { ann, clock, house } = await left({ pace: 'calm' })
    const before = clock.at
    await ann.act({ do: 'hurry' })
    await ann.until(() => viewOf(ann).phase === 'build')
    expect([clock.at, viewOf(ann).time]).toEqual([before, ENDS])
    expect(await rhythm({ house, ann }, 1)).toBe(TAKES)
  })

  test.each([
    ['another person races', async () => {}],
    ['a bot races for one who may come back', (ben: Player) => ben.act({ do: 'leave' })],
  ])('but not where %s', async (_who, before) => {
    const { ann, ben, clock } = await left({ pace: 'instant' }, BEN)
    await before(ben)
    await settled()
    const { origin } = ann.now.time!
    await beats(ann, clock, 3)
    await settled()
    expect(ann.now.time!.origin).toBe(origin)
    expect(viewOf(ann).time).toBeLessThanOrEqual(OPENS + 4 * EVERY)
  })

  test('what a bot would have done for somebody is not done once they are back', async () => {
    const { ann, ben, clock } = await left({ pace: 'calm' }, BEN)
    await ben.act({ do: 'leave' })
    await settled()
    await ben.act({ do: 'return' })
    await beats(ann, clock, 10)
    expect(viewOf(ann).boards[1]!.dice).toEqual([0, 0, 0])
  })
})

describe('somebody who is away in a race', () => {
  test('has a bot for them after five seconds, and their seat again when they are back', async () => {
    const { house, ann, ben, start, clock, passTo } = await begin()
    await passTo(OPENS)
    const bots = (): (string | null)[] => ann.now.seats.map(({ bot: level }) => level ?? null)
    ben.stop()
    clock.pass(4900)
    await house.attend()
    expect(bots()).toEqual([null, null])
    clock.pass(100)
    await house.attend()
    expect(bots()).toEqual([null, 'normal'])
    expect(ann.lines.at(-1)).toMatchObject({ what: 'replaced', seat: 1, level: 'normal' })
    await stir(ann)
    expect(viewOf(ann).time).toBeGreaterThanOrEqual(OPENS)
    await new Player(house, ann.table, BEN, 1).watch()
    await settled()
    expect(bots()).toEqual([null, null])
    clock.at = start + 7000
    await stir(ann)
    expect(viewOf(ann).phase).toBe('build')
  })

  test('is waited for where no time passes', async () => {
    const { house, ann, ben, clock } = await raced()
    ben.stop()
    clock.pass(60_000)
    await house.attend()
    expect(ann.now.seats.map(({ bot: level }) => level ?? null)).toEqual([null, null])
  })
})

describe('a server that dies in a race', () => {
  test('goes on where it was, with all that was acknowledged, after a countdown', async () => {
    const { clock, file, house, ann, start, passTo } = await begin()
    await passTo(OPENS)
    clock.pass(20)
    const order = want(ann, ROLL)
    await settled()
    await passTo(OPENS + EVERY)
    await order.done
    const { dice } = viewOf(ann).boards[0]!
    await house.close()

    clock.pass(400)
    const store = await street.sqlite(file)
    const vigil = new Vigil(store, { wall: clock.now, steady: clock.now })
    await vigil.beat()
    const after = street.house(store, clock, { vigil })
    const [again, other] = [
      await new Player(after, ann.table, ANN, 0).watch(),
      await new Player(after, ann.table, BEN, 1).watch(),
    ]
    expect(viewOf(again).boards[0]!.dice).toEqual(dice)
    expect(again.now.time).toEqual({ origin: start + 3000, every: EVERY })
    expect(other.now.time).toEqual(again.now.time)
    expect(again.lines.at(-1)).toMatchObject({ what: 'resumed', away: 0 })
    const more = want(other, STOP)
    await settled()
    clock.at = start + 3000 + OPENS + EVERY
    await stir(again)
    expect(more.isDone()).toBe(false)
    clock.pass(EVERY)
    await stir(again)
    await more.done
    expect(viewOf(again).boards[1]!.done).toBe(true)
    expect(await new Player(after, ann.table, CAT, 'spectator').watch()).toMatchObject({})
  })
})

/** A race is over in which both have kept something: luck has it so nearly always. */
async function raced(): Promise<Awaited<ReturnType<typeof begin>>> {
  const begun = await begin({ options: { pool: 2 }, clock: { kind: 'move', ms: 30_000 } })
  const { ann, ben, passTo } = begun
  await passTo(OPENS)
  for (let at = 1; viewOf(ann).phase === 'race'; at++) {
    for (const player of [ann, ben]) {
      const { choices } = player.now.own ?? { choices: [] }
      const keep = choices.find((choice) => (choice as { kind: string }).kind === 'keep')
      if (choices.length > 0) void want(player, keep ?? (at < 20 ? ROLL : STOP)).done.catch(() => {})
    }
    await settled()
    await passTo(OPENS + at * EVERY)
  }
  return viewOf(ann).boards.every(({ kept }) => kept > 0) ? begun : raced()
}

const choose = (player: Player, choice: object): Promise<object> =>
  player.act({ do: 'choose', seat: player.viewer as number, choice })
const BUILD = { kind: 'build', tower: 0 }
const DONE = { kind: 'done' }

describe('what each did beside the others', () => {
  test('is undone by each, whatever the others do, with clocks that run on', async () => {
    const { clock, ann, ben } = await raced()
    const before = viewOf(ann).boards[0]!
    await choose(ann, BUILD)
    await choose(ben, BUILD)
    clock.pass(1000)
    expect([ann.now.own!.canUndo, ben.now.own!.canUndo]).toEqual([true, true])
    await ann.act({ do: 'undo' })
    expect(viewOf(ann).boards[0]).toEqual(before)
    expect(viewOf(ann).boards[1]!.towers).toEqual([1, 0])
    expect([ann.now.own!.canUndo, ben.now.own!.canUndo]).toEqual([false, true])
  })
})

describe('a race that is over', () => {
  test('is verified from its record, which knows when everything came, and is read again as it was', async () => {
    const { file, clock, house, ann, ben } = await raced()
    for (const player of [ann, ben]) await choose(player, DONE)
    expect(ann.now.status).toBe('over')
    const record = (await house.record(ann.table, ANN.id))!
    const came = record.inputs.flatMap((input) => ('at' in input ? [input.at] : []))
    expect(came.length).toBeGreaterThan(3)
    const read = parseRecord(JSON.parse(JSON.stringify(record)))
    expect(await verify(scrambleBox, read)).toMatchObject({ verified: true })
    const again = street.house(await street.sqlite(file), clock)
    const cat = await new Player(again, ann.table, CAT, 'spectator').watch()
    expect(cat.now.view).toEqual({ ...(ann.now.view as object), viewer: 'spectator' })
    const past = await again.back(
      ann.table,
      { guest: CAT, viewer: 'spectator', muted: new Set(), isGone: () => false },
      cat.lines.length,
    )
    expect(past.news.length).toBeGreaterThan(5)
  })
})
