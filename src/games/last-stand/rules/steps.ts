import type { Steps } from '#engine/steps'
import { afterAttack, assail, takeMoment } from '#games/last-stand/rules/attack'
import { assault, assaultPhase } from '#games/last-stand/rules/assault'
import { arrive, nextRound, placeFromPile, reinforcements } from '#games/last-stand/rules/reinforcements'
import { dealIn, nextPick } from '#games/last-stand/rules/set-up'
import { goOn, nextTurn, rally, squadPhase } from '#games/last-stand/rules/squad-phase'
import { nextTrigger } from '#games/last-stand/rules/triggers'
import type { Event, State, Step } from '#games/last-stand/types'

/** Whether the enemy that a step is about is still there: it may have fallen since. */
const isHere = ({ enemies }: State, { at, card }: Extract<Step, { do: 'enemy' | 'again' | 'after-attack' }>): boolean =>
  enemies[at]?.card === card

/** The steps of a round, as the rulebook names them. */
export const STEPS: Steps<State, Step, Event> = {
  pick: (state) => nextPick(state),
  'deal-in': (state, { left }, dealer) => dealIn(state, left, dealer),
  'squad-phase': (state, _step, dealer) => squadPhase(state, dealer),
  rally: (state, _step, dealer) => rally(state, dealer),
  'next-turn': (state, _step, dealer) => nextTurn(state, dealer),
  'go-on': (state, _step, dealer) => goOn(state, dealer),
  triggers: (state, _step, dealer) => nextTrigger(state, dealer),
  'assault-phase': (state, _step, dealer) => assaultPhase(state, dealer),
  assault: (state, { at }, dealer) => assault(state, at, dealer),
  enemy(state, step, dealer) {
    if (isHere(state, step)) takeMoment(state, step.at, step.occasion, dealer)
  },
  again(state, step, dealer) {
    if (isHere(state, step)) assail(state, step.at, step.occasion, dealer)
  },
  'after-attack'(state, step, dealer) {
    if (isHere(state, step)) afterAttack(state, step.at, dealer)
  },
  arrive: (state, step, dealer) => arrive(state, step, dealer),
  reinforcements: (state, _step, dealer) => reinforcements(state, dealer),
  pile: (state, _step, dealer) => placeFromPile(state, dealer),
  'next-round': (state, _step, dealer) => nextRound(state, dealer),
}
