import { type Client, Room } from '@colyseus/core'
import { ArraySchema, schema, type SchemaType, t } from '@colyseus/schema'
import { CLAN, newStanding, other, settle } from '#games/brave-rats/bench/standing'
import type { Strength } from '#games/brave-rats/cards'
import type { Seat } from '#games/testing/bench'

/** What everybody may see of a seat; a sealed card stays in the hand. */
const Side = schema({
  hand: t.array('uint8'),
  locked: t.boolean(),
  shown: t.int8(),
  victories: t.uint8(),
  held: t.uint8(),
  bonus: t.uint8(),
})

const Position = schema({
  moves: t.uint16(),
  round: t.uint8(),
  sides: t.array(Side),
  /** Whose card is asked for: 1 the Yargs', 2 the Applewoods', 3 both. */
  asked: t.uint8(),
  over: t.boolean(),
  winner: t.int8(),
})
type Position = SchemaType<typeof Position>

const SEATS = [0, 1] as const

/** A room with one match, which sends a patch at every move. */
export class Match extends Room<{ state: Position }> {
  readonly #standing = newStanding()
  readonly #cards: [Strength | null, Strength | null] = [null, null]
  #spy: Seat | null = null

  override onCreate(): void {
    this.maxClients = 2
    this.setPatchRate(null)
    const sides = SEATS.map(() =>
      new Side().assign({
        hand: new ArraySchema<number>(...CLAN),
        locked: false,
        shown: -1,
        victories: 0,
        held: 0,
        bonus: 0,
      }),
    )
    const position = {
      moves: 0,
      round: 0,
      sides: new ArraySchema<SchemaType<typeof Side>>(...sides),
      asked: 3,
      over: false,
      winner: -1,
    }
    this.setState(new Position().assign(position))
    this.onMessage('play', (client: Client, card: Strength) => this.#play(client, card))
  }

  override onJoin(client: Client): void {
    client.userData = { seat: this.clients.indexOf(client) }
  }

  #play(client: Client, card: Strength): void {
    const { seat } = client.userData as { seat: Seat }
    const side = this.state.sides[seat]!
    if (this.state.over || (this.state.asked & (seat + 1)) === 0 || !side.hand.includes(card))
      return client.send('refused', card)
    this.#cards[seat] = card
    this.state.moves++
    side.locked = true
    if (this.#spy !== null) side.shown = card
    this.state.asked = this.#spy === null ? this.state.asked & ~(seat + 1) : this.#spy + 1
    const [yarg, applewood] = this.#cards
    if (yarg !== null && applewood !== null) this.#settle(yarg, applewood)
    this.broadcastPatch()
  }

  #settle(yarg: Strength, applewood: Strength): void {
    const standing = this.#standing
    this.#spy = settle(standing, yarg, applewood)
    for (const seat of SEATS) {
      const side = this.state.sides[seat]!
      side.hand.splice(side.hand.indexOf(this.#cards[seat]!), 1)
      side.locked = false
      side.shown = -1
      side.victories = standing.victories[seat]
      side.held = standing.held[seat]
      side.bonus = standing.bonus[seat]
      this.#cards[seat] = null
    }
    this.state.round = standing.round
    this.state.asked = this.#spy === null ? 3 : other(this.#spy) + 1
    if (!standing.result) return
    this.state.asked = 0
    this.state.over = true
    this.state.winner = standing.result.winner ?? -1
  }
}
