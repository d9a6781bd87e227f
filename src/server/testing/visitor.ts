import { EventEmitter, once } from 'node:events'
import { type ClientOptions, WebSocket } from 'ws'
import type { NewsTold, SocketTold } from '#protocol/told'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

/** Someone with a browser: keeps the cookie that is set. */
export class Visitor {
  readonly url: string
  cookie: string | undefined
  token: string | undefined

  constructor(url: string) {
    this.url = url
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.headers(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie) this.cookie = cookie.split(';', 1)[0]!
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path)
  }

  /** Sets up a table and returns its id. */
  async newTable(wanted: object = {}): Promise<string> {
    const human = { kind: 'human' }
    const { status, body } = await this.call('POST', '/api/tables', {
      game: 'brave-rats',
      seats: [human, human],
      ...wanted,
    })
    if (status !== 201) throw new Error(`No table: ${JSON.stringify(body)}`)
    return (body['table'] as { id: string }).id
  }

  act(table: string, act: object): Promise<Answer> {
    return this.call('POST', `/api/tables/${table}/acts`, act)
  }

  headers(): Record<string, string> {
    return {
      ...(this.cookie !== undefined && { cookie: this.cookie }),
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
    }
  }

  /** Opens a socket and waits for the greeting. */
  async connect(options: ClientOptions = {}): Promise<Line> {
    if (!this.cookie && !this.token) await this.get('/api/me')
    const line = new Line(this.url, { ...options, headers: { ...this.headers(), ...options.headers } })
    await line.next('hello')
    return line
  }
}

type Kind = SocketTold['kind']
type Told<Name extends Kind> = Extract<SocketTold, { kind: Name }>

/** A socket's other end. */
export class Line {
  readonly ws: WebSocket
  /** Every text that was received. */
  readonly received: string[] = []
  readonly closed: Promise<number>
  readonly #unread: SocketTold[] = []
  #ref = 0
  readonly #news = new EventEmitter().setMaxListeners(0)
  #over: Error | undefined

  constructor(url: string, options: ClientOptions = {}) {
    this.ws = new WebSocket(`${url.replace('http', 'ws')}/socket`, options)
    this.closed = once(this.ws, 'close').then(([code]) => code as number)
    this.ws.on('message', (data: Buffer) => {
      this.received.push(data.toString())
      this.#unread.push(JSON.parse(data.toString()) as SocketTold)
      this.#news.emit('news')
    })
    const end = (error: Error): void => {
      this.#over = error
      this.#news.emit('news')
    }
    this.ws.on('error', end)
    this.ws.on('close', (code) => end(new Error(`The socket was closed: ${code}.`)))
  }

  /** The next message of this kind that fits; what comes before it is passed over. */
  async next<Name extends Kind>(kind: Name, fits: (told: Told<Name>) => boolean = () => true): Promise<Told<Name>> {
    for (;;) {
      const told = this.#unread.shift()
      if (told?.kind === kind && fits(told as Told<Name>)) return told as Told<Name>
      if (told) continue
      if (this.#over) throw this.#over
      await once(this.#news, 'news')
    }
  }

  say(message: object | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Sends a message and waits for its answer; what is told in between can still be read. */
  async ask(message: object): Promise<Told<'done'> | Told<'refused'>> {
    const ref = ++this.#ref
    this.say({ ...message, ref })
    for (;;) {
      const at = this.#unread.findIndex((told) => (told.kind === 'done' || told.kind === 'refused') && told.ref === ref)
      if (at >= 0) return this.#unread.splice(at, 1)[0] as Told<'done'> | Told<'refused'>
      if (this.#over) throw this.#over
      await once(this.#news, 'news')
    }
  }

  /** The same where a refusal is a failure of the test. */
  async do(message: object): Promise<Told<'done'>> {
    const answer = await this.ask(message)
    if (answer.kind === 'refused') throw new Error(`${answer.error.code}: ${answer.error.message}`)
    return answer
  }

  /** The code with which a message is refused; `undefined` if it is not. */
  async refusal(message: object): Promise<string | undefined> {
    const answer = await this.ask(message)
    return answer.kind === 'refused' ? answer.error.code : undefined
  }

  /** Watches a table and plays there, always the first choice, until the match is over; how it stands then. */
  async playOut(table: string, seat?: number): Promise<NewsTold> {
    this.say({ do: 'watch', table, ...(seat !== undefined && { as: seat }) })
    let { now }: { now: NewsTold } = await this.next('table')
    for (let answered = -1; now.status !== 'over'; { now } = await this.next('lines', (told) => told.table === table)) {
      if (!now.own || now.own.locked || now.own.decision === answered) continue
      const { decision, choices } = now.own
      answered = decision
      this.say({ do: 'choose', table, decision, choice: choices[0], ...(seat !== undefined && { seat }) })
    }
    return now
  }

  async close(): Promise<void> {
    this.ws.close()
    await this.closed
  }
}

/** Why an attempt to open a socket failed: the status, and the body of the answer. */
export async function turnedAway(
  url: string,
  { path = '/socket', ...options }: ClientOptions & { readonly path?: string } = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const ws = new WebSocket(url.replace('http', 'ws') + path, options)
  ws.on('error', () => {})
  const [, response] = (await once(ws, 'unexpected-response')) as [
    unknown,
    AsyncIterable<Buffer> & { statusCode: number },
  ]
  let text = ''
  for await (const chunk of response) text += chunk.toString()
  return { status: response.statusCode, body: JSON.parse(text) }
}
