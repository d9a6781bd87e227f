import type { Steps } from '#engine/steps'
import { effectStep } from '#games/roll-and-fight/rules/effects'
import { endUse, perform, performed, startFighting } from '#games/roll-and-fight/rules/fighting'
import type { Own } from '#games/roll-and-fight/rules/own'
import {
  beating,
  clearRecon,
  collecting,
  denWounds,
  evasionOver,
  forgetRecon,
} from '#games/roll-and-fight/rules/resolution'
import type { Event, Step } from '#games/roll-and-fight/types'

/** The steps of a seat's round, as the rulebook names them. */
export const STEPS: Steps<Own, Step, Event> = {
  'start-fighting': (own, _step, dealer) => startFighting(own, dealer),
  perform,
  effect: effectStep,
  performed: (own) => performed(own),
  'end-use': (own, _step, dealer) => endUse(own, dealer),
  'clear-recon': (own, _step, dealer) => clearRecon(own, dealer),
  collecting: (own) => collecting(own),
  'forget-recon': (own, _step, dealer) => forgetRecon(own, dealer),
  'den-wounds': (own, _step, dealer) => denWounds(own, dealer),
  beating: (own, _step, dealer) => beating(own, dealer),
  'evasion-over': (own, _step, dealer) => evasionOver(own, dealer),
}
