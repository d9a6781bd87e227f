import { changed, changeOf } from '#engine/change'
import { type Fact, type Frozen, factOf, type Question, recall } from '#engine/frozen'
import type { Actor, GameTypes, Outcome, Seat, Viewer } from '#engine/game'
import { type Input, Match, type Start } from '#engine/match'
import { parseOptions } from '#engine/options'
import { Refused } from '#engine/refusal'
import { openingFact, shownState } from '#engine/story'
import type { AnyBox } from '#games/box'
import { type Clocks, nextFlag, startClocks, turnBackClocks, turnClocks, withoutTime } from '#house/clock'
import { type Effect, earsOf, type Happened, inputOf, viewersOf } from '#house/effect'
import {
  type Entry,
  type GuestId,
  type Logged,
  PATIENCE,
  type Status,
  type TableFact,
  type TableId,
  type TablePlan,
  type Taken,
} from '#house/entry'
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
import { seemsToThink } from '#house/pace'
import { BUDGETS } from '#house/thinker'
import type { Pace } from '#protocol/pace'

type InputEntry = Extract<Entry, { kind: 'input' }>

const NOBODY: readonly GuestId[] = []
/** The number of no question. */
const CLOSED = -1
/** A person sits there again and plays. */
const BACK = { bot: null, missed: 0, missedOf: {}, isNew: false, isStandIn: false } as const

/** What someone is called, and what they look like, from then on. */
const calledIn = ({ name, face }: { readonly name: string; readonly face?: string }): Partial<Sitter> => ({
  name,
  ...(face !== undefined && { face }),
})

/** What one input weighs, in bytes, about. */
const INPUT = 200

/** Raised when anything in a snapshot takes another shape; the state of a game is the game's own affair. */
const FROZEN_VERSION = 4

/** Where a table stands, as plain JSON: a cache of what its entries did. */
export interface FrozenTable {
  readonly version: number
  readonly standing: Standing
  readonly match: Frozen | null
}

/** What an entry did, while it is being put into effect. */
interface Doing extends Pick<TableFact, 'seal' | 'ears' | 'isSecret' | 'isAside'> {
  readonly happened?: readonly Happened[]
  readonly match?: Fact
  readonly took?: readonly Taken[]
}

/** What the luck of a match was made of. */
interface Fairness {
  readonly secret: string
  readonly salts: readonly string[]
  readonly seed: string
}

type Closing = Extract<Entry, { kind: 'closed' }>

/** How a match has ended that was closed for a reason. */
const CLOSINGS = { expired: 'expired', host: 'closed-by-host' } as const

/** Nobody has won a match that was closed. */
const closedOutcome = (seats: number, { reason }: Pick<Closing, 'reason'>): Outcome => ({
  payoffs: Array.from({ length: seats }, () => 1 / seats),
  reason: reason ? CLOSINGS[reason] : 'rules-changed',
  rule: '',
})

/** A table, folded from what the entries of its log did; a new entry is put into effect by the rules. */
export class Table {
  readonly id: TableId
  readonly box: AnyBox
  readonly plan: TablePlan
  readonly created: Extract<Entry, { kind: 'created' }>
  /** What its creation did; a table of bots alone starts with it. */
  readonly opening: Effect
  readonly #secret: string
  #seq = 0
  #now: Standing
  #frozen: Frozen | null = null
  /** The match that `#frozen` is, once it was asked for. */
  #thawed: { readonly from: Frozen; readonly match: Match<GameTypes> } | undefined
  /** What the server must answer, asked for often, and where that was worked out. */
  #served:
    | { readonly of: Frozen | null; readonly seats: Standing['seats']; readonly questions: readonly Question[] }
    | undefined
  #seedOnce: string | undefined
  #present: (() => Table) | undefined

  constructor(id: TableId, secret: string, box: AnyBox, logged: Logged) {
    const { at, entry, fact } = logged
    if (entry.kind !== 'created') throw new Error(`Table ${id} does not start with its creation.`)
    this.id = id
    this.box = box
    this.plan = entry.plan
    this.created = entry
    this.#secret = secret
    const seats = entry.plan.seats.map((plan): Sitter | null => {
      if (plan.kind === 'bot') return sitter(null, plan.level, plan.level, '')
      return plan.kind === 'device' ? sitter(entry.by, entry.name, null, '', entry.face) : null
    })
    this.#now = {
      rules: entry.rules,
      barred: NOBODY,
      isQuiet: false,
      closed: null,
      at,
      heardAt: at,
      asks: noAsks(seats.length),
      seats,
      clocks: null,
      rematch: null,
      endedAt: null,
      lines: viewersOf(seats.length).map(() => 1),
    }
    this.opening = fact ? this.#recall(logged, fact) : this.#record(logged, this.#now, () => this.#maybeStart(at))
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

  /** What the host is called: who sits here may have taken another name since. */
  get host(): string {
    const { by, name } = this.created
    return this.sitting.find((sitter) => sitter?.guest === by)?.name ?? name
  }

  /** Whether the host does not want this guest to sit here. */
  isBarred(guest: GuestId): boolean {
    return this.#now.barred.includes(guest)
  }

  /** Whether those speak alone who sit here, and the host. */
  get isQuiet(): boolean {
    return this.#now.isQuiet
  }

  get match(): Match<GameTypes> | undefined {
    const from = this.#frozen
    if (!from) return undefined
    if (this.#thawed?.from !== from) this.#thawed = { from, match: Match.thaw(this.box.game, this.#start(), from) }
    return this.#thawed.match
  }

  /** The truth as it is now; to be shown to nobody. */
  get state(): GameTypes['State'] | undefined {
    return this.#frozen?.now.state
  }

  /** The version of the rules under which it is played. */
  get rules(): number {
    return this.#now.rules
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
    return this.#now.closed ?? this.#frozen?.now.outcome ?? undefined
  }

  get status(): Status {
    return this.outcome ? 'over' : this.#frozen ? 'live' : 'open'
  }

  /** A state of this table as `viewer` sees it. One of rules that are not here any more is shown as well as may be. */
  view(state: GameTypes['State'], viewer: Viewer): GameTypes['View'] | undefined {
    const { game } = this.box
    if (this.rules === game.about.rulesVersion) return game.view(state, viewer)
    try {
      return game.view(shownState(game, state, this.rules), viewer)
    } catch {
      return undefined
    }
  }

  /** How long after it has happened spectators learn what happens in the match. */
  get delay(): number {
    return this.plan.delay ?? 0
  }

  /** How long, in milliseconds, one waits for somebody who is away; 0 for ever. */
  get patience(): number {
    return this.plan.patience ?? PATIENCE
  }

  /** What the seed was made of; not before the match is over. */
  get fairness(): Fairness | undefined {
    if (this.status !== 'over' || !this.#frozen) return undefined
    return { secret: this.#secret, salts: this.#salts(), seed: this.#seed() }
  }

  /** Whether someone may know by now that it is over: who played there does at once, others when they are told. */
  isOverFor(guest: GuestId | undefined, now: number): boolean {
    const { endedAt } = this.#now
    if (endedAt === null) return false
    // The clock of a server that is back at once may be a little behind the last entry.
    return Math.max(now, this.at) >= endedAt + this.delay || (guest !== undefined && this.seatsOf(guest).length > 0)
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
    return this.match?.pending().filter(({ locked }) => !locked) ?? []
  }

  /** What the server itself must answer: questions to bots, and to the clock when nobody else is asked. */
  awaitedOfServer(): readonly Question[] {
    const { seats } = this
    const of = this.#frozen
    if (this.#served?.of !== of || this.#served.seats !== seats) {
      const awaited = this.awaited()
      const isOfClock = awaited.every(({ actor }) => actor === 'clock')
      const bots = (): Question[] => awaited.filter(({ actor }) => actor !== 'clock' && seats[actor]!.bot)
      this.#served = { of, seats, questions: isOfClock ? awaited : bots() }
    }
    return this.#served.questions
  }

  /** What bots that have just sat down settle for themselves, before they do anything else. */
  unsettled(): readonly Extract<Entry, { kind: 'settled' }>[] {
    const { game } = this.box
    const { match } = this
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

  /** When one who is asked now was asked, or a bot sat down to answer it. */
  askedAt(actor: Actor): number {
    return this.#now.asks.at(actor === 'clock' ? -1 : actor)!.at
  }

  /**
   * The question that `seat` means by a number of its own; if it is not asked that, one that is closed. Whoever is too
   * early, while another is seen to be asked, names the next one, and is told by the rules what to wait for.
   */
  meant(seat: Seat, nth: number | undefined): number | undefined {
    const ask = this.#now.asks[seat]!
    if (nth === undefined) return undefined
    const isEarly = ask.decision === null && nth === ask.nth + 1
    if (isEarly && this.match?.pending().some(({ secret }) => !secret)) return undefined
    return (ask.nth === nth ? ask.decision : null) ?? CLOSED
  }

  /** How fast bots play here, unless somebody is in a hurry. */
  get pace(): Pace {
    return this.#now.pace ?? this.plan.pace ?? 'calm'
  }

  /** How fast they play now. */
  get haste(): Pace {
    return typeof this.#now.hurry === 'number' ? 'instant' : this.pace
  }

  /**
   * When the server gives its answer: so long after the question, however much there is to think about. A pause would
   * tell what a hidden hand can do; what is asked in secret takes its time at any pace.
   */
  answerAt({ actor, brief, secret }: Question, botPace: number, pace: Pace = this.haste): number {
    const at = this.askedAt(actor)
    if (brief || botPace === 0) return at
    const level = actor === 'clock' ? null : this.seats[actor]!.bot
    const needs = level ? BUDGETS[level] : 0
    if (secret) return at + Math.max(botPace, needs)
    const { usual } = this.box.bots
    return at + Math.max(seemsToThink(pace, botPace), (level && usual?.[level]) ?? needs)
  }

  /** The next moment at which the server must do something here: answer one of these questions, or stop a clock. */
  due(botPace: number, questions = this.awaitedOfServer(), pace: Pace = this.haste): number | undefined {
    if (this.status !== 'live') return undefined
    const { at, clocks } = this.#now
    const flag = clocks && nextFlag(clocks)
    const times = questions.map((question) => this.answerAt(question, botPace, pace))
    if (flag) times.push(flag.at)
    if (this.unsettled().length > 0) times.push(at)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Whether bots have all the seats: then it is played for those who watch, and for nobody else. */
  get isOfBotsAlone(): boolean {
    return this.seats.every((sitting) => sitting?.bot)
  }

  /** When some node must see to this table, whoever watches it. */
  dueAnywhere(botPace: number): number | null {
    return (this.isOfBotsAlone ? undefined : this.due(botPace)) ?? null
  }

  /** What the server must do about rules that are not those of today: nothing once it is over. */
  outdated(): Extract<Entry, { kind: 'moved' | 'closed' }> | undefined {
    const { game } = this.box
    const { rulesVersion: rules } = game.about
    if (this.rules === rules || this.status === 'over') return undefined
    const isGood = this.#frozen ? this.#migrated() !== undefined : this.#canBegin()
    return isGood ? { kind: 'moved', rules } : { kind: 'closed' }
  }

  /** Puts one more entry into effect. Throws `Refused` if the rules do not allow it, and then nothing has changed. */
  apply(logged: Omit<Logged, 'fact'>, decision?: number): Effect {
    return this.#put(logged, () => this.#effect(logged, decision))
  }

  /**
   * Puts an entry of a log without facts into effect as far as that needs no rules: who sits there, and what was said. A
   * match that began then is closed.
   */
  outlast(logged: Omit<Logged, 'fact'>): Effect {
    const { entry } = logged
    return this.#put(logged, () => {
      if (entry.kind === 'input' || entry.kind === 'settled' || entry.kind === 'flagged') return {}
      if (entry.kind !== 'sat') return this.#effect(logged)
      const { seat, guest, name, salt } = entry
      this.#now = withSitter(this.#now, seat, sitter(guest, name, null, salt))
      return this.seats.includes(null) ? {} : this.#close({})
    })
  }

  /** Puts an entry of the log into effect, by what it did. One that does not say so is put into effect by the rules. */
  recall(logged: Logged): Effect {
    if (!logged.fact) return this.apply(logged)
    this.#checkNext(logged)
    this.#hear(logged, logged.fact.ears)
    const effect = this.#recall(logged, logged.fact)
    this.#end(logged)
    return effect
  }

  #checkNext({ seq }: Pick<Logged, 'seq'>): void {
    if (seq !== this.#seq + 1) throw new Error(`Table ${this.id} is at ${this.#seq}, not before ${seq}.`)
  }

  /** One more entry, whatever it does: who hears of it, and when. */
  #put(logged: Omit<Logged, 'fact'>, work: () => Doing): Effect {
    this.#checkNext(logged)
    const wasOpen = this.status === 'open'
    const effect = this.#record(logged, this.#now, work)
    this.#hear(logged, effect.ears, wasOpen)
    this.#end(logged)
    return effect
  }

  /** Somebody hears of one more entry, and when; no fact says so, because it follows from who hears of it. */
  #hear({ at }: Pick<Logged, 'at'>, ears: Effect['ears'], wasOpen = this.status === 'open'): void {
    const { heardAt, lines } = this.#now
    const isHeard = (viewer: Viewer): boolean => !ears || ears.includes(viewer)
    this.#now = {
      ...this.#now,
      at,
      heardAt: isHeard('spectator') && (wasOpen || this.delay === 0) ? at : heardAt,
      lines: lines.map((told, place) => told + (isHeard(place === lines.length - 1 ? 'spectator' : place) ? 1 : 0)),
    }
  }

  /** One more entry is in effect. */
  #end({ seq, at }: Pick<Logged, 'seq' | 'at'>): void {
    this.#seq = seq
    if (this.#now.endedAt === null && this.outcome) this.#now = { ...this.#now, endedAt: at }
  }

  /** Does something, and writes down what it did. */
  #record({ seq, at, entry }: Omit<Logged, 'fact'>, before: Standing, work: () => Doing): Effect {
    const { happened = [], match, took, ...rest } = work()
    const change = changeOf(before, this.#now)
    const fact: TableFact = { ...(match && { match }), ...(took && { took }), ...rest, ...(change && { change }) }
    return { logged: { seq, at, entry, fact }, happened, ...rest }
  }

  #recall(logged: Logged, { match, took = [], change, seal, ears, isSecret, isAside }: TableFact): Effect {
    const happened: Happened[] = []
    for (const fact of match ? [match, ...took] : took) {
      const { after, happened: more } = recall(this.#frozen, fact)
      happened.push(...more)
      this.#frozen = after
    }
    if (change) this.#now = changed(this.#now, change) as Standing
    return {
      logged,
      happened,
      ...(seal && { seal }),
      ...(ears && { ears }),
      ...(isSecret && { isSecret }),
      ...(isAside && { isAside }),
    }
  }

  /** The match takes an input: what happened, and that as a fact. */
  #take(input: Input, decision?: number): { readonly happened: readonly Happened[]; readonly fact: Fact } {
    const match = this.match!
    const before = this.#frozen
    const happened = match.take(input, decision)
    this.#freeze(match)
    return { happened, fact: factOf(before, happened, this.#frozen!) }
  }

  #freeze(match: Match<GameTypes>): void {
    const from = match.freeze()
    this.#frozen = from
    this.#thawed = { from, match }
  }

  #effect({ entry, at }: Omit<Logged, 'fact'>, decision?: number): Doing {
    switch (entry.kind) {
      case 'created':
        throw new Error(`Table ${this.id} is created twice.`)
      case 'sat': {
        const { seat, guest, name, salt, face } = entry
        this.#now = withSitter(this.#now, seat, sitter(guest, name, null, salt, face))
        return this.#maybeStart(at)
      }
      case 'bot-sat':
        this.#now = withSitter(this.#now, entry.seat, sitter(null, entry.level, entry.level, ''))
        return this.#maybeStart(at)
      case 'stood':
        this.#now = withSitter(this.#now, entry.seat, null)
        return {}
      case 'kicked':
        this.#now = withSitter(this.#now, entry.seat, null)
        this.#now = { ...this.#now, barred: [...this.#now.barred, entry.guest] }
        return {}
      case 'chat-locked':
        this.#now = { ...this.#now, isQuiet: entry.on }
        return {}
      case 'input':
        return this.#input(entry, at, decision)
      case 'settled':
        if (entry.by === 'bot') this.#now = withChange(this.#now, entry.seat, { isNew: false })
        return this.#settle(entry.seat, entry.asides)
      case 'flagged':
      case 'claimed':
        return this.#input({ input: inputOf(entry)!, by: 'clock' }, at)
      case 'replaced': {
        const { asks } = this.#now
        this.#now = { ...this.#now, asks: asks.with(entry.seat, { ...asks[entry.seat]!, at }) }
        const isStandIn = entry.by !== undefined
        return this.#change(entry.seat, { bot: entry.level, isNew: true, ...(isStandIn && { isStandIn }) }, at)
      }
      case 'returned':
        return this.#change(entry.seat, BACK, at)
      case 'handed':
        return this.#change(entry.seat, { ...BACK, ...calledIn(entry), guest: entry.guest }, at)
      case 'renamed':
        for (const seat of this.seatsOf(entry.guest)) this.#now = withChange(this.#now, seat, calledIn(entry))
        return {}
      case 'resumed': {
        const { clocks } = this.#now
        this.#now = withClocks({ ...this.#now, clocks: clocks && withoutTime(clocks, entry.away) }, this.match, at)
        return {}
      }
      case 'paced':
        this.#now = { ...this.#now, pace: entry.pace, hurry: null }
        return {}
      case 'hurried':
        this.#now = { ...this.#now, hurry: entry.seat }
        return {}
      case 'rematch':
        this.#now = { ...this.#now, rematch: entry.table }
        return {}
      case 'moved':
        return this.#move(entry.rules, at)
      case 'closed':
        return this.#close(entry)
      default:
        entry.kind satisfies 'chat'
        // Those who play must not hear what is said among spectators.
        return entry.seat === null && this.status === 'live' ? { ears: ['spectator'] } : {}
    }
  }

  #input({ input, by }: Pick<InputEntry, 'input' | 'by'>, at: number, decision?: number): Doing {
    const { match } = this
    if (!match) throw new Refused({ code: 'not-started', message: 'The match has not started yet.' })
    const { actor } = input
    if (actor !== 'clock' && 'choice' in input && match.isAside(actor, input.choice)) {
      const { happened, fact } = this.#take(input)
      return { happened, took: [fact], ears: [actor], isAside: true }
    }
    const { plays } = match
    const asked = match.pending()
    const question = asked.find((one) => one.actor === actor)
    // Whoever gives up says so aloud: that tells nothing of what they were asked.
    const isSecret = question?.secret === true && 'choice' in input
    const wasLocked = match.sealedBy(actor) !== undefined
    const { happened, fact } = this.#take(input, decision)
    const isLocked = match.sealedBy(actor) !== undefined
    if (actor !== 'clock' && by !== 'bot') this.#now = withMissed(this.#now, actor, by === 'clock', question)
    const ears = isSecret && actor !== 'clock' ? earsOf(match.game, this.seats.length, actor, happened) : undefined
    const doing: Doing = { happened, took: [fact], ...(ears && { ears }), ...(isSecret && { isSecret }) }
    if (match.plays === plays) {
      this.#now = withClocks(this.#now, match, at)
      if (!(isLocked || wasLocked) || match.outcome) return doing
      // That a sealed choice was exchanged for another nobody else learns.
      const isExchange = isLocked && wasLocked && actor !== 'clock'
      return { ...doing, seal: { seat: actor, locked: isLocked }, ...(isExchange && { ears: [actor] }) }
    }
    const clocks = this.#now.clocks!
    if (clocks.plan.kind !== 'none') {
      const asking = askingOf(match, this.seats, clocks.plan)
      const turned =
        'act' in input
          ? turnBackClocks(clocks, asking, at)
          : turnClocks(clocks, asking, at, moversOf(actor, asked, this.seats))
      this.#now = { ...this.#now, clocks: turned }
    }
    this.#now = withAsks(this.#now, match, at)
    return doing
  }

  /** A seat settles something for itself: no clock minds, and nobody else learns of it. What is not offered changes nothing. */
  #settle(seat: Seat, asides: readonly unknown[]): Doing {
    const happened: Happened[] = []
    const took: Taken[] = []
    for (const choice of asides) {
      if (!this.match!.isAside(seat, choice)) continue
      const input: Input = { actor: seat, choice }
      const taken = this.#take(input)
      happened.push(...taken.happened)
      took.push({ input, ...taken.fact })
    }
    return { happened, took, ears: [seat], isAside: true }
  }

  /** Someone else, or something else, plays from now on. */
  #change(seat: Seat, change: Partial<Sitter>, at: number): Doing {
    this.#now = withClocks(withChange(this.#now, seat, change), this.match, at)
    return {}
  }

  /** It goes on under the rules of today. */
  #move(rules: number, at: number): Doing {
    const before = this.#frozen
    const match = before ? this.#migrated() : undefined
    this.#now = { ...this.#now, rules }
    if (!before) return {}
    if (!match) throw new Error(`Table ${this.id} cannot go on under version ${rules} of its rules.`)
    this.#freeze(match)
    this.#now = withClocks(withAsks(this.#now, match, at), match, at)
    return { match: factOf(before, [], this.#frozen!) }
  }

  /** It ends here, and nobody has won. */
  #close(closing: Pick<Closing, 'reason'>): Doing {
    const outcome = closedOutcome(this.seats.length, closing)
    const before = this.#frozen
    if (!before) {
      this.#now = { ...this.#now, closed: outcome }
      return {}
    }
    this.#frozen = { now: { ...before.now, questions: [], sealed: [], outcome }, past: [], undoer: null }
    return { match: factOf(before, [], this.#frozen) }
  }

  #migrated(): Match<GameTypes> | undefined {
    return Match.migrate(this.box.game, this.#start(), this.#frozen!, this.rules)
  }

  /** Whether the match can still begin as it was planned. If everybody sits there, nobody knows any more how it began. */
  #canBegin(): boolean {
    const { options, seats } = this.plan
    if (!this.seats.includes(null)) return false
    try {
      parseOptions(this.box.game, options, seats.length)
      return true
    } catch {
      return false
    }
  }

  #salts(): readonly string[] {
    return this.seats.map((sitter) => sitter!.salt)
  }

  /** The last seat is taken: the secret and all salts make the seed, and the match begins. */
  #maybeStart(at: number): Doing {
    if (this.seats.includes(null)) return {}
    const match = Match.start(this.box.game, this.#start())
    const { clock } = this.plan
    const clocks = startClocks(clock, askingOf(match, this.seats, clock), at)
    this.#now = withAsks({ ...this.#now, clocks }, match, at)
    this.#freeze(match)
    const { opening, state } = match
    return { happened: opening.map((event) => ({ event, state })), match: openingFact(match) }
  }

  #start(): Start {
    const { options } = this.plan
    return { seats: this.seats.length, options, seed: this.#seed() }
  }

  /** Once all sit there, nobody's salt changes any more. */
  #seed(): string {
    return (this.#seedOnce ??= matchSeed(this.#secret, this.#salts()))
  }

  /** What it takes of the memory, in bytes of text, about: where it stands, and what its match remembers. */
  get weight(): number {
    return JSON.stringify(this.freeze()).length + (this.#thawed?.match.inputs.length ?? 0) * INPUT
  }

  /** For a snapshot. */
  freeze(): FrozenTable {
    return { version: FROZEN_VERSION, standing: this.#now, match: this.#frozen }
  }

  /** Goes straight to where a snapshot was taken; if that was written by another version, does nothing and answers false. */
  thaw(seq: number, { version, match, standing }: FrozenTable): boolean {
    if (version !== FROZEN_VERSION) return false
    this.#seq = seq
    this.#now = standing
    this.#frozen = match
    return true
  }

  /** This table as it was set up; if it is to be shown to someone, who sits there now is no secret. */
  anew(present?: () => Table): Table {
    const again = new Table(this.id, this.#secret, this.box, this.opening.logged)
    again.#present = present
    return again
  }
}
