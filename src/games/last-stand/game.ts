import type { Dealer, Game, Seat } from '#engine/game'
import { answered, asked, awaited, run } from '#engine/steps'
import { about } from '#games/last-stand/about'
import { CONTENT } from '#games/last-stand/content/all'
import { clash } from '#games/last-stand/options'
import { strikeHero, strikeSpace } from '#games/last-stand/rules/attack'
import { begin } from '#games/last-stand/rules/begin'
import { choices } from '#games/last-stand/rules/choices'
import { abandoned } from '#games/last-stand/rules/end'
import { placeOf, SKULL } from '#games/last-stand/rules/geometry'
import { determinize, hear, resample, view } from '#games/last-stand/rules/hidden'
import { placeOfHero, roundOf } from '#games/last-stand/rules/read'
import { deal, pickHero } from '#games/last-stand/rules/set-up'
import { act, discardFromPile, obey, putQuarry, splitHits, startTurn } from '#games/last-stand/rules/squad-phase'
import { STEPS } from '#games/last-stand/rules/steps'
import { timeUp } from '#games/last-stand/rules/time-up'
import { carryOut } from '#games/last-stand/rules/triggers'
import { refusals, whyNot } from '#games/last-stand/rules/why-not'
import {
  Choice,
  Event,
  type LastStand,
  type Question,
  Setup,
  type State,
  type Step,
  type View,
} from '#games/last-stand/types'

export const lastStand: Game<LastStand> = {
  about,
  schemas: { setup: Setup, choice: Choice, event: Event },
  content: CONTENT,
  refusals,
  clash,
  deal,
  begin,

  pending: (view: View) => (view.result ? [] : awaited<Step>(view)),
  choices,
  whyNot,

  play(state, actor, choice, dealer) {
    const question = asked<Step>(state)!
    answered<Step>(state, actor as Seat)
    answer(state, actor as Seat, question, choice, dealer)
    run(STEPS, state, dealer)
  },

  timeUp,
  outcome: ({ result }: View) => result ?? undefined,
  abandon: abandoned,

  /** Rounds; the skull ends the last of them. */
  length: (view: View) => Math.min(roundOf(view), SKULL),

  view,
  hear,
  determinize,
  resample,
}

function answer(state: State, seat: Seat, question: Question, choice: Choice, dealer: Dealer<Event>): void {
  switch (choice.kind) {
    case 'pick-hero':
      pickHero(state, seat, choice.hero, dealer)
      break
    case 'pick-actor':
      startTurn(state, placeOfHero(state, choice.hero), dealer)
      break
    case 'split-hits':
    case 'lose-hits':
      splitHits(state, question as Extract<Question, { ask: 'split-hits' }>, choice, dealer)
      break
    case 'recon-discard':
      discardFromPile(state, choice, dealer)
      break
    case 'order-triggers': {
      const at = placeOf(choice.space)
      const index = state.triggers.findIndex((one) => one.at === at && one.do === choice.trigger)
      carryOut(state, index, dealer)
      break
    }
    case 'choose-target': {
      const { at, occasion } = question as Extract<Question, { ask: 'choose-target' }>
      strikeHero(state, at, occasion, placeOfHero(state, choice.hero), 'decided', dealer)
      break
    }
    case 'choose-space': {
      const { at, occasion } = question as Extract<Question, { ask: 'choose-space' }>
      strikeSpace(state, at, occasion, choice.space, 'decided', dealer)
      break
    }
    case 'choose-quarry':
      putQuarry(state, placeOfHero(state, choice.hero), 'decided', dealer)
      break
    default:
      if (question.ask === 'ordered-action') {
        if (choice.kind === 'move' || choice.kind === 'skill' || choice.kind === 'pass')
          obey(state, question.hero, choice, dealer)
      } else if (choice.kind !== 'pass') act(state, choice, dealer)
  }
}
