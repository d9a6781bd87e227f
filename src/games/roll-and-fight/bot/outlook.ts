import type { Knowledge } from '#bots/knowledge'
import type { Seat } from '#engine/game'
import { caseOf } from '#games/roll-and-fight/bot/fight/position'
import { worth } from '#games/roll-and-fight/bot/fight/worth'
import { DIALS } from '#games/roll-and-fight/content/dice'
import { TRAINING_TRACK } from '#games/roll-and-fight/content/player-board'
import { totalOf } from '#games/roll-and-fight/rules/scoring'
import { ROUNDS } from '#games/roll-and-fight/rules/round'
import type { Event, RollAndFight, State, View } from '#games/roll-and-fight/types'

// What everybody's chances are, by what lies on the boards.

/** By how many points an estimate is off: measured with bots, and once all is fought only Loot is open. */
const DOUBT = 7.5
const DOUBT_AT_LAST = 1.5
const DEAD = -30

/** What a seat may come to in the end. */
function expected(state: State, seat: Seat): number {
  const board = state.boards[seat]!
  if (board.dead) return DEAD
  if (state.phase === 'over') return totalOf(board)
  if (!board.den) return 0
  // Until it is fought, a round is still to come.
  const isFought = state.phase === 'fighting' && !board.fight
  const { case: the, start } = caseOf({ ...state, round: state.round - (isFought ? 0 : 1) }, board)
  const training = TRAINING_TRACK.values[board.xp] ?? TRAINING_TRACK.fullScores
  return worth(the, start) + training
}

/** The chance that one estimate is better than another that is so much less. */
const better = (lead: number, doubt: number): number => 1 / (1 + Math.exp(-lead / (doubt * 0.55)))

function evaluate(state: State): number[] {
  const isFought =
    state.round >= ROUNDS && state.boards.every(({ dead, fight, todo }) => dead || (!fight && todo.length > 0))
  const doubt = state.phase === 'fighting' && isFought ? DOUBT_AT_LAST : DOUBT
  const all = [...state.boards.keys()].map((seat) => expected(state, seat))
  if (all.length === 1) return [better(all[0]! - DIALS.target[state.options.target], doubt)]
  const shares = all.map((one) => Math.exp(one / (doubt * 0.8)))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

/** Whoever has fought looks better beside those who have not: chances are told when all have. */
const isMoment = ({ phase }: View): boolean => phase !== 'fighting'

const WEIGHTS: Partial<Record<Event['kind'], number>> = { 'boss-killed': 2, beaten: 3, died: 5 }

export const outlook: Knowledge<RollAndFight> = { evaluate, isMoment, weigh: ({ kind }) => WEIGHTS[kind] ?? 0 }
