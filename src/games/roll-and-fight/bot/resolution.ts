import type { Seat } from '#engine/game'
import { actionWorth } from '#games/roll-and-fight/bot/flashback'
import { setWorth } from '#games/roll-and-fight/bot/values'
import { passive, availableHealth, woundsOf } from '#games/roll-and-fight/rules/read'
import { wounding } from '#games/roll-and-fight/rules/resolution'
import { ROUNDS } from '#games/roll-and-fight/rules/round'
import type { Board, Choice, View } from '#games/roll-and-fight/types'

// The Resolution Phase: what Loot is taken for, and Items at its end.

/** What a Beating costs that could be healed away. */
const BEATING = 4
const DEATH = 50

const isBeaten = (board: Board, more = 0): boolean => {
  const coming = Math.max(0, wounding(board).length - (passive(board, 'soak')?.wounds ?? 0))
  return availableHealth(board) + more <= coming
}

export function collect(view: View, offered: readonly Choice[]): Choice {
  const board = view.boards[view.viewer as Seat]!
  const left = ROUNDS - view.round
  const dread = board.beatings > 0 ? DEATH : left === 0 ? 0 : BEATING
  let best = offered.find(({ kind }) => kind === 'done-collect')!
  let most = 0
  for (const choice of offered) {
    if (choice.kind !== 'collect') continue
    const worth = choice.action === 'recon' ? 0 : actionWorth(view, board, choice, (set) => setWorth(board, set))
    const cleared = choice.arg === 'extend' ? 1 : Math.min(2, woundsOf(board))
    const saves = choice.action === 'healing' && isBeaten(board) && !isBeaten(board, cleared)
    const value = worth + (saves ? dread : 0)
    if (value > most) [best, most] = [choice, value]
  }
  return best
}

/** Heals away a Beating, or what would be of no use any more. */
export function resolve(view: View, offered: readonly Choice[]): Choice {
  const board = view.boards[view.viewer as Seat]!
  const item = offered.find(({ kind }) => kind === 'item')
  const useful = view.round >= ROUNDS || availableHealth(board) === 0 || woundsOf(board) > 2
  return (useful ? item : undefined) ?? offered.find(({ kind }) => kind === 'done-resolution')!
}
