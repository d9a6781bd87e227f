import { performance } from 'node:perf_hooks'
import type { Referee, Seat } from '../../src/games/testing/bench.ts'
import { contest } from './contest.ts'
import type { Listener, LiveMatch, OpenMatch } from './players.ts'

/** A match that is played at random, one move after another, and judged here again by the rules. */
export class RandomGame implements Listener {
  readonly #referee: Referee = contest.referee()
  readonly #fault: (sentence: string) => void
  #match: LiveMatch | undefined
  /** The move that is on its way. */
  #move: readonly [seat: Seat, move: number] | undefined
  /** The seats that have not seen the last move yet, as bits. */
  #unseen = 0
  #sentAt = 0
  /** Told how many milliseconds passed until both seats had seen a move. */
  onMove: (ms: number) => void = () => {}

  private constructor(fault: (sentence: string) => void) {
    this.#fault = fault
  }

  static async open(open: OpenMatch, port: number, fault: (sentence: string) => void): Promise<RandomGame> {
    const game = new RandomGame(fault)
    game.#match = await open(port, game)
    return game
  }

  /** Whether a move is on its way. */
  get isBusy(): boolean {
    return this.#unseen !== 0
  }

  get isOver(): boolean {
    return this.#referee.result !== null
  }

  /** Some seat that is asked plays something. */
  move(): void {
    const match = this.#match!
    const first: Seat = Math.random() < 0.5 ? 0 : 1
    for (const seat of [first, 1 - first] as Seat[]) {
      const moves = match.moves(seat)
      if (moves.length === 0) continue
      const move = moves[Math.floor(Math.random() * moves.length)]!
      this.#move = [seat, move]
      this.#unseen = 3
      this.#sentAt = performance.now()
      match.play(seat, move)
      return
    }
    this.#fault('nobody may play, and the match is not over')
  }

  seen(seat: Seat): void {
    if ((this.#unseen & (seat + 1)) === 0) return this.#fault('a seat was told of a move that nobody made')
    this.#unseen &= ~(seat + 1)
    if (this.#unseen !== 0) return
    const ms = performance.now() - this.#sentAt
    this.#judge()
    this.onMove(ms)
  }

  failed(reason: string): void {
    this.#fault(reason)
  }

  close(): void {
    this.#match!.close()
  }

  #judge(): void {
    this.#referee.play(...this.#move!)
    for (const seat of [0, 1] as const) {
      const [told, true_] = [this.#match!.result(seat), this.#referee.result]
      if (told?.winner !== true_?.winner)
        this.#fault(`a match ended with ${String(told?.winner)}, not ${String(true_?.winner)}`)
    }
  }
}
