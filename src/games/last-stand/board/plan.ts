import type { HeroId, SkillId } from '#games/last-stand/content/heroes'
import {
  type Direction,
  laneOf,
  type Lane,
  placeOf,
  type Quadrant,
  quadrantOf,
  type SpaceId,
  type SquadSpace,
} from '#games/last-stand/rules/geometry'
import type { Choice, Trigger } from '#games/last-stand/types'

/**
 * A choice in parts, as one presses them on the board: what is done, and then everything that it is aimed at. Each is
 * named by its id.
 */
export type Part = Done | Aimed
type Done = SkillId | 'rampage' | 'move' | 'revive' | 'stand-up' | 'stamp-out' | 'end-turn' | 'pass' | 'lose-hits'
type Aimed =
  | SpaceId
  | SquadSpace
  | Quadrant
  | HeroId
  | Direction
  | Trigger['do']
  | `lane ${Lane}`
  | `hits ${number}`
  /** A card of the pile, counted from the top, from 0. */
  | `card ${number}`

/** What has been picked so far, in that order; complete or not. */
export type Plan = readonly Part[]
export const NO_PLAN: Plan = []

export function partsOf(choice: Choice): readonly Part[] {
  switch (choice.kind) {
    case 'skill':
      return [choice.skill, ...aimedParts(choice)]
    case 'rampage':
      return ['rampage', ...aimedParts(choice)]
    case 'move':
      return ['move', choice.to]
    case 'revive':
      return ['revive', choice.hero]
    case 'split-hits':
      return [choice.enemy, `hits ${choice.hits}`]
    case 'recon-discard':
      return [`card ${choice.at}`]
    case 'order-triggers':
      return [choice.space, choice.trigger]
    case 'choose-space':
      return [choice.space]
    case 'pick-hero':
    case 'pick-actor':
    case 'choose-target':
    case 'choose-quarry':
      return [choice.hero]
    default:
      return [choice.kind]
  }
}

function aimedParts(aimed: Extract<Choice, { kind: 'skill' | 'rampage' }>): readonly Part[] {
  const { enemy, enemies = [], quadrant, lane, space, to, hero, way } = aimed
  const line = lane && (`lane ${lane}` as const)
  const parts = [enemy, ...enemies, quadrant, line, space, to, hero, way]
  return parts.filter((part) => part !== undefined)
}

/** Parts that have no place on the board; the latter only once it is said for which enemy. */
export const HERE = /^(?:card \d+|stand-up|stamp-out|end-turn|pass|lose-hits)$/
export const OF_ENEMY = /^(?:back|forward|cw|ccw|hits \d+|retaliate|blast)$/

const fits = (choices: readonly Choice[], plan: Plan): Choice[] =>
  choices.filter((choice) => {
    const parts = partsOf(choice)
    return plan.every((part) => parts.includes(part))
  })

/** All that can be picked next. */
export const pickable = (choices: readonly Choice[], plan: Plan): ReadonlySet<Part> =>
  new Set(fits(choices, plan).flatMap((choice) => partsOf(choice).filter((part) => !plan.includes(part))))

/** The choice that a plan amounts to, once nothing is missing; more may still be picked, where there may be several. */
export const planned = (choices: readonly Choice[], plan: Plan): Choice | undefined =>
  plan.length === 0 ? undefined : fits(choices, plan).find((choice) => partsOf(choice).length === plan.length)

/**
 * The plan with one more part, or without it if it was there. What does not go together with the new part gives way, the
 * last first: another enemy takes the place of the one before, another skill that of everything.
 */
export function picked(choices: readonly Choice[], plan: Plan, part: Part): Plan {
  if (plan[0] === part) return NO_PLAN
  if (plan.includes(part)) return plan.filter((other) => other !== part)
  for (let kept = plan.length; kept >= 0; kept--) {
    const next = [...plan.slice(0, kept), part]
    if (fits(choices, next).length > 0) return next
  }
  return plan
}

/** As much of a plan as is still possible, should the rules have gone on without it. */
export function stillOffered(choices: readonly Choice[], plan: Plan): Plan {
  for (let kept = plan.length; kept > 0; kept--) {
    const rest = plan.slice(0, kept)
    if (fits(choices, rest).length > 0) return kept === plan.length ? plan : rest
  }
  return NO_PLAN
}

/** An enemy space, and the quadrant and the lane that it is in. */
export const partsOn = (space: SpaceId): readonly Part[] => {
  const at = placeOf(space)
  return [space, quadrantOf(at), `lane ${laneOf(at)}`]
}

/** What is picked by pressing an enemy space. */
export const partOn = (space: SpaceId, parts: ReadonlySet<Part>): Part | undefined =>
  partsOn(space).find((part) => parts.has(part))
