import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { Refused } from '#engine/refusal'
import { MESSAGE_LIMITS, parseFrame, type SocketMessage } from '#protocol/acts'
import type { SocketTold } from '#protocol/told'
import { PARTING } from '#server/connections'
import type { Doors } from '#server/doors'
import { SLOW_DOWN } from '#server/errors'
import { plainFrame } from '#server/frame'
import { Bucket, type Rate } from '#server/limits'
import type { Lobbyist } from '#server/lobby'
import type { Presence } from '#server/present'
import { MOST_UNREAD } from '#server/streams'
import { VERSION } from '#server/version'

/** Messages over the limit that are only refused; after them the socket is closed. */
const WARNINGS: Rate = { most: 20, ms: 20_000 }
/** How long, in milliseconds, nothing more is read of one who was refused: what is not read costs nothing. */
const REST = 1000
/** Messages that wait for those before them; with more, no more are read. */
const MOST_WAITING = 100
const MOST_WATCHED = 100
/** Where time passes a line that has been silent at so many looks is given up; a server that was busy has not looked. */
const MOST_SILENT = 5
/** Characters of a message that was not understood in which its number is looked for. */
const MOST_REREAD = 2048

/** A message may come in pieces, by frames and by packets. Beyond that its pieces cost more than itself. */
const [MOST_FRAMES, MOST_PACKETS] = [64, 256]

/** What a session needs of what it runs over. */
export const LINE = {
  noServer: true,
  clientTracking: false,
  // Pings count as messages, and are answered here.
  autoPong: false,
  maxPayload: MESSAGE_LIMITS.characters,
  maxFragments: MOST_FRAMES,
  maxBufferedChunks: MOST_PACKETS,
  closeTimeout: PARTING,
}

/** Why a socket is closed, as RFC 6455 counts it. */
const [GOING_AWAY, NOT_TEXT, POLICY] = [1001, 1003, 1008]

/** Who is at the other end. */
interface Visitor {
  readonly presence: Presence
  /** In which era of theirs they came. */
  readonly era: number
  readonly address: string
}

/** One socket. What comes through it is done in the order in which it came. */
export class Session implements Lobbyist {
  readonly #ws: WebSocket
  readonly #line: Duplex
  readonly #doors: Doors
  readonly #visitor: Visitor
  /** How to stop each watch, by table and viewer. */
  readonly #watching = new Map<string, (since?: number) => void>()
  readonly #waiting: string[] = []
  readonly #messages: Bucket
  #warnings: Bucket | undefined
  /** Somebody waits for the line to be closed. */
  #onClosed: (() => void) | undefined
  /** Frames that leave together at the end of this tick: calls to the system are what a message costs. */
  #outgoing = ''
  #working: Promise<void> | undefined
  readonly #isGone = (): boolean => this.#ws.readyState !== this.#ws.OPEN
  #isAlive = true
  /** When something last came over the line, and how often it has been silent since when somebody looked. */
  #heardAt: number
  #silent = 0
  #leaving = false
  #resting: NodeJS.Timeout | undefined

  /** `line` is what the socket runs over. */
  constructor(ws: WebSocket, line: Duplex, doors: Doors, visitor: Visitor) {
    this.#ws = ws
    this.#line = line
    this.#doors = doors
    this.#visitor = visitor
    const now = doors.now()
    this.#messages = new Bucket(doors.messageRate, now)
    this.#heardAt = now
    ws.on('message', (data, isBinary) => this.#hear(data, isBinary))
    ws.on('ping', (data) => {
      if (this.#isHeard(data)) ws.pong(data)
    })
    ws.on('pong', (data) => void this.#isHeard(data))
    ws.on('error', closesItself)
    const { id, name } = visitor.presence.guest
    this.#tell({ kind: 'hello', guest: id, name, version: VERSION, at: now })
  }

  send(text: string): void {
    const ws = this.#ws
    if (ws.readyState !== ws.OPEN) return
    // Whoever does not read must not fill the memory of those who do; whoever has read all may be told anything.
    if (ws.bufferedAmount + this.#outgoing.length > MOST_UNREAD) return ws.terminate()
    const frame = plainFrame(text)
    if (frame === undefined) {
      this.#flush()
      return ws.send(text)
    }
    if (this.#outgoing === '') process.nextTick(Session.flush, this)
    this.#outgoing += frame
  }

  static flush(session: Session): void {
    session.#flush()
  }

  #flush(): void {
    const frames = this.#outgoing
    if (frames === '') return
    this.#outgoing = ''
    if (!this.#isGone()) this.#line.write(frames, 'latin1')
  }

  /** Cuts the line if nothing has come over it since the last time; otherwise asks for a sign of life. */
  checkLife(): void {
    if (!this.#isAlive) return this.cut()
    this.#isAlive = false
    this.#ws.ping()
  }

  /** Nobody can wait for a line that is dead while time passes at a table where its guest sits: they are away since it fell silent. */
  checkRace(): void {
    const { house } = this.#doors
    const isRacing = [...this.#watching.keys()].some((key) => {
      const [table, viewer] = key.split('/')
      return viewer !== 'spectator' && house.isRacing(table!)
    })
    if (!isRacing) {
      this.#silent = 0
      return
    }
    if (this.#silent++ < MOST_SILENT) return this.#ws.ping()
    for (const stop of this.#watching.values()) stop(this.#heardAt)
    this.#watching.clear()
    this.cut()
  }

  cut(): void {
    this.#ws.terminate()
  }

  /** Answers what was asked, says goodbye, and returns when the line is closed. */
  async dismiss(reason: string): Promise<void> {
    this.#leaving = true
    await this.#working
    this.#tell({ kind: 'bye', reason })
    this.#close(GOING_AWAY, reason)
    const ws = this.#ws
    if (ws.readyState !== ws.CLOSED)
      await new Promise<void>((resolve) => {
        this.#onClosed = resolve
      })
  }

  /** The line is closed. Whoever made this says so: every listener costs memory, for thousands of sockets. */
  closed(): void {
    this.#leave()
    this.#onClosed?.()
  }

  /** Whose it is, and since which era of theirs. */
  get known(): { readonly id: string; readonly era: number } {
    const { presence, era } = this.#visitor
    return { id: presence.guest.id, era }
  }

  /** Whoever opened it may not come in any more: nothing more is done for them. */
  expel(reason: string): void {
    if (this.#leaving) return
    this.#tell({ kind: 'bye', reason })
    this.#close(POLICY, reason)
  }

  /** Hears no more, answers what was let in, and closes, whatever the other side does. */
  async #shutOut(): Promise<void> {
    this.#leaving = true
    this.#ws.pause()
    await this.#working
    this.#close(POLICY, SLOW_DOWN.code)
    this.#line.end()
  }

  #tell(told: SocketTold): void {
    this.send(JSON.stringify(told))
  }

  #leave(): void {
    this.#leaving = true
    clearTimeout(this.#resting)
    this.#waiting.length = 0
    this.#doors.lobby.unlisten(this)
    for (const stop of this.#watching.values()) stop()
    this.#watching.clear()
  }

  /** From here on nothing that comes is looked at. */
  #close(code: number, reason: string): void {
    this.#leaving = true
    this.#waiting.length = 0
    this.#flush()
    this.#ws.close(code, reason)
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (isBinary && !this.#leaving) return this.#close(NOT_TEXT, 'Only text is understood.')
    if (!this.#isHeard(data)) return
    this.#waiting.push((data as Buffer).toString())
    if (this.#waiting.length > MOST_WAITING) this.#ws.pause()
    this.#working ??= this.#work()
  }

  /** Whether a frame is let in, whatever it is; who sends too many, or too long ones, is warned. */
  #isHeard(data: RawData): boolean {
    this.#isAlive = true
    this.#silent = 0
    this.#heardAt = this.#doors.now()
    if (this.#leaving) return false
    const isLetIn =
      this.#messages.take(this.#doors.now()) && this.#isPaid((asker) => this.#doors.admitBytes(sizeOf(data), asker))
    if (!isLetIn) this.#warn()
    return isLetIn
  }

  /** Whether what something costs could be taken. */
  #isPaid(pay: (asker: { readonly address: string; readonly guest: string }) => void): boolean {
    const { presence, address } = this.#visitor
    try {
      pay({ address, guest: presence.guest.id })
      return true
    } catch {
      return false
    }
  }

  /** Refuses what is too much, some times, and reads no more for a while; then there is no more to be said. */
  #warn(): void {
    this.#refuse(null, new Refused(SLOW_DOWN))
    const now = this.#doors.now()
    this.#warnings ??= new Bucket(WARNINGS, now)
    if (!this.#warnings.take(now)) return void this.#shutOut()
    this.#ws.pause()
    this.#resting ??= setTimeout(() => {
      this.#resting = undefined
      this.#readOn()
    }, REST)
  }

  #readOn(): void {
    if (this.#waiting.length === 0 && !this.#resting && !this.#leaving) this.#ws.resume()
  }

  async #work(): Promise<void> {
    for (let text = this.#waiting.shift(); text !== undefined; text = this.#waiting.shift()) {
      await this.#answer(text)
      const draining = this.#drain()
      if (draining) await draining
      if (this.#ws.isPaused) this.#readOn()
    }
    this.#working = undefined
  }

  /** Whoever asks for much at once hears the next when the last has left: what waits for them must not be held against them. */
  #drain(): Promise<void> | undefined {
    const [ws, line] = [this.#ws, this.#line]
    if (this.#isGone() || !line.writableNeedDrain) return undefined
    return new Promise((resolve) => {
      const go = (): void => {
        line.off('drain', go)
        ws.off('close', go)
        resolve()
      }
      line.on('drain', go)
      ws.on('close', go)
    })
  }

  async #answer(text: string): Promise<void> {
    let message: SocketMessage | undefined
    try {
      message = parseFrame(text)
      const done = this.#finish(message, this.#do(message))
      // What waits for the next beat must not keep what comes after it waiting: of a seat it is done in its order there.
      if (message.do !== 'choose' || !this.#doors.house.isRacing(message.table)) await done
      else done.catch((error: unknown) => this.#refuse(message?.ref ?? null, error))
    } catch (error) {
      if (message || this.#isPaid((asker) => this.#doors.admit('nonsense', asker)))
        this.#refuse(message ? (message.ref ?? null) : refIn(text), error)
      else this.#warn()
    }
  }

  /** Whoever gives no number wants no answer: what came of it is told at the table. */
  async #finish({ ref }: SocketMessage, doing: Promise<object> | object): Promise<void> {
    const more = await doing
    if (ref !== undefined) this.#tell({ kind: 'done', ref, ...more })
  }

  #refuse(ref: number | null, error: unknown): void {
    this.#tell({ kind: 'refused', ref, error: this.#doors.refuse(error) })
  }

  #do(message: SocketMessage): Promise<object> | object {
    const { lobby } = this.#doors
    const { presence, address } = this.#visitor
    switch (message.do) {
      case 'watch':
        return this.#watch(message)
      case 'earlier':
        return this.#earlier(message)
      case 'back':
        return this.#back(message)
      case 'unwatch':
        return this.#unwatch(message.table)
      case 'lobby':
        this.#doors.admit('lobby', { address, guest: presence.guest.id })
        if (message.on) lobby.listen(this)
        else lobby.unlisten(this)
        return {}
      case 'ping':
        return { at: this.#doors.now() }
      default:
        return this.#doors.act(message.table, presence.guest, address, message)
    }
  }

  async #watch({ table, as, since, whole }: Extract<SocketMessage, { do: 'watch' }>): Promise<object> {
    const { house } = this.#doors
    const { guest, muted } = this.#visitor.presence
    this.#doors.admit('watch', { address: this.#visitor.address, guest: guest.id, table })
    const viewer = as ?? (await house.eyesOf(table, guest, this.#isGone))
    const key = `${table}/${viewer}`
    if (!this.#watching.has(key) && this.#watching.size >= MOST_WATCHED)
      throw new Refused({ code: 'too-many', message: `One socket watches at most ${MOST_WATCHED} tables.` })
    this.#watching.get(key)?.()
    this.#watching.delete(key)
    const stop = await house.watch(
      table,
      {
        guest,
        viewer,
        muted,
        ...(whole && { wantsWhole: true }),
        isGone: this.#isGone,
        send: (text) => this.send(text),
      },
      since,
    )
    if (this.#isGone()) stop()
    else this.#watching.set(key, stop)
    return { as: viewer }
  }

  async #earlier({ table, as, before }: Extract<SocketMessage, { do: 'earlier' }>): Promise<object> {
    const { house } = this.#doors
    const { guest, muted } = this.#visitor.presence
    const isGone = this.#isGone
    this.#doors.admit('earlier', { address: this.#visitor.address, guest: guest.id, table })
    const viewer = as ?? (await house.eyesOf(table, guest, isGone))
    return { lines: await house.earlier(table, { guest, viewer, muted, isGone }, before) }
  }

  async #back({ table, as, last }: Extract<SocketMessage, { do: 'back' }>): Promise<object> {
    const { house } = this.#doors
    const { guest, muted } = this.#visitor.presence
    const isGone = this.#isGone
    this.#doors.admit('back', { address: this.#visitor.address, guest: guest.id, table })
    const viewer = as ?? (await house.eyesOf(table, guest, isGone))
    return { past: await house.back(table, { guest, viewer, muted, isGone }, last) }
  }

  #unwatch(table: string): object {
    for (const [key, stop] of this.#watching)
      if (key.startsWith(`${table}/`)) {
        stop()
        this.#watching.delete(key)
      }
    return {}
  }
}

/** Frames that break the protocol: the socket closes itself. */
const closesItself = (): void => {}

const sizeOf = (data: RawData): number => (data as Buffer).length

/** The number of a message that was not understood, if that much of it can be: nobody reads much of it twice. */
function refIn(text: string): number | null {
  if (text.length > MOST_REREAD) return null
  try {
    const { ref } = JSON.parse(text) as { readonly ref?: unknown }
    return Number.isSafeInteger(ref) ? (ref as number) : null
  } catch {
    return null
  }
}
