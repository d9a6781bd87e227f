import type { Seat } from '#engine/game'
import { type Random, pick } from '#engine/random'
import { caseOf } from '#games/roll-and-fight/bot/fight/position'
import { worth } from '#games/roll-and-fight/bot/fight/worth'
import { openDen } from '#games/roll-and-fight/rules/set-up'
import type { Board, Choice, View } from '#games/roll-and-fight/types'

/** What a side of the den board promises before anything has happened there. */
function promise(view: View, board: Board, side: 'A' | 'B'): number {
  const opened = { ...board }
  openDen(opened, `${board.board}${side}`)
  const { case: the, start } = caseOf({ ...view, round: 0 }, opened)
  return worth(the, start)
}

/** Heroes and the order of Items are as good as each other; of a den board the side that promises more. */
export function setUp(view: View, offered: readonly Choice[], readsMaps: boolean, random: Random): Choice {
  const board = view.boards[view.viewer as Seat]!
  const [first, second] = offered
  if (!readsMaps || first?.kind !== 'pick-side' || second?.kind !== 'pick-side') return pick(random, offered)
  return promise(view, board, first.side) >= promise(view, board, second.side) ? first : second
}
