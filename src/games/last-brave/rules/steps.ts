import type { Steps } from '#engine/steps'
import { nextHit } from '#games/last-brave/rules/attack'
import { after, land, takeDamage } from '#games/last-brave/rules/damage'
import { between, declare, handOver, react, startTurn } from '#games/last-brave/rules/turn'
import type { Event, State, Step } from '#games/last-brave/types'

/** E1 The steps of a turn. */
export const STEPS: Steps<State, Step, Event> = {
  'start-turn': (state, { seat, extra }, table) => startTurn(state, seat, extra, table),
  react: (state, { at, left }) => react(state, at, left),
  declare: (state, _step, table) => declare(state, table),
  between: (state) => between(state),
  land: (state, { target, hit }, table) => land(state, target, hit, table),
  damage: (state, _step, table) => takeDamage(state, table),
  after: (state) => after(state),
  'next-hit': (state, { target, hit }) => nextHit(state, target, hit),
  'hand-over': (state, _step, table) => handOver(state, table),
}
