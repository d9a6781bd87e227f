import type { Seat } from '#engine/game'
import { pick, type Random } from '#engine/random'
import { asked } from '#engine/steps'
import { worth } from '#games/last-stand/bot/evaluate'
import { SKILL } from '#games/last-stand/content/heroes'
import { lastStand } from '#games/last-stand/game'
import { choices } from '#games/last-stand/rules/choices'
import { determinize } from '#games/last-stand/rules/hidden'
import { timeUp } from '#games/last-stand/rules/time-up'
import type { Choice, Question, State, Step, View } from '#games/last-stand/types'

// Trying a choice: copies, dice, and what is answered meanwhile.

/** Dice that fall, and then as far on the other side: two samples that together are no luckier than most. */
class Mirrored implements Random {
  readonly #random: Random
  #thrown: (readonly [face: number, sides: number])[] = []
  #at = -1

  constructor(random: Random) {
    this.#random = random
  }

  /** From now on as it was, but turned upside down. */
  turn(): void {
    this.#at = 0
  }

  /** From now on anew. */
  again(): void {
    this.#thrown = []
    this.#at = -1
  }

  below(sides: number): number {
    if (this.#at < 0) {
      const face = this.#random.below(sides)
      this.#thrown.push([face, sides])
      return face
    }
    const before = this.#thrown[this.#at++]
    return before && before[1] === sides ? sides - 1 - before[0] : this.#random.below(sides)
  }
}

export const questionOf = (view: View): Question | undefined => asked<Step>(view)

/** Actions that a choice costs. */
export function costOf(choice: Choice): number {
  switch (choice.kind) {
    case 'skill':
      return SKILL[choice.skill].cost
    case 'rampage':
    case 'end-turn':
      return 0
    default:
      return 1
  }
}

/**
 * What might be the whole, with an action more for the hero whose turn it is: the turn then does not end with its last
 * action, which would bring on the assault and make it look worse than all that came before.
 */
export function imagined(view: View, random: Random): State {
  const state = determinize(view, random)
  if (state.turn) state.turn.left++
  return state
}

/** What the acting hero can pay for in an imagined position. */
export const affordable = (state: State): Choice[] => {
  const left = state.turn!.left - 1
  return choices(state, questionOf(state)!.of[0]!).filter(
    (choice) => choice.kind !== 'end-turn' && (costOf(choice) <= left || choice.kind === 'stand-up'),
  )
}

export const isTurn = (question: Question): boolean => question.ask === 'act' || question.ask === 'pick-actor'

/** Answers small questions at first sight until someone's turn goes on. */
function settle(state: State, random: Random): void {
  for (;;) {
    const question = questionOf(state)
    if (state.result || !question || isTurn(question)) return
    const seat = question.of[0]!
    lastStand.play(state, seat, atFirstSight(state, seat, question, random), { random })
  }
}

/** What is chosen without much thought. */
function atFirstSight(state: State, seat: Seat, question: Question, random: Random): Choice {
  if (question.ask === 'ordered-action') return best(tried(state, seat, choices(state, seat), 1, random))
  return timeUp(state, seat)[0] ?? pick(random, choices(state, seat))
}

export interface Tried {
  readonly choice: Choice
  /** By how much the position is better after it, on average. */
  readonly gain: number
}

export const best = (all: readonly Tried[]): Choice =>
  all.reduce((found, one) => (one.gain > found.gain ? one : found)).choice

/** Tries each choice so many times, twice with each luck. */
export function tried(
  state: State,
  seat: Seat,
  offered: readonly Choice[],
  pairs: number,
  random: Random,
): readonly Tried[] {
  const before = worth(state)
  return offered.map((choice) => ({ choice, gain: worthAfter(state, seat, choice, pairs, random) - before }))
}

function worthAfter(state: State, seat: Seat, choice: Choice, pairs: number, random: Random): number {
  if (isSure(choice)) return worth(after(state, seat, choice, random))
  const dice = new Mirrored(random)
  let sum = 0
  for (let pair = 0; pair < pairs; pair++) {
    dice.again()
    sum += worth(after(state, seat, choice, dice))
    dice.turn()
    sum += worth(after(state, seat, choice, dice))
  }
  return sum / (2 * pairs)
}

/** A copy to be played on: what the rules replace and never edit is shared. */
export function copyOf(state: State): State {
  const { turn } = state
  return {
    ...state,
    heroes: state.heroes.map((hero) => ({ ...hero })),
    turn: turn && { ...turn, used: [...turn.used] },
    enemies: state.enemies.map((enemy) => enemy && { ...enemy }),
    fires: [...state.fires],
    villains: [...state.villains],
    gone: [...state.gone],
    deck: [...state.deck],
    pile: [...state.pile],
    discard: [...state.discard],
    arrivals: [...state.arrivals],
    triggers: [...state.triggers],
    todo: [...state.todo],
  }
}

/** A copy in which the choice was made, up to the next turn. */
export function after(state: State, seat: Seat, choice: Choice, random: Random): State {
  const next = copyOf(state)
  lastStand.play(next, seat, choice, { random })
  settle(next, random)
  return next
}

const DICE: readonly string[] = ['attack', 'blast', 'barrage', 'reveal', 'grant']

/** Whether no die is rolled for it and no card turned up. */
const isSure = (choice: Choice): boolean =>
  choice.kind === 'move' ||
  choice.kind === 'revive' ||
  choice.kind === 'stamp-out' ||
  (choice.kind === 'skill' && !SKILL[choice.skill].effects.some((effect) => DICE.includes(effect.do)))
