import type { Seat } from '#engine/game'
import type { Random } from '#engine/random'
import { ITEM_WORTH, plainWorth, setOf, TILE_WORTH } from '#games/roll-and-fight/bot/values'
import { facesOf, setsFor } from '#games/roll-and-fight/bot/race/hands'
import type { Worth } from '#games/roll-and-fight/bot/race/racer'
import { type AbilityId, type ItemId, TILE, type TileId, TILES_OF } from '#games/roll-and-fight/content/heroes'
import { LOOT_TRACK, TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import { availableHealth, marksNeeded, woundsOf } from '#games/roll-and-fight/rules/read'
import { ROUNDS } from '#games/roll-and-fight/rules/round'
import type { Board, Choice, View } from '#games/roll-and-fight/types'

// The Flashback Phase: which actions, and which tiles.

type Flash = Extract<Choice, { kind: 'flash' }>
type Buy = Extract<Choice, { kind: 'buy' }>

export interface Tastes {
  worth(board: Board): Worth
  /** How far a tile may be better than it is thought to be. */
  readonly whim: number
}

const training = (xp: number): number => TRAINING_TRACK.values[xp] ?? TRAINING_TRACK.fullScores

/** The tile that one saves for, or buys at once. */
function wantedTile(view: View, board: Board, tastes: Tastes, random: Random): TileId | undefined {
  const left = ROUNDS - view.round + 1
  const xp = board.xp - board.spent
  let [best, most] = [undefined as TileId | undefined, 0]
  for (const tile of TILES_OF[board.hero!]) {
    if (board.tiles.includes(tile)) continue
    const { xp: cost } = TILE[tile]
    const value = TILE_WORTH[tile] + (tastes.whim * random.below(1000)) / 1000
    // What is affordable a round later is of use for a round less.
    const worth = value * (xp >= cost ? left : left - 1) - 0.15 * cost
    if (worth > most) [best, most] = [tile, worth]
  }
  return best
}

export function flashback(view: View, offered: readonly Choice[], tastes: Tastes, random: Random): Choice {
  const board = view.boards[view.viewer as Seat]!
  const buys = offered.filter((choice): choice is Buy => choice.kind === 'buy' && choice.discard === undefined)
  if (buys.length > 0) {
    const tile = wantedTile(view, board, tastes, random)
    const buy = buys.find((choice) => choice.tile === tile)
    if (buy) return buy
  }
  const flashes = offered.filter(({ kind }) => kind === 'flash') as Flash[]
  const worth = tastes.worth(board)
  // Dice first: the bonus may then make up what is missing.
  const slot = flashes.find((flash) => flash.slot !== 'bonus')?.slot ?? 'bonus'
  let best: Choice | undefined
  let most = 0
  for (const flash of flashes) {
    if (flash.slot !== slot) continue
    const value = actionWorth(view, board, flash, worth)
    if (value > most) [best, most] = [flash, value]
  }
  return best ?? flashes.find((flash) => flash.slot === slot) ?? offered.find(({ kind }) => kind === 'done-flashback')!
}

/** What an action is worth, of a Flashback die, the bonus, or for Loot. */
export function actionWorth(
  view: View,
  board: Board,
  { action, arg }: Pick<Flash, 'action' | 'arg'>,
  worth: Worth,
): number {
  const left = ROUNDS - view.round
  switch (action) {
    case 'loot': {
      const { values } = LOOT_TRACK
      const now = (values[board.loot + 1] ?? 0) - values[board.loot]!
      return left === 0 ? now : 2 + now / 4
    }
    case 'training': {
      const points = training(Math.min(20, board.xp + 2)) - training(board.xp)
      return left === 0 ? points + 0.05 : 0.65 + 0.3 * left * (board.tiles.length < 4 ? 1 : 0.3)
    }
    case 'purchase':
      return ITEM_WORTH[arg as ItemId] * (left === 0 ? 0.9 : 0.8)
    case 'healing':
      return arg === 'clear' ? clearingWorth(board, left) : extendingWorth(board, left)
    default:
      action satisfies 'recon'
      return reconWorth(board, arg as AbilityId, worth)
  }
}

function clearingWorth(board: Board, left: number): number {
  const wounds = woundsOf(board)
  const free = availableHealth(board)
  const cleared = Math.min(2, wounds)
  return cleared * (free <= 1 ? 1.2 : free === 2 ? 0.6 : 0.35) * (left === 0 && free > 1 ? 0.5 : 1)
}

function extendingWorth(board: Board, left: number): number {
  const free = availableHealth(board)
  return (free <= 1 ? 1.2 : free === 2 ? 0.8 : 0.5) + 0.08 * left
}

function reconWorth(board: Board, ability: AbilityId, worth: Worth): number {
  const needed = marksNeeded(ability)
  const marks = board.recon[ability] ?? 0
  const [hand] = setsFor(board, ability)
  const plain = plainWorth(board, ability)
  const value = Math.max(plain, ability === 'punch' ? 0 : worth(setOf(ability, facesOf(hand!))))
  if (needed === 1) return value
  return marks === 1 ? value : value * 0.3
}
