import type { BrowserContext } from 'playwright-core'
import type { NowTold } from '#protocol/told'

/** Asks the server for something; `body` is what is sent, if anything. */
type Call = (path: string, body?: object) => Promise<unknown>

/** Someone who plays without a page, so that a test can say exactly what happens at a table. */
export class Player {
  readonly #call: Call

  private constructor(call: Call) {
    this.#call = call
  }

  /** Somebody of his own. */
  static async called(name: string, url: string): Promise<Player> {
    const call =
      (headers: Readonly<Record<string, string>>): Call =>
      async (path, body) => {
        const answer = await fetch(url + path, {
          headers,
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
        })
        return told(path, answer.ok, await answer.text())
      }
    const headers = { 'content-type': 'application/json' }
    const { token } = (await call(headers)('/api/bots', { name })) as { readonly token: string }
    return new Player(call({ ...headers, authorization: `Bearer ${token}` }))
  }

  /** Whoever has this browser. */
  static behind({ request }: BrowserContext): Player {
    return new Player(async (path, body) => {
      const answer = await (body ? request.post(path, { data: body }) : request.get(path))
      return told(path, answer.ok(), await answer.text())
    })
  }

  /** Sets up a table of BraveRats, for two people unless told otherwise, and returns its id. */
  async open(wanted: object = {}): Promise<string> {
    const human = { kind: 'human' }
    const answer = await this.#call('/api/tables', { game: 'brave-rats', seats: [human, human], ...wanted })
    return (answer as { readonly table: { readonly id: string } }).table.id
  }

  async act(table: string, act: object): Promise<void> {
    await this.#call(`/api/tables/${table}/acts`, act)
  }

  /** How things stand for this one. */
  async now(table: string): Promise<NowTold> {
    return ((await this.#call(`/api/tables/${table}`)) as { readonly now: NowTold }).now
  }

  /** Plays a card, if this one is asked for a card now. */
  async maybeChoose(table: string, card: string): Promise<boolean> {
    const { own } = await this.now(table)
    if (!own || own.locked) return false
    await this.act(table, { do: 'choose', decision: own.decision, choice: { kind: own.kind, card } })
    return true
  }
}

function told(path: string, isFine: boolean, text: string): unknown {
  if (!isFine) throw new Error(`${path}: ${text}`)
  return JSON.parse(text)
}

/** Plays rounds written as `Y5xA3`; where a Spy is at work, in its order. */
export async function playRounds(table: string, players: readonly [Player, Player], rounds: string): Promise<void> {
  for (const round of rounds.split(' ')) {
    const [first, second] = round.split('x') as [string, string]
    const isFirst = await players[0].maybeChoose(table, first)
    await players[1].maybeChoose(table, second)
    if (!isFirst) await players[0].maybeChoose(table, first)
  }
}

/** Four victories to three for the Applewoods in six rounds, with a General, a Spy and the Prince. */
export const CLOSE_MATCH = 'Y5xA3 Y4xA6 Y6xA1 Y1xA4 Y7xA2 Y3xA7'

/** A match between two that is over; returns its table. */
export async function playedMatch(url: string): Promise<string> {
  const players = [await Player.called('Ann', url), await Player.called('Ben', url)] as const
  const table = await players[0].open()
  for (const [seat, player] of players.entries()) await player.act(table, { do: 'sit', seat })
  await playRounds(table, players, CLOSE_MATCH)
  return table
}
