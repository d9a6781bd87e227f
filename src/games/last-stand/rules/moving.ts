import type { Dealer } from '#engine/game'
import { hasKeyword } from '#games/last-stand/content/enemies'
import { hurtEnemy } from '#games/last-stand/rules/damage'
import { type Direction, shifted, type Space, SPACES } from '#games/last-stand/rules/geometry'
import { placeOfHero } from '#games/last-stand/rules/read'
import type { Event, State, View } from '#games/last-stand/types'

// Enemies that move, and the mine that waits for them.

export const MINE_DAMAGE = 3

/** LS-R70, LS-152 Where a hero can shift an enemy to; `undefined` if it cannot. */
export function shiftTarget({ enemies }: View, at: Space, direction: Direction): Space | undefined {
  const to = shifted(at, direction)
  if (to === undefined || enemies[to] || hasKeyword(enemies[at]!.card, 'immovable')) return undefined
  return to
}

/** Puts an enemy on a free space; what it has to retaliate for goes with it (LS-R32). */
export function relocate(state: State, from: Space, to: Space): void {
  state.enemies[to] = state.enemies[from]!
  state.enemies[from] = null
  if (state.triggers.length > 0)
    state.triggers = state.triggers.map((one) => (one.do === 'retaliate' && one.at === from ? { ...one, at: to } : one))
}

/** LS-R70 Shifts an enemy, if it can be. */
export function shift(state: State, at: Space, direction: Direction, by: string, dealer: Dealer<Event>): void {
  const to = shiftTarget(state, at, direction)
  if (to === undefined) {
    stay(state, at, direction, by, dealer)
    return
  }
  const { card } = state.enemies[at]!
  relocate(state, at, to)
  dealer.tell?.({ kind: 'shifted', rule: 'LS-R70', from: SPACES[at]!, to: SPACES[to]!, card, by })
  enter(state, to, dealer)
}

/** Says why an enemy is not shifted. */
function stay({ enemies }: State, at: Space, direction: Direction, by: string, dealer: Dealer<Event>): void {
  const { card } = enemies[at]!
  const to = shifted(at, direction)
  const because = hasKeyword(card, 'immovable') ? 'immovable' : to === undefined ? 'outside' : 'occupied'
  const rule = because === 'immovable' ? 'LS-152' : 'LS-R70'
  const space = SPACES[at]!
  dealer.tell?.({ kind: 'stayed', rule, space, card, to: to === undefined ? null : SPACES[to]!, because, by })
}

/** LS-R35 The mine goes off under whoever enters its space, and returns to the Demolitionist. */
export function enter(state: State, at: Space, dealer: Dealer<Event>): void {
  if (state.mine !== at) return
  state.mine = null
  dealer.tell?.({ kind: 'mine-went-off', rule: 'LS-R35', space: SPACES[at]!, card: state.enemies[at]!.card })
  const hero = placeOfHero(state, 'hero.demolitionist') // LS-R22
  hurtEnemy(state, at, MINE_DAMAGE, { by: 'mine', rule: 'LS-R35', hero }, dealer)
}
