import type { Actor, Outcome } from '#engine/game'
import type { SeatTold, SeriesTold } from '#protocol/told'
import { isClosed } from '#games/shelf'
import { seriesAfter } from '#protocol/series'
import type { GuestId, Status, TableId } from '#house/entry'
import type { Table } from '#house/table'
import { tellSeats } from '#house/tell'

// What is kept beside the log of a table, so that everybody finds their own matches and none need be opened for it.

/** Who sits at a table and how it ended; it changes seldom. All of it is known to everybody who sits there. */
export interface Seating {
  readonly game: string
  readonly seats: readonly SeatTold[]
  readonly outcome: Outcome | null
  /** The score with this match, or if it is not over, before it. */
  readonly series: SeriesTold | null
  /** When it ended, or if it has not, when it was set up. */
  readonly at: number
}

/** Who has not chosen yet, and since when. Who may know of it depends on whether it is secret. */
export interface Awaited {
  readonly actor: Actor
  readonly since: number
  readonly secret?: true
}

/** A match of a guest, as it is kept. */
export interface OwnMatch {
  readonly id: TableId
  readonly status: Status
  readonly seating: Seating
  readonly awaited: readonly Awaited[]
}

export function seatingOf(table: Table): Seating {
  const { outcome, plan, opening, endedAt } = table
  const seats = tellSeats(table)
  return {
    game: plan.game,
    // What was closed before it began was nobody's match.
    seats: outcome && !table.state ? [] : seats,
    outcome: outcome ?? null,
    series: seriesOf(table) ?? null,
    at: endedAt ?? opening.logged.at,
  }
}

/** The score of a series with the match of this table, if that was played to its end. */
export function seriesOf(table: Table): SeriesTold | undefined {
  const { outcome, created } = table
  return outcome && table.state && !isClosed(outcome)
    ? seriesAfter(created.series, tellSeats(table), outcome)
    : created.series
}

export const awaitedAt = (table: Table): readonly Awaited[] =>
  table.awaited().map(({ actor, secret }) => ({ actor, since: table.askedAt(actor), ...(secret && { secret }) }))

/** Everybody who sits there, each once. */
export const sittersIn = ({ seats }: Seating): readonly GuestId[] => [
  ...new Set(seats.flatMap(({ guest }) => guest ?? [])),
]

/** The levels of the bots that sit there by plan, each once. */
export const levelsIn = ({ seats }: Seating): readonly string[] => [
  ...new Set(seats.flatMap(({ guest, bot }) => (guest === null && bot !== null ? [bot] : []))),
]
