import { FACE_DOWN, strengthOf, type CardId, type Strength } from '#games/brave-rats/cards'
import { remaining } from '#games/brave-rats/hidden'
import { target } from '#games/brave-rats/options'
import type { Position, Start } from '#games/brave-rats/solution/positions'
import { type Move, solve, type Solution } from '#games/brave-rats/solution/solve'
import type { Pair, View } from '#games/brave-rats/types'

/** How many solutions are kept; the one not used for longest goes first. */
const KEPT = 4

/** Whether both hands are known, so that perfect play can be computed: not while Lucky Draw has piles. */
export const isSolvable = ({ draft, piles }: View): boolean =>
  draft === null && piles.every((pile) => pile.length === 0)

/** How a seat plays perfectly, strongest card first, and what the position is worth to seat 0. */
export interface Advice {
  readonly moves: readonly Move[]
  readonly value: number
}

/** Knows perfect play wherever both hands are known. A game is solved when it is first met, within a second. */
export class Oracle {
  readonly #solutions = new Map<string, Solution>()

  consult(view: View, seat: 0 | 1): Advice {
    const position = positionOf(view)
    // One solution, from the hands dealt, serves every round of a game.
    const game: Start = { hands: strengths(view.starting!), target: target(view.options) }
    try {
      return advise(this.#solution(game), position, seat)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      // A position written by hand need not follow from a new game: then it is a start of its own.
      const { revealed: _revealed, ...standing } = position
      return advise(this.#solution({ ...standing, target: game.target }), position, seat)
    }
  }

  #solution(start: Start): Solution {
    const key = JSON.stringify(start)
    const solution = this.#solutions.get(key) ?? solve(start)
    this.#solutions.delete(key)
    this.#solutions.set(key, solution)
    if (this.#solutions.size > KEPT) this.#solutions.delete([...this.#solutions.keys()][0]!)
    return solution
  }
}

const advise = (solution: Solution, position: Position, seat: 0 | 1): Advice => ({
  moves: solution.mix(position, seat),
  value: solution.value(position),
})

function positionOf(view: View): Position {
  const { options, hands, victories, pending, bonus, spySeat, committed } = view
  const shown = spySeat === null ? null : committed[1 - spySeat]!
  return {
    // In Lucky Draw nobody shows a hand, but once the piles are empty it is all that was not played.
    hands: strengths(options.luckyDraw ? remaining(view) : (hands as Pair<CardId[]>)),
    victories,
    pending,
    bonus,
    spySeat: spySeat as 0 | 1 | null,
    revealed: shown === null || shown === FACE_DOWN ? null : strengthOf(shown),
  }
}

const strengths = (hands: Readonly<Pair<readonly CardId[]>>): Pair<Strength[]> => [
  hands[0].map(strengthOf),
  hands[1].map(strengthOf),
]
