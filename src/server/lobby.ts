import type { SocketTold } from '#protocol/told'
import type { House } from '#house/house'

/** How often, in milliseconds, one listener is told at most. */
const PAUSE = 1000
/** How often one sees to whom something must be told. */
const TICK = 250
/** How often one looks for what other nodes have changed, of which no node is told. */
const LOOK_AGAIN = 2000

/** Someone who hears of the lobby. */
export interface Lobbyist {
  send(text: string): void
}

/** The lobby, live: it is read once for all who listen, and each is told at most once a second. */
export class LobbyFeed {
  readonly #house: House
  readonly #now: () => number
  readonly #report: (error: unknown) => void
  readonly #listening = new Set<Lobbyist>()
  /** What each was told last, and when; also of those who listen no more, so that asking again gains nothing. */
  readonly #told = new WeakMap<Lobbyist, { readonly text: string; readonly at: number }>()
  readonly #unhear: () => void
  #text: Promise<string> | undefined
  #readAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(house: House, now: () => number, report: (error: unknown) => void) {
    this.#house = house
    this.#now = now
    this.#report = report
    this.#unhear = house.onLobby(() => {
      this.#text = undefined
    })
  }

  /** Tells how the lobby stands, and then of every change. */
  listen(lobbyist: Lobbyist): void {
    this.#listening.add(lobbyist)
    // Whoever asks again is told again, even if nothing has changed.
    const told = this.#told.get(lobbyist)
    if (told) this.#told.set(lobbyist, { ...told, text: '' })
    this.#timer ??= setInterval(() => this.#tell(this.#listening), TICK).unref()
    this.#tell([lobbyist])
  }

  unlisten(lobbyist: Lobbyist): void {
    this.#listening.delete(lobbyist)
    if (this.#listening.size === 0) this.#rest()
  }

  close(): void {
    this.#unhear()
    this.#listening.clear()
    this.#rest()
  }

  #rest(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #tell(lobbyists: Iterable<Lobbyist>): void {
    this.#current().then((text) => {
      const at = this.#now()
      for (const lobbyist of lobbyists) {
        const told = this.#told.get(lobbyist)
        if (!this.#listening.has(lobbyist) || told?.text === text || (told && at - told.at < PAUSE)) continue
        this.#told.set(lobbyist, { text, at })
        lobbyist.send(text)
      }
    }, this.#report)
  }

  #current(): Promise<string> {
    const now = this.#now()
    if (this.#text && now - this.#readAt < LOOK_AGAIN) return this.#text
    const reading = this.#read()
    // What could not be read is read again the next time.
    reading.catch(() => {
      if (this.#text === reading) this.#text = undefined
    })
    this.#readAt = now
    this.#text = reading
    return reading
  }

  async #read(): Promise<string> {
    return JSON.stringify({ kind: 'lobby', tables: await this.#house.lobby() } satisfies SocketTold)
  }
}
