import { hasKeyword } from '#games/last-stand/content/enemies'
import type { Attack } from '#games/last-stand/content/vocabulary'
import { attackOf, eligible, fullest, powerOf, standingOn } from '#games/last-stand/rules/aim'
import { RING, type Space, SPACES } from '#games/last-stand/rules/geometry'
import { abilityAt, health } from '#games/last-stand/rules/read'
import type { View } from '#games/last-stand/types'

// What the next Enemy Assault Phase is likely to bring, without a roll of the dice.

/** What an enemy is expected to do to a hero. */
interface Blow {
  readonly place: number
  readonly amount: number
}

export interface Threats {
  /** Damage that each hero has to expect, armor not taken off. */
  readonly expected: number[]
  /** By enemy space: whom its enemy is expected to hit, and how hard. */
  readonly blows: (readonly Blow[])[]
}

const NONE: readonly Blow[] = []
/** Hits of a die. */
const LUCK = 0.5

/** Goes through the assault in its order: who has suffered is chosen less often as the one with the most health. */
export function threatsOf(view: View): Threats {
  const expected = view.heroes.map(() => 0)
  burning(view, expected)
  const blows: (readonly Blow[])[] = []
  for (let at = 0; at < SPACES.length; at++) {
    const found = view.enemies[at] ? blowsOf(view, at, expected) : NONE
    blows.push(found)
    for (const { place, amount } of found) expected[place]! += amount
  }
  return { expected, blows }
}

/** What needs no enemy: fires for those whose turn is still to end, and the shot that was announced. */
function burning(view: View, expected: number[]): void {
  const { heroes, fires, aim } = view
  const burns = fires.length > 0 ? abilityAt(view, 'turn-end') : undefined
  const shot = aim === null ? undefined : abilityAt(view, 'assault')
  if (!burns && !shot) return
  for (const [place, hero] of heroes.entries()) {
    if (hero.down) continue
    if (burns && fires.includes(hero.at)) expected[place]! += hero.acted ? burns.amount / 3 : burns.amount
    if (shot && aim === hero.at) expected[place]! += shot.amount
  }
}

function blowsOf(view: View, at: Space, expected: readonly number[]): readonly Blow[] {
  const enemy = view.enemies[at]!
  if (enemy.suppressed) return NONE
  const attack = attackOf(view, at, 'assault')
  if (!attack) return NONE
  const amount = LUCK * powerOf(view, at, attack) * (attack.times ?? 1)
  if (amount === 0) return NONE
  const places = targets(view, whence(view, at), attack, expected)
  return places.map((place) => ({ place, amount }))
}

/** LS-151 From where it attacks. */
function whence({ enemies }: View, at: Space): Space {
  if (at < RING || enemies[at - RING]) return at
  return hasKeyword(enemies[at]!.card, 'charge') ? at - RING : at
}

/** LS-R48, LS-R49 Whom it hits if all has gone as expected so far. */
function targets(view: View, from: Space, attack: Attack, expected: readonly number[]): readonly number[] {
  const { heroes, drawFire, quarry } = view
  if (attack.aims === 'crowd') {
    const [space] = fullest(view)
    return space === undefined ? [] : standingOn(view, space)
  }
  const places = eligible(view, from, attack)
  if (places.length <= 1 || attack.spread === 'all') return spread(view, attack, places)
  if (attack.aims !== 'quarry')
    for (const named of [drawFire, quarry])
      if (named !== null && places.includes(named)) return spread(view, attack, [named])
  const sign = attack.aims === 'weakest' ? -1 : 1
  let found = places[0]!
  let best = -Infinity
  for (const place of places) {
    const hero = heroes[place]!
    const left = health(hero) - Math.max(0, expected[place]! - hero.armor)
    // Of those alike the one with the most armor is named.
    const mark = left <= -1 ? -100 : sign * left + hero.armor / 100
    if (mark > best) [found, best] = [place, mark]
  }
  return spread(view, attack, [found])
}

const spread = (view: View, { spread: how }: Attack, places: readonly number[]): readonly number[] =>
  how === 'space' && places.length > 0 ? standingOn(view, view.heroes[places[0]!]!.at) : places
