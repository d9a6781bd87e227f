import { newStanding, type Pair, settle, type Standing } from '#games/brave-rats/bench/standing'
import { type CardId, type Strength, strengthOf } from '#games/brave-rats/cards'
import type { Referee, Seat, ServerBench } from '#games/testing/bench'

/** The cards of a round until both are there. */
class Judge implements Referee {
  readonly #standing: Standing = newStanding()
  readonly #cards: Pair<Strength | null> = [null, null]

  get result(): Standing['result'] {
    return this.#standing.result
  }

  play(seat: Seat, card: number): void {
    this.#cards[seat] = card as Strength
    const [yarg, applewood] = this.#cards
    if (yarg === null || applewood === null) return
    settle(this.#standing, yarg, applewood)
    this.#cards.fill(null)
  }
}

/** What is known of a match to whoever plays it at boardgame.io, see `peers/boardgame-io.ts`. */
interface BoardgameIo {
  readonly G: { readonly hands: Pair<readonly Strength[]>; readonly cards: Pair<Strength | null> }
  readonly ctx: { readonly gameover?: unknown; readonly activePlayers?: Readonly<Record<string, unknown>> | null }
}

/** And in a room of Colyseus, see `peers/colyseus.ts`. */
interface Colyseus {
  readonly asked: number
  readonly sides: readonly { readonly hand: readonly number[] }[]
}

/** The base game, in which a card is its strength; a tie is not played again. */
export const server: ServerBench = {
  options: { ties: 'draw' },
  referee: () => new Judge(),
  moveOf: (choice) => strengthOf((choice as { readonly card: CardId }).card),
  boardgameIoMoves(state, seat) {
    const { G, ctx } = state as BoardgameIo
    const isAsked = ctx.gameover === undefined && ctx.activePlayers?.[seat] !== undefined && G.cards[seat] === null
    return isAsked ? G.hands[seat] : []
  },
  colyseusMoves(state, seat) {
    const { asked, sides } = state as Colyseus
    return (asked & (seat + 1)) === 0 ? [] : [...sides[seat]!.hand]
  },
}
