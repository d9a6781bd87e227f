import type { AbilityId } from '#games/roll-and-fight/content/heroes'
import type { Face } from '#games/roll-and-fight/content/vocabulary'
import { passive } from '#games/roll-and-fight/rules/read'
import type { Board, Choice, RaceChoice } from '#games/roll-and-fight/types'

// Which of the choices that are offered one press stands for.

export type Assign = Extract<RaceChoice, { kind: 'assign' }>
export type Bleed = Extract<RaceChoice, { kind: 'bleed' }>
export type Roll = Extract<RaceChoice, { kind: 'roll' }>

/** How sorry one is to see a face go: the rarer it is and the more it stands for, the sorrier. */
const WORTH: Readonly<Record<Face, number>> = { wound: -1, run: 1, blade: 2, gun: 3, double: 4 }
/** RF-086 A face that makes more of a set is well spent there. */
const SPENT_WELL: { readonly [Id in AbilityId]?: Face } = { punch: 'double' }
const GAIN = 10

const isAssign = (choice: Choice): choice is Assign => choice.kind === 'assign'
const isBleed = (choice: Choice): choice is Bleed => choice.kind === 'bleed'

/** Every set that may be put on an ability, in every way. */
export const assignsTo = (choices: readonly Choice[], ability: AbilityId): readonly Assign[] =>
  choices.filter(isAssign).filter((choice) => choice.ability === ability)

/** The set with the fewest dice of worth; with it a Wound is picked up and dice are taken, where that is offered. */
export function bestFit(choices: readonly Choice[], board: Board, ability: AbilityId): Assign | undefined {
  const wanted = passive(board, 'alias') ? undefined : SPENT_WELL[ability]
  const cost = ({ dice, release, take }: Assign): number => {
    const faces = board.dice.filter(({ id }) => dice.includes(id)).map(({ face }) => face!)
    const worth = faces.reduce((sum, face) => sum + WORTH[face], 0)
    const gain = wanted && faces.includes(wanted) ? GAIN : 0
    return worth - gain + (release === null ? 0.5 : 0) + (take === false ? 0.25 : 0)
  }
  return least(assignsTo(choices, ability), cost)
}

/** Every way to put a die onto the Health Track. */
export const bleeds = (choices: readonly Choice[]): readonly Bleed[] => choices.filter(isBleed)

/** A die onto the Health Track, this one or the first, with all others picked up and dice taken. */
export const bestBleed = (choices: readonly Choice[], die?: number): Bleed | undefined =>
  least(
    bleeds(choices).filter((choice) => die === undefined || choice.die === die),
    ({ die: id, release = [], take }) => id - 100 * release.length + (take === false ? 50 : 0),
  )

/** The roll of just these dice. */
export const rollOf = (choices: readonly Choice[], ids: readonly number[]): Roll | undefined =>
  choices.find(
    (choice): choice is Roll =>
      choice.kind === 'roll' && choice.dice.length === ids.length && choice.dice.every((id) => ids.includes(id)),
  )

function least<Thing>(things: readonly Thing[], cost: (thing: Thing) => number): Thing | undefined {
  let best: Thing | undefined
  for (const thing of things) if (!best || cost(thing) < cost(best)) best = thing
  return best
}
