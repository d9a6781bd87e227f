import { type Change, changed, changeOf, graft } from '#engine/change'
import type { Fact, Frozen, Happening, Moment, Owns, Question, Sealed } from '#engine/frozen'
import type { Actor, Decision, Game, GameTypes, Outcome, Seat, Viewer } from '#engine/game'
import { clone, same } from '#engine/json'
import { checkTold, MatchDice, withDice } from '#engine/match-dice'
import { migrated } from '#engine/migrate'
import { parseOptions } from '#engine/options'
import { type Dice, MAIN, ScriptedRandom, SeededRandom, streamsOf } from '#engine/random'
import { IllegalSetup, type Refusal, Refused, refusal } from '#engine/refusal'
import { misfit } from '#engine/schema'
import { isTogether, type Sides, sidesOf } from '#engine/sides'

/** What a seat, or the clock, sends to a match. */
export type Input =
  /** `at` is when it came, where time passes. */
  | { readonly actor: Actor; readonly choice: unknown; readonly dice?: Dice; readonly at?: number }
  | { readonly actor: Actor; readonly act: 'take-back' | 'undo' | 'resign' }
  /** The time of these seats has run out, of all of them at the same moment, and the match is lost by it. */
  | { readonly actor: 'clock'; readonly act: 'flag'; readonly seats: readonly Seat[] }
  /** All people whose match it is want to give it up, or call it a draw. */
  | { readonly actor: 'clock'; readonly act: 'agreed'; readonly what: 'abandon' | 'draw' }
  /** Whoever sat at these seats has left for good, and nobody else has: of all seats, each time that changes. */
  | { readonly actor: 'clock'; readonly act: 'left'; readonly seats: readonly Seat[] }

/** How a match starts: options that are dealt from a seed, or a position with the dice to come. */
export interface Start {
  readonly seats: number
  readonly options?: unknown
  readonly setup?: unknown
  readonly seed?: string
  /** The next dice, as one reads them; when those of a stream are used up the seed takes over, if there is one. */
  readonly dice?: Dice
}

/** A match as a file: a start and its inputs, from which all else follows. */
export interface MatchRecord extends Start {
  readonly format: typeof FORMAT
  readonly version: typeof FORMAT_VERSION
  readonly game: string
  readonly rules: number
  readonly inputs: readonly Input[]
  /** What the start and each of the inputs did: with these it can be shown without the rules it was played under. */
  readonly facts?: readonly Fact[]
  /** When it went on under other rules. */
  readonly moved?: readonly Moved[]
  /** Who sat where, seat by seat. */
  readonly names?: readonly string[]
  /** Who has each seat at a terminal, so that it goes on as it was: `person`, or the name of a bot. */
  readonly players?: readonly string[]
  /** How it is said to have ended; what the inputs lead to is the truth. */
  readonly outcome?: Outcome
  /** When it ended, in milliseconds since 1970. */
  readonly endedAt?: number
  readonly proof?: Proof
}

/** A match that went on under a newer version of the rules. */
export interface Moved {
  /** How many inputs came before. */
  readonly at: number
  readonly rules: number
  readonly fact: Fact
}

/** What shows that a server did not choose the luck of a match: its seed is made of all of this. */
export interface Proof {
  /** The hash of the secret, shown before the seats were filled. */
  readonly commitment: string
  readonly secret: string
  /** What each seat added. */
  readonly salts: readonly string[]
}

export const FORMAT = 'ludus-match'
export const FORMAT_VERSION = 1

const NO_DICE = new ScriptedRandom([])

/** A moment that can be gone back to. */
interface Earlier<T extends GameTypes> {
  readonly moment: Moment<T>
  /** The way there from the moment after it, once it was asked for. */
  back?: { readonly from: Moment<T>; readonly change: Change }
}

/** The only thing that knows inputs, sealed choices, undo and replays; the rules know none of it. */
export class Match<T extends GameTypes> {
  readonly game: Game<T>
  readonly seats: number
  readonly #start: Start
  readonly #inputs: Input[] = []
  #now: Moment<T>
  /** Moments that `#undoer` may go back to, oldest first. */
  #past: Earlier<T>[] = []
  #undoer: Actor | undefined
  /** What each seat may go back to, where they act beside each other. */
  #owns: Owns | undefined
  /** The questions of a moment, with whether they are locked in: asked for often, and worked out once. */
  #asked: { readonly of: Moment<T>; readonly questions: readonly Question[] } | undefined
  /** What `begin` told, before any input; nothing in a match that was thawed. */
  readonly opening: readonly T['Event'][]

  private constructor(game: Game<T>, start: Start, now: Moment<T>, opening: readonly T['Event'][]) {
    this.game = game
    this.seats = start.seats
    this.#start = start
    this.#now = now
    this.#owns = game.beside === undefined ? undefined : Array.from({ length: start.seats }, () => [])
    this.opening = opening
  }

  /** Throws `Refused` for a wrong number of seats, options that cannot be, or a position that cannot be. */
  static start<T extends GameTypes>(game: Game<T>, start: Start): Match<T> {
    const [min, max] = game.about.seats
    if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max)
      throw new Refused(refusal(game, 'seats'))
    if (start.options !== undefined && start.setup !== undefined)
      throw new Refused({ code: 'bad-start', message: 'A match starts from options or from a setup, not from both.' })
    const { seats, options, setup, seed, dice: told = [] } = clone(start)
    checkTold(game.about.dice, told)
    const dice = new MatchDice(seed === undefined ? undefined : SeededRandom.from(seed), told)
    const opening: T['Event'][] = []
    const state = withDice(() => {
      const position =
        setup === undefined
          ? game.deal(parseOptions(game, options === undefined ? {} : options, seats), seats, dice)
          : checked(game, setup)
      return game.begin(position, { random: dice, tell: (event) => opening.push(event) }, seats)
    })
    return new Match(game, clone(start), momentOf(game, { state, dice, plays: 0, sealed: [] }, undefined, []), opening)
  }

  /** Folds a record to the match it describes; throws `Refused` naming what is wrong with it. */
  static load<T extends GameTypes>(game: Game<T>, record: MatchRecord): Match<T> {
    const bad = (message: string): never => {
      throw new Refused({ code: 'bad-record', message })
    }
    if (record.format !== FORMAT) bad('This is not a Ludus match.')
    if (record.version !== FORMAT_VERSION) bad(`Version ${String(record.version)} of the format is not known here.`)
    if (record.game !== game.about.id) bad(`This is a match of ${record.game}, not of ${game.about.id}.`)
    if (record.rules !== game.about.rulesVersion)
      bad(`It was played under version ${record.rules} of the rules; here is version ${game.about.rulesVersion}.`)
    const match = Match.start(game, startOf(record))
    for (const [at, input] of record.inputs.entries()) match.resubmit(input, at)
    return match
  }

  /** Where it stands now, for `thaw`. */
  freeze(): Frozen {
    let from = this.#now
    const ways: Change[] = []
    for (const earlier of this.#past.toReversed()) {
      // Two moments are never the same: one of them has more plays.
      if (earlier.back?.from !== from) earlier.back = { from, change: changeOf(from, earlier.moment)! }
      ways.unshift(earlier.back.change)
      from = earlier.moment
    }
    return { now: this.#now, past: ways, undoer: this.#undoer ?? null, ...(this.#owns && { owns: this.#owns }) }
  }

  /** The match that was frozen after these inputs, without asking the rules anything; its record has them and those to come. */
  static thaw<T extends GameTypes>(
    game: Game<T>,
    start: Start,
    { now, past, undoer, owns }: Frozen,
    inputs: readonly Input[] = [],
  ): Match<T> {
    const match = new Match(game, start, now as Moment<T>, [])
    match.#inputs.push(...inputs)
    let from = match.#now
    for (const change of past.toReversed()) {
      const moment = changed(from, change) as Moment<T>
      match.#past.unshift({ moment, back: { from, change } })
      from = moment
    }
    match.#undoer = undoer ?? undefined
    match.#owns = owns
    return match
  }

  /**
   * The match that was frozen under older rules, as it goes on under those of today; `undefined` if its state is not
   * good any more. Nothing is undone beyond that.
   */
  static migrate<T extends GameTypes>(game: Game<T>, start: Start, frozen: Frozen, from: number): Match<T> | undefined {
    const state = migrated(game, frozen.now.state, from)
    if (state === undefined) return undefined
    const { dice, sealed, plays, outcome } = frozen.now as Moment<T>
    const before = { state, dice: MatchDice.resume(dice), plays: plays + 1, sealed }
    const now = momentOf(game, before, undefined, [])
    return new Match(game, start, { ...now, ...(outcome && { outcome, questions: [] }) }, [])
  }

  /** The same match as it stands, for trying out what it would take. */
  copy(): Match<T> {
    return Match.thaw(this.game, this.#start, this.freeze())
  }

  /** How often the state has changed; a sealed choice changes nothing until the last is in. */
  get plays(): number {
    return this.#now.plays
  }

  save(): MatchRecord {
    return {
      format: FORMAT,
      version: FORMAT_VERSION,
      game: this.game.about.id,
      rules: this.game.about.rulesVersion,
      ...this.#start,
      inputs: [...this.#inputs],
    }
  }

  get inputs(): readonly Input[] {
    return this.#inputs
  }

  /** The whole truth; not to be changed, and to be shown to nobody. */
  get state(): T['State'] {
    return this.#now.state
  }

  get outcome(): Outcome | undefined {
    return this.#now.outcome ?? undefined
  }

  view(viewer: Viewer): T['View'] {
    return this.game.view(this.#now.state, viewer)
  }

  /** Who plays with whom, as everybody knows. */
  get sides(): Sides {
    return sidesOf(this.game, this.#now.state, this.seats)
  }

  /** What the table waits for; those who have locked in a sealed choice are still listed. */
  pending(): readonly Question[] {
    if (this.#asked?.of !== this.#now) {
      const { questions, sealed } = this.#now
      const isLocked = ({ actor }: Question): boolean => choiceOf(sealed, actor) !== undefined
      this.#asked = {
        of: this.#now,
        questions: questions.map((question) => (isLocked(question) ? { ...question, locked: true } : question)),
      }
    }
    return this.#asked.questions
  }

  /** What `actor` may choose now; a sealed choice can be exchanged until the last is in. */
  choices(actor: Actor): readonly T['Choice'][] {
    return this.outcome ? [] : this.game.choices(this.#now.state, actor)
  }

  /** The choice that `actor` has locked in, for its own eyes. */
  sealedBy(actor: Actor): T['Choice'] | undefined {
    return choiceOf(this.#now.sealed, actor)
  }

  /** Why `actor` may not choose this now; `undefined` if it may. Changes nothing. */
  whyNot(actor: Actor, choice: unknown, decision?: number): Refusal | undefined {
    const refused = this.#notAtTable(actor)
    if (refused || this.isAside(actor, choice)) return refused
    return this.#offered(actor, choice) ? this.#stale(actor, decision) : this.#notOffered(actor, choice, decision)
  }

  #stale(actor: Actor, decision: number | undefined): Refusal | undefined {
    return this.#isStale(actor, decision) ? refusal(this.game, 'stale') : undefined
  }

  /** Why something is refused that is not offered. */
  #notOffered(actor: Actor, choice: unknown, decision: number | undefined): Refusal {
    const stale = this.#stale(actor, decision)
    const { questions, state } = this.#now
    const isRaced = this.game.beat?.(state) !== undefined && !questions.some((question) => question.actor === actor)
    // Where time passes what is late is judged by how things stand.
    if (stale && !isRaced) return stale
    return this.game.whyNot(this.view(viewerOf(actor)), actor, choice) ?? stale ?? refusal(this.game, 'not-offered')
  }

  /** Whether the question is closed; one that is open and asked of another is not its actor's, but not closed either. */
  #isStale(actor: Actor, decision: number | undefined): boolean {
    if (decision === undefined) return false
    const { questions } = this.#now
    const own = questions.find((question) => question.actor === actor)
    return own ? own.decision !== decision : !questions.some((question) => question.decision === decision)
  }

  /** What `seat` may settle for itself at any time. */
  asides(seat: Seat): readonly T['Choice'][] {
    return this.outcome ? [] : (this.game.asides?.(this.#now.state, seat) ?? [])
  }

  isAside(actor: Actor, choice: unknown): boolean {
    return actor !== 'clock' && this.asides(actor).some((offered) => same(offered, choice))
  }

  /** Those who may undo something of their own. */
  get undoers(): readonly Actor[] {
    if (this.outcome) return []
    if (this.#owns) return this.#owns.flatMap((own, seat) => (own.length > 0 ? [seat] : []))
    return this.#past.length > 0 ? [this.#undoer!] : []
  }

  /**
   * Takes one input and returns what happened, as the truth: `game.hear` says what a viewer learns of it.
   * A sealed choice makes nothing happen until the last one is in. Throws `Refused`, and then nothing has changed.
   */
  submit(input: Input, decision?: number): readonly T['Event'][] {
    return this.#take(input, decision, false).map(({ event }) => event)
  }

  /** The same with the state at the moment of each event, which share all that did not change in between. */
  take(input: Input, decision?: number): readonly Happening<T>[] {
    return this.#take(input, decision, true)
  }

  #take(input: Input, decision: number | undefined, withStates: boolean): readonly Happening<T>[] {
    const happened = 'act' in input ? this.#act(input, decision) : this.#choose(input, decision, withStates)
    this.#inputs.push(clone(input))
    return happened
  }

  /** Takes the input that stands at a place of a record; a refusal names the place. */
  resubmit(input: Input, at: number): readonly T['Event'][] {
    return atPlace(at, () => this.submit(input))
  }

  /** The same with the state at the moment of each event. */
  retake(input: Input, at: number): readonly Happening<T>[] {
    return atPlace(at, () => this.take(input))
  }

  #notAtTable(actor: Actor): Refusal | undefined {
    const seated = actor === 'clock' || (Number.isInteger(actor) && actor >= 0 && actor < this.seats)
    if (!seated) return refusal(this.game, 'no-seat')
    if (!this.outcome) return undefined
    const over = refusal(this.game, 'over')
    return this.outcome.rule ? { ...over, rule: this.outcome.rule } : over
  }

  #offered(actor: Actor, choice: unknown): T['Choice'] | undefined {
    return offered(this.game, this.#now.state, actor, choice)
  }

  #choose(
    { actor, choice, dice, at }: Extract<Input, { choice: unknown }>,
    decision: number | undefined,
    withStates: boolean,
  ): readonly Happening<T>[] {
    const refused = this.#notAtTable(actor)
    if (refused) throw new Refused(refused)
    if (this.isAside(actor, choice)) return this.#settle(actor as Seat, choice as T['Choice'], dice)
    const offered = this.#offered(actor, choice)
    const unwanted = offered ? this.#stale(actor, decision) : this.#notOffered(actor, choice, decision)
    if (unwanted || !offered) throw new Refused(unwanted!)
    const open = this.#now.questions
    if (!open.find((asked) => asked.actor === actor)?.sealed)
      return this.#play([[actor, offered]], dice, withStates, at)
    const sealed: Sealed<T> = [...without(this.#now.sealed, actor), [actor, offered]]
    const asked = open.filter((question) => question.sealed)
    if (asked.every((question) => choiceOf(sealed, question.actor) !== undefined))
      return this.#play(
        asked.map((question) => [question.actor, choiceOf(sealed, question.actor)!]),
        dice,
        withStates,
      )
    if (dice) throw new Refused({ code: 'bad-dice', message: 'No die is rolled before the last sealed choice is in.' })
    this.#seal(actor, sealed)
    return []
  }

  /** Plays an aside: what everybody is asked stays as it was, what can be undone too, and no undo takes the aside back. */
  #settle(seat: Seat, choice: T['Choice'], told: Dice | undefined): readonly Happening<T>[] {
    if (told) throw new Refused({ code: 'bad-dice', message: 'No die is rolled for that.' })
    const { game } = this
    const settled = (moment: Moment<T>, tell?: (event: T['Event'], state: T['State']) => void): Moment<T> => {
      const state = clone(moment.state)
      game.play(state, seat, choice, { random: NO_DICE, ...(tell && { tell: (event) => tell(event, state) }) })
      return { ...moment, state: graft(moment.state, state) }
    }
    const happened: Happening<T>[] = []
    const now = settled(this.#now, (event, state) =>
      happened.push({ event, state: graft(happened.at(-1)?.state ?? this.#now.state, state) }),
    )
    this.#past = this.#past.map(({ moment }) => ({
      moment: game.asides!(moment.state, seat).some((offered) => same(offered, choice)) ? settled(moment) : moment,
    }))
    this.#now = now
    return happened
  }

  /** Another seat that locks in, or takes back, has acted: an undo would change its choice. */
  #seal(actor: Actor, sealed: Sealed<T>): void {
    if (actor !== this.#undoer) this.#past = []
    this.#now = { ...this.#now, sealed }
  }

  /** Plays on a copy: a bug in the rules, or dice that do not fit, leave the match as it was. */
  #play(
    moves: readonly (readonly [Actor, T['Choice']])[],
    told: Dice = [],
    withStates: boolean,
    at?: number,
  ): readonly Happening<T>[] {
    const { game } = this
    checkTold(game.about.dice, told)
    const before = this.#now
    const dice = MatchDice.resume(before.dice, this.#start.seed, told)
    const state = clone(before.state)
    let last = before.state
    const happened: Happening<T>[] = []
    const tell = (event: T['Event']): void => {
      if (withStates) last = graft(last, state)
      happened.push({ event, state: last })
    }
    withDice(() => {
      for (const [actor, choice] of moves) game.play(state, actor, choice, { random: dice, tell, at })
    })
    const after = momentOf(
      game,
      {
        state: withStates ? graft(last, state) : state,
        dice,
        plays: before.plays + 1,
        sealed: moves.reduce((sealed, [actor]) => without(sealed, actor), before.sealed),
      },
      before,
      moves.map(([actor]) => actor),
    )
    const mover = moves.length === 1 ? moves[0]![0] : undefined
    // Who could undo before, and cannot any more, would learn that someone has answered in secret.
    const isSecret = [before, after].some(({ questions }) => questions.some((asked) => asked.secret))
    const isLasting = before.questions.some(({ actor, lasting }) => lasting && actor === mover)
    const isFixed = game.isFinal || isSecret || isLasting || dice.rolls > 0 || happened.some(({ event }) => event.shows)
    if (this.#owns) this.#owns = this.#ownsAfter(before.state, mover, isFixed)
    else {
      if (mover === undefined || isFixed) this.#past = []
      else this.#past = this.#undoer === mover ? [...this.#past, { moment: before }] : [{ moment: before }]
      this.#undoer = mover
    }
    this.#now = after
    return happened
  }

  #act(input: Extract<Input, { act: unknown }>, decision?: number): readonly Happening<T>[] {
    const { game } = this
    const { actor, act } = input
    const refused = this.#notAtTable(actor)
    if (refused) throw new Refused(refused)
    const stale = this.#stale(actor, decision)
    if (stale) throw new Refused(stale)
    switch (act) {
      case 'take-back': {
        const { sealed } = this.#now
        if (choiceOf(sealed, actor) === undefined) throw new Refused(refusal(game, 'nothing-to-take-back'))
        this.#seal(actor, without(sealed, actor))
        break
      }
      case 'undo': {
        if (!this.undoers.includes(actor)) throw new Refused(refusal(game, 'nothing-to-undo'))
        const moment = this.#owns ? this.#withOwn(actor as Seat) : this.#past.pop()!.moment
        // Numbers of questions are never used twice, or an answer sent before the undo could land after it.
        const plays = this.#now.plays + 1
        this.#now = { ...moment, plays, questions: ask(game, moment.state, this.#now, [actor], plays) }
        break
      }
      case 'resign':
        if (!game.resign || actor === 'clock' || isTogether(this.sides))
          throw new Refused(refusal(game, 'no-resigning'))
        this.#end(game.resign(this.#now.state, actor))
        break
      case 'flag':
        this.#flag(actor, input.seats)
        break
      case 'agreed':
        this.#end(this.#agreed(input.what))
        break
      case 'left':
        this.#leave(actor, input.seats)
        break
    }
    return []
  }

  /** What each seat can go back to, after one of them has acted, or the clock, or several at once. */
  #ownsAfter(before: T['State'], mover: Actor | undefined, isFixed: boolean): Owns {
    const owns = this.#owns!
    if (mover === undefined || mover === 'clock') return owns.map(() => [])
    const own = ownsIn(this.game, before)[mover]!
    return owns.with(mover, isFixed ? [] : [...owns[mover]!, own])
  }

  /** The moment as it is now, with what is a seat's own as it was before it acted last. */
  #withOwn(seat: Seat): Moment<T> {
    const owns = this.#owns!
    const own = owns[seat]!
    this.#owns = owns.with(seat, own.slice(0, -1))
    const { state } = this.#now
    const all = ownsIn(this.game, state).with(seat, own.at(-1))
    return { ...this.#now, state: { ...state, [this.game.beside!]: all } }
  }

  /**
   * Whoever has no time left fares as if they had given up. Of several who ran out at the same moment none may be
   * favoured by their place: everybody gets what they could expect if lots were drawn for who was first.
   */
  #flag(actor: Actor, seats: readonly Seat[]): void {
    const { game } = this
    if (!game.resign || actor !== 'clock' || isTogether(this.sides)) throw new Refused(refusal(game, 'no-resigning'))
    if (seats.length === 0) throw new Refused(refusal(game, 'no-seat'))
    this.#checkSeats(seats)
    const lost = seats.map((seat) => game.resign!(this.#now.state, seat))
    const payoffs = lost[0]!.payoffs.map((_, at) => lost.reduce((sum, one) => sum + one.payoffs[at]!, 0) / lost.length)
    this.#end({ payoffs, reason: 'time', rule: lost[0]!.rule })
  }

  /** Seats of this match, each once. */
  #checkSeats(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const refused = this.#notAtTable(seat)
      if (refused) throw new Refused(refused)
    }
    if (new Set(seats).size < seats.length) throw new Refused(refusal(this.game, 'no-seat'))
  }

  /** The rules are told who has left for good; what is asked stays as it was, and nothing before is undone. */
  #leave(actor: Actor, seats: readonly Seat[]): void {
    const { game } = this
    if (!game.leave || actor !== 'clock') throw new Refused(refusal(game, 'not-now'))
    this.#checkSeats(seats)
    const state = clone(this.#now.state)
    game.leave(state, seats)
    this.#past = []
    this.#now = { ...this.#now, state: graft(this.#now.state, state), plays: this.#now.plays + 1 }
  }

  /** How it ends if all want that. A draw gives everybody what lots drawn between the sides would be worth. */
  #agreed(what: 'abandon' | 'draw'): Outcome {
    const { game, sides } = this
    if (what === 'abandon') {
      if (!game.abandon || !isTogether(sides)) throw new Refused(refusal(game, 'no-abandoning'))
      return game.abandon(this.#now.state)
    }
    if (!game.canBeDrawn || isTogether(sides)) throw new Refused(refusal(game, 'no-draw'))
    const many = new Set(sides.map((side, seat) => side ?? `alone ${seat}`)).size
    return { payoffs: sides.map(() => 1 / many), reason: 'agreed-draw', rule: '' }
  }

  /** It ends here, whatever was asked. */
  #end(outcome: Outcome): void {
    this.#now = { ...this.#now, sealed: [], questions: [], outcome }
  }
}

function atPlace<Result>(at: number, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused({ code: 'bad-record', message: `inputs[${at}]: ${error.message}` })
  }
}

/** What a record says of the start, and of nothing else. */
export function startOf({ seats, options, setup, seed, dice }: MatchRecord): Start {
  return {
    seats,
    ...(options !== undefined && { options }),
    ...(setup !== undefined && { setup }),
    ...(seed !== undefined && { seed }),
    ...(dice && { dice }),
  }
}

function checked<T extends GameTypes>(game: Game<T>, setup: unknown): T['Setup'] {
  const wrong = misfit(game.schemas.setup, setup)
  if (wrong !== undefined) throw new IllegalSetup(wrong)
  return setup as T['Setup']
}

/** Through whose eyes an actor sees: the clock knows what everybody knows. */
export const viewerOf = (actor: Actor): Viewer => (actor === 'clock' ? 'spectator' : actor)

/** The choice that this is, if it is listed, or taken all the same. */
export function offered<T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  actor: Actor,
  choice: unknown,
): T['Choice'] | undefined {
  const listed = game.choices(view, actor).find((one) => same(one, choice))
  return listed ?? (game.accepts?.(view, actor, choice) ? clone(choice as T['Choice']) : undefined)
}

/** What is each seat's own in a state. */
const ownsIn = <T extends GameTypes>({ beside }: Game<T>, state: T['State']): readonly unknown[] =>
  state[beside! as keyof T['State']] as readonly unknown[]

const choiceOf = <T extends GameTypes>(sealed: Sealed<T>, actor: Actor): T['Choice'] | undefined =>
  sealed.find(([other]) => other === actor)?.[1]

const without = <T extends GameTypes>(sealed: Sealed<T>, actor: Actor): Sealed<T> =>
  sealed.filter(([other]) => other !== actor)

/** What a position comes to: who is asked what, and which sealed choices still stand. `movers` have just chosen. */
function momentOf<T extends GameTypes>(
  game: Game<T>,
  { state, dice, plays, sealed }: Pick<Moment<T>, 'state' | 'plays' | 'sealed'> & { readonly dice: MatchDice },
  before: Moment<T> | undefined,
  movers: readonly Actor[],
): Moment<T> {
  const outcome = game.outcome(state) ?? null
  if (outcome) checkDice(dice)
  const questions = outcome ? [] : ask(game, state, before, movers, plays)
  const isOpen = ([actor, choice]: Sealed<T>[number]): boolean =>
    questions.some((question) => question.sealed && question.actor === actor) &&
    offered(game, state, actor, choice) !== undefined
  return { state, dice: dice.save(), sealed: sealed.filter(isOpen), questions, plays, outcome }
}

/** Dice told and never rolled are a mistake of whoever told them. */
function checkDice({ unused }: MatchDice): void {
  const left = streamsOf(unused).map(
    ([stream, faces]) => `${faces.join(', ')}${stream === MAIN ? '' : ` for "${stream}"`}`,
  )
  if (left.length > 0)
    throw new Refused({
      code: 'dice-left',
      message: `With this the match is over, but dice are left: ${left.join('; ')}.`,
    })
}

/** Numbers the questions: one that lasts, or stays as it was, in kind and choices, while others move, keeps its number. */
function ask<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  before: Moment<T> | undefined,
  movers: readonly Actor[],
  number: number,
): readonly Question[] {
  const numberOf = (asked: Decision): number => {
    const { actor, kind, lasting } = asked
    const old = before?.questions.find((question) => question.actor === actor)
    if (lasting && old?.lasting && old.kind === kind) return old.decision
    if (movers.includes(actor) || !old || !same(old, { ...asked, decision: old.decision })) return number
    return same(game.choices(before!.state, actor), game.choices(state, actor)) ? old.decision : number
  }
  return game.pending(state).map((asked) => ({ ...asked, decision: numberOf(asked) }))
}
