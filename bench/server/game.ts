import { performance } from 'node:perf_hooks'
import type { Strength } from '../../src/games/brave-rats/cards.ts'
import { newStanding, type Pair, type Seat, settle } from '../brave-rats/standing.ts'
import type { Listener, LiveMatch, OpenMatch } from './players.ts'

/** A match that is played at random, one move after another, and judged here again by the rules. */
export class RandomGame implements Listener {
  readonly #standing = newStanding()
  readonly #cards: Pair<Strength | null> = [null, null]
  readonly #fault: (sentence: string) => void
  #match: LiveMatch | undefined
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
    return this.#standing.result !== null
  }

  /** Some seat that is asked plays some card. */
  move(): void {
    const match = this.#match!
    const first: Seat = Math.random() < 0.5 ? 0 : 1
    for (const seat of [first, 1 - first] as Seat[]) {
      const cards = match.cards(seat)
      if (cards.length === 0) continue
      const card = cards[Math.floor(Math.random() * cards.length)]!
      this.#cards[seat] = card
      this.#unseen = 3
      this.#sentAt = performance.now()
      match.play(seat, card)
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
    const [yarg, applewood] = this.#cards
    if (yarg === null || applewood === null) return
    settle(this.#standing, yarg, applewood)
    this.#cards.fill(null)
    for (const seat of [0, 1] as const) {
      const [told, true_] = [this.#match!.result(seat), this.#standing.result]
      if (told?.winner !== true_?.winner)
        this.#fault(`a match ended with ${String(told?.winner)}, not ${String(true_?.winner)}`)
    }
  }
}
