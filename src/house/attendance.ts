import type { Seat } from '#engine/game'
import { same } from '#engine/json'
import type { PresenceTold } from '#protocol/told'
import type { Guest } from '#house/acts'
import type { Advice } from '#house/advice'
import { randomHex } from '#house/chance'
import type { GuestId, TableId } from '#house/entry'
import type { Table } from '#house/table'

/** How long, in milliseconds, someone may be gone before anyone is told: loading a page again is no absence. */
export const GRACE = 4000
/** How often, in milliseconds, it is looked who has come and gone. */
export const ATTEND_PACE = 1000
/** How long, in milliseconds, a node may be silent before nobody is there any more. */
const NODE_PATIENCE = 6000
/** After so long, in milliseconds, what a silent node has written down is cleared away. */
const NODE_LIFE = 60_000
/** Should a hint be lost, it is looked again after so many milliseconds. */
const LOOK_AGAIN = 10_000
/** How many spectators are named, and how many people at one table nodes tell each other of by name. */
const MOST_NAMED = 12
const MOST_WRITTEN = 40
/** That spectators come and go is told to a crowd less often: so many milliseconds apart for each of them. */
const CROWD_PACE = 20

/** Where nodes write down for each other who is where. */
export interface Whereabouts {
  /** A sign of life of a node; answers which others have given one since then. */
  beat(node: string, now: number, since: number): Promise<readonly string[]>
  /** Who is at these tables of a node now, each as text; empty where nobody is any more. */
  putHere(node: string, here: ReadonlyMap<TableId, string>): Promise<void>
  hereAt(tables: readonly TableId[]): Promise<readonly Elsewhere[]>
  /** Clears away what nodes have written down that gave no sign of life since then. */
  forgetNodes(before: number): Promise<void>
  /** A node ends, and with it all that it has written down. */
  forgetNode(node: string): Promise<void>
}

/** Who is at a table of some node. */
interface Elsewhere {
  readonly node: string
  readonly table: TableId
  readonly who: string
}

/** What a node writes down: some of those who are there by name, and how many there are. */
interface Written {
  readonly named: readonly (readonly [guest: GuestId, name: string])[]
  readonly count: number
  /** What those point at who are there; nothing if left out. */
  readonly advice?: readonly Advice[]
}

/** A room, as far as it matters who is there. */
export interface Attended {
  readonly id: TableId
  readonly lastKnown: Table | undefined
  readonly isWatched: boolean
  /** What was last told; nothing while all who sit there are there, and nobody else is. */
  presence: PresenceTold | undefined
  /** What those point at who are here. */
  readonly advice: readonly Advice[]
  /** What those point at who are elsewhere. */
  hearAdvice(elsewhere: readonly Advice[]): void
  /** All who watch, once for each of their watchers. */
  guests(): Iterable<Guest>
  tellPresence(told: PresenceTold): void
}

/** The rooms of a house. */
interface Rooms {
  get(id: TableId): Attended | undefined
  watched(): readonly Attended[]
}

interface Leaving {
  readonly name: string
  readonly at: number
}

/** Who is at which table, here and at other nodes. Nothing of it is kept for good, and nothing of play waits for it. */
export class Attendance {
  readonly #rooms: Rooms
  readonly #now: () => number
  readonly #whereabouts: Whereabouts | undefined
  readonly #report: (error: unknown) => void
  readonly #node = randomHex(8)
  /** Tables where someone has come or gone, or is about to be taken for gone. */
  #touched = new Set<TableId>()
  /** Those who have just gone. */
  readonly #leaving = new Map<TableId, Map<GuestId, Leaving>>()
  /** Tables of which other nodes have something to tell. */
  readonly #stirred = new Set<TableId>()
  /** Who is where at other nodes. */
  readonly #elsewhere = new Map<TableId, readonly Written[]>()
  /** Rooms that know who is elsewhere. */
  readonly #informed = new WeakSet<Attended>()
  /** What this node has written down. */
  readonly #written = new Map<TableId, string>()
  #nodes: readonly string[] = []
  #beatAt = -Infinity
  #lookedAt = -Infinity
  #clearedAt = -Infinity

  constructor(
    rooms: Rooms,
    settings: { now(): number; report(error: unknown): void; readonly whereabouts?: Whereabouts },
  ) {
    this.#rooms = rooms
    this.#now = settings.now
    this.#report = settings.report
    this.#whereabouts = settings.whereabouts
  }

  /** Someone may have come, or sits elsewhere now. */
  touch(table: TableId): void {
    this.#touched.add(table)
  }

  /** Someone has gone, or was here for a moment without watching; as it turns out, since some moment before now. */
  left(table: TableId, { id, name }: Guest, since = this.#now()): void {
    let leaving = this.#leaving.get(table)
    if (!leaving) this.#leaving.set(table, (leaving = new Map()))
    leaving.set(id, { name, at: since })
    this.#touched.add(table)
  }

  /** Another node has something to tell of a table. */
  stir(table: TableId): void {
    if (this.#rooms.get(table)?.isWatched) this.#stirred.add(table)
  }

  /** Nobody uses the table here any more. */
  forget(table: TableId): void {
    this.#elsewhere.delete(table)
  }

  /** Who is at a table, as far as that is known. */
  of(room: Attended): PresenceTold {
    const { lastKnown: table, presence } = room
    const at = this.#now()
    const isInformed = !this.#whereabouts || this.#informed.has(room)
    const here = this.#everybody(room, at)
    const leaving = this.#leaving.get(room.id)
    const seated = new Set<GuestId>()
    const away = (table?.seats ?? []).map((sitter, seat) => {
      const guest = sitter?.guest ?? null
      if (guest === null) return null
      seated.add(guest)
      if (!isInformed || here.has(guest)) return null
      return leaving?.get(guest)?.at ?? presence?.away[seat] ?? at
    })
    const watching = [...here].flatMap(([guest, name]) => (seated.has(guest) ? [] : [name]))
    const unnamed = (this.#elsewhere.get(room.id) ?? []).reduce(
      (sum, { named, count }) => sum + count - named.length,
      0,
    )
    return { away, watching: watching.length + unnamed, names: watching.slice(0, MOST_NAMED), at }
  }

  /** For how long, in milliseconds, whoever has a seat has been away; `undefined` if they are here. */
  async absence(room: Attended): Promise<(seat: Seat) => number | undefined> {
    if (this.#whereabouts) await this.#read([room.id])
    const { away, at } = this.of(room)
    return (seat) => (away[seat] == null ? undefined : at - away[seat])
  }

  /** Tells who has come and gone to those who watch, and to other nodes. */
  async tend(): Promise<void> {
    if (this.#whereabouts) await this.#exchange(this.#whereabouts).catch(this.#report)
    const touched = this.#touched
    this.#touched = new Set()
    for (const id of touched) this.#settle(id)
  }

  async close(): Promise<void> {
    await this.#whereabouts?.forgetNode(this.#node).catch(this.#report)
  }

  /** All who are there, each with their name; whoever has just gone still is. */
  #everybody(room: Attended, now: number): Map<GuestId, string> {
    const here = this.#ownPeople(room, now)
    for (const { named } of this.#elsewhere.get(room.id) ?? []) for (const [guest, name] of named) here.set(guest, name)
    return here
  }

  #ownPeople(room: Attended, now: number): Map<GuestId, string> {
    const here = new Map<GuestId, string>()
    for (const { id, name } of room.guests()) here.set(id, name)
    for (const [guest, { name, at }] of this.#leaving.get(room.id) ?? [])
      if (now - at < GRACE && !here.has(guest)) here.set(guest, name)
    return here
  }

  #settle(id: TableId): void {
    const room = this.#rooms.get(id)
    const now = this.#now()
    if (room?.lastKnown) {
      const told = this.of(room)
      const known = room.presence ?? { away: told.away.map(() => null), watching: 0, names: [], at: 0 }
      const isOther = !same(told.away, known.away)
      const isCrowdOther = told.watching !== known.watching || !same(told.names, known.names)
      const isDue = now - known.at >= told.watching * CROWD_PACE
      if (isOther || (isCrowdOther && isDue)) {
        const isPlain = told.watching === 0 && told.away.every((since) => since === null)
        room.presence = isPlain ? undefined : told
        room.tellPresence(told)
      } else if (isCrowdOther) this.#touched.add(id)
    }
    const leaving = this.#leaving.get(id)
    if (!leaving) return
    for (const [guest, { at }] of leaving) if (now - at >= GRACE) leaving.delete(guest)
    if (leaving.size === 0) this.#leaving.delete(id)
    else this.#touched.add(id)
  }

  /** Gives and takes what nodes know of each other. */
  async #exchange(whereabouts: Whereabouts): Promise<void> {
    const now = this.#now()
    // Others may have taken this node for dead, and cleared away what it had written down.
    if (now - this.#beatAt > NODE_LIFE / 2) {
      this.#written.clear()
      for (const { id } of this.#rooms.watched()) this.#touched.add(id)
    }
    const nodes = (await whereabouts.beat(this.#node, now, now - NODE_PATIENCE)).filter((node) => node !== this.#node)
    this.#beatAt = now
    const isOther = !same(nodes, this.#nodes)
    this.#nodes = nodes
    if (now - this.#clearedAt > NODE_LIFE) {
      this.#clearedAt = now
      await whereabouts.forgetNodes(now - NODE_LIFE)
    }
    await this.#write(whereabouts, now)
    const isLate = now - this.#lookedAt >= LOOK_AGAIN
    if (isOther || isLate) {
      this.#lookedAt = now
      for (const { id } of this.#rooms.watched()) this.#stirred.add(id)
    }
    for (const id of this.#touched) {
      const room = this.#rooms.get(id)
      if (room?.isWatched && !this.#informed.has(room)) this.#stirred.add(id)
    }
    const stirred = [...this.#stirred]
    this.#stirred.clear()
    if (stirred.length > 0) await this.#read(stirred)
  }

  async #write(whereabouts: Whereabouts, now: number): Promise<void> {
    const changed = new Map<TableId, string>()
    for (const id of this.#touched) {
      const room = this.#rooms.get(id)
      const text = room ? writtenOf(this.#ownPeople(room, now), room) : ''
      if (text !== (this.#written.get(id) ?? '')) changed.set(id, text)
    }
    if (changed.size === 0) return
    await whereabouts.putHere(this.#node, changed)
    for (const [id, text] of changed)
      if (text === '') this.#written.delete(id)
      else this.#written.set(id, text)
  }

  async #read(ids: readonly TableId[]): Promise<void> {
    const rows = await this.#whereabouts!.hereAt(ids)
    const found = new Map<TableId, Written[]>()
    for (const { node, table, who } of rows) {
      if (!this.#nodes.includes(node)) continue
      const at = found.get(table)
      const written = JSON.parse(who) as Written
      if (at) at.push(written)
      else found.set(table, [written])
    }
    for (const id of ids) {
      const room = this.#rooms.get(id)
      if (!room) continue
      const people = found.get(id)
      if (people) this.#elsewhere.set(id, people)
      else this.#elsewhere.delete(id)
      room.hearAdvice((people ?? []).flatMap(({ advice = [] }) => advice))
      this.#informed.add(room)
      this.#touched.add(id)
    }
  }
}

/** Who is here and points at what, as other nodes read it: those who sit there first. */
function writtenOf(here: ReadonlyMap<GuestId, string>, { lastKnown: table, advice }: Attended): string {
  if (here.size === 0) return ''
  const isSeated = (guest: GuestId): boolean => table?.seats.some((sitter) => sitter?.guest === guest) ?? false
  const named = [...here].toSorted(([one], [other]) => Number(isSeated(other)) - Number(isSeated(one)))
  const written: Written = { named: named.slice(0, MOST_WRITTEN), count: here.size }
  return JSON.stringify(advice.length > 0 ? { ...written, advice } : written)
}
