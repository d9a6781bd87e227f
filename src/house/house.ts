import type { MatchRecord } from '#engine/match'
import { parseOptions, wishedAtScreen } from '#engine/options'
import type { Viewer } from '#engine/game'
import { Refused, refusal } from '#engine/refusal'
import { openGame } from '#games/shelf'
import type { Act, NewTable } from '#protocol/acts'
import type { LineTold, LobbyTold, LookTold, OwnMatchesTold, PastTold, RecordTold } from '#protocol/told'
import { intendAbout, isAboutAbsent, standInRace, standInsFor } from '#house/absent'
import { calledAt, type Guest, intend, type Intended, orderIn, pin } from '#house/acts'
import { Attendance, type Whereabouts } from '#house/attendance'
import type { Watcher } from '#house/audience'
import { randomHex } from '#house/chance'
import { acceptSeat, type Again, type Clerk, offerSeat, playAgain } from '#house/deals'
import { firstFace } from '#house/faces'
import { commitment, newSecret } from '#house/fair'
import { Janitor, type Lives, type Upkeep } from '#house/janitor'
import { Keeper, type KeeperSettings } from '#house/keeper'
import { Lines } from '#house/lines'
import type { OpenGame } from '#house/load'
import { Recent } from '#house/recent'
import { recordIn, tellOwnMatch } from '#house/mine'
import { recordOf } from '#house/record'
import { Room, type RoomSettings } from '#house/room'
import { awaitedAt, seatingOf } from '#house/seating'
import { type Entry, type GuestId, type TableId, tableId, type TablePlan } from '#house/entry'
import { isLonely, StoreFailed, STIRRED, type Wanted } from '#house/store'
import { Table } from '#house/table'
import { tellLobby } from '#house/tell'
import { Pauses } from '#house/pauses'

/** What the house counts, for whoever measures. */
export interface Counters {
  /** A choice was taken, so many milliseconds after it came. */
  moved(ms: number): void
  conflicted(): void
  botFailed(): void
}

export interface HouseSettings
  extends Omit<RoomSettings, 'openGame' | 'lines' | 'lates' | 'turns' | 'attendance'>, KeeperSettings {
  readonly counters: Counters
  /** Where games are found, if not on the shelf. */
  readonly openGame?: OpenGame
  /** What tables that nobody uses may weigh, in bytes, while they are kept in memory all the same. */
  readonly idleMemory?: number
  /** Where and how long tables are kept that nobody uses; without it, all of them for ever. */
  readonly upkeep?: { readonly store: Upkeep; readonly lives: Lives }
  /** How many places of the lobby tables have that come from one place; without it, as many as there are. */
  readonly lobbyPlaces?: number
  /** Where nodes tell each other who is where; without it, there is but this one. */
  readonly whereabouts?: Whereabouts
  /** What the names of all tables that are set up here begin with. */
  readonly tablePrefix?: string
}

/** A table in use, and who sees to it. */
interface Kept {
  readonly room: Room
  readonly keeper: Keeper
}

const isIdle = ({ room, keeper }: Kept): boolean => room.isIdle && keeper.isIdle

/**
 * Some two thousand tables of today's games. In memory it comes to some times as much: a table is weighed as text. More
 * would be of little use, because a table is read in a millisecond, and all that is kept is gone over for garbage.
 */
const IDLE_MEMORY = 2 ** 24
const LEASE = 15_000
/** How late a table must be before a node that did not set its timer takes it over. */
export const OVERDUE = 3_000
const MOST_OVERDUE = 100
const MOST_WOKEN = 100
const MOST_LISTED = 100
/** How many places of the lobby one guest has. */
const MOST_OF_GUEST = 3
/** How long, in milliseconds, an open table is listed without its host. */
const HOST_GONE = 3 * 60_000
/** How many older tables are looked for at a time. */
const MOST_MENDED = 50
/** How many matches a record counts at most. */
const MOST_COUNTED = 1000

/** All tables of this node. */
export class House {
  readonly #settings: HouseSettings & RoomSettings
  readonly #rooms = new Map<TableId, Kept>()
  /** Those that nobody uses, the longest unused first, and what each weighs. */
  readonly #idle = new Map<Kept, number>()
  #idleWeight = 0
  readonly #lobbyists = new Set<() => void>()
  readonly #clerk: Clerk
  /** Since when someone is there, as far as all tables here know. */
  #returned: number | undefined
  readonly #janitor: Janitor | undefined
  readonly #attendance: Attendance
  #closed = false

  constructor(settings: HouseSettings) {
    const turns = new Pauses(settings.now)
    const lines = new Lines(settings.store, turns)
    const rooms = {
      get: (id: TableId) => this.#rooms.get(id)?.room,
      watched: () => Array.from(this.#rooms.values(), ({ room }) => room).filter(({ isWatched }) => isWatched),
    }
    this.#attendance = new Attendance(rooms, settings)
    this.#settings = { openGame, ...settings, turns, lines, lates: new Recent(), attendance: this.#attendance }
    this.#returned = settings.vigil?.returned
    this.#clerk = {
      store: settings.store,
      now: settings.now,
      tablePrefix: settings.tablePrefix ?? '',
      read: (id, look) => this.read(id, look),
      append: (id, intended) => this.#at(id, ({ room }) => room.append(intended)),
      create: (...wanted) => this.#create(...wanted),
    }
    this.#janitor = settings.upkeep && this.#engage(settings.upkeep)
    settings.store.onHint((id, seq) => {
      if (seq === STIRRED) this.#attendance.stir(id)
      else void this.#catchUp(id, seq).catch((error: unknown) => this.#report(error))
    })
  }

  /** Sets up a table; throws `Refused` if it cannot be. */
  create(guest: Guest, wanted: NewTable): Promise<Table> {
    const { now, tablePrefix = '' } = this.#settings
    return this.#create(newTableId(now(), tablePrefix), guest, wanted)
  }

  /** Whether a guest sits at a table, as far as that is known without reading it. */
  isSeated(id: TableId, guest: GuestId): boolean {
    const seats = this.#rooms.get(id)?.room.lastKnown?.seatsOf(guest) ?? []
    return seats.length > 0
  }

  /** Whether time passes at a table, as far as that is known without reading it. */
  isRacing(id: TableId): boolean {
    return this.#rooms.get(id)?.room.lastKnown?.beat !== undefined
  }

  /** Looks at a table between two things that happen to it. */
  read<Result>(id: TableId, look: (table: Table) => Result): Promise<Result> {
    return this.#at(id, async ({ room }) => look(room.table))
  }

  /** Does something at a table and answers when it is on the disk; throws `Refused`. */
  async act(id: TableId, guest: Guest, act: Act): Promise<object> {
    const { store, counters, now } = this.#settings
    switch (act.do) {
      case 'mute':
        await store.setMute(guest.id, act.guest, act.on)
        return {}
      case 'offer':
        return { token: await offerSeat(this.#clerk, id, guest, act.seat) }
      case 'accept':
        return { seat: await acceptSeat(this.#clerk, id, guest, act.token) }
      case 'advise':
        await this.#at(id, async ({ room }) => {
          if (room.table.seatsOf(guest.id).length === 0) await room.catchUp()
          room.advise(guest, act)
        })
        return {}
      case 'rematch':
        return { table: await playAgain(this.#clerk, id, guest) }
      default: {
        const began = now()
        const ordered = await this.#at(id, async ({ room, keeper }): Promise<{ readonly done?: Promise<void> }> => {
          if (room.table.beat) await room.passTime()
          // A choice that comes too late is too late even if nobody has looked at the clock yet.
          if (keeper.isTimeUp) await keeper.stopClocks()
          // Whoever has no seat here may have sat down at another node.
          if (room.table.seatsOf(guest.id).length === 0) await room.catchUp()
          if (isAboutAbsent(act)) {
            const absence = await this.#attendance.absence(room)
            await room.append((table) => intendAbout(table, guest, act, absence))
            return {}
          }
          const pinned = pin(room.table, guest, act)
          const order = room.table.beat && orderIn(room.table, intend(room.table, guest, pinned, now()))
          const done = order && room.order(order, room.table.timeAt(began))
          if (!done) await room.append((table) => intend(table, guest, pinned, now()))
          // Whoever plays without watching is here all the same.
          if (!room.isWatchedBy(guest.id)) this.#attendance.left(id, guest)
          return done ? { done } : {}
        })
        if (ordered.done) await ordered.done
        if (act.do === 'choose') counters.moved(now() - began)
        return {}
      }
    }
  }

  /** Tells a guest's new name at the tables where it sits and that are in use here; elsewhere the old one stays. */
  async rename(guest: Guest): Promise<void> {
    const { id } = guest
    const isThere = (table: Table | undefined): table is Table =>
      table !== undefined && table.status !== 'over' && table.seatsOf(id).length > 0
    const rooms = [...this.#rooms.values()].filter(({ room }) => isThere(room.lastKnown))
    await this.#each(rooms, ({ room }) =>
      room.append((table) =>
        isThere(table)
          ? { entry: { kind: 'renamed', ...calledAt(table, guest), was: table.seats[table.seatsOf(id)[0]!]!.name } }
          : undefined,
      ),
    )
  }

  /**
   * Tells a watcher how things stand, then everything that happens; with `since`, exactly the lines after that one.
   * Returns how to stop.
   */
  watch(id: TableId, watcher: Watcher, since?: number): Promise<(goneSince?: number) => void> {
    return this.#at(
      id,
      async ({ room, keeper }) => {
        const stop = await room.watch(watcher, since)
        await this.#welcomeBack(room, watcher.guest.id)
        // Bots that are alone may have waited for someone.
        keeper.schedule()
        return stop
      },
      watcher.isGone,
    )
  }

  /** How things stand for a guest: from the guest's first seat, or as a spectator. */
  look(id: TableId, guest: Guest, isGone?: () => boolean): Promise<LookTold> {
    return this.#at(id, ({ room }) => room.look(guest), isGone)
  }

  /** With whose eyes a guest looks at a table who does not say: those of the first own seat, or a spectator's. */
  eyesOf(id: TableId, guest: Guest, isGone?: () => boolean): Promise<Viewer> {
    return this.#at(id, ({ room }) => room.eyesOf(guest), isGone)
  }

  /** Writes down what entries did that were made before that was kept, table by table. */
  async explain(): Promise<void> {
    const { store } = this.#settings
    // Opening a table does it.
    await this.#mend(
      (most) => store.unexplained(most),
      async () => {},
    )
  }

  /** Writes down who sits at tables that were set up before that was kept. */
  async seatAll(): Promise<void> {
    const { store } = this.#settings
    await this.#mend(
      (most) => store.unseated(most),
      ({ room: { id, table } }) => store.seat(id, seatingOf(table), awaitedAt(table)),
    )
  }

  /** Does something at each of the tables that are found, once, one after another. */
  async #mend(find: (most: number) => Promise<readonly TableId[]>, work: (kept: Kept) => Promise<void>): Promise<void> {
    const tried = new Set<TableId>()
    for (;;) {
      const found = await find(tried.size + MOST_MENDED)
      const fresh = found.filter((id) => !tried.has(id))
      if (fresh.length === 0 || this.#closed) return
      for (const id of fresh) {
        tried.add(id)
        await this.#each([this.#kept(id)], work)
      }
    }
  }

  /** Some of a guest's matches, and where the next of them begin. */
  async mine(guest: GuestId, wanted: Wanted): Promise<OwnMatchesTold> {
    const found = await this.#settings.store.mine(guest, { ...wanted, most: wanted.most + 1 })
    const matches = found.slice(0, wanted.most)
    const last = matches.at(-1)
    return {
      matches: matches.map((match) => tellOwnMatch(match, guest)),
      next: last && found.length > matches.length ? `${last.seating.at}.${last.id}` : null,
    }
  }

  /** How a guest has fared in the newest of the matches that are wanted. */
  async recordOf(guest: GuestId, wanted: Omit<Wanted, 'isOver' | 'most'>): Promise<RecordTold> {
    const found = await this.#settings.store.mine(guest, { ...wanted, isOver: true, most: MOST_COUNTED + 1 })
    return recordIn(found.slice(0, MOST_COUNTED), guest, found.length <= MOST_COUNTED)
  }

  /** The lines before one that a watcher knows, the newest of them: more than a welcome tells. */
  earlier(id: TableId, watcher: Omit<Watcher, 'send' | 'wantsWhole'>, before: number): Promise<LineTold[]> {
    return this.#at(id, ({ room }) => room.earlier(watcher, before), watcher.isGone)
  }

  /** What a watcher saw at the lines up to one, the newest of them. */
  back(id: TableId, watcher: Omit<Watcher, 'send' | 'wantsWhole'>, last: number): Promise<PastTold> {
    return this.#at(id, ({ room }) => room.back(watcher, last), watcher.isGone)
  }

  /** The whole match of a table, with what each of its inputs did; `undefined` until this guest may know that it is over. */
  record(id: TableId, guest?: GuestId): Promise<MatchRecord | undefined> {
    return this.#at(id, async ({ room }) =>
      room.table.isOverFor(guest, this.#settings.now()) ? recordOf(room.table, await room.log()) : undefined,
    )
  }

  /** The public tables that are not over, the last in which something was heard of first. */
  async lobby(): Promise<readonly LobbyTold[]> {
    const { store, now, upkeep, lobbyPlaces = MOST_LISTED } = this.#settings
    const fair = upkeep && { each: lobbyPlaces, hostedSince: now() - HOST_GONE }
    const listed = await store.lobby(MOST_LISTED, fair)
    const tables: Table[] = []
    await this.#each(
      listed.map(({ id }) => this.#kept(id)),
      async ({ room: { table } }) => {
        if (table.status !== 'over') tables.push(table)
      },
    )
    const places = new Map<GuestId, number>()
    return tables
      .toSorted((one, other) => other.heardAt - one.heardAt)
      .filter(({ created: { by } }) => {
        const place = 1 + (places.get(by) ?? 0)
        places.set(by, place)
        return !upkeep || place <= MOST_OF_GUEST
      })
      .map(tellLobby)
  }

  /** Calls back whenever the lobby may have changed. */
  onLobby(changed: () => void): () => void {
    this.#lobbyists.add(changed)
    return () => this.#lobbyists.delete(changed)
  }

  /** Tells at all tables who has come and gone. */
  async attend(): Promise<void> {
    if (this.#closed) return
    await this.#attendance.tend()
    const gone = [...this.#rooms.values()].filter((kept) => this.#standIn(kept.room) !== undefined)
    await this.#each(gone, async ({ room }) => {
      while (this.#standIn(room)) await room.append(() => this.#standIn(room))
    })
  }

  /** Where time passes a bot plays on for whoever is away, until they are back. */
  #standIn(room: Room): Intended | undefined {
    const table = room.lastKnown
    return table?.beat && standInRace(table, this.#attendance.of(room))
  }

  /** Whoever is back has their seat again at once, if others had let a bot play on. */
  async #welcomeBack(room: Room, guest: GuestId): Promise<void> {
    while (standInsFor(room.table, guest).length > 0)
      await room.append((table) => {
        const [seat] = standInsFor(table, guest)
        return seat === undefined ? undefined : { entry: { kind: 'returned', seat } }
      })
  }

  /** Takes over what is overdue, and reads what other nodes have appended without our hearing of it. */
  async sweep(): Promise<void> {
    const { store, now, vigil } = this.#settings
    if (this.#returned !== vigil?.returned) {
      this.#returned = vigil?.returned
      await this.#wakeAll()
    }
    for (let claimed = MOST_OVERDUE; claimed === MOST_OVERDUE;) {
      const overdue = await store.claimDue(now() - OVERDUE, LEASE + OVERDUE, MOST_OVERDUE)
      await this.#each(
        overdue.map((id) => this.#kept(id)),
        ({ keeper }) => keeper.tend(),
      )
      claimed = overdue.length
    }
    // It can wait; those who watch must not wait for it.
    await this.#janitor?.tend(now()).catch(this.#settings.report)
    const watched = [...this.#rooms.values()].filter(({ room }) => room.isWatched)
    await this.#each(
      watched.filter(({ room }) => room.isLate),
      ({ room }) => room.pass(),
    )
    if (watched.length === 0 || isLonely(store)) return
    const heads = await store.heads(watched.map(({ room }) => room.id))
    const behind = watched.filter(({ room: { id, lastKnown } }) => !lastKnown || lastKnown.seq < (heads.get(id) ?? 0))
    await this.#each(behind, ({ room }) => room.catchUp())
  }

  /**
   * After a time in which nobody was there, every table that is played at is told: at once, because when it is told must
   * say nothing else, and some at a time, because a house that was too busy must not be kept busy by saying so.
   */
  async #wakeAll(): Promise<void> {
    const live = [...this.#rooms.values()].filter(({ room }) => room.lastKnown?.status === 'live')
    // Whatever is queued at a room comes after that.
    for (let at = 0; at < live.length; at += MOST_WOKEN)
      await this.#each(live.slice(at, at + MOST_WOKEN), async () => {})
  }

  /** Sees to a table no more, which the store has forgotten. */
  async forget(id: TableId): Promise<void> {
    const kept = this.#rooms.get(id)
    if (!kept) return
    kept.keeper.stop()
    await kept.room.drain()
    this.#forget(kept)
  }

  /** What is known of a table without reading it; `undefined` if it is not in memory. */
  glance(id: TableId): { readonly isOver: boolean; readonly isWatched: boolean } | undefined {
    const room = this.#rooms.get(id)?.room
    return room && { isOver: room.lastKnown?.status === 'over', isWatched: room.isWatched }
  }

  /** Whether there is such a table; one that is not in memory is looked up, and not read. */
  async has(id: TableId): Promise<boolean> {
    const isKnown = this.#rooms.get(id)?.room.lastKnown !== undefined
    return isKnown || (await this.#settings.store.heads([id])).has(id)
  }

  get rooms(): number {
    return this.#rooms.size
  }

  /** Begins nothing more, and waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { room, keeper } of this.#rooms.values()) {
      keeper.stop()
      room.stop()
    }
    await Promise.all([...this.#rooms.values()].map(({ room }) => room.drain()))
    await this.#attendance.close()
  }

  #engage({ store, lives }: NonNullable<HouseSettings['upkeep']>): Janitor {
    const entry = { kind: 'closed', reason: 'expired' } as const
    const rooms = {
      used: () => Array.from(this.#rooms.values(), ({ room }) => room),
      close: (ids: readonly TableId[], isUnused: (table: Table) => boolean) =>
        this.#each(
          ids.map((id) => this.#kept(id)),
          ({ room }) => room.append((table) => (isUnused(table) ? { entry } : undefined)),
        ),
      forget: (id: TableId) => this.forget(id),
    }
    return new Janitor(store, lives, rooms, this.#settings.now())
  }

  async #create(
    id: TableId,
    { id: by, name, face = firstFace(by), from: party }: Guest,
    wanted: NewTable,
    again: Again = {},
  ): Promise<Table> {
    const { store, now, botPace, openGame: open } = this.#settings
    const box = await open(wanted.game)
    if (!box) throw new Refused({ code: 'no-such-game', message: 'There is no such game here.' })
    const [min, max] = box.game.about.seats
    if (wanted.seats.length < min || wanted.seats.length > max) throw new Refused(refusal(box.game, 'seats'))
    if (wanted.clock?.kind === 'game' && !box.game.about.limits)
      throw new Refused({ code: 'bad-clock', message: 'This game does not say how long its questions may take.' })
    const atScreen = wanted.seats.filter(({ kind }) => kind === 'device').length
    const wished = wishedAtScreen(box.game.about, wanted.options ?? {}, atScreen)
    const plan: TablePlan = {
      game: wanted.game,
      options: parseOptions(box.game, wished, wanted.seats.length),
      seats: wanted.seats,
      clock: wanted.clock ?? { kind: 'none' },
      public: wanted.public ?? false,
      ...(wanted.delay && { delay: wanted.delay }),
      ...(wanted.patience !== undefined && { patience: wanted.patience }),
      ...(wanted.pace && { pace: wanted.pace }),
    }
    const secret = newSecret()
    const entry: Extract<Entry, { kind: 'created' }> = {
      kind: 'created',
      by,
      name,
      plan,
      rules: box.game.about.rulesVersion,
      commitment: commitment(secret),
      face,
      ...again,
    }
    const at = now()
    const table = new Table(id, secret, box, { seq: 0, at, entry })
    const { fact } = table.opening.logged
    const due = table.dueAnywhere(botPace)
    await store.create({
      id,
      secret,
      at,
      entry,
      ...(fact && { fact }),
      status: table.status,
      due,
      seating: seatingOf(table),
      awaited: awaitedAt(table),
      ...(party && { party }),
    })
    const kept = this.#kept(id, table)
    kept.keeper.schedule()
    this.#rest(kept)
    this.#lobbyChanged(table)
    return table
  }

  /** Runs work on a table after all that was there before, unless who wants it has gone by then. */
  #at<Result>(id: TableId, work: (kept: Kept) => Promise<Result>, isGone?: () => boolean): Promise<Result> {
    if (this.#closed) return Promise.reject(new Refused({ code: 'closing', message: 'The server is about to stop.' }))
    const kept = this.#kept(id)
    return kept.room.queue(() => work(kept), isGone)
  }

  /** Runs work on some tables; what goes wrong at one does not touch the others. */
  async #each(all: readonly Kept[], work: (kept: Kept) => Promise<void>): Promise<void> {
    if (this.#closed) return
    const done = await Promise.allSettled(all.map((kept) => kept.room.queue(() => work(kept))))
    for (const one of done) if (one.status === 'rejected') this.#report(one.reason)
  }

  /** What is refused is no bug: the table may be of newer rules than are known here. */
  #report(error: unknown): void {
    if (!(error instanceof Refused) || error instanceof StoreFailed) this.#settings.report(error)
  }

  /** The room of a table; a new one, which reads it when it must, unless it is known. */
  #kept(id: TableId, table?: Table): Kept {
    const known = this.#rooms.get(id)
    if (known) {
      this.#wake(known)
      return known
    }
    const room = new Room(
      id,
      this.#settings,
      {
        changed: (listed) => {
          kept.keeper.schedule()
          if (listed) {
            this.#lobbyChanged(room.table)
            this.#attendance.touch(id)
            this.#seeBack(kept)
          }
        },
        rested: () => this.#rest(kept),
      },
      table,
    )
    const kept: Kept = { room, keeper: new Keeper(room, this.#settings) }
    this.#rooms.set(id, kept)
    return kept
  }

  /** Keeps the memory for tables that are in use. */
  #rest(kept: Kept): void {
    if (!isIdle(kept)) return
    if (!kept.room.lastKnown) return this.#forget(kept)
    const { idleMemory = IDLE_MEMORY } = this.#settings
    this.#wake(kept)
    const { weight } = kept.room
    this.#idle.set(kept, weight)
    this.#idleWeight += weight
    for (const oldest of this.#idle.keys()) {
      if (this.#idleWeight <= idleMemory) return
      // Its keeper may be at work by now; then it rests again later.
      if (isIdle(oldest)) this.#forget(oldest)
      else this.#wake(oldest)
    }
  }

  /** Someone uses it. */
  #wake(kept: Kept): void {
    this.#idleWeight -= this.#idle.get(kept) ?? 0
    this.#idle.delete(kept)
  }

  #forget(kept: Kept): void {
    kept.keeper.stop()
    kept.room.stop()
    this.#wake(kept)
    this.#attendance.forget(kept.room.id)
    this.#rooms.delete(kept.room.id)
  }

  /** Somebody may have come back here while others, at another node, let a bot play on for them. */
  #seeBack({ room }: Kept): void {
    for (const sitter of room.table.seats)
      if (sitter?.isStandIn && sitter.guest !== null && room.isWatchedBy(sitter.guest)) {
        const { guest } = sitter
        void room.queue(() => this.#welcomeBack(room, guest)).catch((error: unknown) => this.#report(error))
      }
  }

  /** Another node has been at work here. */
  async #catchUp(id: TableId, seq: number): Promise<void> {
    const room = this.#rooms.get(id)?.room
    if (!room || this.#closed) return
    await room.queue(async () => {
      if (seq > room.table.seq) await room.catchUp()
    })
  }

  #lobbyChanged(table: Table): void {
    if (table.plan.public) for (const changed of this.#lobbyists) changed()
  }
}

/**
 * Nobody guesses it. It stands in links and after `--table`, so it has no character that either would take for something
 * else; and it begins with the time, so that what is written at the same time lies together on the disk.
 */
const newTableId = (now: number, prefix: string): TableId =>
  tableId(prefix, Math.floor(now / 1000).toString(36) + randomHex(8))
