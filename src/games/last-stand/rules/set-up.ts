import type { Dealer, Seat } from '#engine/game'
import { pick, type Random, shuffle } from '#engine/random'
import { todo } from '#engine/steps'
import { ALL_MINIONS, GENERAL_IDS, LIEUTENANT_IDS } from '#games/last-stand/content/enemies'
import type { HeroId } from '#games/last-stand/content/heroes'
import { generalId, type Options } from '#games/last-stand/options'
import { drawPile, placeFromDeck } from '#games/last-stand/rules/reinforcements'
import { seatAt, wantedHeroes } from '#games/last-stand/rules/read'
import type { Event, Hero, Setup, State, Step } from '#games/last-stand/types'

// B3 The set-up.

/** LS-043 */
const MINIONS = { 3: 4, 4: 6 } as const

/** LS-035, LS-040, LS-042, LS-046 What luck decides before anybody chooses. */
export function deal(options: Options, seats: number, random: Random): Setup {
  return {
    options,
    seats,
    general: options.general === 'random' ? pick(random, GENERAL_IDS) : generalId(options.general),
    villains: shuffle(random, [...LIEUTENANT_IDS]).slice(0, 3),
    deck: shuffle(random, [...ALL_MINIONS]),
    first: options.first === 'random' ? random.below(seats) : options.first,
    pile: [],
  }
}

/** LS-R1 Heroes are picked one at a time, seat after seat. */
export function nextPick(state: State): void {
  const { heroes, seats, token } = state
  if (heroes.length < wantedHeroes(state))
    todo<Step>(state, { ask: 'pick-hero', of: [seatAt(seats, token, heroes.length)] }, { do: 'pick' })
  else todo<Step>(state, { do: 'deal-in', left: MINIONS[wantedHeroes(state)] })
}

/** LS-032 All start on the same space. */
export function newHero(id: HeroId, seat: Seat): Hero {
  return { id, seat, at: 'NW', damage: 0, armor: 0, cubes: 0, down: false, dazed: false, acted: false }
}

/** LS-030 */
export function pickHero(state: State, seat: Seat, hero: HeroId, dealer: Dealer<Event>): void {
  state.heroes.push(newHero(hero, seat))
  dealer.tell?.({ kind: 'hero-picked', rule: 'LS-R1', seat, hero })
}

/** LS-043, LS-044, LS-R6 Minions come onto the board, some into the pile, and play starts. */
export function dealIn(state: State, left: number, dealer: Dealer<Event>): void {
  if (left > 0) {
    todo<Step>(state, { do: 'deal-in', left: left - 1 })
    placeFromDeck(state, dealer)
  } else {
    todo<Step>(state, { do: 'squad-phase' })
    drawPile(state, 'LS-044', dealer)
  }
}
