import { HERO, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import type { Aim } from '#games/last-stand/content/vocabulary'
import {
  adjacentLanes,
  type Lane,
  linesFrom,
  quadrantOf,
  quadrantsNextTo,
  RING,
  rowOf,
  type Space,
  SPACES,
  spacesOf,
  type SquadSpace,
  within,
} from '#games/last-stand/rules/geometry'
import { asked } from '#engine/steps'
import type { Choice, Step, View } from '#games/last-stand/types'

const ALL: readonly Space[] = SPACES.map((_, at) => at)

/** LS-090 to LS-095 The enemy spaces that the deed of a choice can be aimed at from where the hero stands, taken or not. */
export function reachOf(view: View, choice: Choice): readonly Space[] {
  const hero = view.heroes[placeOfDoer(view)]
  if (!hero) return []
  if (choice.kind === 'split-hits') return within(hero.at, 3)
  if (choice.kind !== 'skill' && choice.kind !== 'rampage') return []
  const { aim } = choice.kind === 'skill' ? SKILL[choice.skill] : RAMPAGE[HERO[hero.id].rampage]
  const spaces = spacesOfAim(aim, hero.at, view)
  const row = 'row' in aim ? aim.row : undefined
  return row ? spaces.filter((at) => rowOf(at) === row) : spaces
}

/** The place of the hero that would do what is chosen now; -1 if no hero would. */
function placeOfDoer(view: View): number {
  const question = asked<Step>(view)
  return question?.ask === 'ordered-action' ? question.hero : (view.turn?.hero ?? -1)
}

function spacesOfAim(aim: Aim, from: SquadSpace, { mine }: View): readonly Space[] {
  switch (aim.at) {
    case 'enemy':
    case 'enemies':
    case 'hits':
      return aim.within === 'board' ? ALL : within(from, aim.within)
    case 'quadrant':
      return aim.of === 'board' ? ALL : nextTo(from)
    case 'both-quadrants':
    case 'shift':
    case 'empty-space':
      return nextTo(from)
    case 'row':
      return ALL
    case 'lane':
      return ofLanes(adjacentLanes(from))
    case 'line':
      return ofLanes(linesFrom(from))
    case 'mine':
      return mine === null ? [] : spacesOf(quadrantOf(mine))
    default:
      return []
  }
}

const nextTo = (from: SquadSpace): readonly Space[] =>
  ALL.filter((at) => quadrantsNextTo(from).includes(quadrantOf(at)))

const ofLanes = (lanes: readonly Lane[]): readonly Space[] =>
  ALL.filter((at) => lanes.includes(((at % RING) + 1) as Lane))
