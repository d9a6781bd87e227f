import type { BrowserContext } from 'playwright-core'
import type { NewTable } from '#protocol/acts'
import type { NowTold } from '#protocol/told'

/** Asks the server for something; `body` is what is sent, if anything. */
type Call = (path: string, body?: object) => Promise<unknown>

/** Someone who plays without a page, so that a test can say exactly what happens at a table. */
export class Player {
  readonly #call: Call

  private constructor(call: Call) {
    this.#call = call
  }

  /** Somebody without a browser. */
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

  /** Sets up a table and returns its id. */
  async open(wanted: NewTable): Promise<string> {
    const answer = await this.#call('/api/tables', wanted)
    return (answer as { readonly table: { readonly id: string } }).table.id
  }

  async act(table: string, act: object): Promise<void> {
    await this.#call(`/api/tables/${table}/acts`, act)
  }

  /** How things stand for this one. */
  async now(table: string): Promise<NowTold> {
    return ((await this.#call(`/api/tables/${table}`)) as { readonly now: NowTold }).now
  }
}

function told(path: string, isFine: boolean, text: string): unknown {
  if (!isFine) throw new Error(`${path}: ${text}`)
  return JSON.parse(text)
}
