import type { Dealer } from '#engine/game'
import { todo } from '#engine/steps'
import { standingOn } from '#games/last-stand/rules/aim'
import { takeMoment } from '#games/last-stand/rules/attack'
import { hurtHeroes } from '#games/last-stand/rules/damage'
import { type Space, SPACES } from '#games/last-stand/rules/geometry'
import { abilityAt, roundOf } from '#games/last-stand/rules/read'
import type { Event, State, Step } from '#games/last-stand/types'

// B8 The Enemy Assault Phase.

export function assaultPhase(state: State, dealer: Dealer<Event>): void {
  state.phase = 'assault'
  const { token } = state
  dealer.tell?.({ kind: 'phase-begun', rule: 'LS-110', phase: 'assault', round: roundOf(state), token })
  todo<Step>(state, { do: 'assault', at: 0 })
  const ability = abilityAt(state, 'assault')
  if (!ability || state.aim === null) return
  const space = state.aim
  const places = standingOn(state, space)
  state.aim = null
  if (dealer.tell) {
    const heroes = places.map((place) => state.heroes[place]!.id)
    dealer.tell({ kind: 'shot', rule: 'LS-118', space, heroes })
  }
  hurtHeroes(state, places, ability.amount, { by: 'ranging-shot', rule: 'LS-118' }, dealer)
}

/** LS-110, LS-R45 The next enemy in board order; one that charges has passed its new space already. */
export function assault(state: State, from: Space, dealer: Dealer<Event>): void {
  for (let at = from; at < SPACES.length; at++) {
    if (!state.enemies[at]) continue
    todo<Step>(state, { do: 'assault', at: at + 1 })
    takeMoment(state, at, 'assault', dealer)
    return
  }
  endAssault(state, dealer)
}

/** LS-111, LS-R51 What is left of Suppress and Weaken ends with the phase. */
function endAssault(state: State, dealer: Dealer<Event>): void {
  const spaces: Space[] = []
  for (let at = 0; at < SPACES.length; at++) {
    const enemy = state.enemies[at]
    if (!enemy || (!enemy.suppressed && enemy.weakened === 0)) continue
    enemy.suppressed = false
    enemy.weakened = 0
    spaces.push(at)
  }
  todo<Step>(state, { do: 'reinforcements' })
  if (spaces.length > 0)
    dealer.tell?.({ kind: 'tokens-lifted', rule: 'LS-R51', spaces: spaces.map((at) => SPACES[at]!) })
}
