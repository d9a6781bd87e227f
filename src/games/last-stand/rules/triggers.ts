import type { Dealer } from '#engine/game'
import { todo } from '#engine/steps'
import { CARD } from '#games/last-stand/content/enemies'
import { standingOn } from '#games/last-stand/rules/aim'
import { hurtHeroes } from '#games/last-stand/rules/damage'
import { laneOf, nearSpace, SPACES } from '#games/last-stand/rules/geometry'
import { decider } from '#games/last-stand/rules/read'
import type { Event, State, Step, Trigger } from '#games/last-stand/types'

/** LS-R31 What an action has caused is carried out one by one; where several wait, someone says which is next. */
export function nextTrigger(state: State, dealer: Dealer<Event>): void {
  const { triggers } = state
  if (triggers.length === 0) return
  todo<Step>(state, { do: 'triggers' })
  if (triggers.length > 1) {
    triggers.sort((one, other) => one.at - other.at)
    todo<Step>(state, { ask: 'order-triggers', of: [decider(state)] })
  } else carryOut(state, 0, dealer)
}

/** Carries out one of them. */
export function carryOut(state: State, index: number, dealer: Dealer<Event>): void {
  const [trigger] = state.triggers.splice(index, 1)
  if (trigger!.do === 'blast') blowUp(state, trigger!, dealer)
  else todo<Step>(state, { do: 'enemy', at: trigger!.at, occasion: 'retaliate', card: trigger!.card }) // LS-R32
}

/** LS-116 It was defeated, and hurts those who stand before its lane. */
function blowUp(state: State, { at, card }: Trigger, dealer: Dealer<Event>): void {
  const { effect } = CARD[card]
  if (effect?.when !== 'defeated') return
  const squadSpace = nearSpace(laneOf(at))
  dealer.tell?.({ kind: 'blew-up', rule: 'LS-R31', space: SPACES[at]!, card, squadSpace })
  hurtHeroes(state, standingOn(state, squadSpace), effect.amount, { by: card, rule: 'LS-116' }, dealer)
}
