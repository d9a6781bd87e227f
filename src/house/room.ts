import type { Seat, Viewer } from '#engine/game'
import { same } from '#engine/json'
import { Refused } from '#engine/refusal'
import type { Act } from '#protocol/acts'
import type { Pace } from '#protocol/pace'
import type { AdviceTold, LineTold, LookTold, PastTold, PresenceTold, SocketTold } from '#protocol/told'
import type { Guest, Intended } from '#house/acts'
import type { Attendance } from '#house/attendance'
import { type Advice, adviceFor, adviceOf, hasSides, isCurrent, tellAdvice } from '#house/advice'
import { Audience, isOwn, type Watcher } from '#house/audience'
import { lookBack } from '#house/back'
import { type Effect, effectOf } from '#house/effect'
import { Late } from '#house/late'
import { type Lines, pageOfHeard } from '#house/lines'
import { loadTable, type OpenGame, recallAll } from '#house/load'
import { type Order, Orders } from '#house/orders'
import type { Recent } from '#house/recent'
import { awaitedAt, seatingOf } from '#house/seating'
import { type Appending, isLonely, type Store, StoreFailed } from '#house/store'
import type { Entry, GuestId, Logged, TableId } from '#house/entry'
import type { Table } from '#house/table'
import { Timer } from '#house/timer'
import { hushed, tellAll, tellGap, tellNow, tellTable } from '#house/tell'
import type { Pauses } from '#house/pauses'
import type { Vigil } from '#house/vigil'

export interface RoomSettings {
  readonly store: Store
  readonly openGame: OpenGame
  readonly lines: Lines
  /** Tables as they were, for those who are told later. */
  readonly lates: Recent<LateRoom>
  readonly turns: Pauses
  /** How long, in milliseconds, a bot seems to think, at least. */
  readonly botPace: number
  /** The server's clock, in milliseconds. */
  now(): number
  /** Who knows when nobody was there; if left out, someone always was. */
  readonly vigil?: Vigil
  /** Who keeps an eye on who is there. */
  readonly attendance: Pick<Attendance, 'of' | 'touch' | 'left'>
  /** Told of bugs, which are confined to their table. */
  report(error: unknown): void
  readonly counters: {
    /** Another node was quicker. */
    conflicted(): void
  }
}

/** What those see who are told later, and where. */
interface LateRoom {
  readonly room: Room
  readonly past: Late
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
/** Entries that are read at a time by those who look back. */
const CHUNK = 200
/** How long, in milliseconds, whoever watched may be on the way back: a page is loaded again in less. */
export const AWAY = 5000
/** What a room weighs besides its table, in bytes, about. */
const EMPTY_ROOM = 4000
/** What one line that was heard weighs, in bytes, about. */
const HEARD = 500
const NOBODY: ReadonlySet<string> = new Set()
const TOO_LATE = { code: 'too-late', message: 'That comes too late: it is over.' }
/** Nobody is there to be told so. */
const GONE = { code: 'gone', message: 'Whoever asked for this has gone.' }

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
  /** What is to be done here at the next beats, where time passes. */
  readonly #orders = new Orders()
  /** As it is on the disk; `undefined` while it must be read, at first or after something went wrong. */
  #table: Table | undefined
  /** The last entry that was told; `undefined` as long as the table was never read. */
  #told: number | undefined
  /** Since when nobody has watched, if nobody does. */
  #leftAt: number
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  /** Who is here, as it was last told; nothing while that goes without saying. */
  presence: PresenceTold | undefined
  /** What those point at who are here, and those who are at other nodes. */
  #advice: readonly Advice[] = []
  #adviceElsewhere: readonly Advice[] = []
  /** What it weighed, and after which entry. */
  #weight = 0
  #weighedAt = -1

  /** `table` if it is known already. */
  constructor(id: TableId, settings: RoomSettings, events: RoomEvents, table?: Table) {
    this.id = id
    this.#settings = settings
    this.#events = events
    this.#table = table
    this.#audience = new Audience(settings.report)
    this.#told = table?.seq
    this.#leftAt = settings.now()
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

  /** Whether nobody watches, here or elsewhere, and has not just gone to come back. */
  get isUnseen(): boolean {
    const { store, now } = this.#settings
    return !this.isWatched && isLonely(store) && now() - this.#leftAt >= AWAY
  }

  isWatchedBy(guest: GuestId): boolean {
    for (const watcher of this.#watchers) if (watcher.guest.id === guest) return true
    return false
  }

  /** All who watch, once for each of their watchers. */
  *guests(): Iterable<Guest> {
    for (const { guest } of this.#watchers) yield guest
  }

  /** Tells all who watch who is here, late spectators too: it says nothing of the match. */
  tellPresence(presence: PresenceTold): void {
    if (!this.isWatched) return
    const text = JSON.stringify({ kind: 'presence', table: this.id, presence } satisfies SocketTold)
    this.#audience.sendAll(text)
    this.#late?.audience.sendAll(text)
  }

  /** What those point at who are here. */
  get advice(): readonly Advice[] {
    return this.#advice
  }

  /** Somebody points at something, or at nothing any more; throws `Refused`. Within what is queued. */
  advise(guest: Guest, act: Extract<Act, { do: 'advise' }>): void {
    const { by, advice } = adviceOf(this.table, guest, act)
    this.#advice = [...this.#advice.filter((one) => one.by !== by), ...(advice ? [advice] : [])]
    this.#settings.attendance.touch(this.id)
    this.#tellAdvice()
  }

  /** What those point at who are at other nodes. */
  hearAdvice(elsewhere: readonly Advice[]): void {
    this.#adviceElsewhere = elsewhere
    if (this.#table) this.#tellAdvice()
  }

  /** Tells who may know what is pointed at; what is not asked any more is forgotten. Late spectators learn nothing of it. */
  #tellAdvice(): void {
    const { table } = this
    const current = this.#advice.filter((one) => isCurrent(table, one))
    if (current.length < this.#advice.length) {
      this.#advice = current
      this.#settings.attendance.touch(this.id)
    }
    this.#audience.advise(table, this.#adviceNow)
  }

  /** Of one who has come over from another node, what they point at here. */
  get #adviceNow(): readonly Advice[] {
    if (this.#adviceElsewhere.length === 0) return this.#advice
    const here = new Set(this.#advice.map(({ by }) => by))
    return [...this.#advice, ...this.#adviceElsewhere.filter(({ by }) => !here.has(by))]
  }

  /** Whether someone watches who is told later. */
  get isLate(): boolean {
    return this.#late !== undefined
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && !this.isWatched
  }

  /** What it takes of the memory, in bytes of text, about. */
  get weight(): number {
    const { table } = this
    if (this.#weighedAt !== table.seq) {
      this.#weight = EMPTY_ROOM + table.weight
      this.#weighedAt = table.seq
    }
    return this.#weight
  }

  /** Runs work after all that was there before, on the table as it is on the disk; unless who wants it has gone by then. */
  queue<Result>(work: () => Promise<Result>, isGone?: () => boolean): Promise<Result> {
    this.#waiting++
    const result = this.#after(this.#last, work, isGone)
    this.#last = result.then(this.#done, this.#done)
    return result
  }

  async #after<Result>(
    last: Promise<unknown>,
    work: () => Promise<Result>,
    isGone: (() => boolean) | undefined,
  ): Promise<Result> {
    await last
    // What need not be waited for is not: a choice at a quiet table goes straight through.
    const pause = this.#settings.turns.next()
    if (pause) await pause
    if (isGone?.()) throw new Refused(GONE)
    if (!this.#table) await this.#read()
    if (this.#isTimed) await this.#resume()
    return await work()
  }

  readonly #done = (): void => {
    this.#waiting--
    this.#events.rested()
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
      const logged: Logged = {
        seq: table.seq + 1,
        at: Math.max(wanted.at ?? this.#settings.now(), table.at),
        entry: wanted.entry,
      }
      const { seats, status } = table
      const effect = this.#apply(table, logged, wanted.decision)
      const isOther = table.seats !== seats || table.status !== status
      if (await this.#commit(table, effect.logged, isOther)) {
        await this.#changed([effect])
        // What was done by the last tick is not too late.
        if (wanted.entry.kind !== 'ticked') this.#dropOrders()
        return
      }
      this.#settings.counters.conflicted()
    }
    throw new Refused({ code: 'busy', message: 'Too much happens at this table at once. Try again.' })
  }

  /**
   * Somebody wants to do something at the first beat from a moment of the match's own time on. Returns when it is done and
   * on the disk; throws `Refused` if it cannot be done then.
   */
  order(order: Omit<Order, 'at'>, at: number): Promise<void> {
    const done = this.#orders.add({ ...order, at: Math.max(this.table.beat!.now, at) })
    this.#events.changed(false)
    return done
  }

  /** When the next beat is due at which there is something to do; `undefined` where no time passes. */
  get beatDue(): number | undefined {
    const table = this.#table
    const beat = table?.beat
    const next = beat && this.#orders.next(beat)
    if (next === undefined) return undefined
    const isThinking = table!.racing().some(({ actor }) => !this.#orders.isWaiting(actor as Seat))
    return isThinking ? beat!.origin + next : table!.momentOf(next, this.pace)
  }

  /** How fast bots play: they wait for those who watch, and for nobody else. */
  get pace(): Pace {
    return this.isUnseen ? 'instant' : this.table.haste
  }

  /** Lets time pass, beat by beat, as far as it has. What was to be done is done then. Within what is queued. */
  async passTime(): Promise<void> {
    for (let due = this.beatDue; due !== undefined && due <= this.#settings.now(); due = this.beatDue) {
      let orders: readonly Order[] = []
      try {
        await this.append((table) => {
          const { beat } = table
          const to = beat && this.#orders.next(beat)
          // Another node may have been quicker.
          if (!beat || to === undefined || this.beatDue! > this.#settings.now()) return undefined
          orders = this.#orders.take(table, to)
          if (orders.length === 0 && to !== beat.next) return undefined
          const ordered = orders.map(({ seat, choice, at, by }) => ({ seat, choice, at, by }))
          return { entry: { kind: 'ticked', to, orders: ordered } }
        })
        this.#orders.settle(orders)
      } catch (error) {
        this.#orders.settle(orders, error)
        throw error
      }
    }
    this.#dropOrders()
  }

  /** No time passes any more: what still waits comes too late. */
  #dropOrders(): void {
    if (!this.table.beat) this.#orders.close(new Refused(TOO_LATE))
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
    this.#dropOrders()
  }

  /**
   * Tells a watcher how things stand, then everything that happens; with `since`, exactly the lines after that one.
   * Returns how to stop. Within what is queued.
   */
  async watch(watcher: Watcher, since?: number): Promise<(goneSince?: number) => void> {
    const { viewer, guest } = watcher
    await this.#checkEyes(guest, viewer)
    this.#watchers.add(watcher)
    this.#settings.attendance.touch(this.id)
    try {
      await this.#welcome(watcher, viewer, since)
    } catch (error) {
      this.#leave(watcher)
      throw error
    }
    return (goneSince) => {
      this.#leave(watcher, goneSince)
      if (this.isIdle) this.#events.rested()
    }
  }

  /**
   * With whose eyes a guest looks who does not say: those of the first own seat, or a spectator's. Whoever comes from
   * another node may have sat down there, which is not known here yet. Within what is queued.
   */
  async eyesOf({ id }: Guest): Promise<Viewer> {
    await this.catchUp()
    return this.table.seatsOf(id)[0] ?? 'spectator'
  }

  /** How things stand for a guest. Within what is queued. */
  async look(guest: Guest): Promise<LookTold> {
    const as = await this.eyesOf(guest)
    const isLate = this.#isLateFor(as)
    const { table } = isLate ? await this.#past() : this
    const advice = isLate ? undefined : this.#adviceTo(as, NOBODY)
    const now = { ...tellNow(table, as, this.#settings.now()), ...this.#present(), ...(advice && { advice }) }
    return { table: tellTable(table), as, now }
  }

  /** The newest of the lines before the one with the number `before`. Within what is queued. */
  async earlier(
    { guest, viewer, muted }: Pick<Watcher, 'guest' | 'viewer' | 'muted'>,
    before: number,
  ): Promise<LineTold[]> {
    await this.#checkEyes(guest, viewer)
    const past = this.#isLateFor(viewer) ? await this.#past() : undefined
    const last = Math.min(before - 1, past ? past.heard.length : this.table.linesOf(viewer))
    if (last <= 0) return []
    const lines = await this.#lines(viewer, last, past)
    return lines.map((line) => hushed(line, muted))
  }

  /** What someone saw at the lines up to the one with the number `last`, the newest of them. Within what is queued. */
  async back({ guest, viewer, muted }: Pick<Watcher, 'guest' | 'viewer' | 'muted'>, last: number): Promise<PastTold> {
    await this.#checkEyes(guest, viewer)
    const { now, turns } = this.#settings
    const past = this.#isLateFor(viewer) ? await this.#past() : undefined
    const many = past ? past.heard.length : this.table.linesOf(viewer)
    const eyes = { viewer, muted, late: past && now() }
    return lookBack(() => this.table, this.#pages(), eyes, Math.min(last, many), turns)
  }

  /** All that happened here after its creation, some at a time. */
  async *#pages(): AsyncGenerator<readonly Logged[]> {
    const { store } = this.#settings
    const { seq } = this.table
    for (let at = 0; at < seq; at += CHUNK) yield store.since(this.id, at, Math.min(seq, at + CHUNK))
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

  /** Nobody looks with the eyes of another. Whoever comes from another node may have been told there what is not known here. */
  async #checkEyes(guest: Guest, viewer: Viewer): Promise<void> {
    await this.catchUp()
    if (!isOwn(this.table, guest, viewer)) throw new Refused({ code: 'no-seat', message: 'That is not your seat.' })
  }

  #leave(watcher: Watcher, since?: number): void {
    const { guest } = watcher
    if (this.#watchers.delete(watcher) && !this.isWatchedBy(guest.id))
      this.#settings.attendance.left(this.id, guest, since)
    this.#leftAt = this.#settings.now()
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
    const { table } = this
    const { store, lates, now } = this.#settings
    const known = lates.get(table.created.commitment)
    const past = known?.room === this ? known.past : new Late(() => this.table)
    // Should one of them not fit, it is worked out again from the start.
    lates.delete(table.created.commitment)
    for (const logged of await store.since(this.id, past.seq, table.seq)) past.take(logged)
    past.pass(now())
    lates.set(table.created.commitment, { room: this, past }, past.heard.length * HEARD)
    return past
  }

  /** Tells someone who comes all that they do not know, and from then on what happens. */
  async #welcome(watcher: Watcher, viewer: Viewer, since?: number): Promise<void> {
    const past = this.#isLateFor(viewer) ? await this.#past() : undefined
    const { table } = past ?? this
    const many = past ? past.heard.length : table.linesOf(viewer)
    const page = await this.#lines(viewer, many, past)
    const before = many - page.length
    // Lines that never were, or too many of them: whoever asks for those that follow must begin again.
    const known = since === undefined || since > many || since < before ? before : since
    const lines = page.slice(known - before).map((line) => hushed(line, watcher.muted))
    const now = this.#settings.now()
    const { now: stands, ...rest } = (known === since ? tellGap : tellAll)(table, viewer, lines, now)
    const advice = past ? undefined : this.#adviceTo(viewer, watcher.muted)
    const told = { ...rest, now: { ...stands, ...this.#present(), ...(advice && { advice }) } }
    // They may have gone meanwhile.
    if (!this.#watchers.has(watcher)) return
    const audience = past ? this.#audienceOf(past) : this.#audience
    audience.add(watcher, viewer, JSON.stringify(told), advice)
  }

  /** What is pointed at, as somebody is told who comes; `undefined` where nobody ever points at anything. */
  #adviceTo(viewer: Viewer, muted: ReadonlySet<string>): readonly AdviceTold[] | undefined {
    const { table } = this
    return hasSides(table) ? tellAdvice(adviceFor(table, this.#adviceNow, viewer), muted) : undefined
  }

  #present(): { readonly presence: PresenceTold } {
    return { presence: this.#settings.attendance.of(this) }
  }

  /** A page of the lines of a viewer up to and with the one of the number `last`. */
  async #lines(viewer: Viewer, last: number, past: Late | undefined): Promise<readonly LineTold[]> {
    if (past) return pageOfHeard(past.table, past.heard, viewer, last)
    return this.#settings.lines.upTo(this.table, viewer, last)
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
  async #commit(table: Table, logged: Logged, isSeatedOtherwise: boolean): Promise<boolean> {
    const { store, botPace } = this.#settings
    const appending: Appending = {
      ...{ table: this.id, logged, status: table.status },
      ...{ due: table.dueAnywhere(botPace), heardAt: table.heardAt, awaited: awaitedAt(table) },
      ...(isSeatedOtherwise && { seating: seatingOf(table) }),
    }
    try {
      if (await store.append(appending)) return true
      this.#table = undefined
    } catch (error) {
      this.#table = undefined
      if (await this.#happened(appending, error)) {
        this.#table = table
        return true
      }
    }
    await this.#read()
    return false
  }

  /**
   * Whether an append that failed has happened; throws the error if that cannot be found out. It may be on the disk, or
   * on its way there behind a broken connection: the same once more gets the number, or finds it taken.
   */
  async #happened(appending: Appending, error: unknown): Promise<boolean> {
    if (error instanceof StoreFailed && !error.isOpen) throw error
    const { store } = this.#settings
    const { table, logged } = appending
    try {
      const again = await store.append(appending).catch(() => undefined)
      if (again || same((await store.since(table, logged.seq - 1))[0], logged)) return true
      if (again === false) return false
    } catch {}
    throw error
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

  get #isTimed(): boolean {
    const { status, plan, beat } = this.table
    return this.#settings.vigil !== undefined && status === 'live' && (plan.clock.kind !== 'none' || beat !== undefined)
  }

  /**
   * Nobody pays for a time in which nobody was there. Every table with clocks is told, whoever's run: they may be those
   * of secret questions.
   */
  async #resume(): Promise<void> {
    const vigil = this.#settings.vigil!
    await vigil.awake()
    await this.append((table) => {
      const outage = this.#isTimed ? vigil.outageSince(table.beat ? table.at : table.clocks!.since) : undefined
      if (outage) return { entry: { kind: 'resumed', away: outage.away }, at: outage.until }
      // Even if nobody was gone for long, all lines broke: whoever races has to get ready again.
      const isBack = table.beat !== undefined && isLonely(this.#settings.store) && table.at < (vigil.began ?? 0)
      return isBack ? { entry: { kind: 'resumed', away: 0 } } : undefined
    })
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
    this.#tellAdvice()
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
