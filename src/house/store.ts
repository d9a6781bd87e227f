import type { Seat } from '#engine/game'
import { type Refusal, Refused } from '#engine/refusal'
import type { Entry, GuestId, Logged, Status, TableFact, TableId } from '#house/entry'
import type { Awaited, OwnMatch, Seating } from '#house/seating'

const NO_STORE: Refusal = {
  code: 'no-store',
  message: 'The server cannot reach its store at the moment, and nothing has changed. Try again in a little while.',
}
const NOT_KNOWN: Refusal = {
  code: 'not-known',
  message:
    'The store failed in the midst of this, and nobody knows yet whether it counts. Look again before you repeat it.',
}

/** The store fails: the disk is full, a connection broke. Nobody's mistake and no bug; it may be over in a moment. */
export class StoreFailed extends Refused {
  /** Whether what was to be written may be there all the same, or may come to be there yet. */
  readonly isOpen: boolean

  /** `message` is for the host, who reads it in the log. */
  constructor(
    message: string,
    { cause, isOpen = false }: { readonly cause?: unknown; readonly isOpen?: boolean } = {},
  ) {
    super(isOpen ? NOT_KNOWN : NO_STORE)
    this.name = 'StoreFailed'
    this.message = message
    this.cause = cause
    this.isOpen = isOpen
  }
}

/** A new table with the entry that creates it, which has the number 0. */
export interface NewTable {
  readonly id: TableId
  /** Never shown before the match is over. */
  readonly secret: string
  readonly at: number
  readonly entry: Extract<Entry, { kind: 'created' }>
  /** What the creation did. */
  readonly fact?: TableFact
  readonly status: Status
  readonly due: number | null
  readonly seating?: Seating
  readonly awaited: readonly Awaited[]
  /** From where it comes; from the host if left out. */
  readonly party?: string
}

/** One more entry for a table; `logged.seq` is the number it expects to get. */
export interface Appending {
  readonly table: TableId
  readonly logged: Logged
  /** What the table comes to with this entry. */
  readonly status: Status
  /** When everybody last heard something of it: the lobby goes by that, and tells nothing of what is secret. */
  readonly heardAt: number
  /** When the server itself must act here next: a clock runs out, a bot's turn. */
  readonly due: number | null
  /** Who sits there, if that has changed or it is over. */
  readonly seating?: Seating
  readonly awaited: readonly Awaited[]
}

/** Which of someone's matches are wanted: those that are over, the last first, or the others. */
export interface Wanted {
  readonly isOver: boolean
  readonly game?: string
  /** Someone else who sat there. */
  readonly opponent?: GuestId
  /** The level of a bot that sat there by plan. */
  readonly level?: string
  /** Only those after this one. */
  readonly after?: { readonly at: number; readonly id: TableId }
  readonly most: number
}

interface StoredTable {
  readonly secret: string
  /** The entry that created it. */
  readonly created: Logged
  /** What the table came to with the entry `seq`, if that was kept; a cache of what the entries say. */
  readonly snapshot: Snapshot | undefined
  /** The entries after the snapshot, or all after the creation. */
  readonly log: readonly Logged[]
}

interface Snapshot {
  readonly seq: number
  /** JSON; whoever wrote it knows what it means, and throws it away if it does not. */
  readonly body: string
}

/** A table as the lobby finds it. */
export interface Listed {
  readonly id: TableId
  readonly status: Status
}

/** A time in which someone saw to the tables, by the house's clock: from the first sign of life to the last. */
export interface Life {
  readonly since: number
  readonly until: number
}

/** What is kept of a guest. */
interface KeptGuest {
  readonly name: string
  readonly face?: string
  readonly era: number
}

/** What the lobby does not list, where everybody can set up tables. */
interface FairLobby {
  /** More than so many tables that come from one place. */
  readonly each: number
  /** Open tables where the host has not been since then. */
  readonly hostedSince: number
}

/** In place of the number of an entry: nothing was appended, but someone has come or gone. */
export const STIRRED = -1

/** Told when another node has appended to a table, or somebody has come or gone there; a hint, never data. */
export type Hint = (table: TableId, seq: number) => void

/**
 * Where matches last. What a promise of this interface has answered is on the disk, and no kill can undo it. Throws
 * `StoreFailed` where it is the store that fails.
 * One test suite runs over every implementation.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres' | 'indexed' | 'memory'

  create(table: NewTable): Promise<void>
  /** Commits and answers true, or answers false because the number is taken and changes nothing. */
  append(appending: Appending): Promise<boolean>
  /** `undefined` if there is no such table. */
  load(table: TableId): Promise<StoredTable | undefined>
  /** The entries after `seq`, up to and with `until` if that is given. */
  since(table: TableId, seq: number, until?: number): Promise<readonly Logged[]>
  /** Writes down what entries did of which that was not kept; those of which it was are left alone. */
  explain(table: TableId, facts: readonly Logged[]): Promise<void>
  /** Tables with entries of which nobody wrote down what they did. */
  unexplained(most: number): Promise<readonly TableId[]>
  /** Keeps a snapshot in the place of an older one; a later one is left alone. */
  keep(table: TableId, snapshot: Snapshot): Promise<void>
  /** The numbers of the last entries of these tables, to find hints that were lost. */
  heads(tables: readonly TableId[]): Promise<ReadonlyMap<TableId, number>>

  /** The matches of a guest: those where the guest sits, or sat to the end. */
  mine(guest: GuestId, wanted: Wanted): Promise<readonly OwnMatch[]>
  /** Tables of which nobody wrote down who sits there. */
  unseated(most: number): Promise<readonly TableId[]>
  /** Writes that down; where it is known by now, it is left alone. */
  seat(table: TableId, seating: Seating, awaited: readonly Awaited[]): Promise<void>

  /** Public tables that are not over, the last of which everybody heard something first. */
  lobby(most: number, fair?: FairLobby): Promise<readonly Listed[]>
  /** Tables where the server itself must act, the longest due first; each goes to one caller alone until its lease ends. */
  claimDue(now: number, lease: number, most: number): Promise<readonly TableId[]>

  /**
   * A sign of life, at a time by the house's clock: someone sees to the tables. It continues the last life unless that
   * ended more than `patience` milliseconds before; then another begins.
   */
  live(now: number, patience: number): Promise<void>
  /** The latest lives, the last of them last. */
  lives(): Promise<readonly Life[]>

  /**
   * What a guest is called and looks like, and in which era: what let them in before it is good no more. `undefined` if
   * nothing is kept.
   */
  guestOf(guest: GuestId): Promise<KeptGuest | undefined>
  /** Without a face, the one that was chosen stays. */
  putGuest(guest: GuestId, name: string, now: number, face?: string): Promise<void>
  mutesOf(guest: GuestId): Promise<readonly GuestId[]>
  setMute(guest: GuestId, muted: GuestId, on: boolean): Promise<void>

  putLink(hash: string, link: { readonly table: TableId; readonly seat: Seat; readonly expires: number }): Promise<void>
  /** Takes a link away and returns it; the second who tries gets nothing, nor does one who comes too late. */
  takeLink(hash: string, now: number): Promise<{ readonly table: TableId; readonly seat: Seat } | undefined>

  putToken(hash: string, guest: GuestId, now: number): Promise<void>
  guestOfToken(hash: string): Promise<GuestId | undefined>

  /** The value kept under a name; the first to come puts `fresh` there. */
  setting(name: string, fresh: string): Promise<string>

  /** Told of appends by other nodes; never called where there are none. */
  onHint(hint: Hint): void
  /** How many milliseconds hints take to reach other nodes; 0 where there are none. */
  readonly hintLag: number
  /** Writes something small and reads it again; throws if either cannot be. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Whether this process alone can be at the tables: neither a file nor a memory has other nodes. */
export const isLonely = ({ kind }: Store): boolean => kind === 'sqlite' || kind === 'memory'
