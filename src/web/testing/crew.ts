import type { About } from '#engine/game'
import { pick, type Random, SeededRandom } from '#engine/random'
import type { Player } from '#web/testing/player'

/** Whether a match stands as a picture wants it, to the eyes of the first seat. */
export type Moment = (view: object, asked: string | undefined) => boolean

const HUMAN = { kind: 'human' } as const

/** Those who play a game at the tables that are photographed; the first is the one with the camera. */
export class Crew {
  readonly players: readonly Player[]
  readonly #about: About<object>
  readonly #luck: Random = SeededRandom.from('shots')

  constructor(about: About<object>, players: readonly Player[]) {
    this.#about = about
    this.players = players
  }

  /** A new table at which so many have sat down; as few as the game can do with unless told. */
  async open(seats = this.#about.seats[0], options: object = {}): Promise<string> {
    const table = await this.players[0]!.open({
      game: this.#about.id,
      options,
      seats: Array.from({ length: seats }, () => HUMAN),
    })
    for (const [seat, player] of this.players.slice(0, seats).entries()) await player.act(table, { do: 'sit', seat })
    return table
  }

  /** Plays on at random until the moment is there; `false` if the match is over first. */
  async playUntil(table: string, moment: Moment): Promise<boolean> {
    for (;;) {
      const { view, own: asked, outcome } = await this.players[0]!.now(table)
      if (outcome) return false
      if (moment(view!, asked?.kind)) return true
      await this.#answer(table)
    }
  }

  /** Whoever is asked answers. */
  async #answer(table: string): Promise<void> {
    for (const player of this.players) {
      const { own: asked } = await player.now(table)
      if (!asked || asked.locked || asked.choices.length === 0) continue
      const { decision, choices } = asked
      await player.act(table, { do: 'choose', decision, choice: pick(this.#luck, choices) })
      return
    }
  }

  /** A table at which the moment is there: the luck of a table is the server's, so it is not laid out but waited for. */
  async find(seats: number, options: object, moment: Moment): Promise<string> {
    for (;;) {
      const table = await this.open(seats, options)
      if (await this.playUntil(table, moment)) return table
    }
  }
}
