import type { Dealer, Seat } from '#engine/game'
import type { Board, Event, State, Step } from '#games/roll-and-fight/types'

/** A seat at its own board, with a stack of its own. */
export interface Own {
  readonly state: State
  readonly seat: Seat
  readonly board: Board
  /** That of the board. */
  todo: Step[]
}

export function ownOf(state: State, seat: Seat): Own {
  const board = state.boards[seat]!
  return { state, seat, board, todo: board.todo }
}

export type Voice = Dealer<Event>
