import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { misfit } from '#engine/schema'
import { NewTable } from '#protocol/acts'
import { replayOf } from '#house/replay'
import { tellLobby } from '#house/tell'
import { ANN, BEN, bot, CAT, DAN, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Spectators whom the host lets wait: nothing of the match reaches them before its time, through any door.

const DELAY = 60_000
const SECOND = 1000
const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

async function begin(more: Partial<NewTable> = {}) {
  const clock = new TestClock()
  const file = await street.file()
  const house = street.house(await street.sqlite(file), clock)
  const [ann, ben] = (await seat(house, ANN, { delay: DELAY, public: true, ...more }, ANN, BEN)) as [Player, Player]
  const { table } = ann
  const cat = await new Player(house, table, CAT, 'spectator').watch()
  const pass = async (ms: number): Promise<void> => {
    clock.pass(ms)
    await house.sweep()
  }
  return { clock, file, house, table, ann, ben, cat, pass }
}

/** Both choose: a round is played. */
async function round(...players: readonly Player[]): Promise<void> {
  for (const player of players) await player.choose()
}

const numbers = ({ lines }: Player): number[] => lines.map(({ n }) => n)

describe('a spectator who is told later', () => {
  test('learns of a choice when its time has come, and the players at once', async () => {
    const { ann, ben, cat, pass } = await begin()
    const before = cat.now
    const { length } = cat.texts
    await round(ann, ben)
    expect(ann.what.slice(-2)).toEqual(['locked', 'played'])
    await pass(DELAY - 1)
    expect(cat.texts).toHaveLength(length)
    await pass(1)
    expect(cat.what.slice(-2)).toEqual(['locked', 'played'])
    expect(cat.now.view).not.toEqual(before.view)
    expect(numbers(cat)).toEqual(numbers(cat).map((_, at) => at + 1))
  })

  test('sees at each moment what everybody saw that much earlier, to the end and beyond', async () => {
    const { house, table, ann, ben, cat, clock, pass } = await begin()
    const seen: { readonly at: number; readonly view: unknown; readonly status: string }[] = []
    const note = async (): Promise<void> => {
      const now = await house.read(table, ({ match, status }) => ({ view: match!.view('spectator'), status }))
      seen.push({ at: clock.now(), ...now })
    }
    const compare = (): void => {
      const then = seen.findLast(({ at }) => at <= clock.now() - DELAY) ?? seen[0]!
      expect(cat.now).toMatchObject({ view: then.view, status: then.status })
      expect(cat.now.outcome !== null).toBe(then.status === 'over')
      expect(cat.now.fairness !== null).toBe(then.status === 'over')
    }
    await note()
    while (ann.now.status === 'live') {
      for (const player of [ann, ben]) {
        if (player.now.status === 'live') await player.choose()
        await note()
        compare()
        await pass(7 * SECOND)
        compare()
      }
    }
    expect(cat.now.status).toBe('live')
    const next = await ann.act({ do: 'rematch' })
    await note()
    for (let at = 0; at < 10; at++) {
      await pass(7 * SECOND)
      compare()
    }
    expect(cat.now).toMatchObject({ status: 'over', rematch: (next as { readonly table: string }).table })
    expect(cat.what).toEqual(ann.what)
  })

  test('is told who sits down at once, and that it begins', async () => {
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock)
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN], delay: DELAY })
    const cat = await new Player(house, id, CAT, 'spectator').watch()
    await house.act(id, ANN, { do: 'sit' })
    expect(cat.now.seats[0]!.name).toBe('Ann')
    await house.act(id, BEN, { do: 'sit' })
    expect(cat.now.status).toBe('live')
    expect(cat.what).toEqual(['created', 'sat', 'sat'])
  })

  test('is told who plays now, though nothing of what was played', async () => {
    const { ann, ben, cat } = await begin()
    await round(ann, ben)
    const { length } = cat.texts
    await ann.act({ do: 'leave' })
    expect(cat.told.slice(length)).toMatchObject([
      { kind: 'lines', lines: [], now: { seats: [{ bot: 'normal' }, {}] } },
    ])
    expect(cat.told.at(-1)).not.toHaveProperty('now.view')
  })

  test('is told by the clock itself, though nobody sweeps', async () => {
    const clock = { now: Date.now }
    const house = street.house(await street.sqlite(), clock as TestClock)
    const [ann, ben] = (await seat(house, ANN, { delay: 50 }, ANN, BEN)) as [Player, Player]
    const cat = await new Player(house, ann.table, CAT, 'spectator').watch()
    const before = Date.now()
    await round(ann, ben)
    await cat.until(() => cat.what.includes('played'))
    expect(Date.now() - before).toBeGreaterThanOrEqual(50)
  })

  test('watches bots too, from the first move on', async () => {
    const clock = new TestClock()
    const house = street.house(await street.sqlite(), clock)
    const { id } = await house.create(ANN, { game: 'brave-rats', seats: [bot('easy'), bot('easy')], delay: DELAY })
    const ann = await new Player(house, id, ANN, 'spectator').watch()
    while ((await house.read(id, ({ status }) => status)) !== 'over') await house.sweep()
    expect(ann.what).toEqual(['created'])
    expect(ann.now).toMatchObject({ status: 'live', outcome: null })
    clock.pass(DELAY)
    await house.sweep()
    expect(ann.now.status).toBe('over')
  })
})

describe('the lines of a late spectator', () => {
  test('go on after a cut line exactly where they were, at another server too', async () => {
    const { house, file, clock, table, ann, ben, cat, pass } = await begin()
    await round(ann, ben)
    await pass(40 * SECOND)
    await round(ann, ben)
    await pass(30 * SECOND)
    const known = cat.lines.at(-1)!.n
    cat.stop()
    await pass(20 * SECOND)
    const elsewhere = street.house(await street.sqlite(file), clock)
    for (const at of [house, elsewhere]) {
      const none = await new Player(at, table, CAT, 'spectator').watch(known)
      expect(none.told).toMatchObject([{ kind: 'lines', lines: [] }])
      none.stop()
    }
    await pass(DELAY)
    for (const at of [house, elsewhere]) {
      const again = await new Player(at, table, CAT, 'spectator').watch(known)
      expect([...cat.lines, ...again.lines]).toEqual((await new Player(at, table, DAN, 'spectator').watch()).lines)
      expect(numbers(again)[0]).toBe(known + 1)
    }
    const never = await new Player(house, table, CAT, 'spectator').watch(500)
    expect(never.told[0]!.kind).toBe('table')
  })

  test('bring at once what is said among them, and what players say in its time; whoever comes later hears the same', async () => {
    const { house, table, ann, ben, cat, pass } = await begin()
    await ann.act({ do: 'chat', text: 'Ready?' })
    await pass(10 * SECOND)
    await cat.act({ do: 'chat', text: 'Who will win?' })
    expect(cat.lines.at(-1)).toMatchObject({ what: 'chat', text: 'Who will win?' })
    expect(ann.what.filter((what) => what === 'chat')).toHaveLength(1)
    await round(ann, ben)
    await pass(50 * SECOND)
    expect(cat.lines.at(-1)).toMatchObject({ text: 'Ready?' })
    await cat.act({ do: 'chat', text: 'They begin.' })
    await pass(DELAY)
    expect(cat.lines.slice(3).map(({ what, text }) => text ?? what)).toEqual([
      'Who will win?',
      'Ready?',
      'They begin.',
      'locked',
      'played',
    ])
    expect((await new Player(house, table, DAN, 'spectator').watch()).lines).toEqual(cat.lines)
    expect(numbers(cat)).toEqual(numbers(cat).map((_, at) => at + 1))
  })
})

describe('no other door is quicker', () => {
  test('neither a look, nor the replay of what runs, nor the lobby', async () => {
    const { house, table, ann, ben, cat, clock, pass } = await begin()
    const look = async () => {
      // Who is there is told to them at once.
      const { presence: _presence, ...now } = (await house.look(table, DAN)).now
      return JSON.stringify([now, await replayOf(house, table)])
    }
    const lobby = () => house.read(table, tellLobby)
    const [first, listed] = [await look(), await lobby()]
    await pass(SECOND)
    await round(ann, ben)
    expect(await look()).toBe(first)
    expect(await lobby()).toEqual(listed)
    await pass(DELAY)
    expect(await look()).not.toBe(first)
    expect((await house.look(table, DAN)).now.view).toEqual(cat.now.view)
    expect((await house.look(table, ANN)).now.own).toEqual(ann.now.own)
    expect(clock.now()).toBeGreaterThan(listed.at)
  })

  test('nor the replay of what is over: who has played has it at once, others when they have seen the end', async () => {
    const { house, table, ann, ben, cat, pass } = await begin()
    await round(ann, ben)
    await pass(SECOND)
    await ben.act({ do: 'resign' })
    const kindFor = async (guest?: string) => {
      const replay = await replayOf(house, table, guest)
      return 'kind' in replay ? replay.kind : 'file'
    }
    const kinds = () => Promise.all([ANN.id, BEN.id, CAT.id, undefined].map(kindFor))
    expect(await kinds()).toEqual(['file', 'file', 'running', 'running'])
    await pass(DELAY - 1)
    expect(cat.now.status).toBe('live')
    expect(await kinds()).toEqual(['file', 'file', 'running', 'running'])
    expect(JSON.stringify(await replayOf(house, table))).not.toContain(
      await house.read(table, (one) => one.fairness!.secret),
    )
    await pass(1)
    expect(cat.now.status).toBe('over')
    expect(await kinds()).toEqual(['file', 'file', 'file', 'file'])
  })

  test('nor asking for the next match: that it is over they learn in its time', async () => {
    const { ann, cat, pass } = await begin()
    const before = await refused(cat.act({ do: 'rematch' }))
    await ann.act({ do: 'resign' })
    expect(await refused(cat.act({ do: 'rematch' }))).toEqual(before)
    await pass(DELAY)
    expect((await refused(cat.act({ do: 'rematch' }))).code).toBe('no-seat')
  })

  test('nor a second pair of eyes of a player', async () => {
    const { house, table, ann, ben } = await begin()
    const aside = await new Player(house, table, ANN, 'spectator').watch()
    const { length } = aside.texts
    await round(ann, ben)
    expect(aside.texts).toHaveLength(length)
  })

  test('whoever hands a seat over sees from then on what late spectators see', async () => {
    const { house, table, ann, ben } = await begin()
    await round(ann, ben)
    const { token } = (await ann.act({ do: 'offer' })) as { readonly token: string }
    await house.act(table, DAN, { do: 'accept', token })
    const told = ann.told.at(-1)!
    expect(told).toMatchObject({ kind: 'table', as: 'spectator', now: { seats: [{ name: 'Dan' }, { name: 'Ben' }] } })
    expect(told.kind === 'table' && told.lines.map(({ what }) => what)).toEqual(['created', 'sat', 'sat'])
  })
})

describe('the clocks of a late spectator', () => {
  test('show what was left then, and stand still until they can have started', async () => {
    const { ann, ben, cat, clock, pass } = await begin({ clock: { kind: 'move', ms: 90_000 } })
    expect(cat.now.clocks).toEqual({ left: [90_000, 90_000], running: [], at: clock.now() })
    await pass(20 * SECOND)
    await ann.choose()
    await pass(DELAY - SECOND)
    expect(cat.what).not.toContain('locked')
    await pass(2 * SECOND)
    expect(cat.now.clocks).toEqual({ left: [70_000, 69_000], running: [1], at: clock.now() })
    expect(ben.now.clocks!.running).toEqual([1])
  })
})

describe('a delay', () => {
  test('is told to everybody, and kept for the next match', async () => {
    const { house, table, ann, ben, cat } = await begin()
    for (const { told } of [ann, cat]) expect(told[0]).toMatchObject({ kind: 'table', table: { delay: DELAY } })
    await ann.act({ do: 'resign' })
    const { table: next } = (await ben.act({ do: 'rematch' })) as { readonly table: string }
    expect((await house.look(next, DAN)).table).toMatchObject({ delay: DELAY, rematchOf: table })
  })

  test('is none unless the host sets one', async () => {
    const { house, table, ann, ben, cat } = await begin({ delay: 0 })
    await round(ann, ben)
    expect(cat.what).toEqual(ann.what)
    expect((await house.look(table, DAN)).table.delay).toBe(0)
  })

  test.each([-1, 0.5, 3_600_001, '60', null])('of %j is refused', (delay) => {
    expect(misfit(NewTable, { game: 'brave-rats', seats: [HUMAN, HUMAN], delay })).toMatch(/^delay: /)
  })
})
