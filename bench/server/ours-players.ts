import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type NowTold, nowAfter, type SocketTold } from '../../src/protocol/told.ts'
import type { Result, Seat } from '../../src/games/testing/bench.ts'
import { contest } from './contest.ts'
import type { Listener, LiveMatch } from './players.ts'

export const PLAN = {
  game: contest.id,
  options: contest.options,
  seats: [{ kind: 'human' }, { kind: 'human' }],
} as const

/** Two people at our server, each with a cookie and a socket. */
export async function openMatch(port: number, listener: Listener): Promise<LiveMatch> {
  const url = `http://127.0.0.1:${port}`
  const [host, guest] = await Promise.all([arrive(url), arrive(url)])
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie: host, 'content-type': 'application/json' },
    body: JSON.stringify(PLAN),
  })
  if (response.status !== 201) throw new Error(`No table: ${await response.text()}`)
  const { table } = (await response.json()) as { readonly table: { readonly id: string } }
  const people = [
    new Person(port, host, table.id, 0, listener),
    new Person(port, guest, table.id, 1, listener),
  ] as const
  await Promise.all(people.map((person) => person.sit()))
  await Promise.all(people.map((person) => person.watch()))
  return {
    moves: (seat) => people[seat].moves(),
    play: (seat, move) => people[seat].play(move),
    result: (seat) => people[seat].result,
    close: () => {
      for (const person of people) person.close()
    },
  }
}

/** A new guest's cookie. */
export async function arrive(url: string): Promise<string> {
  const response = await fetch(`${url}/api/me`)
  await response.text()
  return response.headers.getSetCookie()[0]!.split(';', 1)[0]!
}

class Person {
  readonly #ws: WebSocket
  readonly #table: string
  readonly #seat: Seat
  readonly #listener: Listener
  readonly #opened: Promise<unknown>
  #now: NowTold | undefined
  #answered: (() => void) | undefined

  constructor(port: number, cookie: string, table: string, seat: Seat, listener: Listener) {
    this.#ws = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie }, perMessageDeflate: false })
    this.#table = table
    this.#seat = seat
    this.#listener = listener
    this.#opened = once(this.#ws, 'open')
    this.#ws.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as SocketTold))
    this.#ws.on('close', (code) => {
      if (code !== 1005) listener.failed(`a socket was closed: ${code}`)
    })
    this.#ws.on('error', (error) => listener.failed(String(error)))
  }

  async sit(): Promise<void> {
    await this.#opened
    await this.#ask({ do: 'sit', table: this.#table, seat: this.#seat })
  }

  watch(): Promise<void> {
    return this.#ask({ do: 'watch', table: this.#table, as: this.#seat })
  }

  moves(): readonly number[] {
    const own = this.#now?.own
    return own && !own.locked ? own.choices.map((choice) => contest.moveOf(choice)) : []
  }

  play(move: number): void {
    const { decision, choices } = this.#now!.own!
    const choice = choices.find((offered) => contest.moveOf(offered) === move)
    this.#ws.send(JSON.stringify({ do: 'choose', table: this.#table, decision, choice }))
  }

  get result(): Result | undefined {
    const outcome = this.#now?.outcome
    if (!outcome) return undefined
    const [first, second] = outcome.payoffs as [number, number]
    return { winner: first === second ? null : first > second ? 0 : 1 }
  }

  close(): void {
    this.#ws.close()
  }

  #ask(message: object): Promise<void> {
    this.#ws.send(JSON.stringify({ ...message, ref: 1 }))
    return new Promise((resolve) => {
      this.#answered = resolve
    })
  }

  #hear(told: SocketTold): void {
    switch (told.kind) {
      case 'table':
        this.#now = told.now
        break
      case 'lines':
        this.#now = nowAfter(this.#now!, told.lines, told.now).now
        for (const { what } of told.lines) if (what === 'locked' || what === 'played') this.#listener.seen(this.#seat)
        break
      case 'done':
        if (told.ref === 1) this.#answered?.()
        break
      case 'refused':
        this.#listener.failed(`${told.error.code}: ${told.error.message}`)
        break
      case 'bye':
        this.#listener.failed(told.reason)
        break
    }
  }
}
