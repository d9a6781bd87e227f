import type { Viewer } from '#engine/game'
import { same } from '#engine/json'
import { Refused } from '#engine/refusal'
import type { LineTold } from '#protocol/told'
import type { Guest, Intended } from '#house/acts'
import { loadTable, type OpenGame } from '#house/load'
import { changedFor, type Look, lookOf } from '#house/look'
import type { Store } from '#house/store'
import type { Logged, TableId } from '#house/entry'
import type { Table } from '#house/table'
import { isFor, type Told } from '#house/told'
import { ALL, tellAll, tellLines, tellNews } from '#house/tell'

/** Someone who watches a table, through whichever door. */
export interface Watcher {
  readonly guest: Guest
  readonly viewer: Viewer
  /** People this one does not want to hear; shared with the guest's other watchers. */
  readonly muted: ReadonlySet<string>
  /** Takes one message, as text, because many watchers are told the same. */
  send(text: string): void
}

export interface RoomSettings {
  readonly store: Store
  readonly openGame: OpenGame
  /** How long, in milliseconds, a bot seems to think, at least. */
  readonly botPace: number
  /** The server's clock, in milliseconds. */
  now(): number
  /** Told of bugs, which are confined to their table. */
  report(error: unknown): void
  readonly counters: {
    /** Another node was quicker. */
    conflicted(): void
  }
}

/** What the house wants to know of a room. */
export interface RoomEvents {
  /** The table has changed, or was read for the first time; `listed` if the lobby shows the change. */
  changed(listed: boolean): void
  /** All work is done, for now. */
  rested(): void
}

const TRIES = 20
/** Entries after which a snapshot spares the next reader the way from the start. */
const SNAPSHOT_EVERY = 200

/** A table in use, with those who watch it. What happens to it happens one thing after another. */
export class Room {
  readonly id: TableId
  readonly #settings: RoomSettings
  readonly #events: RoomEvents
  /** Whose eyes each watcher sees with. */
  readonly #watchers = new Map<Watcher, Viewer>()
  /** As it is on the disk; `undefined` while it must be read, at first or after something went wrong. */
  #table: Table | undefined
  /** The last entry that the watchers know of, and how the table stood then; `undefined` as long as it was never read. */
  #told: { readonly seq: number; readonly look: Look } | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** `table` if it is known already. */
  constructor(id: TableId, settings: RoomSettings, events: RoomEvents, table?: Table) {
    this.id = id
    this.#settings = settings
    this.#events = events
    this.#table = table
    this.#told = table && { seq: table.seq, look: lookOf(table) }
  }

  /** The table; only within what is queued. */
  get table(): Table {
    if (!this.#table) throw new Error(`Table ${this.id} has not been read.`)
    return this.#table
  }

  /** The table, for a look at any time: what is queued may change it. */
  get lastKnown(): Table | undefined {
    return this.#table
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && !this.isWatched
  }

  /** Runs work after all that was there before, on the table as it is on the disk. */
  queue<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting++
    const result = this.#last.then(async () => {
      await this.#read()
      return work()
    })
    this.#last = result
      .catch(() => {})
      .then(() => {
        this.#waiting--
        this.#events.rested()
      })
    return result
  }

  /** Returns when all that is queued now is done. */
  async drain(): Promise<void> {
    await this.#last
  }

  /**
   * Makes an entry, puts it into effect, commits it, and only then tells anyone. If someone else was quicker, looks
   * again whether it is still wanted: `undefined` if not. Within what is queued.
   */
  async append(intended: (table: Table) => Intended | undefined): Promise<void> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const { table } = this
      const wanted = intended(table)
      if (!wanted) return
      const logged: Logged = { seq: table.seq + 1, at: Math.max(this.#settings.now(), table.at), entry: wanted.entry }
      const told = this.#apply(table, logged, wanted.decision)
      if (await this.#commit(table, logged)) return this.#changed([told])
      this.#settings.counters.conflicted()
    }
    throw new Refused({ code: 'busy', message: 'Too much happens at this table at once. Try again.' })
  }

  /** Reads what other nodes have appended. Within what is queued. */
  async catchUp(): Promise<void> {
    const { table } = this
    const log = await this.#settings.store.since(this.id, table.seq)
    if (log.length === 0) return
    // Should one of them not fit, it is read again from the start.
    this.#table = undefined
    const all = log.map((logged) => table.apply(logged))
    this.#table = table
    await this.#changed(all)
  }

  /**
   * Tells a watcher how things stand, then everything that happens; with `since`, exactly the lines after that one.
   * Returns how to stop. Within what is queued.
   */
  async watch(watcher: Watcher, since?: number): Promise<() => void> {
    const { viewer, guest } = watcher
    // Whoever comes from another node may have been told there what is not known here yet.
    await this.catchUp()
    if (!isOwn(this.table, guest, viewer)) throw new Refused({ code: 'no-seat', message: 'That is not your seat.' })
    const text = await this.#welcome(watcher, viewer, since)
    this.#watchers.set(watcher, viewer)
    this.#send(watcher, text)
    return () => {
      this.#watchers.delete(watcher)
      if (this.isIdle) this.#events.rested()
    }
  }

  async #welcome({ muted }: Watcher, viewer: Viewer, since?: number): Promise<string> {
    const { table } = this
    // Lines that never were: whoever asks for those that follow them must begin again.
    const known = since === undefined || since > table.linesOf(viewer) ? undefined : since
    const lines = await this.#linesAfter(known ?? 0, viewer, muted)
    const now = this.#settings.now()
    return JSON.stringify(
      known === undefined ? tellAll(table, viewer, lines, now) : tellNews(table, viewer, lines, now, ALL),
    )
  }

  async #linesAfter(since: number, viewer: Viewer, muted: ReadonlySet<string>): Promise<LineTold[]> {
    const { table } = this
    if (table.linesOf(viewer) === since) return []
    return tellLines(table, await this.#retell(table), viewer, 1, muted).slice(since)
  }

  /** After a bug in the midst of it the table may be half changed. */
  #apply(table: Table, logged: Logged, decision?: number): Told {
    try {
      return table.apply(logged, decision)
    } catch (error) {
      if (!(error instanceof Refused)) this.#table = undefined
      throw error
    }
  }

  /** Whether the entry that was put into effect is on the disk now; if not, the table is read again, now or by the next. */
  async #commit(table: Table, logged: Logged): Promise<boolean> {
    const { store, botPace } = this.#settings
    const { id } = this
    const due = table.due(botPace) ?? null
    try {
      if (await store.append({ table: id, logged, status: table.status, due })) return true
      this.#table = undefined
    } catch (error) {
      this.#table = undefined
      // A write that failed may have happened all the same.
      const [there] = await store.since(id, logged.seq - 1)
      if (!same(there, logged)) throw error
      this.#table = table
      return true
    }
    await this.#read()
    return false
  }

  /** Reads the table if it must be read; whoever watches is told what he does not know yet. */
  async #read(): Promise<void> {
    if (this.#table) return
    const { store, openGame } = this.#settings
    const table = await loadTable(store, openGame, this.id)
    const told = this.#told
    const missed = this.isWatched && told !== undefined ? (await this.#retell(table)).slice(told.seq + 1) : []
    this.#table = table
    await this.#tell(missed)
    this.#events.changed(told !== undefined)
  }

  async #retell(table: Table): Promise<readonly Told[]> {
    return table.retell(await this.#settings.store.since(this.id, -1))
  }

  async #changed(all: readonly Told[]): Promise<void> {
    const { table } = this
    const before = this.#told!.look
    const { status, seats } = await this.#tell(all)
    this.#events.changed(status !== before.status || !same(seats, before.seats))
    if (table.seq % SNAPSHOT_EVERY === 0) await this.#snapshot(table)
  }

  async #snapshot(table: Table): Promise<void> {
    const { store, report } = this.#settings
    await store.keep(this.id, { seq: table.seq, body: JSON.stringify(table.freeze()) }).catch(report)
  }

  /** Tells what happened to all who watch, each his part; those who see the same are told the same text. */
  async #tell(all: readonly Told[]): Promise<Look> {
    const { table } = this
    const look = lookOf(table)
    const before = this.#told?.look ?? look
    this.#told = { seq: table.seq, look }
    const now = this.#settings.now()
    const texts = new Map<string, string>()
    const unseated: Watcher[] = []
    for (const [watcher, viewer] of all.length > 0 ? this.#watchers : []) {
      const { guest, muted } = watcher
      if (!isOwn(table, guest, viewer)) {
        unseated.push(watcher)
        continue
      }
      const key = muted.size > 0 ? `${viewer}/${guest.id}` : String(viewer)
      let text = texts.get(key)
      if (text === undefined) {
        const changed = changedFor(table, before, look, all, viewer)
        const heard = all.filter((told) => isFor(told, viewer))
        const lines = tellLines(table, heard, viewer, table.linesOf(viewer) - heard.length + 1, muted)
        text = changed ? JSON.stringify(tellNews(table, viewer, lines, now, changed)) : ''
        texts.set(key, text)
      }
      if (text !== '') this.#send(watcher, text)
    }
    for (const watcher of unseated) await this.#unseat(watcher)
    return look
  }

  /** Whoever watches from a seat that he has no more sees from now on what everybody sees. */
  async #unseat(watcher: Watcher): Promise<void> {
    this.#watchers.set(watcher, 'spectator')
    try {
      const text = await this.#welcome(watcher, 'spectator')
      // He may have gone meanwhile.
      if (this.#watchers.has(watcher)) this.#send(watcher, text)
    } catch (error) {
      this.#watchers.delete(watcher)
      this.#settings.report(error)
    }
  }

  #send(watcher: Watcher, text: string): void {
    try {
      watcher.send(text)
    } catch (error) {
      this.#settings.report(error)
    }
  }
}

const isOwn = ({ seats }: Table, { id }: Guest, viewer: Viewer): boolean =>
  viewer === 'spectator' || seats[viewer]?.guest === id
