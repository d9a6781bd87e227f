import { beatAt } from '#engine/beat'
import type { Beat, Seat } from '#engine/game'
import { DIALS } from '#games/roll-and-fight/content/dice'
import {
  command,
  commandProblem,
  failOrder,
  graceOf,
  handOut,
  isPoolOpen,
  stop,
} from '#games/roll-and-fight/rules/commands'
import type { Voice } from '#games/roll-and-fight/rules/own'
import { livingSeats, poolOf } from '#games/roll-and-fight/rules/read'
import { isHopeless } from '#games/roll-and-fight/rules/sets'
import type { Order, RaceChoice, State, View } from '#games/roll-and-fight/types'

// C4 The race in real time: orders wait for the next tick, which carries them out.

const EVERY = 200 // RF-R44
export const COUNTDOWN = 3000 // RF-R43
export const REST = 1500 // RF-R45
const CLOSES = 120_000 // RF-R56
const ENDS = 150_000
const ALONE = 20_000
const IDLE = 60_000 // RF-R57
/** F RATE_LIMIT So many commands in a second, and no more. */
const MOST_STAMPS = 10
const SECOND = 1000

/** The first tick that is later than a moment. */
const tickAfter = (moment: number): number => beatAt(moment + 1, EVERY)

const hasClocks = ({ options, seats }: View): boolean => seats > 1 && options.clocks

/** When the clock is wanted next. */
export function beat(view: View): Beat | undefined {
  const { race, time, options } = view
  if (view.phase !== 'rolling' || options.mode === 'relaxed' || !race) return undefined
  const next = race.isOpen ? nextDue(view) : race.opens
  return { now: time, every: EVERY, next }
}

function nextDue(view: View): number | null {
  const { boards, race, time, seats } = view
  const { opens, closes, closed, aloneSince, lastCommand } = race!
  const due = boards.flatMap(({ orders, held, restedAt }) => [
    // The clock may not have been called for long when it came.
    ...(orders[0] ? [Math.max(time + EVERY, beatAt(orders[0].came, EVERY))] : []),
    ...(held ? [Math.max(time + EVERY, beatAt(restedAt, EVERY))] : []),
  ])
  if (closes !== null && !closed) due.push(tickAfter(closes + graceOf(view)))
  if (hasClocks(view)) {
    due.push(opens + ENDS)
    if (aloneSince !== null) due.push(aloneSince + ALONE)
  }
  if (seats === 1 && closes !== null) due.push(beatAt(Math.max(closes, lastCommand) + IDLE, EVERY))
  return due.length > 0 ? Math.max(time + EVERY, Math.min(...due)) : null
}

/** What ends next for everybody: the countdown, the time in which dice may be taken, or the race; nothing before anybody knows. */
export function deadline(view: View): { readonly ends: 'opens' | 'closes' | 'ends'; readonly at: number } | undefined {
  const { phase, race, options } = view
  if (phase !== 'rolling' || options.mode === 'relaxed' || !race) return undefined
  const { isOpen, opens, closes, closed, aloneSince } = race
  if (!isOpen) return { ends: 'opens', at: opens }
  const ends = hasClocks(view)
    ? Math.min(opens + ENDS, (aloneSince ?? Infinity) + ALONE)
    : closed && closes !== null
      ? Math.max(closes, race.lastCommand) + IDLE
      : Infinity
  if (closes !== null && !closed && closes < ends) return { ends: 'closes', at: closes }
  return ends < Infinity ? { ends: 'ends', at: ends } : undefined
}

/** A command comes, and waits for its tick; a roll that comes too soon, for the moment when dice may be rolled again. */
export function order(state: State, seat: Seat, what: RaceChoice, came: number, { tell }: Voice): void {
  const board = state.boards[seat]!
  const stamps = board.stamps.filter((stamp) => stamp > came - SECOND)
  if (stamps.length >= MOST_STAMPS) return failOrder(seat, 'RATE_LIMIT', { tell })
  board.stamps = [...stamps, came]
  if (what.kind === 'roll' && came < board.restedAt) board.held = { what, came }
  else board.orders.push({ what, came })
}

/** It is that late now: what was ordered is carried out, and what has come to its end, ends. */
export function tick(state: State, at: number, dealer: Voice): void {
  const race = state.race!
  state.time = at
  if (!race.isOpen) {
    if (at < race.opens) return
    race.isOpen = true
    dealer.tell?.({ kind: 'rolling-opened', rule: 'RF-062', lead: 0 })
    return
  }
  const wanting = [...state.boards.keys()].filter((seat) => carryOut(state, seat, dealer))
  handOut(state, wanting, leadOf(state), dealer)
  closePool(state, dealer)
  stopThose(state, dealer)
}

/** RF-R46 It advances by a seat with every tick; at the first it is seat 0. */
const leadOf = ({ time, race, seats }: State): Seat => ((time - race!.opens) / EVERY - 1) % seats

/** RF-R44, RF-R45 At most one command of a seat, the oldest first; answers whether it takes dice. */
function carryOut(state: State, seat: Seat, dealer: Voice): boolean {
  const board = state.boards[seat]!
  for (let next = nextOrder(state, seat, dealer); next; next = nextOrder(state, seat, dealer)) {
    const { what, came } = next
    const problem = commandProblem(state, seat, what!, came)
    if (problem) {
      board.missed++
      failOrder(seat, problem, dealer)
      continue
    }
    return obey(state, seat, what!, dealer) && isPoolOpen(state, came)
  }
  return false
}

/** Takes the order that is to be carried out now; a roll that is still too early is put off. */
function nextOrder({ time, boards }: State, seat: Seat, { tell }: Voice): Order | undefined {
  const board = boards[seat]!
  const isRested = time >= board.restedAt
  const { held, orders } = board
  if (held && isRested && (!orders[0] || held.came < orders[0].came)) {
    board.held = null
    return held
  }
  for (;;) {
    const next = orders.shift()
    if (next?.what?.kind !== 'roll' || isRested) return next
    board.held = next
    board.missed++
    tell?.({ kind: 'put-off', rule: 'RF-R45', seat, until: beatAt(board.restedAt, EVERY), shows: true })
  }
}

function obey(state: State, seat: Seat, what: RaceChoice, dealer: Voice): boolean {
  const board = state.boards[seat]!
  const race = state.race!
  if (what.kind !== 'take' && what.kind !== 'stop') board.held = null
  race.lastCommand = state.time
  const takes = command(state, seat, what, dealer)
  if (what.kind === 'roll') {
    board.restedAt = state.time + REST
    startTimer(state, dealer)
  }
  return takes
}

/** RF-184, RF-R57 The timer of somebody alone starts with the first roll. */
function startTimer({ race, seats, time, options }: State, { tell }: Voice): void {
  if (seats > 1 || race!.closes !== null) return
  race!.closes = time + DIALS.seconds[options.time] * SECOND
  tell?.({ kind: 'timer-started', rule: 'RF-184', closes: race!.closes })
}

/** RF-185, RF-R56 */
function closePool(state: State, { tell }: Voice): void {
  const { race, time, seats } = state
  if (race!.closed || isPoolOpen(state, time)) return
  race!.closed = true
  tell?.({ kind: 'pool-closed', rule: seats === 1 ? 'RF-185' : 'RF-R56', left: poolOf(state) })
}

/** RF-R54, RF-R56, RF-R57 Whoever can do nothing more has stopped, and whoever lets the clock run out. */
function stopThose(state: State, dealer: Voice): void {
  const race = state.race!
  const rolling = (): Seat[] => livingSeats(state).filter((seat) => !state.boards[seat]!.stopped)
  for (const seat of rolling())
    if (isHopeless(state.boards[seat]!, mayStillTake(state, seat) ? poolOf(state) : 0))
      stop(state.boards[seat]!, seat, 'hopeless', dealer)
  const isLast = rolling().length === 1 && livingSeats(state).length > 1
  if (isLast) race.aloneSince ??= state.time
  if (isOver(state)) for (const seat of rolling()) stop(state.boards[seat]!, seat, 'clock', dealer, endsBy(state))
}

/** RF-R57 Also once the pool is closed, if dice were asked for in time and that order still waits. */
function mayStillTake(state: State, seat: Seat): boolean {
  const takes = (what: RaceChoice | null): boolean =>
    what?.kind === 'take' || ((what?.kind === 'assign' || what?.kind === 'bleed') && what.take !== false)
  return (
    !state.race!.closed || state.boards[seat]!.orders.some(({ what, came }) => takes(what) && isPoolOpen(state, came))
  )
}

/** The clock that ends the race: that of somebody alone who does nothing any more, or that of several. */
const endsBy = ({ seats }: State): string => (seats === 1 ? 'RF-R57' : 'RF-R56')

function isOver(state: State): boolean {
  const { race, time, seats } = state
  const { opens, aloneSince, closes, lastCommand } = race!
  if (seats === 1) return closes !== null && time >= Math.max(closes, lastCommand) + IDLE
  if (!hasClocks(state)) return false
  return time >= opens + ENDS || (aloneSince !== null && time >= aloneSince + ALONE)
}

/** RF-R56 When the pool closes by itself. */
export const closesAt = (view: View, opens: number): number | null =>
  hasClocks(view) && view.options.mode === 'real-time' ? opens + CLOSES : null

export const areAllStopped = ({ boards }: View): boolean => boards.every(({ dead, stopped }) => dead || stopped)
