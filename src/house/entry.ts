import type { Level } from '#bots/bot'
import type { Change } from '#engine/change'
import type { Fact } from '#engine/frozen'
import type { Actor, Seat, Viewer } from '#engine/game'
import type { Input } from '#engine/match'
import type { ClockPlan } from '#house/clock'
import type { SeriesTold } from '#protocol/told'
import type { Pace } from '#protocol/pace'
import type { Topic } from '#protocol/votes'

export type TableId = string
export type GuestId = string

const LONGEST_ID = 24
/** The name of a table, no longer than names may be. */
export const tableId = (prefix: string, rest: string): TableId => `${prefix}${rest}`.slice(0, LONGEST_ID)

/** Whether something could be the name of a table at all. */
export const isTableId = (id: string): boolean => /^[\w-]+$/.test(id) && id.length <= LONGEST_ID

/** Begins the names of the tables that a browser keeps for itself: no server knows of them. */
export const DEVICE_PREFIX = 'device-'

/** Who is to sit where: anyone who comes, a bot, or the host, who plays this seat on the same screen. */
export type SeatPlan =
  | { readonly kind: 'human' }
  | { readonly kind: 'device' }
  | { readonly kind: 'bot'; readonly level: Level }

/** How long, in milliseconds, one waits for somebody who is away, unless the host says otherwise. */
export const PATIENCE = 120_000

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
  /** How long, in milliseconds, one waits for somebody who is away where there is no clock; 0 for ever. */
  readonly patience?: number
  /** How fast its bots play; calm if left out. */
  readonly pace?: Pace
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
      /** The score of the matches before it, which this one carries on. */
      readonly series?: SeriesTold
      /** The face of the host. */
      readonly face?: string
      /** Who sat where before, at a rematch. */
      readonly expects?: readonly (Expected | null)[]
    }
  | {
      readonly kind: 'sat'
      readonly seat: Seat
      readonly guest: GuestId
      readonly name: string
      readonly salt: string
      readonly face?: string
    }
  /** A bot takes a free seat, because somebody who sits there wants it. */
  | { readonly kind: 'bot-sat'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'stood'; readonly seat: Seat }
  /** The host wants someone to sit there no more. */
  | { readonly kind: 'kicked'; readonly seat: Seat; readonly guest: GuestId; readonly name: string }
  | { readonly kind: 'input'; readonly input: Input; readonly by: 'seat' | 'bot' | 'clock' }
  /**
   * Where time passes: it is that late now in the match's own time. Before the clock says so, what seats had chosen by then
   * is played, each with when it came.
   */
  | { readonly kind: 'ticked'; readonly to: number; readonly orders: readonly Ordered[] }
  /** Asides that the server makes for a seat, all at once; those that are not offered by then change nothing. */
  | { readonly kind: 'settled'; readonly seat: Seat; readonly asides: readonly object[]; readonly by: 'bot' | 'clock' }
  /** Those whose time ran out first, all at the same moment; the match is lost by it. */
  | { readonly kind: 'flagged'; readonly seats: readonly Seat[] }
  /** The same as it was once written: it counted as giving up. */
  | { readonly kind: 'flagged'; readonly seat: Seat }
  /** `by` is who let a bot play on for somebody who is away, until they are back; `inRace`, that nobody could wait for them. */
  | {
      readonly kind: 'replaced'
      readonly seat: Seat
      readonly level: Level
      readonly by?: Seat
      readonly inRace?: true
      /** Whoever sat there has left for good, and is not just away. */
      readonly left?: true
    }
  /** Somebody was away for too long, and another ends the match without them. */
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | {
      readonly kind: 'handed'
      readonly seat: Seat
      readonly guest: GuestId
      readonly name: string
      readonly face?: string
    }
  /** `was` is the name before, if it is known. */
  | {
      readonly kind: 'renamed'
      readonly guest: GuestId
      readonly name: string
      readonly face?: string
      readonly was?: string
    }
  | {
      readonly kind: 'chat'
      readonly guest: GuestId
      readonly name: string
      readonly seat: Seat | null
      readonly text: string
      /** For the own side alone. */
      readonly to?: 'team'
    }
  /** Somebody says what they think of something that needs all whom it concerns; when all agree, it is done by that. */
  | {
      readonly kind: 'voted'
      readonly seat: Seat
      readonly topic: Topic
      readonly says: 'wants' | 'agrees' | 'refuses' | 'withdraws'
    }
  /** The clocks have stood still for so long that somebody alone lets them run again. */
  | { readonly kind: 'went-on'; readonly seat: Seat }
  /** The host lets only those speak who sit there, or everybody again. */
  | { readonly kind: 'chat-locked'; readonly on: boolean }
  /** Whoever is alone among bots lets them play at another pace. */
  | { readonly kind: 'paced'; readonly pace: Pace }
  /** The same, and they play at once, until this seat is asked again. */
  | { readonly kind: 'hurried'; readonly seat: Seat }
  | { readonly kind: 'rematch'; readonly table: TableId; readonly by?: Seat }
  /**
   * Someone sees to the table again: for so long, in milliseconds, nobody did, and no clock ran. Where time passes, it goes
   * on after a countdown.
   */
  | { readonly kind: 'resumed'; readonly away: number }
  /** The rules have changed since it began, and it goes on under the new ones. */
  | { readonly kind: 'moved'; readonly rules: number }
  /** It ends here, because the rules have changed since it began and it cannot go on; or for another reason. */
  | { readonly kind: 'closed'; readonly reason?: 'expired' | 'host' }

/** What a seat has chosen, and when that came in the match's own time. */
export interface Ordered {
  readonly seat: Seat
  readonly choice: object
  readonly at: number
  readonly by: 'seat' | 'bot'
}

/** Somebody who may come along to a rematch. */
interface Expected {
  readonly guest: GuestId
  readonly name: string
}

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
  /** What all whom it concerns have agreed to by this. */
  readonly agreed?: readonly Topic[]
}

/** An input, and what it did. */
export interface Taken extends Fact {
  readonly input?: Input
}

export type Status = 'open' | 'live' | 'over'
