import { HERO_IDS, type HeroId, SKILL_IDS, type SkillId } from '#games/last-stand/content/heroes'
import type { Aim, Deed } from '#games/last-stand/content/vocabulary'
import {
  adjacentLanes,
  DIRECTIONS,
  type Lane,
  LANES,
  linesFrom,
  othersThan,
  placeOf,
  type Quadrant,
  quadrantOf,
  QUADRANTS,
  quadrantsNextTo,
  RING,
  rowOf,
  type Space,
  SPACES,
  spacesBeside,
  spacesOf,
  SQUAD_SPACES,
  type SquadSpace,
  stepsFrom,
  within,
} from '#games/last-stand/rules/geometry'
import { canBeSuppressed, isOutOfPosition } from '#games/last-stand/rules/read'
import { shiftTarget } from '#games/last-stand/rules/moving'
import type { Aimed, Choice, Hero, View } from '#games/last-stand/types'

// LS-090 to LS-095 What a hero's skill may be aimed at, and whom it then affects.

type Use = Extract<Choice, { kind: 'skill' | 'rampage' }>
type Enemies = View['enemies']

const ALL = SPACES.map((_, at) => at)

/** Spaces within a distance of a hero, or all of them. */
const spacesWithin = (from: SquadSpace, most: 1 | 2 | 3 | 'board'): readonly Space[] =>
  most === 'board' ? ALL : within(from, most)

/** Every single aim there can be, made once: what is offered often is only looked up. */
interface Uses {
  readonly plain: Use
  /** Several enemies, by a bit for each space; made when they are first offered. */
  readonly enemies: Map<number, Use>
  readonly enemy: readonly Use[]
  readonly shift: readonly (readonly Use[])[]
  readonly space: readonly Use[]
  readonly lane: readonly Use[]
  readonly quadrant: Readonly<Record<Quadrant, Use>>
  readonly to: Readonly<Record<SquadSpace, Use>>
  readonly hero: Readonly<Record<HeroId, Use>>
}

const by = <Key extends string>(keys: readonly Key[], make: (key: Key) => Use): Readonly<Record<Key, Use>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Use>

function usesOf(plain: Use): Uses {
  const aim = (aimed: Aimed): Use => ({ ...plain, ...aimed })
  return {
    plain,
    enemies: new Map(),
    enemy: SPACES.map((enemy) => aim({ enemy })),
    shift: SPACES.map((enemy) => DIRECTIONS.map((way) => aim({ enemy, way }))),
    space: SPACES.map((space) => aim({ space })),
    lane: LANES.map((lane) => aim({ lane })),
    quadrant: by(QUADRANTS, (quadrant) => aim({ quadrant })),
    to: by(SQUAD_SPACES, (to) => aim({ to })),
    hero: by(HERO_IDS, (hero) => aim({ hero })),
  }
}

const SKILL_USES = Object.fromEntries(SKILL_IDS.map((skill) => [skill, usesOf({ kind: 'skill', skill })])) as Record<
  SkillId,
  Uses
>
const RAMPAGE_USES = usesOf({ kind: 'rampage' })

export const addSkill = (view: View, hero: Hero, skill: SkillId, deed: Deed, choices: Choice[]): void =>
  add(view, hero, deed.aim, SKILL_USES[skill], choices)

export const addRampage = (view: View, hero: Hero, deed: Deed, choices: Choice[]): void =>
  add(view, hero, deed.aim, RAMPAGE_USES, choices)

/** LS-R19 Every legal way to aim; none if there is no target. */
function add(view: View, hero: Hero, aim: Aim, uses: Uses, choices: Choice[]): void {
  const { enemies, heroes, mine } = view
  switch (aim.at) {
    case 'enemy':
      for (const at of spacesWithin(hero.at, aim.within)) if (isTarget(view, at, aim)) choices.push(uses.enemy[at]!)
      break
    case 'enemies':
      addLists(those(enemies, spacesWithin(hero.at, aim.within)), aim.upTo, uses, choices)
      break
    case 'quadrant':
      for (const quadrant of aim.of === 'board' ? QUADRANTS : quadrantsNextTo(hero.at))
        if (isAnyoneOn(enemies, spacesOf(quadrant), aim.row)) choices.push(uses.quadrant[quadrant])
      break
    case 'both-quadrants':
      if (aim.optional || isAnyoneOn(enemies, spacesBeside(hero.at), aim.row)) choices.push(uses.plain)
      break
    case 'row':
      if (isAnyoneOn(enemies, ALL, aim.row)) choices.push(uses.plain)
      break
    case 'lane':
    case 'line':
      for (const lane of aim.at === 'lane' ? adjacentLanes(hero.at) : linesFrom(hero.at))
        if (enemies[lane - 1] || enemies[lane - 1 + RING]) choices.push(uses.lane[lane - 1]!)
      break
    case 'hits':
      if (isAnyoneOn(enemies, within(hero.at, aim.within))) choices.push(uses.plain)
      break
    case 'shift':
      for (const at of spacesBeside(hero.at))
        if (enemies[at])
          for (let way = 0; way < DIRECTIONS.length; way++)
            if (shiftTarget(view, at, DIRECTIONS[way]!) !== undefined) choices.push(uses.shift[at]![way]!)
      break
    case 'mine':
      if (mine !== null && isAnyoneOn(enemies, spacesOf(quadrantOf(mine)))) choices.push(uses.plain)
      break
    case 'empty-space':
      for (const at of spacesBeside(hero.at)) if (!enemies[at] && at !== mine) choices.push(uses.space[at]!)
      break
    case 'squad-space':
      for (const to of othersThan(hero.at)) choices.push(uses.to[to])
      break
    case 'hero':
      for (const other of heroes) if (isFriend(hero, other, aim.who)) choices.push(uses.hero[other.id])
      break
    case 'self':
      if (aim.if === undefined || isHurt(hero)) choices.push(uses.plain)
      break
    case 'squad':
      if (heroes.some(isHurt)) choices.push(uses.plain)
      break
    default:
      aim.at satisfies 'pile'
      if (view.pile.length > 0) choices.push(uses.plain)
  }
}

function isTarget(view: View, at: Space, aim: Extract<Aim, { at: 'enemy' }>): boolean {
  const enemy = view.enemies[at]
  if (!enemy || (aim.row !== undefined && rowOf(at) !== aim.row)) return false
  switch (aim.if) {
    case undefined:
      return true
    case 'out-of-position':
      return isOutOfPosition(enemy, at)
    case 'unmarked':
      return enemy.mark === 0
    case 'can-be-suppressed':
      return canBeSuppressed(enemy)
    default:
      aim.if satisfies 'can-come-forward'
      return shiftTarget(view, at, 'forward') !== undefined
  }
}

const isHurt = ({ damage }: Hero): boolean => damage > 0

function isFriend(hero: Hero, other: Hero, who: Extract<Aim, { at: 'hero' }>['who']): boolean {
  const isStepAway = stepsFrom(hero.at).includes(other.at)
  switch (who) {
    case 'damaged-near':
      return !other.down && other.damage > 0 && (other.at === hero.at || isStepAway)
    case 'fallen-near':
      return other.down && isStepAway
    default:
      who satisfies 'other'
      return !other.down && other !== hero
  }
}

function isAnyoneOn(enemies: Enemies, spaces: readonly Space[], row?: 'frontline' | 'ranged'): boolean {
  for (const at of spaces) if (enemies[at] && (row === undefined || rowOf(at) === row)) return true
  return false
}

/** All lists of up to so many different enemies, each in board order: in another order it would be the same deed. */
function addLists(spaces: readonly Space[], most: number, uses: Uses, choices: Choice[], from = 0, chosen = 0): void {
  for (let next = from; next < spaces.length; next++) {
    const bits = chosen | (1 << spaces[next]!)
    choices.push(severalOf(uses, bits))
    if (most > 1) addLists(spaces, most - 1, uses, choices, next + 1, bits)
  }
}

function severalOf({ plain, enemies }: Uses, bits: number): Use {
  let use = enemies.get(bits)
  if (!use) {
    use = { ...plain, enemies: SPACES.filter((_, at) => bits & (1 << at)) }
    enemies.set(bits, use)
  }
  return use
}

/** The enemies that a deed affects, in board order (LS-R30). */
export function affected({ enemies, mine }: View, hero: Hero, aim: Aim, aimed: Aimed): readonly Space[] {
  switch (aim.at) {
    case 'enemy':
    case 'shift':
      return ALONE[placeOf(aimed.enemy!)]!
    case 'enemies':
      return aimed.enemies!.map(placeOf)
    case 'quadrant':
      return those(enemies, spacesOf(aimed.quadrant as Quadrant), aim.row)
    case 'both-quadrants': {
      const beside = those(enemies, spacesBeside(hero.at), aim.row)
      return aim.if === undefined ? beside : beside.filter((at) => canBeSuppressed(enemies[at]!))
    }
    case 'row':
      return those(enemies, ALL, aim.row)
    case 'lane':
    case 'line':
      return those(enemies, laneSpaces(aimed.lane!))
    case 'mine':
      return those(enemies, spacesOf(quadrantOf(mine!)))
    default:
      return []
  }
}

const ALONE: readonly (readonly Space[])[] = ALL.map((at) => [at])

const laneSpaces = (lane: Lane): Space[] => [lane - 1, lane - 1 + RING]

function those(enemies: Enemies, spaces: readonly Space[], row?: 'frontline' | 'ranged'): Space[] {
  const found: Space[] = []
  for (const at of spaces) if (enemies[at] && (row === undefined || rowOf(at) === row)) found.push(at)
  return found
}
