import type { Viewer } from '#engine/game'
import { clone } from '#engine/json'
import { pick, type Random } from '#engine/random'
import { SIDES } from '#games/roll-and-fight/content/dens'
import { commandsOf } from '#games/roll-and-fight/rules/commands'
import type { Board, Event, Order, RaceChoice, State, View } from '#games/roll-and-fight/types'

// E6 Hidden are sides until all have chosen, and what others have ordered: that something waits can be seen, not what, nor
// since when a roll is held.

const unknown = (order: Order): Order => ({ ...order, what: null })

const seen = (board: Board): Board =>
  board.side === null && board.orders.length === 0 && !board.held
    ? board
    : {
        ...board,
        side: board.side && 'hidden',
        orders: board.orders.map(unknown),
        held: board.held && { what: null, came: 0 },
      }

/** The table as `viewer` sees it; it shares with `state` what is public. */
export const view = (state: State, viewer: Viewer): View => ({
  ...state,
  viewer,
  boards: state.boards.map((board, seat) => (seat === viewer ? board : seen(board))),
})

/** Why an order of somebody else failed or has to wait is nobody's business. */
export const hear = (event: Event, viewer: Viewer): Event | undefined =>
  (event.kind === 'order-failed' || event.kind === 'put-off') && event.seat !== viewer ? undefined : event

/** A fair guess at what is hidden: either side, and commands that would be possible now. */
export function determinize(known: View, random: Random): State {
  const guess = clone(known)
  guess.viewer = 'spectator'
  for (const [seat, board] of guess.boards.entries()) {
    if (board.side === 'hidden') board.side = pick(random, SIDES)
    const guessed = (order: Order, isRoll: boolean): Order =>
      order.what ? order : { ...order, what: anyCommand(guess, seat, isRoll, random) }
    board.orders = board.orders.map((order) => guessed(order, false))
    board.held &&= guessed(board.held, true)
  }
  return guess
}

function anyCommand(view: View, seat: number, isRoll: boolean, random: Random): RaceChoice {
  const likely = commandsOf(view, view.boards[seat]!).filter(({ kind }) => !isRoll || kind === 'roll')
  return likely.length > 0 ? pick(random, likely) : { kind: 'roll', dice: [] }
}

/** The state with all that `viewer` may not know drawn anew. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  return { ...determinize(view(state, viewer), random), viewer: state.viewer }
}
