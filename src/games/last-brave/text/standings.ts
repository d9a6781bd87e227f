import type { Seat, Standing } from '#engine/game'
import type { View } from '#games/last-brave/types'

/** How it is said what a seat has come to. */
interface StandingWords {
  readonly stands: string
  /** As the how manyth it fell, from 1, and by whom. */
  fell(nth: number, by: Seat): string
  /** It lay there when the position was laid out. */
  readonly out: string
  points(points: number): string
}

/** The best first: whoever won, then those with more points, who stand, and who fell later. */
export function standingsOf(view: View, words: StandingWords): Standing[] {
  const { fighters, defeats, points, options, result } = view
  const isCampaign = options.campaign !== 'none'
  const fellAs = (seat: Seat): number => defeats.findIndex((defeat) => defeat.seat === seat)
  const worth = (seat: Seat): readonly number[] => [
    result?.payoffs[seat] ?? 0,
    points[seat]!,
    fighters[seat]!.out ? fellAs(seat) : fighters.length,
  ]
  const says = (seat: Seat): string => {
    if (isCampaign) return words.points(points[seat]!)
    if (!fighters[seat]!.out) return words.stands
    const defeat = defeats[fellAs(seat)]
    return defeat ? words.fell(fellAs(seat) + 1, defeat.by) : words.out
  }
  return [...fighters.keys()].toSorted((a, b) => before(worth(b), worth(a))).map((seat) => ({ seat, says: says(seat) }))
}

/** The first difference counts. */
const before = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - other[at]!).find((difference) => difference !== 0) ?? 0
