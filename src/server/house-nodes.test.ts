import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Act } from '#protocol/acts'
import { type House, OVERDUE } from '#house/house'
import { openPostgres } from '#server/store/postgres'
import { startPostgres } from '#server/store/testing'
import type { Logged, TableId } from '#house/entry'
import type { Thinker, ThinkerQuestion } from '#house/thinker'
import { ANN, BEN, bot, CAT, hasty, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Several nodes at one table. None owns it; whoever is quicker is first.

const street = new Street()
const clock = new TestClock()
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await street.clear()
  await postgres.stop()
})
afterEach(() => street.check())

/** Two houses over one store, as two processes have them. */
async function twoNodes(
  kind: 'sqlite' | 'postgres',
  settings: { readonly thinker?: Thinker } = {},
): Promise<{ readonly one: House; readonly other: House; log(id: TableId): Promise<readonly Logged[]> }> {
  const place = kind === 'sqlite' ? await street.file() : await postgres.database()
  const open = async () => (kind === 'sqlite' ? street.sqlite(place) : street.keep(await openPostgres(place)))
  const [first, second] = [await open(), await open()]
  return {
    one: street.house(first, clock, settings),
    other: street.house(second, clock, settings),
    log: (id) => first.since(id, -1),
  }
}

/** Asks again if too much happens at once, as it says one should. */
async function insist(house: House, table: TableId, who: typeof ANN, act: Act): Promise<void> {
  const outcome = await house.act(table, who, act).catch((error: unknown) => error)
  if (outcome instanceof Error && outcome.message.startsWith('Too much')) await insist(house, table, who, act)
  else if (outcome instanceof Error) throw outcome
}

describe.each(['sqlite', 'postgres'] as const)('two nodes over one %s', (kind) => {
  test('lose nothing and double nothing, however they race', async () => {
    const { one, other, log } = await twoNodes(kind)
    const [ann] = (await seat(one, ANN, {}, ANN, BEN)) as [Player]
    const ben = await new Player(other, ann.table, BEN, 1).watch()
    const said = Array.from({ length: 40 }, (_, at) => `Word ${at}`)
    street.counts.conflicted = 0
    await Promise.all(
      said.flatMap((text) => [
        insist(one, ann.table, ANN, { do: 'chat', text: `Ann: ${text}` }),
        insist(other, ann.table, BEN, { do: 'chat', text: `Ben: ${text}` }),
      ]),
    )
    expect(street.counts.conflicted).toBeGreaterThan(0)
    const written = (await log(ann.table)).flatMap(({ entry }) => (entry.kind === 'chat' ? [entry.text] : []))
    expect(written.toSorted()).toEqual(
      ['Ann', 'Ben'].flatMap((name) => said.map((text) => `${name}: ${text}`)).toSorted(),
    )
    // What each node has told is the log, in its order, with no line twice and none left out.
    for (const [house, player] of [
      [one, ann],
      [other, ben],
    ] as const) {
      await new Player(house, ann.table, CAT, 'spectator').watch()
      expect(player.lines.flatMap(({ text }) => text ?? [])).toEqual(written)
      expect(player.lines.map(({ n }) => n)).toEqual(player.lines.map((_, at) => at + 1))
    }
  })

  test('take a choice that comes to both of them once', async () => {
    const { one, other, log } = await twoNodes(kind)
    const [ann] = (await seat(one, ANN, { game: 'pebbles' }, ANN, BEN)) as [Player]
    await new Player(other, ann.table, ANN, 0).watch()
    const attempts = [one, other].map((house) => house.act(ann.table, ANN, { do: 'choose', choice: { kind: 'take' } }))
    const done = await Promise.allSettled(attempts)
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await refused(Promise.all(attempts))).code).toBe('stale')
    expect((await log(ann.table)).filter(({ entry }) => entry.kind === 'input')).toHaveLength(1)
  })

  test('give one seat to one guest', async () => {
    const { one, other } = await twoNodes(kind)
    const { id } = await one.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    await other.read(id, () => 0)
    const [first, second] = await Promise.allSettled([
      one.act(id, ANN, { do: 'sit', seat: 0 }),
      other.act(id, BEN, { do: 'sit', seat: 0 }),
    ])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const sitters = await Promise.all([one, other].map((house) => house.read(id, (table) => table.seats[0]!.name)))
    expect(sitters[0]).toBe(first.status === 'fulfilled' ? 'Ann' : 'Ben')
    expect(sitters[0]).toBe(sitters[1])
  })

  test('see a flag fall once', async () => {
    const { one, other, log } = await twoNodes(kind)
    const [ann] = (await seat(one, ANN, { game: 'pebbles', clock: { kind: 'move', ms: 9000 } }, ANN, BEN)) as [Player]
    const away = await new Player(other, ann.table, ANN, 0).watch()
    clock.pass(9000 + OVERDUE)
    // Neither has heard of what the other does, nor waits for a lease.
    await Promise.all([ann.act({ do: 'chat', text: 'Oh.' }), away.act({ do: 'chat', text: 'Oh!' })])
    const entries = (await log(ann.table)).slice(3).map(({ entry }) => (entry.kind === 'input' ? entry.by : entry.kind))
    expect(entries.toSorted()).toEqual(['chat', 'chat', 'clock'])
  })

  test('let a bot choose once, though it thinks at both', async () => {
    // Both think until both have been asked.
    let asked = 0
    let answer = (): void => {}
    const bothAsked = new Promise<void>((resolve) => (answer = resolve))
    const thinker = {
      async think(question: ThinkerQuestion) {
        if (++asked === 2) answer()
        await bothAsked
        return hasty.think(question)
      },
    }
    const { one, other, log } = await twoNodes(kind, { thinker })
    const [ann] = (await seat(one, ANN, { seats: [HUMAN, bot('easy')] }, ANN)) as [Player]
    const away = await new Player(other, ann.table, ANN, 0).watch()
    await bothAsked
    await ann.until(() => ann.now.pending[1]!.locked === true)
    await insist(one, ann.table, ANN, { do: 'chat', text: 'Well?' })
    await insist(other, ann.table, ANN, { do: 'chat', text: 'Well!' })
    const bots = (await log(ann.table)).filter(({ entry }) => entry.kind === 'input')
    expect(bots).toHaveLength(1)
    expect(away.now.pending[1]!.locked).toBe(true)
  })

  test('set up one rematch, though both are asked', async () => {
    const { one, other } = await twoNodes(kind)
    const [ann] = (await seat(one, ANN, { public: true }, ANN, BEN)) as [Player]
    await ann.act({ do: 'resign' })
    const asked = await Promise.all([
      one.act(ann.table, ANN, { do: 'rematch' }),
      other.act(ann.table, BEN, { do: 'rematch' }),
    ])
    expect(asked[0]).toEqual(asked[1])
    const { table } = asked[0] as { table: string }
    const cat = await new Player(one, table, CAT, 'spectator').watch()
    expect(cat.now.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    expect((await one.lobby()).map(({ id }) => id)).toEqual([table])
  })

  test('tell whoever comes from the other exactly the gap', async () => {
    const { one, other } = await twoNodes(kind)
    const [ann, ben] = (await seat(one, ANN, {}, ANN, BEN)) as [Player, Player]
    const cat = await new Player(other, ann.table, CAT, 'spectator').watch()
    await ann.choose(0)
    await ben.act({ do: 'chat', text: 'Hm.' })
    const back = await new Player(other, ann.table, BEN, 1).watch(ben.lines.length - 1)
    expect(back.lines).toEqual(ben.lines.slice(-1))
    await back.act({ do: 'chat', text: 'Hm!' })
    expect(back.lines.map(({ n }) => n)).toEqual([5, 6])
    expect(cat.lines.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

describe('a node that has heard of nothing', () => {
  test('knows who has sat down at another before it says with whose eyes they look', async () => {
    // No hint ever comes from one file to the other.
    const { one, other } = await twoNodes('sqlite')
    const { id } = await one.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN] })
    const ben = { guest: BEN, muted: new Set<string>() }
    const asks = [
      () => other.eyesOf(id, BEN),
      async () => (await other.look(id, BEN)).as,
      async () => (await other.earlier(id, { ...ben, viewer: 0 }, 9)) && 0,
    ]
    for (const as of asks) {
      await other.look(id, CAT)
      await one.act(id, BEN, { do: 'sit', seat: 0 })
      expect(await as()).toBe(0)
      await one.act(id, BEN, { do: 'stand' })
    }
  })

  test('lets those play and talk from their seat who have sat down at another', async () => {
    const { one, other, log } = await twoNodes('sqlite')
    const { id } = await one.create(ANN, { game: 'pebbles', seats: [HUMAN, HUMAN] })
    await other.look(id, CAT)
    await one.act(id, ANN, { do: 'sit', seat: 0 })
    await other.act(id, ANN, { do: 'chat', text: 'Hello?' })
    await one.act(id, BEN, { do: 'sit', seat: 1 })
    await other.act(id, BEN, { do: 'choose', choice: { kind: 'watch', on: true } })
    expect((await log(id)).map(({ entry }) => entry).slice(2)).toMatchObject([
      { kind: 'chat', seat: 0 },
      { kind: 'sat', seat: 1 },
      { kind: 'input', input: { actor: 1 } },
    ])
  })
})

describe('two nodes over one PostgreSQL', () => {
  test('play a whole match live, each seat at its own, with a spectator at either', async () => {
    const { one, other } = await twoNodes('postgres')
    const { id } = await one.create(ANN, { game: 'brave-rats', seats: [HUMAN, HUMAN], options: { emperor: true } })
    await one.act(id, ANN, { do: 'sit', seat: 0 })
    await other.act(id, BEN, { do: 'sit', seat: 1 })
    const ann = await new Player(one, id, ANN, 0).watch()
    const ben = await new Player(other, id, BEN, 1).watch()
    const watching = await Promise.all([one, other].map((house) => new Player(house, id, CAT, 'spectator').watch()))
    await Promise.all([ann.playOut(), ben.playOut()])
    await Promise.all(watching.map((cat) => cat.until(() => cat.now.status === 'over')))
    expect(watching[0]!.lines).toEqual(watching[1]!.lines)
    expect(watching[0]!.lines.map(({ n }) => n)).toEqual(watching[0]!.lines.map((_, at) => at + 1))
  })

  test('a node that heard of nothing reads it when it sweeps', async () => {
    const place = await postgres.database()
    const first = street.keep(await openPostgres(place))
    const second = street.keep(await openPostgres(place))
    const deaf = { ...second, onHint() {} }
    const [one, other] = [street.house(first, clock), street.house(deaf, clock)]
    const [ann] = (await seat(one, ANN, {}, ANN, BEN)) as [Player]
    const ben = await new Player(other, ann.table, BEN, 1).watch()
    await ann.choose(0)
    expect(ben.what).not.toContain('locked')
    await other.sweep()
    expect(ben.what).toContain('locked')
  })

  test('a node takes over the bots of one that is gone', async () => {
    const { one, other } = await twoNodes('postgres')
    const { id } = await one.create(ANN, {
      game: 'brave-rats',
      seats: [bot('easy'), bot('easy')],
      clock: { kind: 'none' },
    })
    await one.close()
    clock.pass(OVERDUE + 1000)
    await other.sweep()
    const cat = await new Player(other, id, CAT, 'spectator').watch()
    await cat.until(() => cat.now.status === 'over')
    expect(cat.now.outcome).not.toBeNull()
  })
})
