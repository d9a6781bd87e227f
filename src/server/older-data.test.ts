import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Outcome, Seat } from '#engine/game'
import { chaptersOf } from '#engine/story'
import { openGame } from '#games/shelf'
import type { Entry, Logged } from '#house/entry'
import { verify } from '#house/verify'
import type { NowTold } from '#protocol/told'
import { migrations } from '#server/store/migrations'
import { Player, Street, TestClock } from '#server/testing/house'

// Tables as a server kept them that wrote down inputs alone: two games, open, running and over.

interface Kept {
  readonly name: string
  readonly row: Readonly<Record<string, string | number | null>>
  readonly entries: readonly Logged[]
  readonly snapshot: { readonly seq: number; readonly body: string } | null
  /** What that server told the host. */
  readonly look: { readonly as: Seat; readonly now: NowTold }
  readonly inputs: number | null
  readonly outcome: Outcome | null
}

const street = new Street()
afterEach(() => street.check())
afterAll(() => street.clear())

const { tables } = JSON.parse(await readFile(new URL('testing/before-facts.json', import.meta.url), 'utf8')) as {
  readonly tables: readonly Kept[]
}

/** The file as it was then: only the first two migrations had been made. */
async function olderFile(): Promise<string> {
  const file = await street.file()
  const db = new DatabaseSync(file)
  db.exec('create table migrations (number integer primary key)')
  for (const { number, sql } of (await migrations()).slice(0, 2))
    db.exec(`${sql}; insert into migrations (number) values (${number})`)
  for (const { row, entries, snapshot } of tables) {
    const columns = Object.keys(row)
    db.prepare(`insert into tables (${columns.join()}) values (${columns.map(() => '?').join()})`).run(
      ...Object.values(row),
    )
    for (const { seq, at, entry } of entries)
      db.prepare('insert into entries (table_id, seq, at, entry) values (?, ?, ?, ?)').run(
        row['id']!,
        seq,
        at,
        JSON.stringify(entry),
      )
    if (snapshot)
      db.prepare('insert into snapshots (table_id, seq, body) values (?, ?, ?)').run(
        row['id']!,
        snapshot.seq,
        snapshot.body,
      )
  }
  db.close()
  return file
}

const clockAfter = ({ entries }: Kept): TestClock => Object.assign(new TestClock(), { at: entries.at(-1)!.at + 1000 })
const hostOf = ({ entries }: Kept) => {
  const { by, name } = entries[0]!.entry as Extract<Entry, { kind: 'created' }>
  return { id: by, name }
}

test('the last entry of an older server is its last sign of life', async () => {
  const store = await street.sqlite(await olderFile())
  const last = Math.max(...tables.map(({ row }) => Number(row['touched_at'])))
  expect(await store.lives()).toEqual([{ since: 0, until: last }])
})

test('everybody finds the matches of an older server, running and over', async () => {
  const store = await street.sqlite(await olderFile())
  const house = street.house(store, clockAfter(tables[0]!), { botPace: 1e9 })
  await house.explain()
  await house.seatAll()
  expect(await store.unseated(99)).toEqual([])
  for (const kept of tables) {
    const { look, row } = kept
    const guest = look.now.seats[look.as]!.guest!
    const isOver = look.now.status === 'over'
    const { matches } = await house.mine(guest, { isOver, most: 50 })
    const { status, outcome } = look.now
    // Bots had no names then.
    const seats = look.now.seats.map(({ name, ...seat }) => (seat.guest === null ? seat : { name, ...seat }))
    expect(matches.find(({ id }) => id === row['id'])).toMatchObject({
      ...{ game: row['game'], status, seats, outcome, own: expect.arrayContaining([look.as]) },
    })
    const asked = look.now.pending.filter(({ locked }) => !locked).map(({ actor }) => actor)
    expect(matches.find(({ id }) => id === row['id'])!.awaited.map(({ actor }) => actor)).toEqual(asked)
  }
})

describe.each(tables)('a table of an older server: $name', (kept) => {
  const id = String(kept.row['id'])
  const { as, now } = kept.look

  test('opens as it stood', async () => {
    const house = street.house(await street.sqlite(await olderFile()), clockAfter(kept), { botPace: 1e9 })
    const look = await house.look(id, hostOf(kept))
    // Who was there nobody told then, and bots had no names, nor anyone a face.
    const { as: eyes, now: told } = look
    const { presence: _presence, ...found } = {
      ...told,
      seats: told.seats.map(({ face: _face, name, ...seat }) => ({ ...seat, name: seat.guest ? name : seat.bot })),
    }
    expect(eyes).toBe(as)
    // A view may show more than it did then, and under newer rules a question has another number.
    const view = now.view && (expect.objectContaining(now.view) as object)
    const own = now.own && { ...now.own, decision: expect.any(Number) as number }
    expect(found).toEqual({ ...now, clocks: found.clocks, own, ...(view && { view }) })
  })

  test('goes on to its end, and its replay plays', async () => {
    const file = await olderFile()
    const store = await street.sqlite(file)
    const house = street.house(store, clockAfter(kept))
    await house.explain()
    expect(await store.unexplained(99)).toEqual([])
    const box = (await openGame(String(kept.row['game'])))!
    const sat = await house.read(id, ({ seats }) => seats.map((sitter) => sitter))
    const guests = sat.flatMap((sitter, seat) => {
      if (!sitter) return [{ seat, guest: { id: 'newcomer-0123456789', name: 'Cat' } }]
      return sitter.guest ? [{ seat, guest: { id: sitter.guest, name: sitter.name } }] : []
    })
    if (sat.includes(null)) await house.act(id, guests.find(({ seat }) => !sat[seat])!.guest, { do: 'sit' })
    const players = await Promise.all(guests.map(({ seat, guest }) => new Player(house, id, guest, seat).watch()))
    await Promise.all(players.map((player) => player.playOut()))
    const record = (await house.record(id))!
    if (kept.outcome) expect(record.outcome).toEqual(kept.outcome)
    if (kept.inputs !== null) expect(record.inputs).toHaveLength(kept.inputs)
    const chapters = [...chaptersOf(box.game, record)]
    expect(chapters).toHaveLength(record.inputs.length + 1 + (record.moved?.length ?? 0))
    expect(chapters.at(-1)!.after.now.outcome).toEqual(record.outcome)
    // Nobody has the rules of then any more, to the word; all else is as it should be.
    const { checks } = await verify(box, record)
    expect(checks.flatMap(({ check, ok }) => (ok ? [] : [check]))).toEqual(['rules'])
  })
})
