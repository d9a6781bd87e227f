import { type AbilityId, abilityOf, isTile, TILE } from '#games/roll-and-fight/content/heroes'
import { BASIC } from '#games/roll-and-fight/content/player-board'
import type { Face, Slot } from '#games/roll-and-fight/content/vocabulary'
import {
  abilitiesOf,
  availableHealth,
  isLocked,
  isOnBoard,
  isOverLimit,
  isReconned,
  limitOf,
  passive,
} from '#games/roll-and-fight/rules/read'
import type { Code } from '#games/roll-and-fight/rules/refusals'
import type { Board } from '#games/roll-and-fight/types'

// B6 Which dice make a set, and for whom there is none any more.

/** RF-089, RF-090, RF-R3, RF-R52 What each space for a die takes. */
const TAKES: Readonly<Record<Slot, readonly Face[]>> = {
  run: ['run'],
  blade: ['blade', 'double'],
  double: ['double'],
  gun: ['gun'],
  wound: ['wound'],
  any: ['run', 'blade', 'double', 'gun', 'wound'],
  'blade-or-gun': ['blade', 'double', 'gun'],
}

/** RF-R17 The faces that count as another for this player. */
type Alias = { readonly face: Face; readonly as: Face } | undefined

/** Whether the faces fill the spaces, in some order. */
export function fills({ tiles }: Pick<Board, 'tiles'>, slots: readonly Slot[], faces: readonly Face[]): boolean {
  const alias = passive({ tiles }, 'alias')
  const known = knownFor(slots, alias !== undefined)
  const hand = faces.reduce((sum, face) => sum + WEIGHT[face], 0)
  const before = known.get(hand)
  if (before !== undefined) return before
  const isSet = canFill(slots, faces, alias)
  known.set(hand, isSet)
  return isSet
}

/** By the number of each face a hand is known again; a hand has fewer than ten dice. */
const WEIGHT: Readonly<Record<Face, number>> = { run: 1, blade: 10, double: 100, gun: 1000, wound: 10_000 }

/** What was worked out once, for those with an alias and those without: there is but one. It goes when its spaces go. */
const known = new WeakMap<readonly Slot[], readonly [Map<number, boolean>, Map<number, boolean>]>()
function knownFor(slots: readonly Slot[], isAliased: boolean): Map<number, boolean> {
  let both = known.get(slots)
  if (!both) known.set(slots, (both = [new Map(), new Map()]))
  return both[isAliased ? 1 : 0]
}

function canFill([slot, ...others]: readonly Slot[], faces: readonly Face[], alias: Alias): boolean {
  if (slot === undefined) return faces.length === 0
  return faces.some((face, at) => takes(slot, face, alias) && canFill(others, faces.toSpliced(at, 1), alias))
}

const takes = (slot: Slot, face: Face, alias: Alias): boolean =>
  TAKES[slot].includes(face) || (alias?.face === face && TAKES[slot].includes(alias.as))

/** Whether one space takes a face. */
export const fits = ({ tiles }: Pick<Board, 'tiles'>, slot: Slot, face: Face): boolean =>
  takes(slot, face, passive({ tiles }, 'alias'))

/** Why an ability takes no set at all. */
export function abilityProblem(board: Board, ability: AbilityId): Code | undefined {
  if (!isOnBoard(board, ability)) return 'NOT_ON_BOARD'
  if (abilityOf(ability).dice.length === 0) return 'TAKES_NO_DICE'
  if (isOverLimit(board, ability)) return 'OVER_LIMIT'
  if (abilityOf(ability).mark !== 'one-use') return undefined
  if (isReconned(board, ability)) return 'ONE_USE_RECONNED'
  return board.sets.some((set) => set.ability === ability) ? 'ONE_USE_SPENT' : undefined
}

const feedsOnWounds = (slot: Slot): boolean => slot === 'any' || slot === 'wound'

/** RF-R54, RF-R117 Whether a player can do nothing more in this phase; so many dice may be taken from the pool. */
export function isHopeless(board: Board, pool: number): boolean {
  const wounds = board.dice.filter(isLocked).length
  const free = board.dice.length - wounds
  const [limit, health] = [limitOf(board), availableHealth(board)]
  const feedsTile = board.tiles.some(
    (tile) => isTile(tile) && TILE[tile].effects.some((effect) => effect.do === 'per-die'),
  )
  if (feedsTile && health > 0 && (board.dice.length > 0 || pool > 0)) return false
  // A Dash can always be assigned: mostly that is all there is to know.
  if (free + Math.min(pool, limit - free - wounds) >= BASIC.dash.dice.length) return false
  return !abilitiesOf(board).some((ability) => {
    if (abilityProblem(board, ability)) return false
    const { dice } = abilityOf(ability)
    const eaten = Math.min(dice.filter(feedsOnWounds).length, wounds)
    const refill = Math.min(pool, limit - free - wounds)
    if (dice.length <= free + refill + eaten) return true
    return health > 0 && wounds > 0 && dice.length <= free + (wounds - 1) + Math.min(pool, limit - free - wounds + 1)
  })
}
