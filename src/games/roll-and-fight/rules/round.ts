import { roll } from '#engine/random'
import { run, todo } from '#engine/steps'
import { FLASHBACK_DICE, FLASHBACK_DIE } from '#games/roll-and-fight/content/dice'
import type { Action } from '#games/roll-and-fight/content/vocabulary'
import { drawDie } from '#games/roll-and-fight/rules/commands'
import { wound } from '#games/roll-and-fight/rules/health'
import { type Own, ownOf, type Voice } from '#games/roll-and-fight/rules/own'
import { areAllStopped, closesAt, COUNTDOWN } from '#games/roll-and-fight/rules/race'
import { limitOf, livingSeats, poolOf, traitOf } from '#games/roll-and-fight/rules/read'
import { finish } from '#games/roll-and-fight/rules/scoring'
import { STEPS } from '#games/roll-and-fight/rules/steps'
import type { Event, State, Step } from '#games/roll-and-fight/types'

// B3 Rounds: four phases, and who waits for whom.

export const ROUNDS = 4 // RF-027

/** Runs the steps of a seat until it is asked again or has nothing left to do. */
export const runOwn = (own: Own, dealer: Voice): void => run<Own, Step, Event>(STEPS, own, dealer)

/** RF-061, RF-080, RF-033 Goes on with the next phase once all are ready for it. */
export function proceed(state: State, dealer: Voice): void {
  const isBusy = state.boards.some(({ todo }) => todo.length > 0)
  if (state.phase === 'flashback' && !isBusy) startRolling(state, dealer)
  else if (state.phase === 'rolling' && areAllStopped(state)) startFighting(state, dealer)
  else if (state.phase === 'fighting' && !isBusy) nextRound(state, dealer)
}

/** RF-033, RF-034, RF-R107, RF-R108 */
function nextRound(state: State, dealer: Voice): void {
  if (state.round >= ROUNDS || livingSeats(state).length === 0) return finish(state, dealer)
  state.round++
  startFlashback(state, dealer)
}

/** RF-037, RF-R78, RF-038 `faces` are those of dice that have fallen. */
export function startFlashback(state: State, dealer: Voice, faces?: readonly Action[]): void {
  state.phase = 'flashback'
  dealer.tell?.({ kind: 'phase-begun', rule: 'RF-028', phase: 'flashback', round: state.round })
  for (const seat of livingSeats(state)) {
    const own = ownOf(state, seat)
    const { board } = own
    Object.assign(board, { flashed: [], nextDie: 1, taken: 0, last: null })
    setAside(own, dealer)
    const trait = traitOf(board)
    if ('penalty' in trait && trait.penalty === 'flashback' && trait.rounds.includes(state.round))
      wound(own, `trait.${board.hero!}`, 'RF-036', dealer)
  }
  state.faces = faces ? [...faces] : rollFlashback(dealer)
  dealer.tell?.({ kind: 'flashback-rolled', rule: 'RF-038', faces: [...state.faces] })
  for (const seat of livingSeats(state)) todo<Step>(ownOf(state, seat), { ask: 'flashback', of: [seat] })
}

const rollFlashback = ({ random }: Voice): Action[] =>
  Array.from({ length: FLASHBACK_DICE }, () => FLASHBACK_DIE[roll(random, FLASHBACK_DIE.length, 'flashback') - 1]!)

/** RF-037, RF-R29 As many dice as a personal pool holds. */
function setAside({ board, seat, state }: Own, { tell }: Voice): void {
  while (board.dice.length < limitOf(board)) drawDie(board)
  tell?.({ kind: 'dice-set-aside', rule: 'RF-037', seat, dice: board.dice.length, left: poolOf(state) })
}

/** RF-062 After a countdown, or in beats. */
export function startRolling(state: State, dealer: Voice): void {
  const { time, options } = state
  const isRace = options.mode === 'real-time'
  const opens = isRace ? time + COUNTDOWN : time
  state.phase = 'rolling'
  state.race = {
    ...{ opens, isOpen: !isRace, closes: closesAt(state, opens), closed: false, aloneSince: null, lastCommand: opens },
    ...{ beat: 1, emptyFor: 0, idleFor: 0, throwing: true },
  }
  dealer.tell?.({ kind: 'phase-begun', rule: 'RF-030', phase: 'rolling', round: state.round })
  if (isRace) dealer.tell?.({ kind: 'countdown', rule: 'RF-R43', opens })
}

/** RF-082, RF-083 Dice that are left go back, and everybody fights. */
export function startFighting(state: State, dealer: Voice): void {
  const returned = state.boards.map(({ dice }) => dice.length)
  for (const board of state.boards)
    Object.assign(board, { dice: [], orders: [], held: null, stamps: [], restedAt: 0, ready: false, stopped: false })
  state.race = null
  dealer.tell?.({ kind: 'rolling-over', rule: 'RF-082', returned, left: poolOf(state), shows: true })
  state.phase = 'fighting'
  dealer.tell?.({ kind: 'phase-begun', rule: 'RF-031', phase: 'fighting', round: state.round })
  for (const seat of livingSeats(state)) {
    const own = ownOf(state, seat)
    todo<Step>(own, { do: 'start-fighting' })
    runOwn(own, dealer)
  }
}
