import type { Seat } from '#engine/game'
import { DIALS } from '#games/roll-and-fight/content/dice'
import { command, handOut, rollDice, stop } from '#games/roll-and-fight/rules/commands'
import type { Voice } from '#games/roll-and-fight/rules/own'
import { leadOfBeat, limitOf, livingSeats, poolOf } from '#games/roll-and-fight/rules/read'
import { isHopeless } from '#games/roll-and-fight/rules/sets'
import type { RaceChoice, State } from '#games/roll-and-fight/types'

// RF-R60 The relaxed mode: rolling in beats.

/** Beats that are played after the pool is empty or closed. */
const AFTER_EMPTY = 6
/** Beats in a row of several players in which no die is assigned, bled or taken; the last of them ends the phase. */
const IDLE = 10

const rolling = ({ boards }: State): Seat[] => livingSeats({ boards }).filter((seat) => !boards[seat]!.stopped)

/** Steps 1 and 2: what everybody throws is thrown when all have said it. */
export function throwDice(state: State, seat: Seat, what: RaceChoice, dealer: Voice): void {
  state.boards[seat]!.held = { what, came: 0 }
  if (rolling(state).some((one) => !state.boards[one]!.held)) return
  state.race!.throwing = false
  for (const one of rolling(state)) {
    const board = state.boards[one]!
    const { what: said } = board.held!
    Object.assign(board, { held: null, last: said })
    if (said?.kind === 'roll') rollDice(state, one, said.dice, dealer)
  }
  // Who threw nothing is known too now.
  dealer.tell?.({ kind: 'thrown', rule: 'RF-R60', beat: state.race!.beat, shows: true })
  stopHopeless(state, dealer)
}

/** Step 3: a set, a die that is bled, or the end of one's phase or beat. */
export function inBeat(
  state: State,
  seat: Seat,
  what: Exclude<RaceChoice, { kind: 'roll' | 'take' }> | 'end-beat',
  dealer: Voice,
): void {
  if (what === 'end-beat') state.boards[seat]!.ready = true
  else {
    command(state, seat, what, dealer)
    if (what.kind !== 'stop') state.race!.idleFor = -1
  }
  if (rolling(state).every((one) => state.boards[one]!.ready)) endBeat(state, dealer)
}

/** Step 4: all take dice, those go out who can do nothing more, and the next beat begins. */
function endBeat(state: State, dealer: Voice): void {
  const race = state.race!
  const { beat } = race
  const wanting = rolling(state).filter((seat) => state.boards[seat]!.dice.length < limitOf(state.boards[seat]!))
  const before = poolOf(state)
  handOut(state, race.closed ? [] : wanting, leadOfBeat(state), dealer)
  closePool(state, dealer)
  const left = poolOf(state)
  dealer.tell?.({ kind: 'beat-over', rule: 'RF-R60', beat, left, shows: true })
  stopHopeless(state, dealer)
  const isIdle = (race.idleFor = left < before ? 0 : race.idleFor + 1) >= IDLE && state.seats > 1
  if (isIdle || ((left === 0 || race.closed) && race.emptyFor++ >= AFTER_EMPTY))
    for (const seat of rolling(state)) stop(state.boards[seat]!, seat, 'last-beat', dealer)
  Object.assign(race, { beat: beat + 1, throwing: true })
  for (const board of state.boards) board.ready = false
}

/** RF-R54 */
function stopHopeless(state: State, dealer: Voice): void {
  const pool = state.race!.closed ? 0 : poolOf(state)
  for (const seat of rolling(state))
    if (isHopeless(state.boards[seat]!, pool)) stop(state.boards[seat]!, seat, 'hopeless', dealer)
}

/** RF-R61 Somebody alone takes dice for so many beats. */
function closePool(state: State, { tell }: Voice): void {
  const { race, seats, options } = state
  if (seats > 1 || race!.closed || race!.beat < DIALS.beats[options.time]) return
  race!.closed = true
  tell?.({ kind: 'pool-closed', rule: 'RF-R61', left: poolOf(state) })
}
