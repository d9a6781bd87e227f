import { type Curve, seatOf, type Swing, swingsOf, widthOf } from '#bots/outlook'
import type { GameTypes, Seat } from '#engine/game'

/** Where a match turned: the step that is named for it, and for whom. */
export interface Turning extends Swing {
  readonly step: number
  readonly seat: Seat
}

/** What everybody was told, step by step. */
type Told = readonly (readonly GameTypes['Event'][])[]

/** What weight something has that happened. */
type Weigh = (event: GameTypes['Event']) => number

/** A swing that is so much less than the greatest is not where it turned, whatever happened in it. */
const LEAST = 0.5

/**
 * Where it turned. Where much happened between two points, that is named which has weight in the game, by what came of it
 * for its seat; and nothing, if there was nothing of weight where the chances changed most.
 */
export function turningOf(
  { points, turning, isCoarse }: Pick<Curve, 'points' | 'turning' | 'isCoarse'>,
  told: Told,
  weigh: Weigh = () => 0,
): Turning | null {
  if (!turning) return null
  if (!isCoarse) return { ...turning, step: turning.to.step, seat: seatOf(turning) }
  const greatest = swingsOf(points).filter((swing) => widthOf(swing) >= LEAST * widthOf(turning))
  for (const swing of greatest) {
    const named = heaviest(swing, told, weigh)
    if (named) return { ...swing, ...named }
  }
  return null
}

/** What weighed most in a swing; that it is over is no reason for it. */
function heaviest({ from, to }: Swing, told: Told, weigh: Weigh): Pick<Turning, 'step' | 'seat'> | undefined {
  const all: { readonly step: number; readonly seat: Seat; readonly weight: number }[] = []
  for (let step = from.step + 1; step <= Math.min(to.step, told.length - 2); step++)
    for (const event of told[step]!) {
      const { seat } = event as { readonly seat?: Seat }
      if (seat !== undefined)
        all.push({ step, seat, weight: weigh(event) * Math.abs(to.chances[seat]! - from.chances[seat]!) })
    }
  return all.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)[0]
}
