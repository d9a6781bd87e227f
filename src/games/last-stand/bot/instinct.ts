import type { Seat } from '#engine/game'
import type { Random } from '#engine/random'
import { pick } from '#engine/random'
import { CARD, hasKeyword, isGeneral, isMinion } from '#games/last-stand/content/enemies'
import { HERO, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import type { Deed, Effect, Friends } from '#games/last-stand/content/vocabulary'
import {
  burdensOf,
  CUBE,
  cubesWorth,
  END,
  FALLEN,
  fear,
  HEALTH,
  hitWorth,
  type Scale,
  scaleOf,
  thereWorth,
  worthWith,
} from '#games/last-stand/bot/evaluate'
import { attackersOf, type Threats, threatsOf } from '#games/last-stand/bot/threats'
import { costOf, questionOf } from '#games/last-stand/bot/trial'
import { hitOdds } from '#games/last-stand/forecast/odds'
import { standingOn } from '#games/last-stand/rules/aim'
import { choices } from '#games/last-stand/rules/choices'
import { laneOf, nearSpace, rowOf, type Space, type SquadSpace, within } from '#games/last-stand/rules/geometry'
import { CUBES, health, hpLeft, isOutOfPosition, placeOfHero } from '#games/last-stand/rules/read'
import { affected } from '#games/last-stand/rules/targets'
import { timeUp } from '#games/last-stand/rules/time-up'
import type { Aimed, Choice, Enemy, Hero, State, View } from '#games/last-stand/types'

// What one would do at first sight: what a choice is likely to gain is reckoned up from its card, and no die is rolled.

/** A position, looked at once for all choices. */
interface Sight {
  readonly view: View
  readonly scale: Scale
  readonly threats: Threats
  /** The hero that acts. */
  readonly place: number
  readonly hero: Hero
  /** By enemy space. */
  readonly foes: readonly (Foe | undefined)[]
  /** By enemy space: what it is worth that its enemy does nothing in the next assault, once that was asked for. */
  readonly reliefs: (number | undefined)[]
}

const sightOf = (view: View, place: number, scale: Scale, threats: Threats, foes = foesOf(view, scale)): Sight => ({
  view,
  scale,
  threats,
  place,
  hero: view.heroes[place]!,
  foes,
  reliefs: [],
})

/** What is to be known of an enemy that is struck, wherever the heroes stand. */
interface Foe {
  readonly tough: number
  readonly isGeneral: boolean
  readonly retaliates: boolean
  readonly bursts: boolean
  /** What it is worth that it is gone, and each hit. */
  readonly there: number
  readonly hit: number
}

function foesOf({ enemies }: View, scale: Scale): (Foe | undefined)[] {
  const foes: (Foe | undefined)[] = []
  for (let at = 0; at < enemies.length; at++) {
    const enemy = enemies[at]
    foes.push(enemy ? foeOf(enemy, scale) : undefined)
  }
  return foes
}

const foeOf = (enemy: Enemy, scale: Scale): Foe => ({
  tough: hpLeft(enemy) + enemy.armor,
  isGeneral: isGeneral(enemy.card),
  retaliates: hasKeyword(enemy.card, 'retaliate'),
  bursts: CARD[enemy.card].effect?.when === 'defeated',
  there: thereWorth(enemy, scale),
  hit: hitWorth(enemy, scale),
})

const MOST_DICE = 16

/** How likely an attack fells somebody so tough, and how many hits are of use. */
interface Chances {
  readonly fells: number
  readonly hits: number
}

/** CHANCES[power][tough]; whoever is tougher than all hits is as good as any other. */
const CHANCES: readonly (readonly Chances[])[] = Array.from({ length: MOST_DICE + 1 }, (_, power) =>
  Array.from({ length: MOST_DICE + 2 }, (_none, tough) => {
    const odds = hitOdds(power)
    let [fells, sum] = [0, 0]
    for (let hits = 1; hits < odds.length; hits++) {
      sum += odds[hits]! * Math.min(hits, tough)
      if (hits >= tough) fells += odds[hits]!
    }
    return { fells, hits: sum }
  }),
)

const chances = (power: number, tough: number): Chances =>
  CHANCES[Math.min(power, MOST_DICE)]![Math.min(tough, MOST_DICE + 1)]!

const SURE = -1

/** What it is worth that an enemy is attacked with so many dice, or hurt for sure. */
function strike(sight: Sight, at: Space, dice: number, hurt: number, hasCube: boolean, isQuiet: boolean): number {
  const foe = sight.foes[at]
  if (!foe) return 0
  const { tough } = foe
  const isSure = dice === SURE
  const fells = isSure ? (hurt >= tough ? 1 : 0) : chances(dice, tough).fells
  const hits = isSure ? Math.min(hurt, tough) : chances(dice, tough).hits
  let gain = hits * foe.hit + (fells > 0 ? fells * bounty(sight, foe, at, hasCube) : 0)
  if (!isQuiet && foe.retaliates) gain -= (1 - fells) * Math.min(1, hits) * wrath(sight, at)
  return gain
}

/** What it is worth that an enemy is gone. */
function bounty(sight: Sight, foe: Foe, at: Space, hasCube: boolean): number {
  if (foe.isGeneral) return END
  const { cubes } = sight.hero
  const cube = hasCube && cubes < CUBES ? cubesWorth(cubes + 1) - cubesWorth(cubes) : 0
  const burst = foe.bursts ? harms(sight, standingOn(sight.view, nearSpace(laneOf(at))), 1) : 0
  return foe.there + cube + relief(sight, at) - burst
}

/** What it is worth that an enemy does nothing in the next assault. */
const relief = (sight: Sight, at: Space): number => (sight.reliefs[at] ??= lessOf(sight, at, 1))

/** What it is worth that an enemy does only a part of what it would do in the next assault. */
function lessOf({ view, scale, threats }: Sight, at: Space, part: number): number {
  const blow = threats.blows[at]
  if (!blow) return 0
  let sum = 0
  for (const place of blow.places) {
    const hero = view.heroes[place]!
    const tough = health(hero) + hero.armor
    const expected = threats.expected[place]!
    sum += fear(expected, tough, scale) - fear(expected - blow.amount * part, tough, scale)
  }
  return sum
}

/** What it costs that an enemy attacks at once. */
function wrath(sight: Sight, at: Space): number {
  const blow = sight.threats.blows[at]
  return blow ? harms(sight, blow.places, blow.amount) : 0
}

/** What it costs that heroes are hurt. */
function harms(sight: Sight, places: readonly number[], amount: number): number {
  let sum = 0
  for (const place of places) sum -= help(sight, place, -amount, HEALTH)
  return sum
}

/** What it is worth that a hero has so much more health or armor. */
function help({ view, scale, threats }: Sight, place: number, amount: number, each: number): number {
  const hero = view.heroes[place]!
  const tough = health(hero) + hero.armor
  const expected = threats.expected[place]!
  const frail = health(hero) <= 2 && amount > 0 ? 0.5 : 0
  const fallen = tough + amount <= 0 ? FALLEN + scale.life : 0
  return amount * each + fear(expected, tough, scale) - fear(expected, tough + amount, scale) + frail - fallen
}

function friends({ view, place, hero }: Sight, on: Friends, aimed: Aimed): number[] {
  switch (on) {
    case 'self':
      return [place]
    case 'chosen':
      return [placeOfHero(view, aimed.hero!)]
    case 'here':
      return standingOn(view, hero.at)
    default:
      return [...view.heroes.keys()].filter((one) => !view.heroes[one]!.down)
  }
}

const reviveWorth = (hero: Hero): number => FALLEN + HEALTH * HERO[hero.id].hp - 0.5
/** What Orders and a look at the pile are likely to bring. */
const ORDER = 2
const DISCARD = 3.5
const MARK = 0.4
const MINE = 2
const DRAW_FIRE = 0.4
const SPLIT_HIT = 2

/** What a deed is likely to gain. */
function deedMark(sight: Sight, deed: Deed & { readonly quiet?: true }, aimed: Aimed, hasCube: boolean): number {
  const targets = affected(sight.view, sight.hero, deed.aim, aimed)
  let sum = 0
  for (const effect of deed.effects) sum += effectMark(sight, effect, targets, aimed, hasCube, deed.quiet === true)
  return sum
}

function effectMark(
  sight: Sight,
  effect: Effect,
  targets: readonly Space[],
  aimed: Aimed,
  hasCube: boolean,
  isQuiet: boolean,
): number {
  const { view, scale } = sight
  let sum = 0
  switch (effect.do) {
    case 'attack':
      for (const at of targets) {
        const enemy = view.enemies[at]
        if (!enemy || (effect.row !== undefined && rowOf(at) !== effect.row)) continue
        const power =
          effect.outOfPosition !== undefined && isOutOfPosition(enemy, at) ? effect.outOfPosition : effect.power
        sum += strike(sight, at, power + enemy.mark, 0, hasCube, isQuiet)
      }
      return sum
    case 'blast':
      for (const at of targets) sum += strike(sight, at, effect.power, 0, hasCube, isQuiet)
      return sum
    case 'damage':
      for (const at of targets)
        if (effect.to === undefined || !isMinion(view.enemies[at]!.card))
          sum += strike(sight, at, SURE, effect.amount, hasCube, isQuiet)
      return sum
    case 'defeat':
      for (const at of targets)
        if (isMinion(view.enemies[at]!.card)) sum += strike(sight, at, SURE, Infinity, hasCube, true)
      return sum
    case 'barrage':
      return SPLIT_HIT * Math.min(effect.dice / 2, hpAround(sight))
    case 'heal':
      for (const place of friends(sight, effect.on, aimed)) {
        const healed = Math.min(effect.amount, view.heroes[place]!.damage)
        if (healed > 0) sum += help(sight, place, healed, HEALTH)
      }
      return sum
    case 'armor':
      for (const place of friends(sight, effect.on, aimed)) {
        const gained = Math.min(effect.amount, 3 - view.heroes[place]!.armor)
        if (gained > 0) sum += help(sight, place, gained, 0.8 * HEALTH)
      }
      return sum
    case 'revive':
      if (effect.on === 'chosen') return reviveWorth(view.heroes[placeOfHero(view, aimed.hero!)]!) + CUBE
      for (const one of view.heroes) if (one.down) sum += reviveWorth(one)
      return sum
    case 'put':
      if (effect.token === 'suppress') {
        for (const at of targets) if (!isGeneral(view.enemies[at]!.card)) sum += relief(sight, at)
        return sum
      }
      if (effect.token === 'weaken') {
        for (const at of targets) sum += lessOf(sight, at, 0.5)
        return sum
      }
      if (effect.token === 'mark') {
        for (const at of targets) sum += MARK * effect.amount * hitWorth(view.enemies[at]!, scale)
        return sum
      }
      return effect.token === 'mine' ? (view.mine === null ? MINE : 0) : DRAW_FIRE
    case 'lift':
      return -MINE
    case 'discard':
      return DISCARD
    case 'grant':
      return ORDER
    default:
      // Where one goes, or pushes an enemy, is looked at elsewhere.
      return 0
  }
}

/** HP left of all enemies that a barrage can hit. */
const hpAround = ({ view: { enemies }, hero }: Sight): number =>
  within(hero.at, 3).reduce((sum, at) => sum + (enemies[at] ? hpLeft(enemies[at]) : 0), 0)

/** What a choice of a hero is likely to gain, whatever it costs. */
function markOf(sight: Sight, choice: Choice): number {
  switch (choice.kind) {
    case 'skill':
      return deedMark(sight, SKILL[choice.skill], choice, true)
    case 'rampage': {
      const cubes = cubesWorth(0) - cubesWorth(sight.hero.cubes)
      return deedMark(sight, RAMPAGE[HERO[sight.hero.id].rampage], choice, false) + cubes
    }
    case 'revive':
      return reviveWorth(sight.view.heroes[placeOfHero(sight.view, choice.hero)]!) + CUBE
    case 'stamp-out':
      return standingOn(sight.view, sight.hero.at).length * 0.6 + 0.5
    default:
      return 0
  }
}

/** A choice and what it gains for each action. */
interface Marked {
  readonly choice: Choice
  readonly mark: number
}

const NOTHING = 0.05
const RAMPAGE_FOR = 1

/** The best that can be done here, by what it gains for each action; where one could go is not considered. */
function bestHere(sight: Sight, offered: readonly Choice[], left: number, end: Choice): Marked {
  let found: Marked = { choice: end, mark: NOTHING }
  for (const choice of offered) {
    const cost = costOf(choice)
    if (cost > left) continue
    const mark = markOf(sight, choice) / Math.max(1, cost)
    if (mark > found.mark && (choice.kind !== 'rampage' || mark > RAMPAGE_FOR)) found = { choice, mark }
  }
  return found
}

const END_TURN: Choice = { kind: 'end-turn' }

/** What a hero does in its turn. Moves it about while it thinks, and puts it back. */
function actAtFirstSight(state: State, offered: readonly Choice[]): Choice {
  const { hero: place, left } = state.turn!
  const hero = state.heroes[place]!
  const scale = scaleOf(state)
  // Where the hero stands is all that changes.
  const attackers = attackersOf(state)
  const foes = foesOf(state, scale)
  const sight = sightOf(state, place, scale, threatsOf(state, attackers), foes)
  let { choice: found, mark: most } = bestHere(sight, offered, left, END_TURN)
  if (left === 0) return found
  const burdens = burdensOf(state, scale)
  const now = worthWith(state, scale, sight.threats.expected, burdens)
  const from = hero.at
  // Several choices can lead to the same space.
  const sights: Partial<Record<SquadSpace, Sight>> = {}
  const follow: Partial<Record<SquadSpace, number>> = {}
  for (const choice of offered) {
    const to = goesTo(choice)
    if (to === undefined) continue
    hero.at = to
    const there = (sights[to] ??= sightOf(state, place, scale, threatsOf(state, attackers), foes))
    const armor = choice.kind === 'skill' ? markOf(there, choice) : 0
    const gain = worthWith(state, scale, there.threats.expected, burdens) - now + armor
    let mark = gain
    if (left > 1) {
      follow[to] ??= bestHere(there, choices(state, hero.seat), left - 1, END_TURN).mark
      mark = Math.max(gain, (gain + follow[to]) / 2)
    }
    hero.at = from
    if (mark > most) [found, most] = [choice, mark]
  }
  return found
}

function goesTo(choice: Choice): Hero['at'] | undefined {
  if (choice.kind === 'move') return choice.to
  return choice.kind === 'skill' && SKILL[choice.skill].aim.at === 'squad-space' ? choice.to : undefined
}

/** What is chosen at first sight, whatever is asked; `state` is as before when it is done. */
export function instinct(state: State, seat: Seat, random: Random): Choice {
  const question = questionOf(state)!
  const offered = choices(state, seat)
  if (offered.length === 1) return offered[0]!
  switch (question.ask) {
    case 'act':
      return actAtFirstSight(state, offered)
    case 'ordered-action':
      return bestHere(sightOf(state, question.hero, scaleOf(state), threatsOf(state)), offered, 1, offered.at(-1)!)
        .choice
    default:
      return timeUp(state, seat)[0] ?? pick(random, offered)
  }
}
