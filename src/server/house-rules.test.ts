import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { GameTypes } from '#engine/game'
import { chaptersOf } from '#engine/story'
import type { AnyBox } from '#games/box'
import type { House } from '#house/house'
import type { Hint, Store } from '#house/store'
import { pebblesBox } from '#house/testing/tables'
import { verify } from '#house/verify'
import { ANN, BEN, CAT, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Rules change while matches run: those go on under the new ones where the game says so, and can always be read.

const street = new Street()
const clock = new TestClock()
afterEach(() => street.check())
afterAll(() => street.clear())

const NOW = pebblesBox.game.about.rulesVersion
type Pool = GameTypes['State'] & { readonly pool: number }

/** The toy under a later version of its rules: with each of them there are ten pebbles more in the pool. */
function later(versions: number, more: Partial<AnyBox['game']> = {}): AnyBox {
  const { game } = pebblesBox
  const about = { ...game.about, rulesVersion: NOW + versions }
  const migrate = (state: unknown): Pool => ({ ...(state as Pool), pool: (state as Pool).pool + 10 })
  return { ...pebblesBox, game: { ...game, about, migrate, ...more } }
}

const poolOf = ({ now }: Player): number => (now.view as Pool).pool

interface Evening {
  readonly file: string
  readonly house: House
  readonly players: [Player, Player]
}

/** Two who have begun a match under the rules of before. */
async function begun(choices = 3): Promise<Evening> {
  const file = await street.file()
  const house = street.house(await street.sqlite(file), clock)
  const { id } = await house.create(ANN, { game: 'pebbles', seats: [HUMAN, HUMAN] })
  for (const guest of [ANN, BEN]) await house.act(id, guest, { do: 'sit' })
  const players: [Player, Player] = [new Player(house, id, ANN, 0), new Player(house, id, BEN, 1)]
  for (const player of players) await player.watch()
  await players[0].act({ do: 'chat', text: 'Good luck.' })
  for (let made = 0; made < choices; made++) await players.find(({ now }) => now.own?.choices.length)!.choose(0)
  return { file, house, players }
}

/** The server starts again, with another version of the rules. */
const renewed = async (file: string, box: AnyBox): Promise<House> =>
  street.house(await street.sqlite(file), clock, { openGame: async () => box })

const again = (house: House, table: string): Promise<[Player, Player]> =>
  Promise.all([new Player(house, table, ANN, 0).watch(), new Player(house, table, BEN, 1).watch()])

describe('a match that was begun under older rules', () => {
  test.each([1, 2, 5])('goes on under those of today, %i versions later, and ends under them', async (versions) => {
    const { file, players } = await begun()
    const { table } = players[0]
    const house = await renewed(file, later(versions))
    const [ann, ben] = await again(house, table)
    expect(poolOf(ann)).toBe(poolOf(players[0]) + 10 * versions)
    expect(ann.now.pending).toEqual(players[0].now.pending)
    expect(ann.what).toEqual([...players[0].what, 'moved'])
    // A question of before is closed: what it offered may not be offered any more.
    const { decision, choices } = [...players].find(({ now }) => now.own?.choices.length)!.now.own!
    const asked = [ann, ben].find(({ now }) => now.own?.choices.length)!
    expect((await refused(asked.act({ do: 'choose', decision, choice: choices[0]! }))).code).toBe('stale')
    await Promise.all([ann.playOut(), ben.playOut()])
    expect(ann.now.outcome).toMatchObject({ reason: expect.not.stringContaining('rules') })

    const record = (await house.record(table))!
    expect(record).toMatchObject({ rules: NOW, moved: [{ at: 3, rules: NOW + versions }] })
    const pools = [...chaptersOf(later(versions).game, record)].map(({ after }) => (after.now.state as Pool).pool)
    expect(pools).toContain(poolOf(players[0]))
    const { checks } = await verify(later(versions), record)
    expect(checks).toContainEqual({
      check: 'rules',
      ok: false,
      text: `It was played under version ${NOW} of the rules; here is version ${NOW + versions}.`,
    })
  })

  test('keeps a sealed choice that is still offered, and undoes nothing of before', async () => {
    const { file, players } = await begun(0)
    for (const player of players) await player.act({ do: 'choose', choice: { kind: 'done' } })
    await players[0].choose(0)
    const [ann] = await again(await renewed(file, later(1)), players[0].table)
    expect(ann.now.own!.locked).toEqual(players[0].now.own!.locked)
    expect((await refused(ann.act({ do: 'undo' }))).code).toBe('nothing-to-undo')
  })

  test('is moved once, whoever opens it, and those who watch are told', async () => {
    const { file, players } = await begun()
    const { table } = players[0]
    const store = await street.sqlite(file)
    const box = later(1)
    const houses = [street.house(store, clock, { openGame: async () => box }), await renewed(file, box)]
    await Promise.all(houses.map((house) => house.look(table, ANN)))
    const log = await store.since(table, -1)
    expect(log.filter(({ entry }) => entry.kind === 'moved')).toHaveLength(1)
    expect((await refused(players[0].house.act(table, ANN, { do: 'chat', text: 'Well?' }))).code).toBe('other-rules')
  })

  test.each<[what: string, box: AnyBox]>([
    ['its game knows no way', later(1, { migrate: undefined } as object)],
    ['its game says that its state is not good any more', later(1, { migrate: () => undefined })],
    ['one of several steps is missing', later(3, { migrate: (state, from) => (from === NOW ? state : undefined) })],
  ])('is closed if %s, and can be read', async (_why, box) => {
    const { file, players } = await begun()
    const { table } = players[0]
    const house = await renewed(file, box)
    const [ann] = await again(house, table)
    expect(ann.now).toMatchObject({
      status: 'over',
      pending: [],
      own: null,
      outcome: { payoffs: [0.5, 0.5], reason: 'rules-changed' },
      fairness: { secret: expect.any(String) as unknown },
    })
    expect(ann.now.view).toEqual(players[0].now.view)
    expect(ann.what).toEqual([...players[0].what, 'closed'])
    expect(ann.lines.slice(0, -1)).toEqual(players[0].lines)
    expect((await refused(ann.act({ do: 'choose', choice: { kind: 'take' } }))).code).toBe('P-E1')
    const record = (await house.record(table))!
    expect([...chaptersOf(box.game, record)].at(-1)!.after.now.outcome).toMatchObject({ reason: 'rules-changed' })
  })

  test('is closed and shown without a picture where the rules of today cannot see its state', async () => {
    const { file, players } = await begun()
    const blind = later(1, {
      migrate: () => undefined,
      view: () => {
        throw new Error('What is this?')
      },
    })
    const [ann] = await again(await renewed(file, blind), players[0].table)
    expect(ann.now.view).toBeUndefined()
    expect(ann.lines.slice(0, -1)).toEqual(players[0].lines)
  })

  test('stays as it was when it was over', async () => {
    const { file, house, players } = await begun()
    await Promise.all(players.map((player) => player.playOut()))
    const { table } = players[0]
    const record = await house.record(table)
    const after = await renewed(file, later(1))
    const [ann] = await again(after, table)
    expect(ann.now.outcome).toEqual(players[0].now.outcome)
    expect(ann.what).toEqual(players[0].what)
    expect(await after.record(table)).toEqual(record)
  })

  test('that has not begun yet begins under the new ones, unless it cannot be set up any more', async () => {
    const file = await street.file()
    const house = street.house(await street.sqlite(file), clock)
    const wanted = { game: 'pebbles', seats: [HUMAN, HUMAN], options: { pool: 5 } }
    const [first, second] = [await house.create(ANN, wanted), await house.create(ANN, wanted)]
    const after = await renewed(file, later(1))
    for (const guest of [ANN, BEN]) await after.act(first.id, guest, { do: 'sit' })
    expect(await after.read(first.id, ({ status, rules }) => [status, rules])).toEqual(['live', NOW + 1])

    const { game } = pebblesBox
    const { pool, ...options } = game.about.options as Record<string, never>
    expect(pool).toBeDefined()
    const poorer = later(1, { about: { ...game.about, rulesVersion: NOW + 2, options } })
    const { now } = await (await renewed(file, poorer)).look(second.id, CAT)
    expect(now).toMatchObject({ status: 'over', outcome: { reason: 'rules-changed' } })
  })
})

describe('a node with older rules, while others have newer ones', () => {
  /** A match that went on under the next version of the rules, at another node. */
  async function moved(): Promise<Evening & { readonly newer: House; readonly table: string }> {
    const evening = await begun()
    const newer = await renewed(evening.file, later(1))
    const { table } = evening.players[0]
    await newer.look(table, ANN)
    return { ...evening, newer, table }
  }

  test('refuses what has moved to newer ones, and plays nothing there by its own', async () => {
    const { file, house, players, newer, table } = await moved()
    const seq = await newer.read(table, (one) => one.seq)
    // Whoever comes makes it read what the others have written.
    expect((await refused(new Player(house, table, CAT, 'spectator').watch())).code).toBe('other-rules')
    for (const player of players) {
      expect((await refused(player.act({ do: 'choose', choice: { kind: 'done' } }))).code).toBe('other-rules')
      expect((await refused(player.act({ do: 'resign' }))).code).toBe('other-rules')
    }
    expect((await refused(house.look(table, ANN))).code).toBe('other-rules')
    await house.sweep()
    expect(await (await street.sqlite(file)).since(table, seq)).toEqual([])
    // Those who play go on elsewhere.
    const [ann, ben] = await again(newer, table)
    await Promise.all([ann.playOut(), ben.playOut()])
  })

  test('refuses it too where it was told by a hint, and that is no bug', async () => {
    const file = await street.file()
    const store = await street.sqlite(file)
    let hint: Hint = () => {}
    const hinted: Store = { ...store, onHint: (told) => void (hint = told) }
    const house = street.house(hinted, clock)
    const [ann] = (await seat(house, ANN, { game: 'pebbles' }, ANN, BEN)) as [Player]
    const newer = await renewed(file, later(1))
    const seq = await newer.read(ann.table, (one) => one.seq)
    hint(ann.table, seq)
    expect((await refused(house.read(ann.table, () => {}))).code).toBe('other-rules')
    expect((await refused(ann.act({ do: 'choose', choice: { kind: 'done' } }))).code).toBe('other-rules')
    expect(await store.since(ann.table, seq)).toEqual([])
  })

  test('shows what is over, even under newer ones, and plays on what nobody has moved', async () => {
    const { file, newer, table } = await moved()
    const [ann, ben] = await again(newer, table)
    await Promise.all([ann.playOut(), ben.playOut()])
    const house = street.house(await street.sqlite(file), clock)
    const { now } = await house.look(table, CAT)
    expect(now).toMatchObject({ status: 'over', outcome: ann.now.outcome })
    expect(await house.record(table)).toEqual(await newer.record(table))
    const looker = await new Player(house, table, CAT, 'spectator').watch()
    expect(looker.what).toEqual(ann.what)
    expect((await refused(looker.act({ do: 'rematch' }))).code).toBe('no-seat')

    const [cat, dan] = (await seat(house, CAT, { game: 'pebbles' }, CAT, ANN)) as [Player, Player]
    await Promise.all([cat.playOut(), dan.playOut()])
    expect(cat.now.outcome).toBeDefined()
  })
})

describe('a log that was written before facts were kept', () => {
  /** As an older version of the server has left it, which has written all entries after this one. */
  function forgotten(file: string, seq = -1): void {
    const db = new DatabaseSync(file)
    db.exec(`update entries set fact = null where seq > ${seq}; delete from snapshots`)
    db.close()
  }

  test('is opened by the rules it was played under, goes on, and has its facts from then on', async () => {
    const { file, players } = await begun()
    const { table } = players[0]
    forgotten(file)
    const store = await street.sqlite(file)
    expect(await store.unexplained(9)).toEqual([table])
    const house = street.house(store, clock)
    await house.explain()
    expect(await store.unexplained(9)).toEqual([])
    const [ann, ben] = await again(house, table)
    expect(ann.now).toEqual({ ...players[0].now, view: expect.anything() as object })
    expect(ann.lines).toEqual(players[0].lines)
    await Promise.all([ann.playOut(), ben.playOut()])
    expect((await verify(pebblesBox, (await house.record(table))!)).verified).toBe(true)
    expect((await (await renewed(file, later(1))).record(table))!.outcome).toEqual(ann.now.outcome)
  })

  test('of rules that are not here any more is closed: who sat there and what was said can be read', async () => {
    const { file, players } = await begun()
    forgotten(file)
    const house = await renewed(file, later(1))
    const [ann] = await again(house, players[0].table)
    expect(ann.now).toMatchObject({ status: 'over', outcome: { reason: 'rules-changed' } })
    expect(ann.now.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    expect(ann.lines.flatMap(({ text }) => text ?? [])).toEqual(['Good luck.'])
    expect(await house.record(players[0].table)).toBeUndefined()
  })

  test('is so at a node that runs on while an older one still writes', async () => {
    const { file, house, players } = await begun()
    const { table } = players[0]
    const other = street.house(await street.sqlite(file), clock)
    const [ann] = (await seat(other, ANN, {}, ANN, BEN)) as [Player]
    expect(ann.table).not.toBe(table)
    const far = await new Player(other, table, CAT, 'spectator').watch()
    const seq = await house.read(table, (known) => known.seq)
    await players.find(({ now }) => now.own?.choices.length)!.choose(0)
    forgotten(file, seq)
    await far.act({ do: 'chat', text: 'What was that?' })
    expect(far.lines.map(({ n }) => n)).toEqual(far.lines.map((_, at) => at + 1))
    await house.explain()
    expect(await (await street.sqlite(file)).unexplained(9)).toEqual([])
  })
})
