import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { SocketTold } from '#protocol/told'

export type Reply = Extract<SocketTold, { kind: 'done' | 'refused' }>

/** The line is cut: whatever was asked may have been done or not. */
export class Cut extends Error {}

/** A socket to a server that may be killed at any moment. */
export class Line {
  readonly #ws: WebSocket
  readonly #waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>()
  /** Fails when the line is cut. */
  readonly cut: Promise<never>
  #ref = 0

  private constructor(url: string, cookie: string, hear: (told: SocketTold) => void) {
    this.#ws = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers: { cookie }, perMessageDeflate: false })
    this.cut = new Promise((_, reject) => this.#ws.on('close', () => reject(new Cut())))
    this.cut.catch((error: Cut) => {
      for (const waiting of this.#waiting.values()) waiting.reject(error)
      this.#waiting.clear()
    })
    // The end of the line follows and is enough to know.
    this.#ws.on('error', () => {})
    this.#ws.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as SocketTold
      if (told.kind === 'done' || told.kind === 'refused') this.#answer(told)
      else hear(told)
    })
  }

  /** Throws `Cut` if there is no server. */
  static async open(url: string, cookie: string, hear: (told: SocketTold) => void): Promise<Line> {
    const line = new Line(url, cookie, hear)
    await Promise.race([once(line.#ws, 'open'), line.cut])
    return line
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN
  }

  /** Throws `Cut`. */
  ask(message: object): Promise<Reply> {
    const ref = ++this.#ref
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Cut())
      this.#waiting.set(ref, { resolve, reject })
      this.#ws.send(JSON.stringify({ ...message, ref }))
    })
  }

  /** Cuts it from this side. */
  end(): void {
    this.#ws.terminate()
  }

  #answer(reply: Reply): void {
    this.#waiting.get(reply.ref!)?.resolve(reply)
    this.#waiting.delete(reply.ref!)
  }
}
