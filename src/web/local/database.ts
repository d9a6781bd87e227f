import type { Seat } from '#engine/game'
import type { Logged, Status } from '#house/entry'
import type { Awaited, Seating } from '#house/seating'

/** A table without its entries. */
export interface TableRow {
  readonly id: string
  readonly secret: string
  readonly public: boolean
  readonly status: Status
  /** The number of the last entry. */
  readonly seq: number
  readonly due: number | null
  /** Until when someone sees to what is due. */
  readonly lease: number
  readonly touchedAt: number
  /** Who sits there; not known of a table that was set up before that was kept. */
  readonly seating?: Seating
  /** Whom it waits for. */
  readonly awaited?: readonly Awaited[]
}

/** What lies on each shelf; the comments name the keys. */
export interface Rows {
  /** Its id. */
  readonly tables: TableRow
  /** The table and the number. */
  readonly entries: Logged
  /** The table. */
  readonly snapshots: { readonly seq: number; readonly body: string }
  /** Its id. */
  readonly guests: string
  /** Who mutes, and who is muted; the row is the latter. */
  readonly mutes: string
  /** Its hash. */
  readonly links: { readonly table: string; readonly seat: Seat; readonly expires: number }
  /** Its hash; the row is the guest. */
  readonly tokens: string
  /** Its name. */
  readonly settings: string
}
export type Shelf = keyof Rows

export const SHELVES = [
  'tables',
  'entries',
  'snapshots',
  'guests',
  'mutes',
  'links',
  'tokens',
  'settings',
] as const satisfies readonly Shelf[]

export type Key = readonly [string] | readonly [string, string | number]

/** What can be done within one transaction. */
export interface Hands {
  get<Name extends Shelf>(shelf: Name, key: Key): Promise<Rows[Name] | undefined>
  put<Name extends Shelf>(shelf: Name, key: Key, row: Rows[Name]): Promise<void>
  /** Takes one row away, or all whose keys begin with the same word. */
  remove(shelf: Shelf, key: Key): Promise<void>
  /** All rows in the order of their keys; only those whose keys begin with `first`, and of them those after `after`. */
  all<Name extends Shelf>(shelf: Name, first?: string, after?: number): Promise<readonly Rows[Name][]>
  /** All that lies on a shelf, with its keys. */
  everything<Name extends Shelf>(shelf: Name): Promise<readonly (readonly [Key, Rows[Name]])[]>
}

/** Somewhere to keep rows, by keys, in transactions: all of one or nothing. */
export interface Database {
  readonly kind: 'indexed' | 'memory'
  /** Throws `StorageFailed` if the browser keeps nothing, or no more. */
  read<Result>(shelves: readonly Shelf[], work: (hands: Hands) => Promise<Result>): Promise<Result>
  /** The same, answered once it is on the disk. `work` waits for nothing but its hands. */
  write<Result>(shelves: readonly Shelf[], work: (hands: Hands) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** The browser keeps nothing, or no more: its storage is full, forbidden or broken. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed'
}
