import type { Dealer, Seat } from '#engine/game'
import { strikeHero, strikeSpace } from '#games/last-stand/rules/attack'
import { placeOf } from '#games/last-stand/rules/geometry'
import { placeOfHero } from '#games/last-stand/rules/read'
import { pickHero } from '#games/last-stand/rules/set-up'
import { act, discardFromPile, obey, putQuarry, splitHits, startTurn } from '#games/last-stand/rules/squad-phase'
import { carryOut } from '#games/last-stand/rules/triggers'
import type { Choice, Event, Question, State } from '#games/last-stand/types'

/** What an answer does at once; the steps that it leads to are still to be run. */
export function answer(state: State, seat: Seat, question: Question, choice: Choice, dealer: Dealer<Event>): void {
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
