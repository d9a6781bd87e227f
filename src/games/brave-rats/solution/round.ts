import { solveMatrix } from '#games/brave-rats/solution/matrix-game'
import type { Round } from '#games/brave-rats/solution/positions'
import { type Pair, SEAT_0_WINS, SEAT_1_WINS, type Seat } from '#games/brave-rats/solution/standing'

/** What each pair of cards of the settled round is worth to seat 0, in the order of its outcomes. */
const payoffs = new Float64Array(64)
/** How often each seat makes each of its moves. */
const mixes: Pair<Float64Array> = [new Float64Array(8), new Float64Array(8)]
/** In a spied round, the move that answers each first card best. */
const answers = new Int32Array(8)

export const rivalOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/**
 * Finds perfect play in a round, given the value of each position that may follow, and returns the round's value to
 * seat 0. The other functions here speak of the round settled last.
 */
export function settle(round: Round, values: Float64Array): number {
  const [rows, cols] = [round.moves[0].length, round.moves[1].length]
  for (let at = 0; at < rows * cols; at++) payoffs[at] = worthOf(round.outcomes[at]!, values)
  return round.spySeat === null
    ? solveMatrix(payoffs, rows, cols, mixes[0], mixes[1])
    : settleSpied(round, round.spySeat)
}

/** BR-110 The seat that must reveal first chooses the card whose best answer harms it least. */
function settleSpied(round: Round, spy: Seat): number {
  const first = rivalOf(spy)
  let best = 0
  for (let open = 0; open < round.moves[first].length; open++) {
    answers[open] = bestAnswer(round, spy, open)
    if (isBetter(first, answered(round, spy, open), answered(round, spy, best))) best = open
  }
  return reveal(round, spy, best)
}

function bestAnswer(round: Round, spy: Seat, open: number): number {
  let best = 0
  for (let move = 1; move < round.moves[spy].length; move++)
    if (isBetter(spy, payoffs[place(round, spy, move, open)]!, payoffs[place(round, spy, best, open)]!)) best = move
  return best
}

/** Turns up the first card of a spied round, and returns what the round is worth to seat 0 once it is answered best. */
export function reveal(round: Round, spy: Seat, open: number): number {
  mixes[0].fill(0)
  mixes[1].fill(0)
  mixes[rivalOf(spy)][open] = mixes[spy][answers[open]!] = 1
  return answered(round, spy, open)
}

const answered = (round: Round, spy: Seat, open: number): number => payoffs[place(round, spy, answers[open]!, open)]!

/** Where a seat's move and its rival's stand among the outcomes. */
const place = ({ moves }: Round, seat: Seat, own: number, rivals: number): number =>
  seat === 0 ? own * moves[1].length + rivals : rivals * moves[1].length + own

const isBetter = (seat: Seat, worth: number, than: number): boolean => (seat === 0 ? worth > than : worth < than)

function worthOf(outcome: number, values: Float64Array): number {
  if (outcome >= 0) return values[outcome]!
  return outcome === SEAT_0_WINS ? 1 : outcome === SEAT_1_WINS ? -1 : 0
}

/** How often perfect play makes a move. */
export const probability = (seat: Seat, move: number): number => mixes[seat][move]!

/** What a move is worth to seat 0 if the rival plays perfectly in this round, and `values` tell the rest. */
export function worthOfMove(round: Round, seat: Seat, move: number, values: Float64Array): number {
  const rival = rivalOf(seat)
  if (round.spySeat === rival) return worthOf(round.outcomes[place(round, seat, move, answers[move]!)]!, values)
  let worth = 0
  for (let answer = 0; answer < round.moves[rival].length; answer++) {
    const often = mixes[rival][answer]!
    if (often > 0) worth += often * worthOf(round.outcomes[place(round, seat, move, answer)]!, values)
  }
  return worth
}

/** What the round is worth to seat 0 if `seat` makes its best move against the rival's perfect play. */
export function bestResponse(round: Round, seat: Seat, values: Float64Array): number {
  let best = worthOfMove(round, seat, 0, values)
  for (let move = 1; move < round.moves[seat].length; move++) {
    const worth = worthOfMove(round, seat, move, values)
    if (isBetter(seat, worth, best)) best = worth
  }
  return best
}
