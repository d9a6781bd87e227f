import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { SeededRandom } from '#engine/random'
import type { LineTold } from '#protocol/told'
import type { House } from '#house/house'
import type { TableId } from '#house/entry'
import { ANN, BEN, CAT, HUMAN, bot, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Lines that break, servers that start again.

const street = new Street()
const clock = new TestClock()
const luck = SeededRandom.from('lines that break')
afterAll(() => street.clear())
afterEach(() => street.check())

/** Whoever comes back with each of their line numbers gets exactly what they have not seen. */
async function checkGaps(house: House, table: TableId, players: readonly Player[]): Promise<void> {
  for (const { guest, viewer, lines, now } of players)
    for (let since = 0; since <= lines.length; since++) {
      const back = await new Player(house, table, guest, viewer).watch(since)
      back.stop()
      expect(back.told).toEqual([
        {
          kind: 'lines',
          table,
          as: viewer,
          lines: lines.slice(since),
          now: { ...now, view: expect.anything() as object, presence: expect.anything() as object },
        },
      ])
    }
}

/** Lets two people do all that leaves a line, and some things that leave one for only some of them. */
async function play(ann: Player, ben: Player, cat: Player): Promise<void> {
  for (let step = 0; step < 60 && ann.now.status === 'live'; step++) {
    clock.pass(luck.below(2000))
    const player = luck.below(2) === 0 ? ann : ben
    const { own } = player.now
    switch (luck.below(8)) {
      case 0:
        await player.act({ do: 'chat', text: `I say ${step}` })
        break
      case 1:
        await cat.act({ do: 'chat', text: `I whisper ${step}` })
        break
      case 2:
        if (own?.locked) await player.act({ do: 'take-back' })
        break
      case 3:
        if (own?.canUndo) await player.act({ do: 'undo' })
        break
      default:
        if (own && own.choices.length > 0) await player.choose()
    }
  }
}

describe('whoever comes back', () => {
  test.each([
    ['brave-rats', {}],
    ['brave-rats', { luckyDraw: true, emperor: true }],
    ['brave-rats', { draft: true }],
    ['pebbles', {}],
  ])(
    'to %s with %j gets exactly the lines that were not seen yet, and so does one at a server that starts again',
    async (game, options) => {
      const file = await street.file()
      const house = street.house(await street.sqlite(file), clock)
      const { id } = await house.create(ANN, { game, seats: [HUMAN, HUMAN], options })
      const cat = await new Player(house, id, CAT, 'spectator').watch()
      const players: Player[] = [cat]
      for (const [at, who] of [ANN, BEN].entries()) {
        await house.act(id, who, { do: 'sit', seat: at })
        players.push(await new Player(house, id, who, at).watch())
      }
      const [, ann, ben] = players as [Player, Player, Player]
      await play(ann, ben, cat)
      // A word for everybody: now all have been told of the latest.
      await ann.act({ do: 'chat', text: 'So far.' })
      for (const { lines } of players) expect(lines.map(({ n }) => n)).toEqual(lines.map((_, at) => at + 1))
      expect(cat.lines).not.toEqual(ann.lines)
      await checkGaps(house, id, players)
      await checkGaps(street.house(await street.sqlite(file), clock), id, players)
    },
  )

  test('with lines that never were, is told everything again', async () => {
    const house = street.house(await street.sqlite(), clock)
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    const back = await new Player(house, ann.table, ANN, 0).watch(999)
    expect(back.told).toMatchObject([{ kind: 'table', as: 0, lines: [{ n: 1 }, { n: 2 }, { n: 3 }] }])
  })

  test('hears no more after having stopped', async () => {
    const house = street.house(await street.sqlite(), clock)
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    ann.stop()
    await ben.act({ do: 'chat', text: 'Hello?' })
    expect(ann.what).toEqual(['created', 'sat', 'sat'])
    expect(ben.what).toEqual(['created', 'sat', 'sat', 'chat'])
  })

  test('one who fails to listen does not disturb the others', async () => {
    const house = street.house(await street.sqlite(), clock)
    const [, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    const deaf = {
      guest: CAT,
      viewer: 'spectator',
      muted: new Set<string>(),
      send(text: string) {
        if (text.includes('Hello')) throw new Error('I hear nothing.')
      },
    } as const
    await house.watch(ben.table, deaf)
    await new Player(house, ben.table, CAT, 'spectator').watch()
    await ben.act({ do: 'chat', text: 'Hello?' })
    expect(ben.what.at(-1)).toBe('chat')
    expect(street.bugs.splice(0)).toEqual([new Error('I hear nothing.')])
  })
})

describe('a server that starts again', () => {
  test('in the middle of a sealed choice still has it, with who is locked in', async () => {
    const file = await street.file()
    const before = street.house(await street.sqlite(file), clock)
    const [ann] = (await seat(before, ANN, {}, ANN, BEN)) as [Player]
    await ann.choose(2)
    const { locked } = ann.now.own!
    expect(locked).not.toBeNull()

    const after = street.house(await street.sqlite(file), clock)
    const back = await new Player(after, ann.table, ANN, 0).watch(ann.lines.length)
    const ben = await new Player(after, ann.table, BEN, 1).watch()
    const pending = [
      { actor: 0, kind: 'choose-card', sealed: true, locked: true },
      { actor: 1, kind: 'choose-card', sealed: true },
    ]
    expect([back.now.pending, ben.now.pending]).toEqual([pending, pending])
    expect(back.now.own).toEqual(ann.now.own)
    await ben.choose()
    const { events } = ben.lines.at(-1)!
    expect(events![0]).toMatchObject({
      kind: 'revealed',
      cards: [(locked as { card: string }).card, expect.any(String)],
    })
    // It can be taken back after a restart as well as before.
    await back.choose()
    await back.act({ do: 'take-back' })
    expect(back.now.own!.locked).toBeNull()
  })

  test('lets bots go on, even where nobody watches', async () => {
    const file = await street.file()
    const stuck = { think: () => new Promise<never>(() => {}) }
    const before = street.house(await street.sqlite(file), clock, { thinker: stuck })
    const { id } = await before.create(ANN, { game: 'brave-rats', seats: [bot('easy'), bot('easy')] })
    const after = street.house(await street.sqlite(file), clock)
    clock.pass(10_000)
    await after.sweep()
    const cat = await new Player(after, id, CAT, 'spectator').watch()
    await cat.until(() => cat.now.status === 'over')
    expect(cat.now.outcome).not.toBeNull()
  })

  test('reads a long match from its snapshot, and all its lines from the log', async () => {
    const file = await street.file()
    const store = await street.sqlite(file)
    const house = street.house(store, clock)
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    const said: string[] = []
    for (let at = 0; at < 210; at++) {
      said.push(`Line ${at}`)
      await ann.act({ do: 'chat', text: said.at(-1)! })
    }
    await ann.choose(0)
    expect((await store.load(ann.table))!.snapshot!.seq).toBe(200)

    const after = street.house(await street.sqlite(file), clock)
    const back = await new Player(after, ann.table, ANN, 0).watch()
    expect(back.now).toEqual({ ...ann.now, view: expect.anything() as object })
    // The last of them at once, the others when they are asked for.
    expect(back.lines).toHaveLength(200)
    const watcher = { guest: ANN, viewer: 0, muted: new Set<string>() }
    const earlier = await after.earlier(ann.table, watcher, back.lines[0]!.n)
    expect([...earlier, ...back.lines]).toEqual(ann.lines)
    expect(await after.earlier(ann.table, watcher, 1)).toEqual([])
    const texts = (lines: readonly LineTold[]) => lines.flatMap(({ text }) => text ?? [])
    expect(texts([...earlier, ...back.lines])).toEqual(said)
    expect((await refused(after.earlier(ann.table, { ...watcher, viewer: 1 }, 9))).code).toBe('no-seat')
    const ben = await new Player(after, ann.table, BEN, 1).watch()
    await Promise.all([back.playOut(), ben.playOut()])
  })

  test('throws a snapshot away that an older version has written', async () => {
    const file = await street.file()
    const store = await street.sqlite(file)
    const [ann] = (await seat(street.house(store, clock), ANN, {}, ANN, BEN)) as [Player]
    await ann.choose(0)
    await store.keep(ann.table, { seq: 2, body: JSON.stringify({ version: 0, dragons: true }) })
    const back = await new Player(street.house(await street.sqlite(file), clock), ann.table, ANN, 0).watch()
    expect(back.now.own).toEqual(ann.now.own)
  })
})
