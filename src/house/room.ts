import type { Viewer } from '#engine/game'
import { same } from '#engine/json'
import { Refused } from '#engine/refusal'
import type { LineTold, LookTold } from '#protocol/told'
import type { Guest, Intended } from '#house/acts'
import { Audience, isOwn, type Watcher } from '#house/audience'
import { type Effect, effectOf, isFor } from '#house/effect'
import { Late } from '#house/late'
import { loadTable, type OpenGame, recallAll } from '#house/load'
import type { Store } from '#house/store'
import type { Entry, GuestId, Logged, TableId } from '#house/entry'
import type { Table } from '#house/table'
import { Timer } from '#house/timer'
import { tellAll, tellGap, tellLines, tellNow, tellTable } from '#house/tell'

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
/** How many lines someone who comes is told at once; who wants more asks for them. */
const PAGE = 200
/** How long a gap may be that is filled; beyond that one begins again. */
const LONGEST_GAP = 1000

/** A table in use, with those who watch it. What happens to it happens one thing after another. */
export class Room {
  readonly id: TableId
  readonly #settings: RoomSettings
  readonly #events: RoomEvents
  /** All who are here. */
  readonly #watchers = new Set<Watcher>()
  /** Those of them who are told at once. */
  readonly #audience: Audience
  /** Those of them who are told later, and what they see; while there are any. */
  #late: { readonly past: Late; readonly audience: Audience } | undefined
  readonly #timer = new Timer()
  /** As it is on the disk; `undefined` while it must be read, at first or after something went wrong. */
  #table: Table | undefined
  /** The last entry that was told; `undefined` as long as the table was never read. */
  #told: number | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** `table` if it is known already. */
  constructor(id: TableId, settings: RoomSettings, events: RoomEvents, table?: Table) {
    this.id = id
    this.#settings = settings
    this.#events = events
    this.#table = table
    this.#audience = new Audience(settings.report)
    this.#told = table?.seq
    if (table) this.#audience.see(table)
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

  isWatchedBy(guest: GuestId): boolean {
    for (const watcher of this.#watchers) if (watcher.guest.id === guest) return true
    return false
  }

  /** Whether someone watches who is told later. */
  get isLate(): boolean {
    return this.#late !== undefined
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
      const effect = this.#apply(table, logged, wanted.decision)
      if (await this.#commit(table, effect.logged)) return this.#changed([effect])
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
    const all = await recallAll(this.#settings.store, table, log)
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
    this.#watchers.add(watcher)
    try {
      await this.#welcome(watcher, viewer, since)
    } catch (error) {
      this.#leave(watcher)
      throw error
    }
    return () => {
      this.#leave(watcher)
      if (this.isIdle) this.#events.rested()
    }
  }

  /** How things stand for a guest. Within what is queued. */
  async look(guest: Guest): Promise<LookTold> {
    const as = this.table.seatsOf(guest.id)[0] ?? 'spectator'
    const { table } = this.#isLateFor(as) ? await this.#past() : this
    return { table: tellTable(table), as, now: tellNow(table, as, this.#settings.now()) }
  }

  /** The newest of the lines before the one with the number `before`. Within what is queued. */
  async earlier(
    { guest, viewer, muted }: Pick<Watcher, 'guest' | 'viewer' | 'muted'>,
    before: number,
  ): Promise<LineTold[]> {
    if (!isOwn(this.table, guest, viewer)) throw new Refused({ code: 'no-seat', message: 'That is not your seat.' })
    const past = this.#isLateFor(viewer) ? await this.#past() : undefined
    const last = Math.min(before - 1, past ? past.heard.length : this.table.linesOf(viewer))
    return last > 0 ? this.#lines(viewer, muted, Math.max(0, last - PAGE), last, past) : []
  }

  /** All that ever happened here, as the truth. Within what is queued. */
  log(): Promise<readonly Logged[]> {
    return this.#settings.store.since(this.id, -1, this.table.seq)
  }

  /** Tells those who are told later what is old enough by now. Within what is queued. */
  async pass(): Promise<void> {
    if (this.#late) this.#tellLate(this.#late.past.pass(this.#settings.now()))
  }

  /** Nothing is told by the clock any more. */
  stop(): void {
    this.#timer.clear()
  }

  #leave(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    this.#audience.delete(watcher)
    this.#late?.audience.delete(watcher)
    if (this.#late?.audience.size !== 0) return
    this.#late = undefined
    this.#timer.clear()
  }

  #isLateFor(viewer: Viewer): boolean {
    return viewer === 'spectator' && this.table.delay > 0
  }

  /** The table as those see it who are told later. */
  async #past(): Promise<Late> {
    await this.pass()
    if (this.#late) return this.#late.past
    const [, ...log] = await this.log()
    return new Late(() => this.table, log, this.#settings.now())
  }

  /** Tells someone who comes all that they do not know, and from then on what happens. */
  async #welcome(watcher: Watcher, viewer: Viewer, since?: number): Promise<void> {
    const past = this.#isLateFor(viewer) ? await this.#past() : undefined
    const { table } = past ?? this
    const many = past ? past.heard.length : table.linesOf(viewer)
    // Lines that never were, or too many of them: whoever asks for those that follow must begin again.
    const known = since === undefined || since > many || many - since > LONGEST_GAP ? undefined : since
    const lines = await this.#lines(viewer, watcher.muted, known ?? Math.max(0, many - PAGE), many, past)
    const now = this.#settings.now()
    const told = (known === undefined ? tellAll : tellGap)(table, viewer, lines, now)
    // They may have gone meanwhile.
    if (!this.#watchers.has(watcher)) return
    const audience = past ? this.#audienceOf(past) : this.#audience
    audience.add(watcher, viewer, JSON.stringify(told))
  }

  /** The lines of a viewer after the one with the number `after`, up to and with `last`. */
  async #lines(
    viewer: Viewer,
    muted: ReadonlySet<string>,
    after: number,
    last: number,
    past: Late | undefined,
  ): Promise<LineTold[]> {
    const { table } = past ?? this
    if (past) return tellLines(table, past.heard.slice(after, last), viewer, after + 1, muted)
    // Not every entry is a line for everybody: the log is read from its end until there are enough.
    let many = table.linesOf(viewer)
    let effects: Effect[] = []
    for (let end = table.seq; end >= 0 && many > after; end -= PAGE) {
      const page = await this.#settings.store.since(this.id, Math.max(-1, end - PAGE), end)
      const heard = page.map(effectOf).filter((effect) => isFor(effect, viewer))
      effects = [...heard, ...effects]
      many -= heard.length
    }
    const all = effects.slice(after - many, last - many)
    return tellLines(table, all, viewer, after + 1, muted)
  }

  #audienceOf(past: Late): Audience {
    if (!this.#late) {
      this.#late = { past, audience: new Audience(this.#settings.report) }
      this.#late.audience.see(past.table)
      this.#schedule(past)
    }
    return this.#late.audience
  }

  /** After a bug in the midst of it the table may be half changed. */
  #apply(table: Table, logged: Logged, decision?: number): Effect {
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

  /** Reads the table if it must be read; whoever watches is told what they do not know yet. */
  async #read(): Promise<void> {
    if (this.#table) return
    const { store, openGame } = this.#settings
    const table = await loadTable(store, openGame, this.id)
    const told = this.#told
    const missed =
      this.isWatched && told !== undefined ? (await store.since(this.id, told, table.seq)).map(effectOf) : []
    this.#table = table
    await this.#tell(missed)
    this.#events.changed(told !== undefined)
    // Its rules may have changed since it was last seen.
    if (table.outdated()) await this.append((outdated) => entryOf(outdated.outdated()))
  }

  async #changed(all: readonly Effect[]): Promise<void> {
    const { table } = this
    const before = this.#audience.look!
    await this.#tell(all)
    const { status, seats } = this.#audience.look!
    this.#events.changed(status !== before.status || !same(seats, before.seats))
    if (table.seq % SNAPSHOT_EVERY === 0) await this.#snapshot(table)
  }

  async #snapshot(table: Table): Promise<void> {
    const { store, report } = this.#settings
    await store.keep(this.id, { seq: table.seq, body: JSON.stringify(table.freeze()) }).catch(report)
  }

  /** Tells what happened to all who watch, each their part at their time. */
  async #tell(all: readonly Effect[]): Promise<void> {
    const { table } = this
    this.#told = table.seq
    const unseated = this.#audience.tell(table, all, (viewer) => table.linesOf(viewer), this.#settings.now())
    if (this.#late) {
      const { past } = this.#late
      this.#tellLate(all.flatMap(({ logged }) => past.take(logged)))
    }
    for (const watcher of unseated) await this.#unseat(watcher)
  }

  #tellLate(all: readonly Effect[]): void {
    const { past, audience } = this.#late!
    audience.tell(past.table, all, () => past.heard.length, this.#settings.now())
    this.#schedule(past)
  }

  #schedule({ next }: Late): void {
    const { now, report } = this.#settings
    if (next === undefined) this.#timer.clear()
    else this.#timer.set(next - now(), () => void this.queue(() => this.pass()).catch(report))
  }

  /** Whoever watches from a seat that is another's now sees from now on what everybody sees. */
  async #unseat(watcher: Watcher): Promise<void> {
    this.#audience.delete(watcher)
    try {
      await this.#welcome(watcher, 'spectator')
    } catch (error) {
      this.#leave(watcher)
      this.#settings.report(error)
    }
  }
}

const entryOf = (entry: Entry | undefined): Intended | undefined => entry && { entry }
