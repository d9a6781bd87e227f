import { todo } from '#engine/steps'
import { TILE, type TileId, TILES_OF } from '#games/roll-and-fight/content/heroes'
import { ABILITY_SLOTS } from '#games/roll-and-fight/content/player-board'
import type { Action } from '#games/roll-and-fight/content/vocabulary'
import { actionProblem, canCarryOut, carryOut, loseHalfRecon, loseRecon } from '#games/roll-and-fight/rules/actions'
import { markByItself } from '#games/roll-and-fight/rules/objectives'
import type { Own, Voice } from '#games/roll-and-fight/rules/own'
import type { Code } from '#games/roll-and-fight/rules/refusals'
import { type Board, type Choice, type FlashSlot, SLOTS, type Step, type View } from '#games/roll-and-fight/types'

// B4 The Flashback Phase of a seat.

type Flash = Omit<Extract<Choice, { kind: 'flash' }>, 'kind'>

/** RF-039, RF-051 to RF-054 */
export function flashProblem({ faces }: View, board: Board, { slot, action, arg }: Flash): Code | undefined {
  if (board.flashed.includes(slot)) return 'FLASH_SPENT'
  if (action === 'loot' && (slot === 'bonus' || faces[slot] !== 'loot')) return 'NO_LOOT_HERE'
  return isMeant(faces, board, slot, action) ? actionProblem(board, action, arg) : 'FLASH_MISMATCH'
}

/** Whether a die, or the bonus, may be used for an action. */
export function isMeant(faces: View['faces'], board: Board, slot: FlashSlot, action: Action): boolean {
  if (slot === 'bonus') return action !== 'loot'
  const face = faces[slot]!
  return action === face || (action !== 'loot' && isFree(board, face))
}

/** Whether another action may be taken for this die: Loot, or one that cannot be carried out at all. */
const isFree = (board: Board, face: Action): boolean => face === 'loot' || !canCarryOut(board, face)

const nameOf = (slot: FlashSlot): string => (slot === 'bonus' ? slot : `die-${slot + 1}`)

export function flash(own: Own, { slot, action, arg }: Flash, dealer: Voice): void {
  own.board.flashed.push(slot)
  carryOut(own, action, arg, nameOf(slot), dealer)
  askAgain(own)
}

/** RF-055, RF-058, RF-059 */
export function buyProblem(board: Board, tile: TileId, discard: TileId | undefined): Code | undefined {
  if (discard !== undefined && !board.tiles.includes(discard)) return 'NOT_ON_BOARD'
  if (board.tiles.includes(tile)) return 'ALREADY_OWNED'
  if (!TILES_OF[board.hero!].includes(tile)) return 'WRONG_HERO'
  if (board.xp - board.spent < TILE[tile].xp) return 'NEEDS_XP'
  const isFull = board.tiles.length >= ABILITY_SLOTS
  if (isFull && discard === undefined) return 'SLOTS_FULL'
  return !isFull && discard !== undefined ? 'DISCARD_NOT_NEEDED' : undefined
}

/** RF-190, RF-060, RF-R38 The spaces that pay for it stay marked. */
export function buy(own: Own, { tile, discard }: Extract<Choice, { kind: 'buy' }>, dealer: Voice): void {
  const { board, seat } = own
  const cost = TILE[tile].xp
  board.spent += cost
  if (discard !== undefined) {
    board.tiles = board.tiles.filter((one) => one !== discard)
    loseRecon(own, discard, 'RF-R38', dealer)
  }
  board.tiles.push(tile)
  const left = board.xp - board.spent
  dealer.tell?.({ kind: 'bought', rule: 'RF-055', seat, tile, cost, left, discarded: discard ?? null })
  askAgain(own)
}

const askAgain = (own: Own): void => todo<Step>(own, { ask: 'flashback', of: [own.seat] })

/** RF-R30, RF-R35, RF-R90 */
export function doneFlashback(own: Own, dealer: Voice): void {
  const { board, seat } = own
  loseHalfRecon(own, 'RF-R35', dealer)
  markByItself(own, dealer)
  const unused = SLOTS.length - board.flashed.length
  dealer.tell?.({ kind: 'flashback-done', rule: 'RF-061', seat, unused, shows: true })
}
