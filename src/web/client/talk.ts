import type { Viewer } from '#engine/game'
import { fill, type Refusal } from '#engine/refusal'
import type { Act } from '#protocol/acts'
import type { AdviceTold, LineTold, LobbyTold, PastTold, PresenceTold, SocketTold } from '#protocol/told'
import { ServerClock } from '#web/client/server-clock'
import { language } from '#web/settings'
import { line as words } from '#web/words/line'

/** `old`: the server speaks another version than this page, which must be loaded again. */
export type LineStatus = 'connecting' | 'open' | 'lost' | 'old'

/** Something was refused, or could not be said at all; the sentence is for people. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
  readonly code: string
  /** The clause of the rules behind it. */
  readonly rule: string | undefined
  constructor({ code, message, rule }: Refusal) {
    super(message)
    this.code = code
    this.rule = rule
  }
}

/** What this page itself cannot do, in the language that is spoken here. */
export const notDone = (code: keyof typeof words.en.here): NotDone =>
  new NotDone({ code, message: words[language()].here[code] })

/** What was refused elsewhere; games have their own words for what their rules refuse. */
export function refusedBy(refusal: Refusal): NotDone {
  const said = words[language()].refusals[refusal.code]
  return new NotDone({ ...refusal, message: said ? fill(said, String(refusal.wait)) : refusal.message })
}

export type Answer = Readonly<Record<string, unknown>>
export type TableNews = Extract<SocketTold, { kind: 'table' | 'lines' }>

/** Who follows a table, and the last line they know. */
export interface Listener {
  readonly table: string
  /** Whose eyes are meant; the first own seat, or a spectator's, if left out. */
  readonly as?: Viewer | undefined
  hear(news: TableNews): void
  /** Who is there now, whenever that changes. */
  hearPresence?(presence: PresenceTold): void
  /** What others point at now, whenever that changes. */
  hearAdvice?(advice: readonly AdviceTold[]): void
  failed(error: NotDone): void
  since(): number | undefined
}

/** A line to whoever keeps a table: the server, or this device. */
export interface Line {
  readonly status: LineStatus
  /** Whether what happens there outlasts this page. */
  readonly kept: boolean
  /** What time it is there. */
  readonly clock: ServerClock
  /** Finds out better what time it is there. */
  askTime(): Promise<void>
  /** Calls back when one of these changes. */
  subscribe(changed: () => void): () => void
  /** Does something at a table; rejects with `NotDone` if it is refused or the line is cut. */
  act(table: string, act: Act): Promise<Answer>
  /** Hears a table until stopped, over all cuts of the line. */
  listen(listener: Listener): () => void
  /** The newest of the lines before one; rejects like `act`. */
  earlier(table: string, as: Viewer, before: number): Promise<readonly LineTold[]>
  /** What was seen at the lines up to one, the newest of them; rejects like `act`. */
  back(table: string, as: Viewer, last: number): Promise<PastTold>
  lobby(hear: (tables: readonly LobbyTold[]) => void): () => void
}

/** A listener, and what came of asking for it. */
interface Following {
  readonly listener: Listener
  /** Whose eyes it has; not known before the first answer. */
  viewer: Viewer | undefined
  /** What is told of the table until it is known for whose eyes that is; `undefined` when nothing is asked. */
  early: TableNews[] | undefined
}

interface Asked {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** What all lines have in common: questions and answers, and who is told what. */
export abstract class Talk implements Line {
  #status: LineStatus = 'connecting'
  #guest = ''
  #ref = 0
  readonly #asked = new Map<number, Asked>()
  readonly #following = new Set<Following>()
  readonly #lobbyists = new Set<(tables: readonly LobbyTold[]) => void>()
  readonly #watchers = new Set<() => void>()

  abstract readonly kept: boolean
  readonly clock = new ServerClock()
  /** Sends a message; false if there is no line. */
  protected abstract send(message: object): boolean

  get status(): LineStatus {
    return this.#status
  }

  /** As whom one is known there; nobody before that is said. */
  get guest(): string {
    return this.#guest
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#watchers.add(changed)
    return () => this.#watchers.delete(changed)
  }

  act(table: string, act: Act): Promise<Answer> {
    return this.ask({ ...act, table })
  }

  async askTime(): Promise<void> {
    const askedAt = performance.now()
    const { at } = await this.ask({ do: 'ping' })
    if (typeof at === 'number') this.clock.told(at, performance.now(), askedAt)
  }

  listen(listener: Listener): () => void {
    const following: Following = { listener, viewer: undefined, early: undefined }
    this.#following.add(following)
    if (this.#status === 'open') void this.#follow(following)
    return () => {
      this.#following.delete(following)
      if (this.#status === 'open' && !this.#isFollowed(listener.table))
        this.#say({ do: 'unwatch', table: listener.table })
    }
  }

  async earlier(table: string, as: Viewer, before: number): Promise<readonly LineTold[]> {
    const { lines } = await this.ask({ do: 'earlier', table, as, before })
    return lines as readonly LineTold[]
  }

  async back(table: string, as: Viewer, last: number): Promise<PastTold> {
    const { past } = await this.ask({ do: 'back', table, as, last })
    return past as PastTold
  }

  lobby(hear: (tables: readonly LobbyTold[]) => void): () => void {
    this.#lobbyists.add(hear)
    if (this.#status === 'open') this.#say({ do: 'lobby', on: true })
    return () => {
      this.#lobbyists.delete(hear)
      if (this.#status === 'open' && this.#lobbyists.size === 0) this.#say({ do: 'lobby', on: false })
    }
  }

  /** Asks for something and waits for the answer. */
  protected ask(message: object): Promise<Answer> {
    const ref = ++this.#ref
    if (!this.send({ ...message, ref })) return Promise.reject(notDone('lost'))
    return new Promise((resolve, reject) => this.#asked.set(ref, { resolve, reject }))
  }

  /** The line is there: whoever follows something hears what they have missed. */
  protected opened(guest: string): void {
    this.#guest = guest
    this.become('open')
    for (const following of this.#following) void this.#follow(following)
    if (this.#lobbyists.size > 0) this.#say({ do: 'lobby', on: true })
  }

  /** The line is cut: whoever waits for an answer waits in vain. */
  protected cut(status: LineStatus): void {
    this.become(status)
    for (const { reject } of this.#asked.values()) reject(notDone('cut'))
    this.#asked.clear()
  }

  protected become(status: LineStatus): void {
    if (this.#status === status) return
    this.#status = status
    this.changed()
  }

  protected changed(): void {
    for (const changed of this.#watchers) changed()
  }

  protected hear(told: SocketTold): void {
    switch (told.kind) {
      case 'hello':
        this.clock.told(told.at, performance.now())
        return this.opened(told.guest)
      case 'table':
      case 'lines':
        for (const following of this.#following) this.#tell(following, told)
        return
      case 'presence':
        for (const { listener } of this.#following)
          if (listener.table === told.table) listener.hearPresence?.(told.presence)
        return
      case 'advice':
        for (const { listener, viewer } of this.#following)
          if (listener.table === told.table && viewer === told.as) listener.hearAdvice?.(told.advice)
        return
      case 'lobby':
        for (const hear of this.#lobbyists) hear(told.tables)
        return
      case 'done':
        return this.#answered(told.ref)?.resolve(told)
      case 'refused':
        return this.#answered(told.ref)?.reject(refusedBy(told.error))
      default:
        told.kind satisfies 'bye'
    }
  }

  #isFollowed(table: string): boolean {
    return [...this.#following].some(({ listener }) => listener.table === table)
  }

  /** Asks for all that happens at a table, from the line after the last known one on. */
  async #follow(following: Following): Promise<void> {
    const { listener, viewer = listener.as } = following
    const since = viewer === undefined ? undefined : listener.since()
    const early: TableNews[] = []
    following.early = early
    try {
      const { as } = await this.ask({
        do: 'watch',
        table: listener.table,
        ...(viewer !== undefined && { as: viewer }),
        ...(since !== undefined && { since }),
      })
      if (following.early !== early) return
      following.viewer = as as Viewer
      following.early = undefined
      for (const news of early) this.#tell(following, news)
    } catch (error) {
      if (following.early !== early || !this.#following.has(following)) return
      following.early = undefined
      if (!(error instanceof NotDone) || error.code === 'cut' || error.code === 'lost') return
      // The seat went to someone else while the line was cut.
      if (error.code === 'no-seat' && listener.as === undefined && viewer !== undefined) this.#followAnew(following)
      else listener.failed(error)
    }
  }

  #followAnew(following: Following): void {
    following.viewer = undefined
    void this.#follow(following)
  }

  #tell(following: Following, news: TableNews): void {
    const { listener, viewer, early } = following
    if (listener.table !== (news.kind === 'table' ? news.table.id : news.table)) return
    if (early) {
      early.push(news)
      return
    }
    const { seats } = news.now
    if (news.as !== viewer) {
      // Told without being asked: the seat is someone else's now.
      const isUnseated = news.as === 'spectator' && typeof viewer === 'number' && seats?.[viewer]?.guest !== this.#guest
      if (news.kind !== 'table' || !isUnseated) return
      following.viewer = 'spectator'
    }
    listener.hear(news)
    // Whoever has sat down sees from now on what that seat sees.
    const isSeated = news.as === 'spectator' && seats?.some(({ guest }) => guest === this.#guest)
    if (listener.as === undefined && isSeated) this.#followAnew(following)
  }

  #say(message: object): void {
    this.ask(message).catch(() => {})
  }

  #answered(ref: number | null): Asked | undefined {
    const asked = ref === null ? undefined : this.#asked.get(ref)
    if (ref !== null) this.#asked.delete(ref)
    return asked
  }
}
