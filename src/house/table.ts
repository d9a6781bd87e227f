import { changed, changeOf } from '#engine/change'
import { type Fact, type Frozen, factOf, recall } from '#engine/frozen'
import type { GameTypes, Outcome, Seat, Viewer } from '#engine/game'
import { type Input, Match } from '#engine/match'
import { parseOptions } from '#engine/options'
import { Refused } from '#engine/refusal'
import { withSeat } from '#engine/sides'
import { openingFact } from '#engine/story'
import type { AnyBox } from '#games/box'
import { startClocks, turnBackClocks, turnClocks, withoutTime } from '#house/clock'
import { type Effect, earsOf, type Happened, inputOf } from '#house/effect'
import type { Entry, Logged, TableFact, TableId, Taken } from '#house/entry'
import {
  askingOf,
  moversOf,
  partsOf,
  type Sitter,
  sitter,
  type Standing,
  type Vote,
  withAsks,
  withChange,
  withClocks,
  withCountdown,
  withMissed,
  withSitter,
  withTime,
} from '#house/standing'
import { TableNow } from '#house/table-now'
import { circleOf, countVotes, votesAfter } from '#house/votes'

type InputEntry = Extract<Entry, { kind: 'input' }>

/** A person sits there again and plays. */
const BACK = { bot: null, missed: 0, missedOf: {}, isNew: false, isStandIn: false, hasLeft: false } as const

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
interface Doing extends Pick<TableFact, 'seal' | 'ears' | 'isSecret' | 'isAside' | 'agreed'> {
  readonly happened?: readonly Happened[]
  readonly match?: Fact
  readonly took?: readonly Taken[]
}

type Parts = readonly (string | null)[]
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
export class Table extends TableNow {
  /** What its creation did; a table of bots alone starts with it. */
  readonly opening: Effect
  #seq = 0

  constructor(id: TableId, secret: string, box: AnyBox, logged: Logged) {
    super(id, secret, box, logged)
    const work = (): Doing => this.#maybeStart(logged.at)
    this.opening = logged.fact ? this.#recall(logged, logged.fact) : this.#record(logged, this.now, work)
  }

  get seq(): number {
    return this.#seq
  }

  /** What the server must do about rules that are not those of today: nothing once it is over. */
  outdated(): Extract<Entry, { kind: 'moved' | 'closed' }> | undefined {
    const { game } = this.box
    const { rulesVersion: rules } = game.about
    if (this.rules === rules || this.status === 'over') return undefined
    const isGood = this.frozen ? this.#migrated() !== undefined : this.#canBegin()
    return isGood ? { kind: 'moved', rules } : { kind: 'closed' }
  }

  /** Puts one more entry into effect. Throws `Refused` if the rules do not allow it, and then nothing has changed. */
  apply(logged: Omit<Logged, 'fact'>, decision?: number): Effect {
    return this.#put(logged, () => {
      const parts = this.votes.length > 0 ? this.#parts() : undefined
      return this.#counted(this.#effect(logged, decision), logged.at, parts)
    })
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
      this.now = withSitter(this.now, seat, sitter(guest, name, null, salt))
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
    const effect = this.#record(logged, this.now, work)
    this.#hear(logged, effect.ears, wasOpen)
    this.#end(logged)
    return effect
  }

  /** Somebody hears of one more entry, and when; no fact says so, because it follows from who hears of it. */
  #hear({ at }: Pick<Logged, 'at'>, ears: Effect['ears'], wasOpen = this.status === 'open'): void {
    const { heardAt, lines } = this.now
    const isHeard = (viewer: Viewer): boolean => !ears || ears.includes(viewer)
    this.now = {
      ...this.now,
      at,
      heardAt: isHeard('spectator') && (wasOpen || this.delay === 0) ? at : heardAt,
      lines: lines.map((told, place) => told + (isHeard(place === lines.length - 1 ? 'spectator' : place) ? 1 : 0)),
    }
  }

  /** One more entry is in effect. */
  #end({ seq, at }: Pick<Logged, 'seq' | 'at'>): void {
    this.#seq = seq
    if (this.now.endedAt === null && this.outcome) this.now = { ...this.now, endedAt: at }
  }

  /** Does something, and writes down what it did. */
  #record({ seq, at, entry }: Omit<Logged, 'fact'>, before: Standing, work: () => Doing): Effect {
    const { happened = [], match, took, ...rest } = work()
    const change = changeOf(before, this.now)
    const fact: TableFact = { ...(match && { match }), ...(took && { took }), ...rest, ...(change && { change }) }
    return { logged: { seq, at, entry, fact }, happened, ...rest }
  }

  #recall(logged: Logged, { match, took = [], change, ...rest }: TableFact): Effect {
    const happened: Happened[] = []
    for (const fact of match ? [match, ...took] : took) {
      const { after, happened: more } = recall(this.frozen, fact)
      happened.push(...more)
      this.frozen = after
    }
    if (change) this.now = changed(this.now, change) as Standing
    return { logged, happened, ...rest }
  }

  /** The match takes an input: what happened, and that as a fact. */
  #take(input: Input, decision?: number): { readonly happened: readonly Happened[]; readonly fact: Fact } {
    const match = this.match!
    const before = this.frozen
    const happened = match.take(input, decision)
    this.#freeze(match)
    return { happened, fact: factOf(before, happened, this.frozen!) }
  }

  #freeze(match: Match<GameTypes>): void {
    const from = match.freeze()
    this.frozen = from
    this.thawed = { from, match }
  }

  #effect({ entry, at }: Omit<Logged, 'fact'>, decision?: number): Doing {
    switch (entry.kind) {
      case 'created':
        throw new Error(`Table ${this.id} is created twice.`)
      case 'sat': {
        const { seat, guest, name, salt, face } = entry
        this.now = withSitter(this.now, seat, sitter(guest, name, null, salt, face))
        return this.#maybeStart(at)
      }
      case 'bot-sat':
        this.now = withSitter(this.now, entry.seat, sitter(null, entry.level, entry.level, ''))
        return this.#maybeStart(at)
      case 'stood':
        this.now = withSitter(this.now, entry.seat, null)
        return {}
      case 'kicked':
        this.now = withSitter(this.now, entry.seat, null)
        this.now = { ...this.now, barred: [...this.now.barred, entry.guest] }
        return {}
      case 'chat-locked':
        this.now = { ...this.now, isQuiet: entry.on }
        return {}
      case 'input':
        return this.#input(entry, at, decision)
      case 'ticked':
        return this.#tick(entry, at)
      case 'settled':
        if (entry.by === 'bot') this.now = withChange(this.now, entry.seat, { isNew: false })
        return this.#settle(entry.seat, entry.asides)
      case 'flagged':
      case 'claimed':
        return this.#input({ input: inputOf(entry)!, by: 'clock' }, at)
      case 'replaced': {
        const { asks } = this.now
        this.now = { ...this.now, asks: asks.with(entry.seat, { ...asks[entry.seat]!, at }) }
        const isStandIn = entry.by !== undefined || entry.inRace === true
        const hasLeft = entry.left === true
        return this.#sit(
          entry.seat,
          { bot: entry.level, isNew: true, ...(isStandIn && { isStandIn }), ...(hasLeft && { hasLeft }) },
          at,
        )
      }
      case 'returned':
        return this.#sit(entry.seat, BACK, at)
      case 'handed':
        return this.#sit(entry.seat, { ...BACK, ...calledIn(entry), guest: entry.guest }, at)
      case 'renamed':
        for (const seat of this.seatsOf(entry.guest)) this.now = withChange(this.now, seat, calledIn(entry))
        return {}
      case 'resumed': {
        const { clocks } = this.now
        this.now = withClocks({ ...this.now, clocks: clocks && withoutTime(clocks, entry.away) }, this.match, at)
        this.now = withCountdown(this.now, entry.away)
        return {}
      }
      case 'paced':
        this.now = { ...this.now, pace: entry.pace, hurry: null }
        return {}
      case 'hurried':
        this.now = { ...this.now, hurry: entry.seat }
        return {}
      case 'rematch':
        this.now = { ...this.now, rematch: entry.table }
        return {}
      case 'voted': {
        const ears = entry.topic === 'concede' ? circleOf(this, entry.topic, entry.seat) : undefined
        this.now = { ...this.now, votes: votesAfter(this, entry) }
        return ears ? { ears } : {}
      }
      case 'went-on':
        return this.#pause(null, at)
      case 'moved':
        return this.#move(entry.rules, at)
      case 'closed':
        return this.#close(entry)
      default:
        entry.kind satisfies 'chat'
        if (entry.to === 'team') return { ears: withSeat(this.sides, entry.seat!) }
        // Those who play must not hear what is said among spectators.
        return entry.seat === null && this.status === 'live' ? { ears: ['spectator'] } : {}
    }
  }

  /** Does what all whom it concerns agree on by now. What came about otherwise, or nobody wants any more, is forgotten. */
  #counted(doing: Doing, at: number, parts: Parts | undefined): Doing {
    if (this.votes.length === 0) return doing
    const { agreed, open } = countVotes(this, (topic) => topic !== 'pause' || this.#canPause(parts))
    let done = doing
    for (const vote of agreed)
      if (this.status === 'live') {
        const { ears: _circle, ...rest } = done
        const { happened = [], took = [], agreed: topics = [] } = this.#carryOut(vote, at)
        done = {
          ...rest,
          happened: [...(rest.happened ?? []), ...happened],
          ...((rest.took || took.length > 0) && { took: [...(rest.took ?? []), ...took] }),
          agreed: [...(rest.agreed ?? []), ...topics],
        }
      }
    this.now = { ...this.now, votes: this.status === 'live' ? open : [] }
    return done
  }

  /** The parts of the match in which all are, if it has any. */
  #parts(): Parts | undefined {
    const { match } = this
    return match?.game.part && !match.outcome ? partsOf(match, this.seats.length) : undefined
  }

  /** Whether clocks may stop now: where there are parts, only where one begins for all, or for somebody alone anywhere. */
  #canPause(before: Parts | undefined): boolean {
    const parts = this.#parts()
    if (!parts || (parts.length === 1 && !this.timing)) return true
    return parts.every((part, seat) => part === null || (before !== undefined && part !== before[seat]))
  }

  #carryOut({ topic, seat }: Vote, at: number): Doing {
    if (topic === 'pause') return this.#pause(at, at)
    if (topic === 'go-on') return this.#pause(null, at)
    const input: Input =
      topic === 'concede' ? { actor: seat, act: 'resign' } : { actor: 'clock', act: 'agreed', what: topic }
    const { happened, fact } = this.#take(input)
    this.now = withClocks(this.now, this.match, at)
    return { happened, took: [{ input, ...fact }], agreed: [topic] }
  }

  /** The clocks stand still from then on, or run again; time that had stood still before anything was done begins anew. */
  #pause(pausedAt: number | null, at: number): Doing {
    const { timing } = this
    const origin = pausedAt === null && timing ? { origin: at - timing.now } : {}
    this.now = withClocks({ ...this.now, pausedAt, ...origin }, this.match, at)
    return { agreed: [pausedAt === null ? 'go-on' : 'pause'] }
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
    const part = actor === 'clock' ? null : (match.game.part?.(match.state, actor) ?? null)
    const { happened, fact } = this.#take(input, decision)
    const isLocked = match.sealedBy(actor) !== undefined
    if (actor !== 'clock' && by !== 'bot') this.now = withMissed(this.now, actor, by === 'clock', question, part)
    const ears = isSecret && actor !== 'clock' ? earsOf(match.game, this.seats.length, actor, happened) : undefined
    const doing: Doing = { happened, took: [fact], ...(ears && { ears }), ...(isSecret && { isSecret }) }
    if (match.plays === plays) {
      this.now = withClocks(this.now, match, at)
      if (!(isLocked || wasLocked) || match.outcome) return doing
      // That a sealed choice was exchanged for another nobody else learns.
      const isExchange = isLocked && wasLocked && actor !== 'clock'
      return { ...doing, seal: { seat: actor, locked: isLocked }, ...(isExchange && { ears: [actor] }) }
    }
    this.#turn('act' in input ? undefined : moversOf(actor, asked, this.seats), at)
    return doing
  }

  /** What seats had chosen by that moment is played, and time goes on. */
  #tick({ to, orders }: Extract<Entry, { kind: 'ticked' }>, at: number): Doing {
    const happened: Happened[] = []
    const took: Taken[] = []
    const before = this.frozen
    const take = (input: Input): void => {
      const taken = this.#take(input)
      happened.push(...taken.happened)
      took.push({ input, ...taken.fact })
    }
    try {
      for (const { seat, choice, at: came } of orders) take({ actor: seat, choice, at: came })
      take({ actor: 'clock', choice: { kind: 'tick', at: to } })
    } catch (error) {
      // All of it, or nothing.
      this.frozen = before
      this.thawed = undefined
      throw error
    }
    for (const { seat, by } of orders) if (by === 'seat') this.now = withMissed(this.now, seat, false, undefined)
    this.now = withTime(this.now, to, at)
    this.#turn([], at)
    return { happened, took }
  }

  /** The position has changed, because of these or because something was undone: what is asked now, and whose clocks run. */
  #turn(movers: readonly Seat[] | undefined, at: number): void {
    const match = this.match!
    const clocks = this.now.clocks!
    if (clocks.plan.kind !== 'none') {
      const asking = askingOf(match, this.now, clocks.plan)
      const turned =
        movers === undefined && clocks.undoer !== null
          ? turnBackClocks(clocks, asking, at)
          : turnClocks(clocks, asking, at, movers)
      this.now = { ...this.now, clocks: turned }
    }
    this.now = withAsks(this.now, match, at)
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

  /** Someone else, or something else, plays from now on. Where it makes a difference the rules learn who has left for good. */
  #sit(seat: Seat, change: Partial<Sitter>, at: number): Doing {
    const hadLeft = this.seats[seat]!.hasLeft ?? false
    this.now = withClocks(withChange(this.now, seat, change), this.match, at)
    if (!this.box.game.leave || hadLeft === (this.seats[seat]!.hasLeft ?? false)) return {}
    const seats = this.seats.flatMap((sitting, place) => (sitting!.hasLeft ? [place] : []))
    const input: Input = { actor: 'clock', act: 'left', seats }
    const { happened, fact } = this.#take(input)
    return { happened, took: [{ input, ...fact }] }
  }

  /** It goes on under the rules of today. */
  #move(rules: number, at: number): Doing {
    const before = this.frozen
    const match = before ? this.#migrated() : undefined
    this.now = { ...this.now, rules }
    if (!before) return {}
    if (!match) throw new Error(`Table ${this.id} cannot go on under version ${rules} of its rules.`)
    this.#freeze(match)
    this.now = withClocks(withAsks(this.now, match, at), match, at)
    return { match: factOf(before, [], this.frozen!) }
  }

  /** It ends here, and nobody has won. */
  #close(closing: Pick<Closing, 'reason'>): Doing {
    const outcome = closedOutcome(this.seats.length, closing)
    const before = this.frozen
    if (!before) {
      this.now = { ...this.now, closed: outcome }
      return {}
    }
    this.frozen = { now: { ...before.now, questions: [], sealed: [], outcome }, past: [], undoer: null }
    return { match: factOf(before, [], this.frozen) }
  }

  #migrated(): Match<GameTypes> | undefined {
    return Match.migrate(this.box.game, this.start(), this.frozen!, this.rules)
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

  /** The last seat is taken: the secret and all salts make the seed, and the match begins. */
  #maybeStart(at: number): Doing {
    if (this.seats.includes(null)) return {}
    const match = Match.start(this.box.game, this.start())
    const { clock } = this.plan
    const clocks = startClocks(clock, askingOf(match, this.now, clock), at)
    this.now = withAsks({ ...this.now, clocks }, match, at)
    this.#freeze(match)
    const { opening, state } = match
    return { happened: opening.map((event) => ({ event, state })), match: openingFact(match) }
  }

  /** What it takes of the memory, in bytes of text, about: where it stands, and what its match remembers. */
  get weight(): number {
    return JSON.stringify(this.freeze()).length + (this.thawed?.match.inputs.length ?? 0) * INPUT
  }

  /** For a snapshot. */
  freeze(): FrozenTable {
    return { version: FROZEN_VERSION, standing: this.now, match: this.frozen }
  }

  /** Goes straight to where a snapshot was taken; if that was written by another version, does nothing and answers false. */
  thaw(seq: number, { version, match, standing }: FrozenTable): boolean {
    if (version !== FROZEN_VERSION) return false
    this.#seq = seq
    this.now = standing
    this.frozen = match
    return true
  }

  /** This table as it was set up; if it is to be shown to someone, who sits there now is no secret. */
  anew(present?: () => Table): Table {
    const again = new Table(this.id, this.secret, this.box, this.opening.logged)
    again.present = present
    return again
  }
}
