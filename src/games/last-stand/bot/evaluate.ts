import { CARD } from '#games/last-stand/content/enemies'
import { expectedOf } from '#games/last-stand/bot/threats'
import { RING, SKULL } from '#games/last-stand/rules/geometry'
import { CUBES, health, hpLeft } from '#games/last-stand/rules/read'
import type { Enemy, Hero, View } from '#games/last-stand/types'

// H2 What a position is worth to the squad. The numbers are those of the rules document, but for the mark.

export const END = 1000

/** What the worths of a position hang on. */
export interface Scale {
  /** A squad token: dearer the fewer there are. */
  readonly life: number
  /** How much more lieutenants and the general weigh when the skull is near. */
  readonly haste: number
}

const LIFE = 4.2
const LAST_LIVES: Readonly<Record<number, number>> = { 0: 2.2, 1: 1.8 }
const NEAR_SKULL = 5
const HASTE = 2.1

export const scaleOf = ({ lives, track }: View): Scale => ({
  life: LIFE * (LAST_LIVES[lives] ?? 1),
  haste: SKULL - track <= NEAR_SKULL ? HASTE : 1,
})

export const HEALTH = 0.41
export const FALLEN = 5.6
export const CUBE = 0.68
const FULL_CUBES = 1
const ARMOR = 0.8
const FRAIL = 1
const CROWDED = 0.57
const ROOM = 5
const MINE = 2
const CARD_TO_COME = 3.5
/** Of the hits that a mark will bring, as many as are likely to be of use. */
const MARK = 0.35

/** What a standing hero is worth, but for what it has to fear. */
function heroWorth(hero: Hero): number {
  if (hero.down) return cubesWorth(hero.cubes) - FALLEN
  const left = health(hero)
  return HEALTH * (left + ARMOR * hero.armor) - (left <= 2 ? FRAIL : 0) + cubesWorth(hero.cubes)
}

export const cubesWorth = (cubes: number): number => CUBE * cubes + (cubes === CUBES ? FULL_CUBES : 0)

/** What a hero has to fear that has so much health and armor and expects so much damage. */
export const fear = (expected: number, tough: number, { life }: Scale): number =>
  0.27 * Math.min(expected, tough + 1) + 0.63 * life * logistic(1.3 * (expected - tough + 0.3))

const logistic = (at: number): number => 1 / (1 + Math.exp(-at))

/** What an enemy costs by being there, and by each of its HP. */
interface Burden {
  readonly there: number
  readonly each: number
}

const POWERFUL: Readonly<Record<string, number>> = { weakest: 1.4, crowd: 1.4 }

/** What a card costs by its rank and Power: looked up often, and always the same. */
const BURDENS = Object.fromEntries(
  Object.entries(CARD).map(([id, { rank, attack }]): [string, Burden] => {
    const power = attack?.power ?? 0
    const wide = attack ? (POWERFUL[attack.aims] ?? (attack.spread === 'space' ? 1.4 : 1)) : 1
    if (rank === 'minion') return [id, { there: 0.92 + 0.45 * power * wide, each: 1.1 }]
    return [id, rank === 'lieutenant' ? { there: 6.2 + 0.5 * power, each: 1.15 } : { there: 0, each: 1.75 }]
  }),
)

const weight = (enemy: Enemy, { haste }: Scale): number => (CARD[enemy.card].rank === 'minion' ? 1 : haste)

/** What is gained when it is gone, without its HP. */
export const thereWorth = (enemy: Enemy, scale: Scale): number => BURDENS[enemy.card]!.there * weight(enemy, scale)
/** What a hit at it is worth. */
export const hitWorth = (enemy: Enemy, scale: Scale): number => BURDENS[enemy.card]!.each * weight(enemy, scale)

/** HP left and what its armor is worth. */
const toughness = ({ armor }: Enemy, left: number, mark: number): number =>
  Math.max(0.5, left + 0.9 * armor - MARK * mark)

/** What each enemy costs by being there, and what each ring does by being full. */
export function burdensOf({ enemies }: View, scale: Scale): number[] {
  const burdens: number[] = []
  const rings = [0, 0]
  for (let at = 0; at < enemies.length; at++) {
    const enemy = enemies[at]
    if (!enemy) continue
    rings[at < RING ? 0 : 1]!++
    burdens.push(thereWorth(enemy, scale) + hitWorth(enemy, scale) * toughness(enemy, hpLeft(enemy), enemy.mark))
  }
  for (const ring of rings) burdens.push(CROWDED * Math.max(0, ring - ROOM))
  return burdens
}

/** What a position is worth to the squad: all win and lose together. */
export function worth(view: View): number {
  if (view.result) return view.result.payoffs[0] === 1 ? END : -END
  const scale = scaleOf(view)
  return worthWith(view, scale, expectedOf(view), burdensOf(view, scale))
}

/** The same with what is known already. */
export function worthWith(
  { lives, pile, mine, heroes }: View,
  scale: Scale,
  expected: readonly number[],
  burdens: readonly number[],
): number {
  let sum = scale.life * lives - CARD_TO_COME * pile.length + (mine === null ? 0 : MINE)
  for (let place = 0; place < heroes.length; place++) {
    const hero = heroes[place]!
    sum += heroWorth(hero)
    if (!hero.down) sum -= fear(expected[place]!, health(hero) + hero.armor, scale)
  }
  for (const burden of burdens) sum -= burden
  return sum
}
