import type { Outcome, Seat } from '#engine/game'
import type { SeatTold, SeriesTold } from '#protocol/told'

/** A person is known again by who they are, a bot by its place and level, and several at one screen by their places. */
function whoOf(seats: readonly SeatTold[], seat: Seat): string {
  const { guest, bot } = seats[seat]!
  if (guest === null) return `${seat} ${bot ?? ''}`
  return seats.filter((other) => other.guest === guest).length === 1 ? guest : `${seat} ${guest}`
}

/** How many each seat has won; `undefined` where others sit there: with them another series begins. */
export function scoreOf(series: SeriesTold | undefined, seats: readonly SeatTold[]): readonly number[] | undefined {
  if (series?.players.length !== seats.length) return undefined
  const known = new Map(series.players.map(({ who, won }) => [who, won]))
  const score = seats.map((_, seat) => known.get(whoOf(seats, seat)))
  return score.includes(undefined) ? undefined : (score as readonly number[])
}

/** The series with one match more that was played to its end. */
export function seriesAfter(
  series: SeriesTold | undefined,
  seats: readonly SeatTold[],
  { payoffs }: Pick<Outcome, 'payoffs'>,
): SeriesTold {
  const before = scoreOf(series, seats)
  const isDrawn = !payoffs.includes(1) && payoffs.some((payoff) => payoff > 0)
  return {
    drawn: (before ? series!.drawn : 0) + (isDrawn ? 1 : 0),
    players: seats.map(({ name, bot }, seat) => ({
      who: whoOf(seats, seat),
      name: name ?? bot ?? '',
      won: (before?.[seat] ?? 0) + (payoffs[seat] === 1 ? 1 : 0),
    })),
  }
}
