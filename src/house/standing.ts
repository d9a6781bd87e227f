import type { Level } from '#bots/bot'
import type { Actor, GameTypes, Seat } from '#engine/game'
import type { Match, Question } from '#engine/match'
import { type Asking, type Clocks, turnClocks } from '#house/clock'

/** Who sits on a seat now. */
export interface Sitter {
  /** Nobody for a bot that sits there by plan. */
  readonly guest: string | null
  readonly name: string
  /** The bot that plays: by plan, or for someone who left. */
  readonly bot: Level | null
  readonly salt: string
  /** Choices in a row that the clock had to make. */
  readonly missed: number
}

/** What changes at a table besides the match, as plain JSON. Replaced as a whole. */
export interface Standing {
  /** When the last entry came. */
  readonly at: number
  /** When something last happened of which everybody was told. */
  readonly heardAt: number
  /** When the position last changed, or a bot sat down: bots think from then on. */
  readonly askedAt: number
  readonly seats: readonly (Sitter | null)[]
  readonly clocks: Clocks | null
  readonly rematch: string | null
  readonly endedAt: number | null
  /** How many lines of the log each viewer has been told, the spectators last. */
  readonly lines: readonly number[]
}

export const withSitter = (standing: Standing, seat: Seat, sitter: Sitter | null): Standing => ({
  ...standing,
  seats: standing.seats.with(seat, sitter),
})

/** Someone who sits there has changed. */
export const withChange = (standing: Standing, seat: Seat, change: Partial<Sitter>): Standing =>
  withSitter(standing, seat, { ...standing.seats[seat]!, ...change })

/** The clock had to choose for a seat, or it has chosen by itself. */
export function withMissed(standing: Standing, seat: Seat, byClock: boolean): Standing {
  const { missed } = standing.seats[seat]!
  if (!byClock && missed === 0) return standing
  return withChange(standing, seat, { missed: byClock ? missed + 1 : 0 })
}

/** After something other than choices that were played. */
export const withClocks = (standing: Standing, match: Match<GameTypes> | undefined, at: number): Standing =>
  standing.clocks && match
    ? { ...standing, clocks: turnClocks(standing.clocks, askingOf(match, standing.seats), at) }
    : standing

/** What the clocks must know; they run for people only. */
export function askingOf(match: Match<GameTypes>, seats: Standing['seats']): Asking {
  const pending = match.pending()
  const isRunning = (seat: Seat): boolean =>
    !seats[seat]!.bot && pending.some(({ actor, locked }) => actor === seat && !locked)
  return {
    asked: seats.map((_, seat) => pending.find(({ actor }) => actor === seat)?.decision ?? null),
    running: [...seats.keys()].filter(isRunning),
    undoer: match.canUndo ?? null,
  }
}

/** The people whose choices are played when `actor` chooses: one, or all who were asked for a sealed choice. */
export function moversOf(actor: Actor, asked: readonly Question[], seats: Standing['seats']): readonly Seat[] {
  const isSealed = asked.find((question) => question.actor === actor)?.sealed
  const movers = isSealed ? asked.filter(({ sealed }) => sealed).map((question) => question.actor) : [actor]
  return movers.filter((mover) => mover !== 'clock' && !seats[mover]!.bot) as Seat[]
}
