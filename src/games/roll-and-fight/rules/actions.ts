import { type ItemId, type AbilityId, abilityOf, isBasic, isItem, isTile } from '#games/roll-and-fight/content/heroes'
import { HEALTH, LOOT_TRACK, SQUARES_PER_ITEM, TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import type { Action } from '#games/roll-and-fight/content/vocabulary'
import { heal } from '#games/roll-and-fight/rules/health'
import type { Own, Voice } from '#games/roll-and-fight/rules/own'
import {
  abilitiesOf,
  bossChange,
  isOnBoard,
  isOverLimit,
  isReconned,
  marksNeeded,
  traitOf,
  woundsOf,
} from '#games/roll-and-fight/rules/read'
import type { Code } from '#games/roll-and-fight/rules/refusals'
import { type Arg, type Board, HEALINGS, type Healing } from '#games/roll-and-fight/types'

// The five Flashback actions (RF-041 to RF-051), wherever they are carried out.

export const SPACES = HEALTH.basic + HEALTH.additional
export const SPACES_OF_TRAINING = TRAINING_TRACK.values.length
const CLEARS = 2

/** Every way to carry out an action, in a stable order; most are not possible now. */
export const argsOf = (board: Board, action: Action): readonly (Arg | undefined)[] => {
  switch (action) {
    case 'purchase':
      return board.items.map(({ item }) => item)
    case 'healing':
      return HEALINGS
    case 'recon':
      return abilitiesOf(board)
    default:
      return [undefined]
  }
}

/** Why an action cannot be carried out like this. */
export function actionProblem(board: Board, action: Action, arg: Arg | undefined): Code | undefined {
  switch (action) {
    case 'training':
      if (arg !== undefined) return 'BAD_FORMAT'
      return board.xp >= SPACES_OF_TRAINING ? 'TRACK_FULL' : undefined
    case 'loot':
      if (arg !== undefined) return 'BAD_FORMAT'
      return board.loot >= LOOT_TRACK.maxCrossed ? 'TRACK_FULL' : undefined
    case 'purchase':
      return arg !== undefined && isItem(arg) ? purchaseProblem(board, arg) : 'BAD_FORMAT'
    case 'healing':
      return arg === 'extend' || arg === 'clear' ? healingProblem(board, arg) : 'BAD_FORMAT'
    default:
      action satisfies 'recon'
      return arg !== undefined && (isBasic(arg) || isTile(arg)) ? reconProblem(board, arg) : 'BAD_FORMAT'
  }
}

function purchaseProblem(board: Board, item: ItemId): Code | undefined {
  const slot = board.items.find((one) => one.item === item)
  if (!slot) return 'WRONG_HERO'
  if (slot.marked >= SQUARES_PER_ITEM) return 'NO_SQUARE'
  return bossChange(board) === 'tax' && board.xp <= board.spent ? 'TAX_UNPAID' : undefined
}

const healingProblem = (board: Board, way: Healing): Code | undefined =>
  (way === 'extend' ? board.health.length >= SPACES : woundsOf(board) === 0) ? 'NOTHING_TO_HEAL' : undefined

function reconProblem(board: Board, ability: AbilityId): Code | undefined {
  if (!isOnBoard(board, ability)) return 'NOT_ON_BOARD'
  if (isOverLimit(board, ability)) return 'OVER_LIMIT'
  if (abilityOf(ability).dice.length === 0) return 'RECON_IMPOSSIBLE'
  return isReconned(board, ability) ? 'RECON_DONE' : undefined
}

/** RF-R31 Whether it can be carried out in any way. */
export const canCarryOut = (board: Board, action: Action): boolean =>
  argsOf(board, action).some((arg) => actionProblem(board, action, arg) === undefined)

/** Carries out an action; `by` is the die, the bonus action, Loot or the tile that gave it. */
export function carryOut(own: Own, action: Action, arg: Arg | undefined, by: string, dealer: Voice): void {
  const { board, seat } = own
  const { tell } = dealer
  switch (action) {
    case 'training': {
      const amount = Math.min(2, SPACES_OF_TRAINING - board.xp) // RF-041, RF-R34
      board.xp += amount
      tell?.({ kind: 'trained', rule: 'RF-041', seat, amount, marked: board.xp, by })
      return
    }
    case 'purchase': {
      const slot = board.items.find(({ item }) => item === arg)!
      slot.marked++
      tell?.({ kind: 'purchased', rule: 'RF-042', seat, item: slot.item, marked: slot.marked, by })
      if (bossChange(board) !== 'tax') return
      board.spent++
      tell?.({ kind: 'taxed', rule: 'RF-035', seat, left: board.xp - board.spent })
      return
    }
    case 'healing': {
      const trait = traitOf(board)
      const clears = 'change' in trait ? trait.clears : CLEARS
      if (arg === 'clear') return heal(own, clears, by, 'RF-045', dealer)
      board.health.push('free') // RF-R33
      tell?.({ kind: 'extended', rule: 'RF-044', seat, spaces: board.health.length, by })
      return
    }
    case 'recon': {
      const ability = arg as AbilityId
      const marks = (board.recon[ability] ?? 0) + 1
      board.recon[ability] = marks
      tell?.({ kind: 'reconned', rule: 'RF-046', seat, ability, marks, ready: marks >= marksNeeded(ability), by })
      return
    }
    default:
      action satisfies 'loot'
      board.loot++
      tell?.({ kind: 'looted', rule: 'RF-050', seat, crossed: board.loot, value: LOOT_TRACK.values[board.loot]!, by })
  }
}

/** RF-R35, RF-R101 Marks that do not make an ability ready are lost. */
export function loseHalfRecon(own: Own, rule: string, dealer: Voice): void {
  for (const ability of abilitiesOf(own.board))
    if (!isReconned(own.board, ability)) loseRecon(own, ability, rule, dealer)
}

/** Whatever Recon marks an ability has are gone. */
export function loseRecon({ board, seat }: Own, ability: AbilityId, rule: string, { tell }: Voice): void {
  if (!board.recon[ability]) return
  delete board.recon[ability]
  tell?.({ kind: 'recon-lost', rule, seat, ability })
}
