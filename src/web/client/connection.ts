import type { Act } from '#protocol/acts'
import type { LobbyTold, SocketTold } from '#protocol/told'

export type LineStatus = 'connecting' | 'open' | 'lost'

/** Something was refused; the sentence is for people. */
export class NotDone extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

type TableNews = Extract<SocketTold, { kind: 'table' | 'lines' }>

/** Who listens to a table, and the last line he knows. */
interface Listener {
  readonly table: string
  hear(news: TableNews): void
  failed(error: NotDone): void
  since(): number | undefined
}

interface Asked {
  resolve(answer: Readonly<Record<string, unknown>>): void
  reject(error: Error): void
}

/** How long to wait before the next try, in milliseconds. */
const PAUSES = [250, 500, 1000, 2000, 5000]

/** The one line to the server. It comes back by itself, and then everyone hears exactly what he has missed. */
export class Connection {
  status: LineStatus = 'connecting'
  #socket: WebSocket | undefined
  #ref = 0
  #tries = 0
  readonly #asked = new Map<number, Asked>()
  readonly #listeners = new Set<Listener>()
  readonly #lobbyists = new Set<(tables: readonly LobbyTold[]) => void>()
  readonly #watchers = new Set<() => void>()

  constructor() {
    this.#connect()
  }

  /** For React: calls back when the status changes. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#watchers.add(changed)
    return () => this.#watchers.delete(changed)
  }

  /** Does something at a table; rejects with `NotDone` if it is refused or the line is cut. */
  act(table: string, act: Act): Promise<Readonly<Record<string, unknown>>> {
    return this.#ask({ ...act, table })
  }

  /** Hears a table until stopped, over all cuts of the line. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.status === 'open') this.#watch(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.status === 'open') this.#ask({ do: 'unwatch', table: listener.table }).catch(() => {})
    }
  }

  lobby(hear: (tables: readonly LobbyTold[]) => void): () => void {
    this.#lobbyists.add(hear)
    if (this.status === 'open') this.#ask({ do: 'lobby', on: true }).catch(() => {})
    return () => {
      this.#lobbyists.delete(hear)
      if (this.status === 'open' && this.#lobbyists.size === 0) this.#ask({ do: 'lobby', on: false }).catch(() => {})
    }
  }

  #connect(): void {
    const { protocol, host } = window.location
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/socket`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#tries = 0
      this.#become('open')
      for (const listener of this.#listeners) this.#watch(listener)
      if (this.#lobbyists.size > 0) this.#ask({ do: 'lobby', on: true }).catch(() => {})
    })
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as SocketTold))
    socket.addEventListener('close', () => {
      this.#become('lost')
      for (const { reject } of this.#asked.values())
        reject(new NotDone('lost', 'The line was cut before the answer came.'))
      this.#asked.clear()
      window.setTimeout(() => this.#connect(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)])
    })
  }

  #become(status: LineStatus): void {
    this.status = status
    for (const changed of this.#watchers) changed()
  }

  #watch(listener: Listener): void {
    const since = listener.since()
    this.#ask({ do: 'watch', table: listener.table, ...(since !== undefined && { since }) }).catch((error: unknown) => {
      if (error instanceof NotDone && error.code !== 'lost') listener.failed(error)
    })
  }

  #ask(message: object): Promise<Readonly<Record<string, unknown>>> {
    const ref = ++this.#ref
    if (this.#socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new NotDone('lost', 'There is no line to the server just now.'))
    this.#socket.send(JSON.stringify({ ...message, ref }))
    return new Promise((resolve, reject) => this.#asked.set(ref, { resolve, reject }))
  }

  #hear(told: SocketTold): void {
    switch (told.kind) {
      case 'table':
      case 'lines': {
        const table = told.kind === 'table' ? told.table.id : told.table
        for (const listener of this.#listeners) if (listener.table === table) listener.hear(told)
        break
      }
      case 'lobby':
        for (const hear of this.#lobbyists) hear(told.tables)
        break
      case 'done':
        this.#answered(told.ref)?.resolve(told)
        break
      case 'refused':
        this.#answered(told.ref)?.reject(new NotDone(told.error.code, told.error.message))
        break
      case 'hello':
      case 'bye':
        break
    }
  }

  #answered(ref: number | null): Asked | undefined {
    const asked = ref === null ? undefined : this.#asked.get(ref)
    if (ref !== null) this.#asked.delete(ref)
    return asked
  }
}

let line: Connection | undefined

/** The line of this page, made when it is first needed. */
export const connection = (): Connection => (line ??= new Connection())
