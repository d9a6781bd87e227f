import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { Refused } from '#engine/refusal'
import { callerOf, isOwnOrigin } from '#server/caller'
import { hangUp } from '#server/connections'
import type { Doors } from '#server/doors'
import { DRAINING, FOREIGN, NO_GUEST, NO_SUCH_PAGE, rawAnswer, SIGNED_OUT, SLOW_DOWN } from '#server/errors'
import { LINE, Session } from '#server/session'

/** How often, in milliseconds, a socket must give a sign of life. */
const KEEP_ALIVE = 30_000
/** The sockets are asked for it in so many parts: thousands at once would hold up everybody who plays. */
const PARTS = 30
/** How often, in milliseconds, it is looked after those who race. */
const RACE_PACE = 1000
const PATH = '/socket'
/** The door for those who stay: browsers, and programs that play many matches. */
export class Sockets {
  readonly #doors: Doors
  readonly #sessions = new Set<Session>()
  readonly #parts = Array.from({ length: PARTS }, () => new Set<Session>())
  #entered = 0
  readonly #ws = new WebSocketServer(LINE)
  readonly #heart: NodeJS.Timeout
  readonly #raceHeart: NodeJS.Timeout

  constructor(server: Server, doors: Doors, keepAlive = KEEP_ALIVE) {
    this.#doors = doors
    this.#ws.on('wsClientError', (_error, socket) => this.#turnAway(socket, { statusCode: 400 }))
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', destroyed)
      this.#enter(request, socket, head).catch((error: unknown) => this.#turnAway(socket, error))
    })
    doors.guests.onDismiss((isGone) => {
      for (const session of this.#sessions) if (isGone(session.known)) session.expel(SIGNED_OUT)
    })
    let beat = 0
    this.#heart = setInterval(() => {
      for (const session of this.#parts[beat++ % PARTS]!) session.checkLife()
    }, keepAlive / PARTS).unref()
    this.#raceHeart = setInterval(() => {
      for (const session of this.#sessions) session.checkRace()
    }, RACE_PACE).unref()
  }

  get size(): number {
    return this.#sessions.size
  }

  /** Says goodbye to everybody, once what they asked for is answered; returns when all have gone, or `patience` is over. */
  async close(reason: string, patience: number): Promise<void> {
    clearInterval(this.#heart)
    clearInterval(this.#raceHeart)
    const late = setTimeout(() => {
      for (const session of this.#sessions) session.cut()
    }, patience)
    await Promise.all([...this.#sessions].map((session) => session.dismiss(reason)))
    clearTimeout(late)
  }

  async #enter(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, guests, requests, places, present, isDraining, now } = this.#doors
    const caller = callerOf(request, config.proxies)
    if (!requests.take(caller.address, now())) throw new Refused(SLOW_DOWN)
    if (isDraining) throw new Refused(DRAINING)
    if (request.url?.split('?', 1)[0] !== PATH) throw new Refused(NO_SUCH_PAGE)
    const { origin } = request.headers
    if (origin !== undefined && !isOwnOrigin(origin, caller, config.origins)) throw new Refused(FOREIGN)
    const guest = await guests.identify(request.headers)
    if (!guest) throw new Refused(NO_GUEST)
    const leave = places.take(caller.address)
    if (!leave) throw new Refused(SLOW_DOWN)
    // Given back whatever happens from here on: a line that breaks is closed, too, and none closes twice. So there is no
    // need of `once`, which keeps half a kilobyte for every socket.
    socket.on('close', leave)
    const { presence, release } = await present.hold(guest)
    if (socket.destroyed) return release()
    socket.on('close', release)
    this.#ws.handleUpgrade(request, socket, head, (ws) => {
      const session = new Session(ws, socket, this.#doors, {
        presence,
        era: guest.era,
        address: caller.address,
      })
      const part = this.#parts[this.#entered++ % PARTS]!
      this.#sessions.add(session)
      part.add(session)
      ws.on('close', () => {
        session.closed()
        this.#sessions.delete(session)
        part.delete(session)
      })
    })
  }

  #turnAway(socket: Duplex, error: unknown): void {
    hangUp(socket, rawAnswer(this.#doors.refuse(error)))
  }
}

/** Unheard, a line that breaks would end the process. */
function destroyed(this: Duplex): void {
  this.destroy()
}
