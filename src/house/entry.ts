import type { Level } from '#bots/bot'
import type { Change } from '#engine/change'
import type { Fact } from '#engine/frozen'
import type { Actor, Seat, Viewer } from '#engine/game'
import type { Input } from '#engine/match'
import type { ClockPlan } from '#house/clock'

export type TableId = string
export type GuestId = string

const LONGEST_ID = 24
/** The name of a table, no longer than names may be. */
export const tableId = (prefix: string, rest: string): TableId => `${prefix}${rest}`.slice(0, LONGEST_ID)

/** Who is to sit where: anyone who comes, a bot, or the host, who plays this seat on the same screen. */
export type SeatPlan =
  | { readonly kind: 'human' }
  | { readonly kind: 'device' }
  | { readonly kind: 'bot'; readonly level: Level }

/** What a table is set up for, fixed from the start. */
export interface TablePlan {
  readonly game: string
  readonly options: object
  readonly seats: readonly SeatPlan[]
  readonly clock: ClockPlan
  /** Whether the lobby lists it; otherwise it is found by its link alone. */
  readonly public: boolean
  /** How long after it has happened spectators learn what happens in the match; at once if left out. */
  readonly delay?: number
}

/** One thing that happened at a table. The list of them, each with what it did, is the table. */
export type Entry =
  | {
      readonly kind: 'created'
      readonly by: GuestId
      readonly name: string
      readonly plan: TablePlan
      readonly rules: number
      readonly commitment: string
      readonly rematchOf?: TableId
    }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly guest: GuestId; readonly name: string; readonly salt: string }
  | { readonly kind: 'stood'; readonly seat: Seat }
  /** The host wants someone to sit there no more. */
  | { readonly kind: 'kicked'; readonly seat: Seat; readonly guest: GuestId; readonly name: string }
  | { readonly kind: 'input'; readonly input: Input; readonly by: 'seat' | 'bot' | 'clock' }
  /** Asides that the server makes for a seat, all at once; those that are not offered by then change nothing. */
  | { readonly kind: 'settled'; readonly seat: Seat; readonly asides: readonly object[]; readonly by: 'bot' | 'clock' }
  /** Those whose time ran out first, all at the same moment; the match is lost by it. */
  | { readonly kind: 'flagged'; readonly seats: readonly Seat[] }
  /** The same as it was once written: it counted as giving up. */
  | { readonly kind: 'flagged'; readonly seat: Seat }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'handed'; readonly seat: Seat; readonly guest: GuestId; readonly name: string }
  | { readonly kind: 'renamed'; readonly guest: GuestId; readonly name: string }
  | {
      readonly kind: 'chat'
      readonly guest: GuestId
      readonly name: string
      readonly seat: Seat | null
      readonly text: string
    }
  /** The host lets only those speak who sit there, or everybody again. */
  | { readonly kind: 'chat-locked'; readonly on: boolean }
  | { readonly kind: 'rematch'; readonly table: TableId }
  /** Someone sees to the table again: for so long, in milliseconds, nobody did, and no clock ran. */
  | { readonly kind: 'resumed'; readonly away: number }
  /** The rules have changed since it began, and it goes on under the new ones. */
  | { readonly kind: 'moved'; readonly rules: number }
  /** It ends here, because the rules have changed since it began and it cannot go on; or for another reason. */
  | { readonly kind: 'closed'; readonly reason?: 'expired' | 'host' }

/** An entry with its place in the log and the server's time. */
export interface Logged {
  readonly seq: number
  readonly at: number
  readonly entry: Entry
  /** What it did; none in a log that was written before facts were kept. */
  readonly fact?: TableFact
}

/**
 * What an entry did, kept beside it as the truth: whoever opens a table reads this, and needs none of the rules under
 * which it was played.
 */
export interface TableFact {
  /** How the match began, or went on under other rules. */
  readonly match?: Fact
  /** The inputs that the match took, where they are not the entry's own, each with what it did. */
  readonly took?: readonly Taken[]
  /** What has changed at the table besides. */
  readonly change?: Change
  /** The seat that locked in a sealed choice, or took it back. */
  readonly seal?: { readonly seat: Actor; readonly locked: boolean }
  /** Those who learn of it at all; everybody if left out. */
  readonly ears?: readonly Viewer[]
  /** It answers a secret question: nobody else may learn whose answer it was. */
  readonly isSecret?: true
  /** A seat settled something for itself. */
  readonly isAside?: true
}

/** An input, and what it did. */
export interface Taken extends Fact {
  readonly input?: Input
}

export type Status = 'open' | 'live' | 'over'
