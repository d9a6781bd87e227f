import type { Actor, Seat } from '#engine/game'
import { answered } from '#engine/steps'
import {
  answerChoose,
  answerGain,
  answerMark,
  answerTarget,
  beginAbility,
  beginItem,
  beginStart,
  doneFighting,
  endStart,
  skip,
  useResolutionItem,
} from '#games/roll-and-fight/rules/fighting'
import { buy, doneFlashback, flash } from '#games/roll-and-fight/rules/flashback'
import { type Own, ownOf, type Voice } from '#games/roll-and-fight/rules/own'
import { order, tick } from '#games/roll-and-fight/rules/race'
import { ownQuestion } from '#games/roll-and-fight/rules/read'
import { inBeat, throwDice } from '#games/roll-and-fight/rules/relaxed'
import { collect } from '#games/roll-and-fight/rules/resolution'
import { proceed, runOwn, startFlashback } from '#games/roll-and-fight/rules/round'
import { orderItems, pickHero, pickSide } from '#games/roll-and-fight/rules/set-up'
import type { Choice, Question, RaceChoice, State, Step } from '#games/roll-and-fight/types'

/** Plays a legal choice and goes on to what is asked next. */
export function play(state: State, actor: Actor, choice: Choice, dealer: Voice): void {
  if (choice.kind === 'tick') tick(state, choice.at, dealer)
  else playOf(state, actor as Seat, choice, dealer)
  proceed(state, dealer)
}

function playOf(state: State, seat: Seat, choice: Exclude<Choice, { kind: 'tick' }>, dealer: Voice): void {
  switch (choice.kind) {
    case 'pick-hero':
      return pickHero(state, seat, choice.hero, dealer)
    case 'order-items':
      return orderItems(state, seat, choice.items, dealer)
    case 'pick-side':
      if (pickSide(state, seat, choice, dealer)) startFlashback(state, dealer)
      return
    case 'roll':
    case 'assign':
    case 'bleed':
    case 'take':
    case 'stop':
      return giveCommand(state, seat, choice, dealer)
    case 'end-beat':
      return inBeat(state, seat, 'end-beat', dealer)
    default: {
      const own = ownOf(state, seat)
      const question = ownQuestion(own.board)!
      answered<Step>(own, seat)
      answer(own, question, choice, dealer)
      runOwn(own, dealer)
    }
  }
}

function giveCommand(state: State, seat: Seat, choice: RaceChoice, dealer: Voice): void {
  if (state.options.mode === 'real-time') order(state, seat, choice, dealer.at ?? state.time, dealer)
  else if (choice.kind === 'roll') throwDice(state, seat, choice, dealer)
  else if (choice.kind !== 'take') inBeat(state, seat, choice, dealer)
}

type OwnChoice = Exclude<Choice, RaceChoice | { kind: 'tick' | 'pick-hero' | 'order-items' | 'pick-side' | 'end-beat' }>

/** What a seat does at its own board; a question that is not answered by it is asked again. */
function answer(own: Own, question: Question, choice: OwnChoice, dealer: Voice): void {
  const ask = (): void => void own.todo.push(question)
  switch (choice.kind) {
    case 'flash':
      return flash(own, choice, dealer)
    case 'buy':
      return buy(own, choice, dealer)
    case 'done-flashback':
      return doneFlashback(own, dealer)
    case 'mark':
      ask()
      return answerMark(own, dealer)
    case 'start':
      return beginStart(own, choice.tile, dealer)
    case 'end-start':
      ask()
      return endStart(own, dealer)
    case 'use':
      return beginAbility(own, choice.ability, choice.set, dealer)
    case 'item':
      if (question.ask === 'fight') return beginItem(own, choice.item, dealer)
      ask()
      return useResolutionItem(own, choice.item, dealer)
    case 'target': {
      const { kind: _kind, ...target } = choice
      return answerTarget(own, question as Extract<Question, { ask: 'target' }>, target, dealer)
    }
    case 'choose':
      return answerChoose(own, choice.option)
    case 'gain':
      return answerGain(own, choice, (question as Extract<Question, { ask: 'gain' }>).tile, dealer)
    case 'skip':
      return skip(own, question, dealer)
    case 'done-fighting':
      return doneFighting(own, dealer)
    case 'collect':
      return collect(own, choice, dealer)
    case 'done-collect':
      return void own.todo.push({ do: 'forget-recon' })
    default:
      choice.kind satisfies 'done-resolution'
      dealer.tell?.({ kind: 'resolution-done', rule: 'RF-033', seat: own.seat, shows: true })
  }
}
