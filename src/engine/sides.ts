import type { Game, GameTypes, Seat } from '#engine/game'

/** For each seat the number of its side, as everybody knows it: equal numbers play together, `null` plays alone. */
export type Sides = readonly (number | null)[]

/** Who plays with whom, read from what a spectator sees of the match; before it, nobody knows of any team. */
export function sidesOf<T extends GameTypes>(game: Game<T>, state: T['State'] | undefined, seats: number): Sides {
  const { sides } = game.about
  if (sides === 'teams' && state && game.sides) return game.sides(game.view(state, 'spectator'))
  return Array.from({ length: seats }, () => (sides === 'together' ? 0 : null))
}

/** All who play on the side of a seat, itself among them. */
export const withSeat = (sides: Sides, seat: Seat): readonly Seat[] =>
  [...sides.keys()].filter((other) => other === seat || (sides[seat] !== null && sides[other] === sides[seat]))

/** Whether all are on one side. */
export const isTogether = (sides: Sides): boolean => sides.every((side) => side !== null && side === sides[0])
