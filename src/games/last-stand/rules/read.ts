import type { Seat } from '#engine/game'
import { CARD, GENERAL, isGeneral } from '#games/last-stand/content/enemies'
import { HERO, type HeroId, SKILL } from '#games/last-stand/content/heroes'
import type { Ability, GeneralCard } from '#games/last-stand/content/vocabulary'
import { heroCount } from '#games/last-stand/options'
import { rowOf, type Space, type SquadSpace } from '#games/last-stand/rules/geometry'
import type { Enemy, Hero, Turn, View } from '#games/last-stand/types'

// Questions about the table that need no secrets.

export const CUBES = 3
/** LS-052 */
const ACTIONS = 3
/** LS-R77 */
const DAZED_ACTIONS = 2
/** LS-039, LS-R5 Damage of a general that meets three heroes. */
const HEAD_START = 7

/** LS-R46 HP less damage; armor does not count. */
export const health = (hero: Hero): number => HERO[hero.id].hp - hero.damage

export const hpLeft = (enemy: Enemy): number => CARD[enemy.card].hp - enemy.damage

export const actionsOf = ({ dazed }: Hero): number => (dazed ? DAZED_ACTIONS : ACTIONS)

/** The round that is played: the track moves once a round. */
export const roundOf = ({ track }: View): number => track + 1

export const wantedHeroes = ({ seats, options }: View): 3 | 4 => heroCount(seats, options)

/** LS-R1, LS-R10 Who plays the hero of that place: seats take turns, from the first player on. */
export const seatAt = (seats: number, first: Seat, place: number): Seat => (first + place) % seats

export const placeOfHero = ({ heroes }: View, id: HeroId): number => heroes.findIndex((hero) => hero.id === id)

/** The hero whose turn it is. */
export const acting = ({ heroes, turn }: View): Hero => heroes[turn!.hero]!

/** LS-155 On a space that does not match the type. */
export const isOutOfPosition = (enemy: Enemy, at: Space): boolean => CARD[enemy.card].type !== rowOf(at)

/** LS-R51 Nobody is suppressed twice, and no general at all. */
export const canBeSuppressed = ({ card, suppressed }: Enemy): boolean => !suppressed && !isGeneral(card)

export const generalOf = ({ general }: View): GeneralCard => GENERAL[general]

/** The damage with which the general enters. */
export const headStart = (heroes: number): number => (heroes === 3 ? HEAD_START : 0)

/** What the general's sheet shows: damage before it enters, too. */
export function generalDamage(view: View): number {
  const here = view.enemies.find((enemy) => enemy?.card === view.general)
  return here?.damage ?? headStart(wantedHeroes(view))
}

type AbilityAt<When extends Ability['when']> = Extract<Ability, { readonly when: When }>

/** The general's ability of a moment, if it has one. */
export function abilityAt<When extends Ability['when']>(view: View, when: When): AbilityAt<When> | undefined {
  for (const ability of generalOf(view).abilities) if (ability.when === when) return ability as AbilityAt<When>
  return undefined
}

/** LS-R31, LS-R47 Who decides: the active player, outside the Squad Phase whoever has the token. */
export const decider = (view: View): Seat => (view.turn ? acting(view).seat : view.token)

export function countStanding({ heroes }: View, on: SquadSpace): number {
  let standing = 0
  for (const hero of heroes) if (!hero.down && hero.at === on) standing++
  return standing
}

/** Whoever has dug in stays where it is for the rest of the turn. */
export const isDugIn = ({ used }: Turn): boolean => used.some((skill) => SKILL[skill].roots)
