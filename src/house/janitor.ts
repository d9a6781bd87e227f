import type { GuestId, Status, TableId } from '#house/entry'
import type { Table } from '#house/table'

const MINUTE = 60_000
/** How long, in milliseconds, watching alone keeps a table open whose match does not begin. */
const LONGEST_OPEN = 24 * 60 * MINUTE
/** That someone is at a running table is written down every so many minutes: it has many days. */
const LIVE_PACE = 60
/** How many tables of a kind are closed in a minute, and how many removed: that is more to write. */
const MOST_CLOSED = 100
const MOST_REMOVED = 20

/** Tables that are treated alike. */
export interface Kind {
  readonly status: Exclude<Status, 'over'>
  readonly public: boolean
}

/** Where tables are kept that everybody can set up. */
export interface Upkeep {
  /** Writes down that somebody is at these tables now, and at some of them the host. */
  see(tables: readonly TableId[], hosted: readonly TableId[], now: number): Promise<void>
  /** Tables of this kind where nobody has been since then, the longest first; each is taken for seen now. */
  claimUnseen(kind: Kind, since: number, now: number, most: number): Promise<readonly TableId[]>
  /** Removes tables that are over and where nothing has happened since then, with all that is known of them. */
  forgetOver(since: number, most: number): Promise<readonly TableId[]>
  /** Removes links that are not good any more. */
  forgetLinks(now: number): Promise<void>
}

/** How long tables are kept that nobody uses, in milliseconds. */
export interface Lives {
  /** One in the lobby whose match has not begun. */
  readonly listed: number
  /** The same if it is found by its link alone: whoever was sent one may come tomorrow. */
  readonly invited: number
  /** One whose match runs. */
  readonly live: number
  /** One that is over; for ever if left out. */
  readonly over?: number
}

/** What the janitor knows of a table in use. */
interface Used {
  readonly id: TableId
  readonly lastKnown: Table | undefined
  readonly isWatched: boolean
  isWatchedBy(guest: GuestId): boolean
}

/** What the house does for the janitor. */
interface Rooms {
  used(): readonly Used[]
  /** Closes those of the tables that nobody has used meanwhile. */
  close(tables: readonly TableId[], isUnused: (table: Table) => boolean): Promise<void>
  forget(table: TableId): Promise<void>
}

/** Closes tables that nobody uses, and clears away what has been over for long: once a minute, and never much at a time. */
export class Janitor {
  readonly #store: Upkeep
  readonly #lives: Lives
  readonly #rooms: Rooms
  readonly #began: number
  #minute = 0

  constructor(store: Upkeep, lives: Lives, rooms: Rooms, now: number) {
    this.#store = store
    this.#lives = lives
    this.#rooms = rooms
    this.#began = now
  }

  async tend(now: number): Promise<void> {
    const minute = Math.floor(now / MINUTE)
    if (minute === this.#minute) return
    this.#minute = minute
    await this.#see(now, minute)
    const { listed, invited, live, over } = this.#lives
    // While the server stood still nobody could come: whoever was there must have the time to come back.
    if (now - this.#began >= listed) {
      await this.#close({ status: 'open', public: true }, now - listed, now)
      await this.#close({ status: 'open', public: false }, now - invited, now)
      for (const isPublic of [true, false]) await this.#close({ status: 'live', public: isPublic }, now - live, now)
    }
    if (over !== undefined)
      for (const table of await this.#store.forgetOver(now - over, MOST_REMOVED)) await this.#rooms.forget(table)
    await this.#store.forgetLinks(now)
  }

  async #see(now: number, minute: number): Promise<void> {
    const used = this.#rooms.used().filter(({ lastKnown, isWatched }) => {
      if (!isWatched || !lastKnown || lastKnown.status === 'over') return false
      return lastKnown.status === 'live' ? minute % LIVE_PACE === 0 : now - lastKnown.opening.logged.at < LONGEST_OPEN
    })
    const hosted = used.filter(
      (room) => room.lastKnown!.status === 'open' && room.isWatchedBy(room.lastKnown!.created.by),
    )
    if (used.length > 0) await this.#store.see(used.map(idOf), hosted.map(idOf), now)
  }

  async #close(kind: Kind, since: number, now: number): Promise<void> {
    const unseen = await this.#store.claimUnseen(kind, since, now, MOST_CLOSED)
    await this.#rooms.close(unseen, (table) => table.status === kind.status && table.at <= since)
  }
}

const idOf = ({ id }: Used): TableId => id
