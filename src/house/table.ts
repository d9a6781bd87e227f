import type { AnyEvent, GameTypes, Outcome, Seat, Viewer } from '#engine/game'
import { type Frozen, Match, type Question, type Start } from '#engine/match'
import { Refused } from '#engine/refusal'
import type { AnyBox } from '#games/box'
import { type Clocks, nextFlag, startClocks, turnBackClocks, turnClocks } from '#house/clock'
import type { Entry, GuestId, Logged, Status, TableId, TablePlan } from '#house/entry'
import { matchSeed } from '#house/fair'
import {
  askingOf,
  moversOf,
  noAsks,
  type Sitter,
  sitter,
  type Standing,
  withAsks,
  withChange,
  withClocks,
  withMissed,
  withSitter,
} from '#house/standing'
import { BUDGETS } from '#house/thinker'
import { earsOf, isFor, type Told, viewersOf } from '#house/told'

type InputEntry = Extract<Entry, { kind: 'input' }>

/** What an entry does that is plain to everybody. */
const PLAIN = { events: [], seal: null, ears: null, isSecret: false, isAside: false } as const
/** The number of no question. */
const CLOSED = -1
/** Someone sits there again who plays himself. */
const BACK = { bot: null, missed: 0, missedOf: {}, isNew: false } as const

/** Raised when anything in a snapshot takes another shape, the state of a game included. */
const FROZEN_VERSION = 2

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
  #present: (() => Table) | undefined

  constructor(id: TableId, secret: string, box: AnyBox, logged: Logged) {
    const { at, entry } = logged
    if (entry.kind !== 'created') throw new Error(`Table ${id} does not start with its creation.`)
    this.id = id
    this.box = box
    this.plan = entry.plan
    this.created = entry
    this.#secret = secret
    const seats = entry.plan.seats.map((plan): Sitter | null => {
      if (plan.kind === 'bot') return sitter(null, plan.level, plan.level, '')
      return plan.kind === 'device' ? sitter(entry.by, entry.name, null, '') : null
    })
    const lines = viewersOf(seats.length).map(() => 1)
    const asks = noAsks(seats.length)
    this.#now = { at, heardAt: at, asks, seats, clocks: null, rematch: null, endedAt: null, lines }
    this.opening = { ...PLAIN, logged, events: this.#maybeStart(at) }
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

  /** Who sits there as everybody may know, even at a table of the past. */
  get sitting(): readonly (Sitter | null)[] {
    return this.#present?.().seats ?? this.seats
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

  /** How long after it has happened spectators learn what happens in the match. */
  get delay(): number {
    return this.plan.delay ?? 0
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

  /** What bots that have just sat down settle for themselves, before they do anything else. */
  unsettled(): readonly Extract<Entry, { kind: 'settled' }>[] {
    const { game } = this.box
    const match = this.#match
    if (!match || !game.botAsides || this.status !== 'live') return []
    return this.seats.flatMap((sitting, seat) => {
      const asides = sitting!.bot && sitting!.isNew ? game.botAsides!(match.view(seat), seat) : []
      return asides.length > 0 ? [{ kind: 'settled', seat, asides, by: 'bot' }] : []
    })
  }

  /** The number that `seat` knows its question by; -1 if it has never been asked. */
  nthOf(seat: Seat): number {
    return this.#now.asks[seat]!.nth
  }

  /** The question that `seat` means by a number of its own; if it is not asked that, one that is closed. */
  meant(seat: Seat, nth: number | undefined): number | undefined {
    const { asks } = this.#now
    if (nth === undefined) return undefined
    return (asks[seat]!.nth === nth ? asks[seat]!.decision : null) ?? CLOSED
  }

  /**
   * When the server gives its answer: so long after the question, however much there is to think about. A pause would
   * tell what a hidden hand can do.
   */
  answerAt({ actor, brief }: Question, botPace: number): number {
    const { at } = this.#now.asks.at(actor === 'clock' ? -1 : actor)!
    if (brief || botPace === 0) return at
    const level = actor === 'clock' ? null : this.seats[actor]!.bot
    return at + Math.max(botPace, level ? BUDGETS[level] : 0)
  }

  /** The next moment at which the server must do something here: answer one of these questions, or stop a clock. */
  due(botPace: number, questions = this.awaitedOfServer()): number | undefined {
    if (this.status !== 'live') return undefined
    const { at, clocks } = this.#now
    const flag = clocks && nextFlag(clocks)
    const times = questions.map((question) => this.answerAt(question, botPace))
    if (flag) times.push(flag.at)
    if (this.unsettled().length > 0) times.push(at)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Puts one more entry into effect. Throws `Refused` if the rules do not allow it, and then nothing has changed. */
  apply(logged: Logged, decision?: number): Told {
    const { seq, at } = logged
    if (seq !== this.#seq + 1) throw new Error(`Table ${this.id} is at ${this.#seq}, not before ${seq}.`)
    const wasOpen = this.status === 'open'
    const told: Told = { ...PLAIN, logged, ...this.#effect(logged, decision) }
    const { heardAt, endedAt, lines } = this.#now
    this.#seq = seq
    this.#now = {
      ...this.#now,
      at,
      heardAt: isFor(told, 'spectator') && (wasOpen || this.delay === 0) ? at : heardAt,
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
        this.#now = withSitter(this.#now, seat, sitter(guest, name, null, salt))
        return { events: this.#maybeStart(at) }
      }
      case 'stood':
        this.#now = withSitter(this.#now, entry.seat, null)
        return {}
      case 'input':
        return this.#input(entry, at, decision)
      case 'settled':
        if (entry.by === 'bot') this.#now = withChange(this.#now, entry.seat, { isNew: false })
        return this.#settle(entry.seat, entry.asides)
      case 'flagged':
        return this.#input({ input: { actor: entry.seat, act: 'resign' }, by: 'clock' }, at)
      case 'replaced': {
        const { asks } = this.#now
        this.#now = { ...this.#now, asks: asks.with(entry.seat, { ...asks[entry.seat]!, at }) }
        return this.#change(entry.seat, { bot: entry.level, isNew: true }, at)
      }
      case 'returned':
        return this.#change(entry.seat, BACK, at)
      case 'handed':
        return this.#change(entry.seat, { ...BACK, guest: entry.guest, name: entry.name }, at)
      case 'renamed':
        for (const seat of this.seatsOf(entry.guest)) this.#now = withChange(this.#now, seat, { name: entry.name })
        return {}
      case 'rematch':
        this.#now = { ...this.#now, rematch: entry.table }
        return {}
      default:
        entry.kind satisfies 'chat'
        // Those who play must not hear what is said among spectators.
        return { ears: entry.seat === null && this.status === 'live' ? ['spectator'] : null }
    }
  }

  #input({ input, by }: Pick<InputEntry, 'input' | 'by'>, at: number, decision?: number): Partial<Told> {
    const match = this.#match
    if (!match) throw new Refused({ code: 'not-started', message: 'The match has not started yet.' })
    const { actor } = input
    if (actor !== 'clock' && 'choice' in input && match.isAside(actor, input.choice))
      return this.#settle(actor, [input.choice])
    const { plays } = match
    const asked = match.pending()
    const question = asked.find((one) => one.actor === actor)
    const isSecret = question?.secret === true
    const wasLocked = match.sealedBy(actor) !== undefined
    const events = match.submit(input, decision)
    const isLocked = match.sealedBy(actor) !== undefined
    if (actor !== 'clock' && by !== 'bot') this.#now = withMissed(this.#now, actor, by === 'clock', question)
    const ears = isSecret && actor !== 'clock' ? earsOf(match.game, this.seats.length, actor, events) : null
    if (match.plays === plays) {
      this.#now = withClocks(this.#now, match, at)
      if (!(isLocked || wasLocked) || match.outcome) return { events, ears, isSecret }
      // That a sealed choice was exchanged for another nobody else learns.
      const again = isLocked && wasLocked && actor !== 'clock' ? [actor] : ears
      return { events, seal: { seat: actor, locked: isLocked }, ears: again, isSecret }
    }
    const clocks = this.#now.clocks!
    const asking = askingOf(match, this.seats, clocks.plan)
    const turned =
      'act' in input
        ? turnBackClocks(clocks, asking, at)
        : turnClocks(clocks, asking, at, moversOf(actor, asked, this.seats))
    this.#now = withAsks({ ...this.#now, clocks: turned }, match, at)
    return { events, ears, isSecret }
  }

  /** A seat settles something for itself: no clock minds, and nobody else learns of it. */
  #settle(seat: Seat, asides: readonly unknown[]): Partial<Told> {
    const match = this.#match!
    const events: AnyEvent[] = []
    for (const choice of asides) if (match.isAside(seat, choice)) events.push(...match.submit({ actor: seat, choice }))
    return { events, ears: [seat], isAside: true }
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
    const { clock } = this.plan
    const clocks = startClocks(clock, askingOf(this.#match, this.seats, clock), at)
    this.#now = withAsks({ ...this.#now, clocks }, this.#match, at)
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

  /** This table as it was set up; if it is to be shown to someone, who sits there now is no secret. */
  anew(present?: () => Table): Table {
    const again = new Table(this.id, this.#secret, this.box, this.opening.logged)
    again.#present = present
    return again
  }

  /** All that ever happened here, folded again from the start of the log. */
  retell(log: readonly Logged[]): readonly Told[] {
    const again = this.anew()
    return [again.opening, ...log.slice(1, this.#seq + 1).map((logged) => again.apply(logged))]
  }
}
