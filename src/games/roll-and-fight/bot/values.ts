import { type AbilityId, abilityOf, type ItemId, type TileId } from '#games/roll-and-fight/content/heroes'
import type { Effect } from '#games/roll-and-fight/content/vocabulary'
import { effectsOf } from '#games/roll-and-fight/rules/fighting'
import type { Board, DiceSet } from '#games/roll-and-fight/types'

// What things are worth at first sight, in points.

const EFFECT: Readonly<Record<Effect['do'], number>> = {
  ...{ move: 0.9, hit: 1, shoot: 1, wound: -0.8, heal: 0.4, jump: 1.3, evade: 0.45, kill: 1.4 },
  ...{ either: 1, 'per-die': 0.5, 'repeat-next': 1 },
}

/** Effects that are often of no use, or for nobody. */
const CHOOSY = 0.6
const isChoosy = (effect: Effect): boolean => 'optional' in effect || 'types' in effect

const isMove = ({ do: verb }: Effect): boolean => verb === 'move' || verb === 'jump'

/** What some effects are worth where so many moves and so much damage lie there already. */
function effectsWorth(effects: readonly Effect[], moves = 0, blows = 0): number {
  let sum = 0
  let [moved, blown] = [moves, blows]
  for (const effect of effects) {
    const plain = EFFECT[effect.do] * (isChoosy(effect) ? CHOOSY : 1)
    // Who cannot walk finds nobody to hit, and who only walks hits nobody.
    if (isMove(effect)) sum += plain * (moved++ < 2 + blown / 3 ? 1 : 0.4)
    else if (effect.do === 'hit' || effect.do === 'shoot' || effect.do === 'kill')
      sum += plain * (blown++ < 4 + 2 * moved ? 1 : 0.75)
    else sum += plain
  }
  return sum
}

/** A set of an ability with so many doubles among its dice, as it would lie there. */
export const setOf = (ability: AbilityId, faces: readonly NonNullable<DiceSet['dice'][number]['face']>[]): DiceSet => ({
  ability,
  dice: faces.map((face, at) => ({ id: -1 - at, face })),
})

/** What a set is worth beside those that lie there. */
export function setWorth(board: Board, set: DiceSet): number {
  let [moves, blows] = [0, 0]
  for (const { ability, dice } of board.sets)
    for (const effect of effectsOf(board, ability, { ability, dice })) {
      if (isMove(effect)) moves++
      else if (effect.do !== 'evade') blows++
    }
  const added = set.ability === 'punch' && board.tiles.includes('follow') ? 0.5 : 0
  const spare = set.ability === 'charge' && board.tiles.includes('youthful') ? 0.5 : 0
  return effectsWorth(effectsOf(board, set.ability, set), moves, blows) + added + spare
}

export const ITEM_WORTH: Readonly<Record<ItemId, number>> = {
  ...{ stims: 1, mirror: 0.8, rage: 1, jacket: 0.5 },
  ...{ bandages: 0.8, katana: 1.5, herbs: 1.4 },
  ...{ flash: 0.9, grapnel: 1.4, star: 1.1, lining: 0.5 },
  ...{ duster: 1.9, ram: 1.1, wind: 0.9, adrenaline: 1.1 },
}

/** What tiles add in a round: measured, by how much better planners fared who bought any. The page of the balance says how. */
export const TILE_WORTH: Readonly<Record<TileId, number>> = {
  ...{
    dss: 1.1,
    barrage: 0.2,
    luckyshot: 0.3,
    vburst: 0.3,
    rollshoot: 0.6,
    luckythrow: 0,
    youthful: 0.3,
    planner: 0.2,
  },
  ...{ reverse: 0.7, exploit: 0.5, kata: 0.3, wildstrike: 0.6, wildrush: 0, parry: 0.3, kenjutsu: 0.1, follow: 0.3 },
  ...{ cantrips: 0.1, smoke: 1.2, vanish: 0.1, fan: 0.5, misdir: 0.5, backstab: 0.1, slip: 0.3, curtain: 0.2 },
  ...{ vstrike: 0.4, haymaker: 0.2, shoulder: 0.7, grit: 0.8, bellow: 0.1, knuckles: 0.3, skin: 0.3, table: 1 },
}

export const plainWorth = (board: Board, ability: AbilityId): number =>
  effectsWorth(effectsOf(board, ability, null)) * (abilityOf(ability).dice.length > 0 ? 1 : 0)
