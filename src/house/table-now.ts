import type { Frozen, Question } from '#engine/frozen'
import type { Actor, Beat, GameTypes, Outcome, Seat, Viewer } from '#engine/game'
import { Match, type Start } from '#engine/match'
import { isTogether, type Sides, sidesOf } from '#engine/sides'
import { shownState } from '#engine/story'
import type { AnyBox } from '#games/box'
import { type Clocks, nextFlag } from '#house/clock'
import { viewersOf } from '#house/effect'
import {
  type Entry,
  type GuestId,
  type Logged,
  PATIENCE,
  type Status,
  type TableId,
  type TablePlan,
} from '#house/entry'
import { matchSeed } from '#house/fair'
import { seemsToThink } from '#house/pace'
import { noAsks, type Sitter, sitter, type Standing, type Vote } from '#house/standing'
import { BUDGETS } from '#house/thinker'
import type { Pace } from '#protocol/pace'
import type { Topic } from '#protocol/votes'

const NOBODY: readonly GuestId[] = []
const NO_VOTES: readonly Vote[] = []
/** The number of no question. */
const CLOSED = -1

/** What the luck of a match was made of. */
interface Fairness {
  readonly secret: string
  readonly salts: readonly string[]
  readonly seed: string
}

/** How a table stands, and all that one can know from it; only what happens there changes it (`table.ts`). */
export abstract class TableNow {
  readonly id: TableId
  readonly box: AnyBox
  readonly plan: TablePlan
  readonly created: Extract<Entry, { kind: 'created' }>
  protected readonly secret: string
  protected now: Standing
  protected frozen: Frozen | null = null
  /** The match that `frozen` is, once it was asked for. */
  protected thawed: { readonly from: Frozen; readonly match: Match<GameTypes> } | undefined
  /** Of a table of the past, the one of today. */
  protected present: (() => Pick<TableNow, 'seats'>) | undefined
  /** What the server must answer, asked for often, and where that was worked out. */
  #served:
    | { readonly of: Frozen | null; readonly seats: Standing['seats']; readonly questions: readonly Question[] }
    | undefined
  /** Who plays with whom, and where that was worked out. */
  #sidesOnce: { readonly of: Frozen | null; readonly sides: Sides } | undefined
  #seedOnce: string | undefined

  constructor(id: TableId, secret: string, box: AnyBox, logged: Logged) {
    const { at, entry } = logged
    if (entry.kind !== 'created') throw new Error(`Table ${id} does not start with its creation.`)
    this.id = id
    this.box = box
    this.plan = entry.plan
    this.created = entry
    this.secret = secret
    const seats = entry.plan.seats.map((plan): Sitter | null => {
      if (plan.kind === 'bot') return sitter(null, plan.level, plan.level, '')
      return plan.kind === 'device' ? sitter(entry.by, entry.name, null, '', entry.face) : null
    })
    this.now = {
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
  }

  get at(): number {
    return this.now.at
  }

  get heardAt(): number {
    return this.now.heardAt
  }

  get seats(): readonly (Sitter | null)[] {
    return this.now.seats
  }

  /** Who sits there as everybody may know, even at a table of the past. */
  get sitting(): readonly (Sitter | null)[] {
    return this.present?.().seats ?? this.seats
  }

  /** What the host is called: who sits here may have taken another name since. */
  get host(): string {
    const { by, name } = this.created
    return this.sitting.find((sitter) => sitter?.guest === by)?.name ?? name
  }

  /** Whether the host does not want this guest to sit here. */
  isBarred(guest: GuestId): boolean {
    return this.now.barred.includes(guest)
  }

  /** Whether those speak alone who sit here, and the host. */
  get isQuiet(): boolean {
    return this.now.isQuiet
  }

  get match(): Match<GameTypes> | undefined {
    const from = this.frozen
    if (!from) return undefined
    if (this.thawed?.from !== from) this.thawed = { from, match: Match.thaw(this.box.game, this.start(), from) }
    return this.thawed.match
  }

  /** The truth as it is now; to be shown to nobody. */
  get state(): GameTypes['State'] | undefined {
    return this.frozen?.now.state
  }

  /** The version of the rules under which it is played. */
  get rules(): number {
    return this.now.rules
  }

  get clocks(): Clocks | undefined {
    return this.now.clocks ?? undefined
  }

  /** Who plays with whom, as everybody knows. */
  get sides(): Sides {
    const of = this.frozen
    if (this.#sidesOnce?.of !== of) {
      const { game } = this.box
      // Of a state of other rules these can say nothing.
      const state = this.rules === game.about.rulesVersion ? this.state : undefined
      this.#sidesOnce = { of, sides: sidesOf(game, state, this.seats.length) }
    }
    return this.#sidesOnce.sides
  }

  /** Whether all play for one side. */
  get isTogether(): boolean {
    return isTogether(this.sides)
  }

  /** Whether a side can lose the match at once: by giving up, or by the clock of one of its seats. */
  get canConcede(): boolean {
    return this.box.game.resign !== undefined && !this.isTogether
  }

  /** Whether something can be wanted here now; once it has come about otherwise, it cannot. */
  allows(topic: Topic): boolean {
    const { game } = this.box
    switch (topic) {
      case 'abandon':
        return game.abandon !== undefined && this.isTogether
      case 'draw':
        return game.canBeDrawn === true && !this.isTogether
      case 'concede':
        return this.canConcede
      case 'pause':
        // Where there are parts, it is done when the next one begins.
        return (
          this.plan.clock.kind !== 'none' &&
          this.pausedAt === undefined &&
          (this.beat === undefined || this.box.game.part !== undefined)
        )
      default:
        topic satisfies 'go-on'
        return this.pausedAt !== undefined
    }
  }

  /** What somebody wants and has not come about. */
  get votes(): readonly Vote[] {
    return this.now.votes ?? NO_VOTES
  }

  /** Whether anything was ever wanted here. */
  get hasVoted(): boolean {
    return this.now.votes !== undefined
  }

  /** Since when the clocks stand still, if all want that. */
  get pausedAt(): number | undefined {
    return this.now.pausedAt ?? undefined
  }

  get rematch(): TableId | undefined {
    return this.now.rematch ?? undefined
  }

  get endedAt(): number | undefined {
    return this.now.endedAt ?? undefined
  }

  get outcome(): Outcome | undefined {
    return this.now.closed ?? this.frozen?.now.outcome ?? undefined
  }

  get status(): Status {
    return this.outcome ? 'over' : this.frozen ? 'live' : 'open'
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
    if (this.status !== 'over' || !this.frozen) return undefined
    return { secret: this.secret, salts: this.#salts(), seed: this.#seed() }
  }

  /** Whether someone may know by now that it is over: who played there does at once, others when they are told. */
  isOverFor(guest: GuestId | undefined, now: number): boolean {
    const { endedAt } = this.now
    if (endedAt === null) return false
    // The clock of a server that is back at once may be a little behind the last entry.
    return Math.max(now, this.at) >= endedAt + this.delay || (guest !== undefined && this.seatsOf(guest).length > 0)
  }

  /** How many lines of the log `viewer` has been told. */
  linesOf(viewer: Viewer): number {
    return this.now.lines.at(viewer === 'spectator' ? -1 : viewer)!
  }

  seatsOf(guest: GuestId): readonly Seat[] {
    const own: Seat[] = []
    for (const [seat, sitter] of this.seats.entries()) if (sitter?.guest === guest) own.push(seat)
    return own
  }

  /** What the match still waits for. */
  awaited(): readonly Question[] {
    return this.match?.pending().filter(({ locked }) => !locked) ?? []
  }

  /** What the server itself must answer: questions to bots, and to the clock when nobody else is asked. */
  awaitedOfServer(): readonly Question[] {
    const { seats } = this
    const of = this.frozen
    if (this.#served?.of !== of || this.#served.seats !== seats) {
      // What is asked again and again is chosen from beat to beat.
      const awaited = this.timing
        ? this.awaited().filter(({ actor, lasting }) => actor !== 'clock' && !lasting)
        : this.awaited()
      const isOfClock = awaited.every(({ actor }) => actor === 'clock')
      const bots = (): Question[] => awaited.filter(({ actor }) => actor !== 'clock' && seats[actor]!.bot)
      this.#served = { of, seats, questions: isOfClock ? awaited : bots() }
    }
    return this.#served.questions
  }

  /** Where time passes: how late it is in the match, and when its time began on the server. */
  get beat(): (Beat & { readonly origin: number }) | undefined {
    return this.pausedAt === undefined ? this.timing : undefined
  }

  /** The same, though all may want it to stand still. */
  protected get timing(): (Beat & { readonly origin: number }) | undefined {
    const { origin } = this.now
    const beat = typeof origin === 'number' ? this.box.game.beat?.(this.state!) : undefined
    return beat && { ...beat, origin: origin! }
  }

  /** The bots that may do something at the next beat. */
  racing(): readonly Question[] {
    if (!this.beat) return []
    return this.awaited().filter(({ actor, lasting }) => lasting && actor !== 'clock' && this.seats[actor]!.bot)
  }

  /**
   * Whether people play here, but bots alone race, none of them for somebody who may come back, and nobody else is asked: it
   * makes no difference to anyone how long that takes. What is asked in secret changes nothing, or it would show.
   */
  get isRaceOfBots(): boolean {
    if (!this.beat || this.isOfBotsAlone) return false
    const asked = this.awaited().filter(({ actor, secret }) => actor !== 'clock' && !secret)
    return asked.length > 0 && asked.every(({ actor, lasting }) => lasting && this.seats[actor as Seat]!.guest === null)
  }

  /** How late it is in the match. Where bots race alone it gets later from beat to beat, and stands in between. */
  timeAt(moment: number): number {
    const { now, origin } = this.beat!
    return this.isRaceOfBots ? now : moment - origin
  }

  /** When it is that late in the match: where bots race alone and know what they want, what is idle is not waited for. */
  momentOf(time: number, pace: Pace): number {
    const { now, origin, every } = this.beat!
    if (!this.isRaceOfBots) return origin + time
    return origin + now + Math.min(time - now, pace === 'instant' ? 0 : every)
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
    return this.now.asks[seat]!.nth
  }

  /** When one who is asked now was asked, or a bot sat down to answer it. */
  askedAt(actor: Actor): number {
    return this.now.asks.at(actor === 'clock' ? -1 : actor)!.at
  }

  /**
   * The question that `seat` means by a number of its own; if it is not asked that, one that is closed. Whoever is too
   * early, while another is seen to be asked, names the next one, and is told by the rules what to wait for.
   */
  meant(seat: Seat, nth: number | undefined): number | undefined {
    const ask = this.now.asks[seat]!
    if (nth === undefined) return undefined
    const isEarly = ask.decision === null && nth === ask.nth + 1
    if (isEarly && this.match?.pending().some(({ secret }) => !secret)) return undefined
    return (ask.nth === nth ? ask.decision : null) ?? CLOSED
  }

  /** How fast bots play here, unless somebody is in a hurry. */
  get pace(): Pace {
    return this.now.pace ?? this.plan.pace ?? 'calm'
  }

  /** How fast they play now. */
  get haste(): Pace {
    return typeof this.now.hurry === 'number' ? 'instant' : this.pace
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
    const { at, clocks } = this.now
    const flag = clocks && nextFlag(clocks)
    const times = questions.map((question) => this.answerAt(question, botPace, pace))
    if (flag) times.push(flag.at)
    const { beat } = this
    if (beat && beat.next !== null) times.push(beat.origin + beat.next)
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

  protected start(): Start {
    const { options } = this.plan
    return { seats: this.seats.length, options, seed: this.#seed() }
  }

  /** Once all sit there, nobody's salt changes any more. */
  #seed(): string {
    return (this.#seedOnce ??= matchSeed(this.secret, this.#salts()))
  }

  #salts(): readonly string[] {
    return this.seats.map((sitter) => sitter!.salt)
  }
}
