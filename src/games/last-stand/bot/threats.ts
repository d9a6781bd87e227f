import { hasKeyword, isGeneral } from '#games/last-stand/content/enemies'
import type { Attack } from '#games/last-stand/content/vocabulary'
import { attackOf, canReach, eligible, fullest, powerOf, standingOn } from '#games/last-stand/rules/aim'
import { RING, type Space, SPACES } from '#games/last-stand/rules/geometry'
import { abilityAt, health } from '#games/last-stand/rules/read'
import type { View } from '#games/last-stand/types'

// What the next Enemy Assault Phase is likely to bring, without a roll of the dice.

/** Whom an enemy is expected to hit, and how hard each of them. */
interface Blow {
  readonly places: readonly number[]
  readonly amount: number
}

export interface Threats {
  /** Damage that each hero has to expect, armor not taken off. */
  readonly expected: readonly number[]
  /** By enemy space. */
  readonly blows: readonly (Blow | undefined)[]
}

/** How an enemy will attack. */
interface Assault {
  readonly at: Space
  /** LS-151 */
  readonly from: Space
  readonly attack: Attack
  readonly amount: number
}

/** How an enemy will attack; of a general only where it is, for the rest depends on where the heroes stand. */
type Attacker = Assault | Space

const NO_BLOWS: readonly (Blow | undefined)[] = SPACES.map(() => undefined)
/** Of four heroes; halves first, so that it is kept as a list of fractions from the start. */
const UNHURT: readonly number[] = [0.5, 0.5, 0.5, 0.5].fill(0)

/** Hits of a die. */
const LUCK = 0.5

export function threatsOf(view: View, attackers: readonly Attacker[] = attackersOf(view)): Threats {
  const blows = NO_BLOWS.slice()
  return { expected: suffered(view, attackers, blows), blows }
}

/** The same for those who only want to know what the heroes have to expect. */
export const expectedOf = (view: View): readonly number[] => suffered(view, attackersOf(view))

/** Goes through the assault in its order: who has suffered is chosen less often as the one with the most health. */
function suffered(view: View, attackers: readonly Attacker[], blows?: (Blow | undefined)[]): readonly number[] {
  const expected = UNHURT.slice(0, view.heroes.length)
  burning(view, expected)
  for (const attacker of attackers) {
    const assault = typeof attacker === 'number' ? assaultOf(view, attacker) : attacker
    if (!assault) continue
    const { at, from, attack, amount } = assault
    const places = targets(view, from, attack, expected)
    if (blows) blows[at] = { places, amount }
    for (const place of places) expected[place]! += amount
  }
  return expected
}

/** Who will attack, in board order. */
export function attackersOf(view: View): Attacker[] {
  const attackers: Attacker[] = []
  for (let at = 0; at < SPACES.length; at++) {
    const enemy = view.enemies[at]
    if (!enemy) continue
    const attacker = isGeneral(enemy.card) ? at : assaultOf(view, at)
    if (attacker !== undefined) attackers.push(attacker)
  }
  return attackers
}

function assaultOf(view: View, at: Space): Assault | undefined {
  if (view.enemies[at]!.suppressed) return undefined
  const attack = attackOf(view, at, 'assault')
  const amount = attack && LUCK * powerOf(view, at, attack) * (attack.times ?? 1)
  return amount ? { at, from: whence(view, at), attack, amount } : undefined
}

/** What needs no enemy: fires for those whose turn is still to end, and the shot that was announced. */
function burning(view: View, expected: number[]): void {
  const { heroes, fires, aim } = view
  const burns = fires.length > 0 ? abilityAt(view, 'turn-end') : undefined
  const shot = aim === null ? undefined : abilityAt(view, 'assault')
  if (!burns && !shot) return
  for (let place = 0; place < heroes.length; place++) {
    const hero = heroes[place]!
    if (hero.down) continue
    if (burns && fires.includes(hero.at)) expected[place]! += hero.acted ? burns.amount / 3 : burns.amount
    if (shot && aim === hero.at) expected[place]! += shot.amount
  }
}

/** LS-151 From where it attacks. */
function whence({ enemies }: View, at: Space): Space {
  if (at < RING || enemies[at - RING]) return at
  return hasKeyword(enemies[at]!.card, 'charge') ? at - RING : at
}

const NOBODY: readonly number[] = []
const ALONE: readonly (readonly number[])[] = [[0], [1], [2], [3]]

/** LS-R48, LS-R49 Whom it hits if all has gone as expected so far. */
function targets(view: View, from: Space, attack: Attack, expected: readonly number[]): readonly number[] {
  if (attack.aims === 'crowd') {
    const [space] = fullest(view)
    return space === undefined ? NOBODY : standingOn(view, space)
  }
  if (attack.spread === 'all') return eligible(view, from, attack)
  const found = namedOf(view, from, attack) ?? likeliest(view, from, attack, expected)
  if (found === undefined) return NOBODY
  return attack.spread === 'space' ? standingOn(view, view.heroes[found]!.at) : ALONE[found]!
}

/** Who must be chosen. */
function namedOf(view: View, from: Space, attack: Attack): number | undefined {
  for (const named of [view.drawFire, view.quarry])
    if (named !== null && canReach(view, from, named, attack)) return named
  return undefined
}

/** Who is chosen, if somebody can be. */
function likeliest(view: View, from: Space, attack: Attack, expected: readonly number[]): number | undefined {
  const sign = attack.aims === 'weakest' ? -1 : 1
  let found: number | undefined
  let best = -Infinity
  for (let place = 0; place < view.heroes.length; place++) {
    if (!canReach(view, from, place, attack)) continue
    const hero = view.heroes[place]!
    const left = health(hero) - Math.max(0, expected[place]! - hero.armor)
    // Of those alike the one with the most armor is named.
    const mark = left <= -1 ? -100 : sign * left + hero.armor / 100
    if (mark > best) [found, best] = [place, mark]
  }
  return found
}
