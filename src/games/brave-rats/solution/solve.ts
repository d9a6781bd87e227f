import type { Strength } from '#games/brave-rats/cards'
import { type Position, Positions, type Round, type Start } from '#games/brave-rats/solution/positions'
import { bestResponse, probability, reveal, rivalOf, settle, worthOfMove } from '#games/brave-rats/solution/round'
import { asItMatters, asPlayed, type Pair, type Seat } from '#games/brave-rats/solution/standing'

/** A character that a seat may choose, as perfect play sees it. */
export interface Move {
  readonly strength: Strength
  /** How often perfect play chooses it. */
  readonly probability: number
  /** What choosing it for certain would lose against the rival's perfect play. */
  readonly cost: number
}

/** Perfect play from a start on. Values are seat 0's: 1 if it wins the game, -1 if it loses, 0 for a tie. */
export class Solution {
  readonly start: Start
  /** The value of each position, by number. */
  readonly values: Float64Array
  readonly #positions: Positions
  #states: number | undefined

  constructor(start: Start, positions: Positions, values: Float64Array) {
    this.start = start
    this.values = values
    this.#positions = positions
  }

  /**
   * How many decision states play can come to: positions at the start of a round, down to one card each, that differ
   * in the cards left, the victories, the uncut value of the held rounds to each seat, who has the +2 (both is not
   * none) or who sees first. A spied round is one state; answers to its open card are not counted apart. Counted when
   * first asked for.
   */
  get states(): number {
    this.#states ??= new Positions(this.start, asPlayed).count
    return this.#states
  }

  /** What a position is worth. Throws a `RangeError` if play cannot come to it. */
  value(position: Position): number {
    if (position.revealed == null) return this.values[this.#positions.numberOf(position)]!
    const round = this.#positions.roundAt(position)
    settle(round, this.values)
    return revealIn(round, position.revealed)
  }

  /**
   * How a seat plays a position: its characters, strongest first. Throws a `RangeError` if play cannot come to the
   * position, or if the seat has nothing to choose in it.
   */
  mix(position: Position, seat: Seat): readonly Move[] {
    const round = this.#positions.roundAt(position)
    settle(round, this.values)
    if (position.revealed != null) revealIn(round, position.revealed)
    if (round.spySeat !== null && (seat === round.spySeat) !== (position.revealed != null))
      throw new RangeError(`Seat ${seat} has nothing to choose in ${JSON.stringify(position)}.`)
    const moves = round.moves[seat]
    const worths = moves.map((_, move) => worthOfMove(round, seat, move, this.values))
    const best = seat === 0 ? Math.max(...worths) : Math.min(...worths)
    return moves.map((strength, move) => ({
      strength,
      probability: probability(seat, move),
      cost: Math.abs(best - worths[move]!),
    }))
  }

  /** What each seat could gain, over the whole game, by playing best against the other's `mix`: 0 but for rounding. */
  gain(): Pair<number> {
    const start = this.#positions.count - 1
    const bests = [new Float64Array(start + 1), new Float64Array(start + 1)] as const
    this.#positions.walk((round, number) => {
      settle(round, this.values)
      for (const seat of [0, 1] as const) bests[seat][number] = bestResponse(round, seat, bests[seat])
    })
    return [bests[0][start]! - this.values[start]!, this.values[start]! - bests[1][start]!]
  }
}

/** Opens a card in a settled round, and returns what the round is then worth. */
function revealIn(round: Round, card: Strength): number {
  const open = round.spySeat === null ? -1 : round.moves[rivalOf(round.spySeat)].indexOf(card)
  if (round.spySeat === null || open < 0) throw new RangeError(`${card} cannot lie open in this round.`)
  return reveal(round, round.spySeat, open)
}

/** Solves a game, last rounds first. `onProgress` hears how many positions are done after each number of cards. */
export function solve(start: Start, onProgress?: (done: number, total: number) => void): Solution {
  const positions = new Positions(start, asItMatters)
  const values = new Float64Array(positions.count)
  positions.walk(
    (round, number) => (values[number] = settle(round, values)),
    (done) => onProgress?.(done, positions.count),
  )
  return new Solution(start, positions, values)
}
