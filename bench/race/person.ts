import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { WebSocket } from 'ws'
import { type NowTold, nowAfter, type SocketTold } from '../../src/protocol/told.ts'

export interface Listener {
  /** More is known. */
  changed(): void
  failed(sentence: string): void
}

/** What became of something that was ordered; `line` is the line that tells of it. */
export type Answer = { readonly line: number } | { readonly code: string }

/** Somebody at a table of our server, on a line that may take longer than others: half of it there, half of it back. */
export class Person {
  readonly seat: number
  readonly #table: string
  readonly #listener: Listener
  /** How long, in milliseconds, what goes one way takes. */
  readonly delay: number | undefined
  readonly #ws: WebSocket
  readonly #opened: Promise<unknown>
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #ref = 0
  now: NowTold | undefined
  /** The number of the last line that was told. */
  line = 0
  /** Bytes that came over the line. */
  bytes = 0
  messages = 0
  /** How far the server's clock is ahead of the one here. */
  #ahead = 0

  constructor(
    { port, cookie, table, seat }: Record<'cookie' | 'table', string> & Record<'port' | 'seat', number>,
    listener: Listener,
    delay: number | undefined,
  ) {
    this.seat = seat
    this.#table = table
    this.#listener = listener
    this.delay = delay === undefined ? undefined : delay / 2
    this.#ws = new WebSocket(`ws://127.0.0.1:${port}/socket`, { headers: { cookie }, perMessageDeflate: false })
    this.#opened = once(this.#ws, 'open')
    this.#ws.on('message', (data: Buffer) => {
      this.bytes += data.length
      this.messages++
      this.#later(() => this.#hear(JSON.parse(data.toString()) as SocketTold))
    })
    this.#ws.on('close', (code) => {
      if (code !== 1005) listener.failed(`a socket was closed: ${code}`)
    })
    this.#ws.on('error', (error) => listener.failed(String(error)))
  }

  /** What goes one way arrives in the order in which it went. Where lines differ, all go this way: a timer of its own costs time. */
  #later(work: () => void): void {
    if (this.delay === undefined) work()
    else setTimeout(work, this.delay)
  }

  /** What time it is at the server. */
  serverNow(): number {
    return nowMs() + this.#ahead
  }

  async sit(): Promise<void> {
    await this.#opened
    await this.ask({ do: 'sit', seat: this.seat })
    await this.ask({ do: 'watch', as: this.seat })
  }

  /** Answers the open question. */
  choose(choice: object): Promise<Answer> {
    const { own } = this.now!
    return this.ask({
      do: 'choose',
      seat: this.seat,
      ...(own && own.decision >= 0 && { decision: own.decision }),
      choice,
    })
  }

  ask(message: object): Promise<Answer> {
    const ref = ++this.#ref
    const text = JSON.stringify({ ...message, table: this.#table, ref })
    this.#later(() => this.#ws.send(text))
    return new Promise((resolve) => this.#waiting.set(ref, resolve))
  }

  close(): void {
    this.#ws.close()
  }

  #answer(ref: number | null | undefined, answer: Answer): void {
    this.#waiting.get(ref ?? 0)?.(answer)
    this.#waiting.delete(ref ?? 0)
  }

  #hear(told: SocketTold): void {
    switch (told.kind) {
      case 'hello':
        this.#ahead = told.at + (this.delay ?? 0) - nowMs()
        break
      case 'table':
        this.now = told.now
        this.line = told.lines.at(-1)?.n ?? 0
        break
      case 'lines':
        this.now = nowAfter(this.now!, told.lines, told.now).now
        this.line = told.lines.at(-1)?.n ?? this.line
        break
      case 'done':
        this.#answer(told.ref, { line: this.line })
        break
      case 'refused':
        this.#answer(told.ref, { code: told.error.code })
        break
      case 'bye':
        this.#listener.failed(told.reason)
        break
    }
    this.#listener.changed()
  }
}

export const nowMs = (): number => performance.now()
