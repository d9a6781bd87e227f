import type { Seat } from '#engine/game'
import type { Random } from '#engine/random'
import { pick } from '#engine/random'
import { CARD, hasKeyword, isGeneral, isMinion } from '#games/last-stand/content/enemies'
import { HERO, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import type { Deed, Effect, Friends } from '#games/last-stand/content/vocabulary'
import {
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
  worth,
} from '#games/last-stand/bot/evaluate'
import { type Threats, threatsOf } from '#games/last-stand/bot/threats'
import { costOf, questionOf } from '#games/last-stand/bot/trial'
import { standingOn } from '#games/last-stand/rules/aim'
import { choices } from '#games/last-stand/rules/choices'
import { laneOf, nearSpace, rowOf, type Space, within } from '#games/last-stand/rules/geometry'
import { CUBES, health, hpLeft, isOutOfPosition, placeOfHero } from '#games/last-stand/rules/read'
import { affected } from '#games/last-stand/rules/targets'
import { timeUp } from '#games/last-stand/rules/time-up'
import type { Aimed, Choice, Hero, State, View } from '#games/last-stand/types'

// What one would do at first sight: what a choice is likely to gain is reckoned up from its card, and no die is rolled.

/** A position, looked at once for all choices. */
interface Sight {
  readonly view: View
  readonly scale: Scale
  readonly threats: Threats
  /** The hero that acts. */
  readonly place: number
  readonly hero: Hero
}

const sightOf = (view: View, place: number): Sight => ({
  view,
  scale: scaleOf(view),
  threats: threatsOf(view),
  place,
  hero: view.heroes[place]!,
})

const MOST_DICE = 16

/** ODDS[power][hits]: how likely so many dice bring so many hits. */
const ODDS: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, power) => {
  let odds = [1]
  for (let die = 0; die < power; die++)
    odds = Array.from({ length: odds.length + 1 }, (_, hits) => ((odds[hits] ?? 0) + (odds[hits - 1] ?? 0)) / 2)
  return odds
})

/** How likely an attack fells somebody so tough, and how many hits are of use. */
function chances(power: number, tough: number): { readonly fells: number; readonly hits: number } {
  const odds = ODDS[Math.min(power, MOST_DICE)]!
  let [fells, sum] = [0, 0]
  for (let hits = 1; hits < odds.length; hits++) {
    sum += odds[hits]! * Math.min(hits, tough)
    if (hits >= tough) fells += odds[hits]!
  }
  return { fells, hits: sum }
}

const SURE = -1

/** What it is worth that an enemy is attacked with so many dice, or hurt for sure. */
function strike(sight: Sight, at: Space, dice: number, hurt: number, hasCube: boolean, isQuiet: boolean): number {
  const enemy = sight.view.enemies[at]
  if (!enemy) return 0
  const tough = hpLeft(enemy) + enemy.armor
  const { fells, hits } =
    dice === SURE ? { fells: hurt >= tough ? 1 : 0, hits: Math.min(hurt, tough) } : chances(dice, tough)
  let gain = hits * hitWorth(enemy, sight.scale) + (fells > 0 ? fells * bounty(sight, at, hasCube) : 0)
  if (!isQuiet && hasKeyword(enemy.card, 'retaliate')) gain -= (1 - fells) * Math.min(1, hits) * wrath(sight, at)
  return gain
}

/** What it is worth that an enemy is gone. */
function bounty(sight: Sight, at: Space, hasCube: boolean): number {
  const { view, scale, hero } = sight
  const enemy = view.enemies[at]!
  if (isGeneral(enemy.card)) return END
  const { cubes } = hero
  const cube = hasCube && cubes < CUBES ? cubesWorth(cubes + 1) - cubesWorth(cubes) : 0
  const burst =
    CARD[enemy.card].effect?.when === 'defeated'
      ? standingOn(view, nearSpace(laneOf(at))).reduce((sum, place) => sum + harm(sight, place, 1), 0)
      : 0
  return thereWorth(enemy, scale) + cube + relief(sight, at, 1) - burst
}

/** What it is worth that an enemy does only a part of what it would do in the next assault. */
function relief({ view, scale, threats }: Sight, at: Space, part: number): number {
  let sum = 0
  for (const { place, amount } of threats.blows[at]!) {
    const hero = view.heroes[place]!
    const tough = health(hero) + hero.armor
    const expected = threats.expected[place]!
    sum += fear(expected, tough, scale) - fear(expected - amount * part, tough, scale)
  }
  return sum
}

/** What it costs that an enemy attacks at once. */
const wrath = (sight: Sight, at: Space): number =>
  sight.threats.blows[at]!.reduce((sum, { place, amount }) => sum + harm(sight, place, amount), 0)

/** What it costs that a hero is hurt. */
const harm = (sight: Sight, place: number, amount: number): number => -help(sight, place, -amount, HEALTH)

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
  const { view, scale, hero } = sight
  const over = (mark: (at: Space) => number): number => targets.reduce((sum, at) => sum + mark(at), 0)
  switch (effect.do) {
    case 'attack':
      return over((at) => {
        const enemy = view.enemies[at]
        if (!enemy || (effect.row !== undefined && rowOf(at) !== effect.row)) return 0
        const power =
          effect.outOfPosition !== undefined && isOutOfPosition(enemy, at) ? effect.outOfPosition : effect.power
        return strike(sight, at, power + enemy.mark, 0, hasCube, isQuiet)
      })
    case 'blast':
      return over((at) => strike(sight, at, effect.power, 0, hasCube, isQuiet))
    case 'damage':
      return over((at) =>
        effect.to === undefined || !isMinion(view.enemies[at]!.card)
          ? strike(sight, at, SURE, effect.amount, hasCube, isQuiet)
          : 0,
      )
    case 'defeat':
      return over((at) => (isMinion(view.enemies[at]!.card) ? strike(sight, at, SURE, Infinity, hasCube, true) : 0))
    case 'barrage': {
      const tough = within(hero.at, 3).reduce((sum, at) => sum + (view.enemies[at] ? hpLeft(view.enemies[at]) : 0), 0)
      return SPLIT_HIT * Math.min(effect.dice / 2, tough)
    }
    case 'heal':
      return friends(sight, effect.on, aimed).reduce((sum, place) => {
        const healed = Math.min(effect.amount, view.heroes[place]!.damage)
        return sum + (healed > 0 ? help(sight, place, healed, HEALTH) : 0)
      }, 0)
    case 'armor':
      return friends(sight, effect.on, aimed).reduce((sum, place) => {
        const gained = Math.min(effect.amount, 3 - view.heroes[place]!.armor)
        return sum + (gained > 0 ? help(sight, place, gained, 0.8 * HEALTH) : 0)
      }, 0)
    case 'revive':
      return effect.on === 'chosen'
        ? reviveWorth(view.heroes[placeOfHero(view, aimed.hero!)]!) + CUBE
        : view.heroes.reduce((sum, one) => sum + (one.down ? reviveWorth(one) : 0), 0)
    case 'put':
      if (effect.token === 'suppress')
        return over((at) => (isGeneral(view.enemies[at]!.card) ? 0 : relief(sight, at, 1)))
      if (effect.token === 'weaken') return over((at) => relief(sight, at, 0.5))
      if (effect.token === 'mark') return over((at) => MARK * effect.amount * hitWorth(view.enemies[at]!, scale))
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
  const sight = sightOf(state, place)
  let { choice: found, mark: most } = bestHere(sight, offered, left, END_TURN)
  if (left === 0) return found
  const now = worth(state, sight.threats)
  const from = hero.at
  for (const choice of offered) {
    const to = goesTo(choice)
    if (to === undefined) continue
    hero.at = to
    const there = sightOf(state, place)
    const armor = choice.kind === 'skill' ? markOf(there, choice) : 0
    const gain = worth(state, there.threats) - now + armor
    let mark = gain
    if (left > 1) {
      const next = bestHere(there, choices(state, hero.seat), left - 1, END_TURN)
      mark = Math.max(gain, (gain + next.mark) / 2)
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
      return bestHere(sightOf(state, question.hero), offered, 1, offered.at(-1)!).choice
    default:
      return timeUp(state, seat)[0] ?? pick(random, offered)
  }
}
