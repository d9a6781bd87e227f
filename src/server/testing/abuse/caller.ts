import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocket } from 'ws'
import type { SocketTold } from '#protocol/told'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Someone who calls from an address of this machine: all of 127.0.0.0/8 is here, and each counts as another. */
export class Caller {
  readonly port: number
  readonly address: string
  readonly #agent = new Agent({ keepAlive: true })
  #cookie = ''

  constructor(port: number, address: string) {
    this.port = port
    this.address = address
  }

  /** Becomes someone: gets a cookie. */
  async arrive(): Promise<this> {
    await this.call('GET', '/api/me')
    return this
  }

  async call(method: string, path: string, body?: string): Promise<Answer> {
    const { port, address: localAddress } = this
    const headers = {
      ...(this.#cookie !== '' && { cookie: this.#cookie }),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const asked = request({ host: '127.0.0.1', port, method, path, headers, localAddress, agent: this.#agent })
    asked.end(body)
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const [cookie] = response.headers['set-cookie'] ?? []
    if (cookie !== undefined) this.#cookie = cookie.split(';', 1)[0]!
    const said = await text(response)
    return { status: response.statusCode!, body: said.startsWith('{') ? JSON.parse(said) : said }
  }

  /** Sets up a table; `undefined` if that is refused. */
  async newTable(wanted: object): Promise<string | undefined> {
    const { status, body } = await this.call('POST', '/api/tables', JSON.stringify(wanted))
    return status === 201 ? (body as { table: { id: string } }).table.id : undefined
  }

  /** Opens a socket. Throws if it is refused. */
  async connect(): Promise<Socket> {
    const ws = new WebSocket(`ws://127.0.0.1:${this.port}/socket`, {
      headers: { cookie: this.#cookie },
      localAddress: this.address,
      perMessageDeflate: false,
    })
    const socket = new Socket(ws)
    await once(ws, 'open')
    return socket
  }

  hangUp(): void {
    this.#agent.destroy()
  }
}

/** A socket's other end. Whatever is refused, or cut, is only counted: an attacker does not mind. */
export class Socket {
  readonly ws: WebSocket
  refused = 0
  #ref = 0
  readonly #waiting = new Map<number, (told: SocketTold | undefined) => void>()
  hear: (told: SocketTold) => void = () => {}

  constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('error', () => {})
    ws.on('close', () => {
      for (const answer of this.#waiting.values()) answer(undefined)
    })
    ws.on('message', (data: Buffer) => {
      const told = JSON.parse(data.toString()) as SocketTold
      if (told.kind === 'refused') this.refused++
      const ref = told.kind === 'done' || told.kind === 'refused' ? told.ref : null
      if (ref === null) return this.hear(told)
      this.#waiting.get(ref)?.(told)
      this.#waiting.delete(ref)
    })
  }

  get isOpen(): boolean {
    return this.ws.readyState === WebSocket.OPEN
  }

  /** Says something and waits for no answer. */
  say(message: object): void {
    if (this.isOpen) this.ws.send(JSON.stringify(message))
  }

  /** The answer; `undefined` if the line is cut. */
  ask(message: object): Promise<SocketTold | undefined> {
    const ref = ++this.#ref
    return new Promise((resolve) => {
      if (!this.isOpen) return resolve(undefined)
      this.#waiting.set(ref, resolve)
      this.say({ ...message, ref })
    })
  }

  end(): void {
    this.ws.terminate()
  }
}
