import type { Level } from '#bots/bot'
import type { Actor, AnyEvent, GameTypes, Outcome, Seat, Viewer } from '#engine/game'
import { type Frozen, type Input, Match, type Question, type Start } from '#engine/match'
import { Refused } from '#engine/refusal'
import type { AnyBox } from '#games/box'
import { type ClockPlan, type Clocks, nextFlag, startClocks, turnBackClocks, turnClocks } from '#house/clock'
import { matchSeed } from '#house/fair'
import {
  askingOf,
  moversOf,
  type Sitter,
  type Standing,
  withChange,
  withClocks,
  withMissed,
  withSitter,
} from '#house/standing'

export type TableId = string
export type GuestId = string

const LONGEST_ID = 24
/** The name of a table, no longer than names may be. */
export const tableId = (prefix: string, rest: string): TableId => `${prefix}${rest}`.slice(0, LONGEST_ID)

/** Who is to sit where: anyone who comes, a bot, or the host, who plays this seat on the same screen. */
export type SeatPlan =
  | { readonly kind: 'human' }
  | { readonly kind: 'device' }
  | { readonly kind: 'bot'; readonly level: Level }

/** What a table is set up for, fixed from the start. */
export interface TablePlan {
  readonly game: string
  readonly options: object
  readonly seats: readonly SeatPlan[]
  readonly clock: ClockPlan
  /** Whether the lobby lists it; otherwise it is found by its link alone. */
  readonly public: boolean
}

/** One thing that happened at a table. The list of them is the table; all else is folded from it. */
export type Entry =
  | {
      readonly kind: 'created'
      readonly by: GuestId
      readonly name: string
      readonly plan: TablePlan
      readonly rules: number
      readonly commitment: string
      readonly rematchOf?: TableId
    }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly guest: GuestId; readonly name: string; readonly salt: string }
  | { readonly kind: 'stood'; readonly seat: Seat }
  | { readonly kind: 'input'; readonly input: Input; readonly by: 'seat' | 'bot' | 'clock' }
  | { readonly kind: 'flagged'; readonly seat: Seat }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'handed'; readonly seat: Seat; readonly guest: GuestId; readonly name: string }
  | { readonly kind: 'renamed'; readonly guest: GuestId; readonly name: string }
  | {
      readonly kind: 'chat'
      readonly guest: GuestId
      readonly name: string
      readonly seat: Seat | null
      readonly text: string
    }
  | { readonly kind: 'rematch'; readonly table: TableId }

type InputEntry = Extract<Entry, { kind: 'input' }>

/** An entry with its place in the log and the server's time. */
export interface Logged {
  readonly seq: number
  readonly at: number
  readonly entry: Entry
}

/** What an entry did: the truth, of which each viewer is told his part. */
export interface Told {
  readonly logged: Logged
  readonly events: readonly AnyEvent[]
  /** The seat that locked in a sealed choice, or took it back; `again` if it only exchanged it, which nobody else learns. */
  readonly seal: { readonly seat: Actor; readonly locked: boolean; readonly again: boolean } | null
  /** Whether it was said among spectators, who must not be heard by those who play. */
  readonly aside: boolean
}

export type Status = 'open' | 'live' | 'over'

/** Whether `viewer` learns of it at all. */
export const isFor = ({ seal, aside }: Told, viewer: Viewer): boolean =>
  !(aside && viewer !== 'spectator') && !(seal?.again && viewer !== seal.seat)

/** Everyone who may be told something: each seat, and the spectators, who all see the same. */
export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator']

/** Raised when anything in a snapshot takes another shape, the state of a game included. */
const FROZEN_VERSION = 1

/** Where a table stands, as plain JSON: a cache of what its entries say. */
export interface FrozenTable extends Standing {
  readonly version: number
  readonly match: Frozen | null
}

/** A table, folded from its log. */
export class Table {
  readonly id: TableId
  readonly box: AnyBox
  readonly plan: TablePlan
  readonly created: Extract<Entry, { kind: 'created' }>
  /** What its creation did; a table of bots alone starts with it. */
  readonly opening: Told
  readonly #secret: string
  #seq = 0
  #now: Standing
  #match: Match<GameTypes> | undefined

  constructor(id: TableId, secret: string, box: AnyBox, logged: Logged) {
    const { at, entry } = logged
    if (entry.kind !== 'created') throw new Error(`Table ${id} does not start with its creation.`)
    this.id = id
    this.box = box
    this.plan = entry.plan
    this.created = entry
    this.#secret = secret
    const seats = entry.plan.seats.map((plan): Sitter | null => {
      if (plan.kind === 'bot') return { guest: null, name: plan.level, bot: plan.level, salt: '', missed: 0 }
      if (plan.kind === 'device') return { guest: entry.by, name: entry.name, bot: null, salt: '', missed: 0 }
      return null
    })
    const lines = viewersOf(seats.length).map(() => 1)
    this.#now = { at, heardAt: at, askedAt: at, seats, clocks: null, rematch: null, endedAt: null, lines }
    this.opening = { logged, events: this.#maybeStart(at), seal: null, aside: false }
  }

  get seq(): number {
    return this.#seq
  }

  get at(): number {
    return this.#now.at
  }

  get heardAt(): number {
    return this.#now.heardAt
  }

  get seats(): readonly (Sitter | null)[] {
    return this.#now.seats
  }

  get match(): Match<GameTypes> | undefined {
    return this.#match
  }

  get clocks(): Clocks | undefined {
    return this.#now.clocks ?? undefined
  }

  get rematch(): TableId | undefined {
    return this.#now.rematch ?? undefined
  }

  get endedAt(): number | undefined {
    return this.#now.endedAt ?? undefined
  }

  get outcome(): Outcome | undefined {
    return this.#match?.outcome
  }

  get status(): Status {
    return !this.#match ? 'open' : this.#match.outcome ? 'over' : 'live'
  }

  /** What the seed was made of; not before the match is over. */
  get fairness(): { readonly secret: string; readonly salts: readonly string[] } | undefined {
    return this.status === 'over' ? { secret: this.#secret, salts: this.#salts() } : undefined
  }

  /** How many lines of the log `viewer` has been told. */
  linesOf(viewer: Viewer): number {
    return this.#now.lines.at(viewer === 'spectator' ? -1 : viewer)!
  }

  seatsOf(guest: GuestId): readonly Seat[] {
    return this.seats.flatMap((sitter, seat) => (sitter?.guest === guest ? [seat] : []))
  }

  /** What the match still waits for. */
  awaited(): readonly Question[] {
    return this.#match?.pending().filter(({ locked }) => !locked) ?? []
  }

  /** What the server itself must answer: questions to bots, and to the clock when nobody else is asked. */
  awaitedOfServer(): readonly Question[] {
    const awaited = this.awaited()
    const bots = awaited.filter(({ actor }) => actor !== 'clock' && this.seats[actor]!.bot)
    return awaited.every(({ actor }) => actor === 'clock') ? awaited : bots
  }

  /** The next moment at which the server must do something here: answer one of these questions, or stop a clock. */
  due(botPace: number, questions = this.awaitedOfServer()): number | undefined {
    if (this.status !== 'live') return undefined
    const { askedAt, clocks } = this.#now
    const flag = clocks && nextFlag(clocks)
    const times = [...(questions.length > 0 ? [askedAt + botPace] : []), ...(flag ? [flag.at] : [])]
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Puts one more entry into effect. Throws `Refused` if the rules do not allow it, and then nothing has changed. */
  apply(logged: Logged, decision?: number): Told {
    const { seq, at } = logged
    if (seq !== this.#seq + 1) throw new Error(`Table ${this.id} is at ${this.#seq}, not before ${seq}.`)
    const told: Told = { logged, events: [], seal: null, aside: false, ...this.#effect(logged, decision) }
    const { heardAt, endedAt, lines } = this.#now
    this.#seq = seq
    this.#now = {
      ...this.#now,
      at,
      heardAt: isFor(told, 'spectator') ? at : heardAt,
      endedAt: endedAt ?? (this.outcome ? at : null),
      lines: viewersOf(this.seats.length).map((viewer, place) => lines[place]! + (isFor(told, viewer) ? 1 : 0)),
    }
    return told
  }

  #effect({ entry, at }: Logged, decision?: number): Partial<Told> {
    switch (entry.kind) {
      case 'created':
        throw new Error(`Table ${this.id} is created twice.`)
      case 'sat': {
        const { seat, guest, name, salt } = entry
        this.#now = withSitter(this.#now, seat, { guest, name, bot: null, salt, missed: 0 })
        return { events: this.#maybeStart(at) }
      }
      case 'stood':
        this.#now = withSitter(this.#now, entry.seat, null)
        return {}
      case 'input':
        return this.#input(entry, at, decision)
      case 'flagged':
        return this.#input({ input: { actor: entry.seat, act: 'resign' }, by: 'clock' }, at)
      case 'replaced':
        this.#now = { ...this.#now, askedAt: at }
        return this.#change(entry.seat, { bot: entry.level }, at)
      case 'returned':
        return this.#change(entry.seat, { bot: null, missed: 0 }, at)
      case 'handed':
        return this.#change(entry.seat, { guest: entry.guest, name: entry.name, bot: null, missed: 0 }, at)
      case 'renamed':
        for (const seat of this.seatsOf(entry.guest)) this.#now = withChange(this.#now, seat, { name: entry.name })
        return {}
      case 'rematch':
        this.#now = { ...this.#now, rematch: entry.table }
        return {}
      default:
        entry.kind satisfies 'chat'
        return { aside: entry.seat === null && this.status === 'live' }
    }
  }

  #input({ input, by }: Pick<InputEntry, 'input' | 'by'>, at: number, decision?: number): Partial<Told> {
    const match = this.#match
    if (!match) throw new Refused({ code: 'not-started', message: 'The match has not started yet.' })
    const { actor } = input
    const { plays } = match
    const asked = match.pending()
    const wasLocked = match.sealedBy(actor) !== undefined
    const events = match.submit(input, decision)
    const isLocked = match.sealedBy(actor) !== undefined
    if (actor !== 'clock' && by !== 'bot') this.#now = withMissed(this.#now, actor, by === 'clock')
    if (match.plays === plays) {
      this.#now = withClocks(this.#now, match, at)
      const sealing = (isLocked || wasLocked) && !match.outcome
      return { events, seal: sealing ? { seat: actor, locked: isLocked, again: isLocked && wasLocked } : null }
    }
    const clocks = this.#now.clocks!
    const asking = askingOf(match, this.seats)
    const turned =
      'act' in input
        ? turnBackClocks(clocks, asking, at)
        : turnClocks(clocks, asking, at, moversOf(actor, asked, this.seats))
    this.#now = { ...this.#now, clocks: turned, askedAt: at }
    return { events }
  }

  /** Someone else, or something else, plays from now on. */
  #change(seat: Seat, change: Partial<Sitter>, at: number): Partial<Told> {
    this.#now = withClocks(withChange(this.#now, seat, change), this.#match, at)
    return {}
  }

  #salts(): readonly string[] {
    return this.seats.map((sitter) => sitter!.salt)
  }

  /** The last seat is taken: the secret and all salts make the seed, and the match begins. */
  #maybeStart(at: number): readonly AnyEvent[] {
    if (this.seats.includes(null)) return []
    this.#match = Match.start(this.box.game, this.#start())
    const clocks = startClocks(this.plan.clock, askingOf(this.#match, this.seats), at)
    this.#now = { ...this.#now, clocks, askedAt: at }
    return this.#match.opening
  }

  #start(): Start {
    const { options } = this.plan
    return { seats: this.seats.length, options, seed: matchSeed(this.#secret, this.#salts()) }
  }

  /** For a snapshot. */
  freeze(): FrozenTable {
    return { version: FROZEN_VERSION, ...this.#now, match: this.#match?.freeze() ?? null }
  }

  /** Goes straight to where a snapshot was taken; if that was written by another version, does nothing and answers false. */
  thaw(seq: number, { version, match, ...standing }: FrozenTable): boolean {
    if (version !== FROZEN_VERSION) return false
    this.#seq = seq
    this.#now = standing
    this.#match = match ? Match.thaw(this.box.game, this.#start(), match) : undefined
    return true
  }

  /** All that ever happened here, folded again from the start of the log. */
  retell(log: readonly Logged[]): readonly Told[] {
    const again = new Table(this.id, this.#secret, this.box, log[0]!)
    return [again.opening, ...log.slice(1, this.#seq + 1).map((logged) => again.apply(logged))]
  }
}
