import type { Actor, Decision, Game, GameTypes, Outcome, Seat, Viewer } from '#engine/game'
import { clone, same } from '#engine/json'
import { parseOptions } from '#engine/options'
import { type Random, ScriptedRandom, ScriptError, SeededRandom } from '#engine/random'
import { IllegalSetup, type Refusal, Refused, refusal } from '#engine/refusal'
import { misfit } from '#engine/schema'

/** What a seat, or the clock, sends to a match. */
export type Input =
  | { readonly actor: Actor; readonly choice: unknown; readonly dice?: readonly number[] }
  | { readonly actor: Actor; readonly act: 'take-back' | 'undo' | 'resign' }

/** How a match starts: options that are dealt from a seed, or a position with the dice to come. */
export interface Start {
  readonly seats: number
  readonly options?: unknown
  readonly setup?: unknown
  readonly seed?: string
  /** The next dice, as one reads them; when they are used up the seed takes over, if there is one. */
  readonly dice?: readonly number[]
}

/** A match as a file: a start and its inputs, from which all else follows. */
export interface MatchRecord extends Start {
  readonly format: typeof FORMAT
  readonly version: typeof FORMAT_VERSION
  readonly game: string
  readonly rules: number
  readonly inputs: readonly Input[]
  /** Who sat where, seat by seat. */
  readonly names?: readonly string[]
  /** How it is said to have ended; what the inputs lead to is the truth. */
  readonly outcome?: Outcome
  /** When it ended, in milliseconds since 1970. */
  readonly endedAt?: number
  readonly proof?: Proof
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

/** A decision as the table shows it: which it is, and whether its seat has locked in a sealed choice. */
export interface Question extends Decision {
  /** Answers may name it, so that a late one never lands on the next. */
  readonly decision: number
  readonly locked?: true
}

/** Dice told by hand first, then those of the seed. */
class MatchDice implements Random {
  readonly #seeded: SeededRandom | undefined
  readonly #told: ScriptedRandom
  /** How often it was rolled since it was made or copied. */
  rolls = 0

  constructor(seeded: SeededRandom | undefined, told: readonly number[]) {
    this.#seeded = seeded
    this.#told = new ScriptedRandom(told, seeded)
  }

  below(sides: number): number {
    if (sides > 1) this.rolls++
    return this.#told.below(sides)
  }

  get unused(): readonly number[] {
    return this.#told.unused
  }

  save(): FrozenDice {
    return { words: this.#seeded?.save() ?? null, told: [...this.unused] }
  }

  static resume({ words, told }: FrozenDice): MatchDice {
    return new MatchDice(words ? SeededRandom.resume(words) : undefined, told)
  }

  copy(more: readonly number[]): MatchDice {
    return new MatchDice(this.#seeded && SeededRandom.resume(this.#seeded.save()), [...this.#told.unused, ...more])
  }
}

const NO_DICE = new ScriptedRandom([])

interface FrozenDice {
  readonly words: readonly number[] | null
  readonly told: readonly number[]
}

interface FrozenMoment {
  readonly state: unknown
  readonly dice: FrozenDice
  readonly sealed: readonly (readonly [Actor, unknown])[]
  readonly asked: readonly (readonly [Actor, number])[]
  readonly plays: number
  readonly resigned: Outcome | null
}

/** Where a match stands, as plain JSON: a cache of what its inputs say. */
export interface Frozen {
  readonly now: FrozenMoment
  readonly past: readonly FrozenMoment[]
  readonly undoer: Actor | null
  readonly inputs: readonly Input[]
}

/** Everything about a match that changes. Replaced as a whole, so that a refusal or a bug changes nothing. */
interface Moment<T extends GameTypes> {
  readonly state: T['State']
  readonly dice: MatchDice
  readonly sealed: ReadonlyMap<Actor, T['Choice']>
  /** For each actor that is asked, the number of the question it was first asked with. */
  readonly asked: ReadonlyMap<Actor, number>
  readonly plays: number
  readonly resigned: Outcome | undefined
}

/** The only thing that knows inputs, sealed choices, undo and replays; the rules know none of it. */
export class Match<T extends GameTypes> {
  readonly game: Game<T>
  readonly seats: number
  readonly #start: Start
  readonly #inputs: Input[] = []
  #now: Moment<T>
  /** Moments that `#undoer` may go back to, oldest first. */
  #past: Moment<T>[] = []
  #undoer: Actor | undefined
  /** What `begin` told, before any input. */
  readonly opening: readonly T['Event'][]

  private constructor(game: Game<T>, start: Start) {
    this.game = game
    this.seats = start.seats
    this.#start = start
    const { seats, options, setup, seed } = start
    const dice = new MatchDice(seed === undefined ? undefined : SeededRandom.from(seed), start.dice ?? [])
    const opening: T['Event'][] = []
    const state = withDice(() => {
      const position =
        setup === undefined
          ? game.deal(parseOptions(game, options === undefined ? {} : options, seats), seats, dice)
          : checked(game, setup)
      return game.begin(position, { random: dice, tell: (event) => opening.push(event) }, seats)
    })
    this.opening = opening
    const asked = ask(game, state, undefined, [], 0)
    this.#now = { state, dice, sealed: new Map(), asked, plays: 0, resigned: undefined }
    this.#checkDice(this.#now)
  }

  /** Throws `Refused` for a wrong number of seats, options that cannot be, or a position that cannot be. */
  static start<T extends GameTypes>(game: Game<T>, start: Start): Match<T> {
    const [min, max] = game.about.seats
    if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max)
      throw new Refused(refusal(game, 'seats'))
    if (start.options !== undefined && start.setup !== undefined)
      throw new Refused({ code: 'bad-start', message: 'A match starts from options or from a setup, not from both.' })
    return new Match(game, clone(start))
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
    return clone({
      now: freezeMoment(this.#now),
      past: this.#past.map(freezeMoment),
      undoer: this.#undoer ?? null,
      inputs: this.#inputs,
    })
  }

  /** The match that was frozen, without playing its inputs again. */
  static thaw<T extends GameTypes>(game: Game<T>, start: Start, frozen: Frozen): Match<T> {
    const { now, past, undoer, inputs } = clone(frozen)
    const match = Match.start(game, start)
    match.#inputs.push(...inputs)
    match.#now = thawMoment(now)
    match.#past = past.map((moment) => thawMoment<T>(moment))
    match.#undoer = undoer ?? undefined
    return match
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
    return this.#now.resigned ?? this.game.outcome(this.#now.state)
  }

  view(viewer: Viewer): T['View'] {
    return this.game.view(this.#now.state, viewer)
  }

  /** What the table waits for; those who have locked in a sealed choice are still listed. */
  pending(): readonly Question[] {
    if (this.outcome) return []
    return this.game.pending(this.#now.state).map((decision) => ({
      ...decision,
      decision: this.#now.asked.get(decision.actor)!,
      ...(this.#now.sealed.has(decision.actor) && { locked: true as const }),
    }))
  }

  /** What `actor` may choose now; a sealed choice can be exchanged until the last is in. */
  choices(actor: Actor): readonly T['Choice'][] {
    return this.outcome ? [] : this.game.choices(this.#now.state, actor)
  }

  /** The choice that `actor` has locked in, for its own eyes. */
  sealedBy(actor: Actor): T['Choice'] | undefined {
    return this.#now.sealed.get(actor)
  }

  /** Why `actor` may not choose this now; `undefined` if it may. Changes nothing. */
  whyNot(actor: Actor, choice: unknown, decision?: number): Refusal | undefined {
    const refused = this.#notAtTable(actor)
    if (refused || this.isAside(actor, choice)) return refused
    if (this.#isStale(actor, decision)) return refusal(this.game, 'stale')
    if (this.#offered(actor, choice)) return undefined
    return this.game.whyNot(this.view(viewerOf(actor)), actor, choice) ?? refusal(this.game, 'not-offered')
  }

  /** Whether the question is closed; one that is open and asked of another is not its actor's, but not closed either. */
  #isStale(actor: Actor, decision: number | undefined): boolean {
    if (decision === undefined) return false
    const { asked } = this.#now
    return asked.has(actor) ? asked.get(actor) !== decision : ![...asked.values()].includes(decision)
  }

  /** What `seat` may settle for itself at any time. */
  asides(seat: Seat): readonly T['Choice'][] {
    return this.outcome ? [] : (this.game.asides?.(this.#now.state, seat) ?? [])
  }

  isAside(actor: Actor, choice: unknown): boolean {
    return actor !== 'clock' && this.asides(actor).some((offered) => same(offered, choice))
  }

  get canUndo(): Actor | undefined {
    return this.#past.length > 0 && !this.outcome ? this.#undoer : undefined
  }

  /**
   * Takes one input and returns what happened, as the truth: `game.hear` says what a viewer learns of it.
   * A sealed choice makes nothing happen until the last one is in. Throws `Refused`, and then nothing has changed.
   */
  submit(input: Input, decision?: number): readonly T['Event'][] {
    const events = 'act' in input ? this.#act(input.actor, input.act, decision) : this.#choose(input, decision)
    this.#inputs.push(clone(input))
    return events
  }

  /** Takes the input that stands at a place of a record; a refusal names the place. */
  resubmit(input: Input, at: number): readonly T['Event'][] {
    try {
      return this.submit(input)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new Refused({ code: 'bad-record', message: `inputs[${at}]: ${error.message}` })
    }
  }

  #notAtTable(actor: Actor): Refusal | undefined {
    const seated = actor === 'clock' || (Number.isInteger(actor) && actor >= 0 && actor < this.seats)
    if (!seated) return refusal(this.game, 'no-seat')
    return this.outcome && refusal(this.game, 'over')
  }

  #offered(actor: Actor, choice: unknown): T['Choice'] | undefined {
    return this.game.choices(this.#now.state, actor).find((offered) => same(offered, choice))
  }

  #choose({ actor, choice, dice }: Extract<Input, { choice: unknown }>, decision?: number): readonly T['Event'][] {
    const refused = this.whyNot(actor, choice, decision)
    if (refused) throw new Refused(refused)
    if (this.isAside(actor, choice)) return this.#settle(actor as Seat, choice as T['Choice'], dice)
    const offered = this.#offered(actor, choice)!
    const open = this.game.pending(this.#now.state)
    if (!open.find((asked) => asked.actor === actor)?.sealed) return this.#play([[actor, offered]], dice)
    const sealed = new Map(this.#now.sealed).set(actor, offered)
    const secret = open.filter((asked) => asked.sealed)
    if (secret.every((asked) => sealed.has(asked.actor)))
      return this.#play(
        secret.map((asked) => [asked.actor, sealed.get(asked.actor)!]),
        dice,
      )
    if (dice) throw new Refused({ code: 'bad-dice', message: 'No die is rolled before the last sealed choice is in.' })
    this.#seal(actor, sealed)
    return []
  }

  /** Plays an aside: what everybody is asked stays as it was, what can be undone too, and no undo takes the aside back. */
  #settle(seat: Seat, choice: T['Choice'], told: readonly number[] | undefined): readonly T['Event'][] {
    if (told) throw new Refused({ code: 'bad-dice', message: 'No die is rolled for that.' })
    const { game } = this
    const settled = (moment: Moment<T>, tell?: (event: T['Event']) => void): Moment<T> => {
      const state = clone(moment.state)
      game.play(state, seat, choice, { random: NO_DICE, tell })
      return { ...moment, state }
    }
    const events: T['Event'][] = []
    const now = settled(this.#now, (event) => events.push(event))
    this.#past = this.#past.map((moment) =>
      game.asides!(moment.state, seat).some((offered) => same(offered, choice)) ? settled(moment) : moment,
    )
    this.#now = now
    return events
  }

  /** Another seat that locks in, or takes back, has acted: an undo would change its choice. */
  #seal(actor: Actor, sealed: ReadonlyMap<Actor, T['Choice']>): void {
    if (actor !== this.#undoer) this.#past = []
    this.#now = { ...this.#now, sealed }
  }

  /** Plays on a copy: a bug in the rules, or dice that do not fit, leave the match as it was. */
  #play(moves: readonly (readonly [Actor, T['Choice']])[], told: readonly number[] = []): readonly T['Event'][] {
    const { game } = this
    const before = this.#now
    const [state, dice] = [clone(before.state), before.dice.copy(told)]
    const events: T['Event'][] = []
    const table = { random: dice, tell: (event: T['Event']) => events.push(event) }
    withDice(() => {
      for (const [actor, choice] of moves) game.play(state, actor, choice, table)
    })
    const movers = moves.map(([actor]) => actor)
    const after: Moment<T> = {
      ...before,
      state,
      dice,
      plays: before.plays + 1,
      asked: ask(game, state, before, movers, before.plays + 1),
      sealed: stillOpen(game, state, before.sealed, movers),
    }
    this.#checkDice(after)
    const mover = moves.length === 1 ? moves[0]![0] : undefined
    // Who could undo before, and cannot any more, would learn that someone has answered in secret.
    const isSecret = [before.state, state].some((at) => game.pending(at).some((asked) => asked.secret))
    const isFixed = game.isFinal || isSecret || dice.rolls > 0 || events.some((event) => event.shows)
    if (mover === undefined || isFixed) this.#past = []
    else this.#past = this.#undoer === mover ? [...this.#past, before] : [before]
    this.#undoer = mover
    this.#now = after
    return events
  }

  #act(actor: Actor, act: 'take-back' | 'undo' | 'resign', decision?: number): readonly T['Event'][] {
    const { game } = this
    const refused = this.#notAtTable(actor)
    if (refused) throw new Refused(refused)
    if (this.#isStale(actor, decision)) throw new Refused(refusal(game, 'stale'))
    switch (act) {
      case 'take-back': {
        if (!this.#now.sealed.has(actor)) throw new Refused(refusal(game, 'nothing-to-take-back'))
        const sealed = new Map(this.#now.sealed)
        sealed.delete(actor)
        this.#seal(actor, sealed)
        break
      }
      case 'undo': {
        if (this.canUndo !== actor) throw new Refused(refusal(game, 'nothing-to-undo'))
        const before = this.#past.pop()!
        // Numbers of questions are never used twice, or an answer sent before the undo could land after it.
        const plays = this.#now.plays + 1
        this.#now = { ...before, plays, asked: ask(game, before.state, this.#now, [actor], plays) }
        break
      }
      case 'resign':
        if (!game.resign || actor === 'clock') throw new Refused(refusal(game, 'no-resigning'))
        this.#now = { ...this.#now, sealed: new Map(), resigned: game.resign(this.#now.state, actor) }
        break
    }
    return []
  }

  /** Dice told and never rolled are a mistake of whoever told them. */
  #checkDice({ state, dice }: Moment<T>): void {
    if (dice.unused.length > 0 && this.game.outcome(state))
      throw new Refused({
        code: 'dice-left',
        message: `The match is over, but dice are left: ${dice.unused.join(', ')}.`,
      })
  }
}

/** What a record says of the start, and of nothing else. */
function startOf({ seats, options, setup, seed, dice }: MatchRecord): Start {
  return {
    seats,
    ...(options !== undefined && { options }),
    ...(setup !== undefined && { setup }),
    ...(seed !== undefined && { seed }),
    ...(dice && { dice }),
  }
}

const freezeMoment = <T extends GameTypes>({ dice, sealed, asked, resigned, ...rest }: Moment<T>): FrozenMoment => ({
  ...rest,
  dice: dice.save(),
  sealed: [...sealed],
  asked: [...asked],
  resigned: resigned ?? null,
})

const thawMoment = <T extends GameTypes>({ state, dice, sealed, asked, resigned, plays }: FrozenMoment): Moment<T> => ({
  state: state as T['State'],
  dice: MatchDice.resume(dice),
  sealed: new Map(sealed as readonly [Actor, T['Choice']][]),
  asked: new Map(asked),
  plays,
  resigned: resigned ?? undefined,
})

/** Dice told by hand that do not fit the dice rolled are refused, not a bug. */
function withDice<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof ScriptError) throw new Refused({ code: 'bad-dice', message: error.message })
    throw error
  }
}

function checked<T extends GameTypes>(game: Game<T>, setup: unknown): T['Setup'] {
  const wrong = misfit(game.schemas.setup, setup)
  if (wrong !== undefined) throw new IllegalSetup(wrong)
  return setup as T['Setup']
}

/** Through whose eyes an actor sees: the clock knows what everybody knows. */
export const viewerOf = (actor: Actor): Viewer => (actor === 'clock' ? 'spectator' : actor)

/** Numbers the questions: one that stays as it was, in kind and choices, while others move, keeps its number. */
function ask<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  before: Moment<T> | undefined,
  movers: readonly Actor[],
  number: number,
): ReadonlyMap<Actor, number> {
  const earlier = before ? game.pending(before.state) : []
  const isTheSame = (decision: Decision): boolean =>
    before !== undefined &&
    !movers.includes(decision.actor) &&
    earlier.some((old) => same(old, decision)) &&
    same(game.choices(before.state, decision.actor), game.choices(state, decision.actor))
  return new Map(
    game
      .pending(state)
      .map((decision) => [decision.actor, isTheSame(decision) ? before!.asked.get(decision.actor)! : number]),
  )
}

/** Sealed choices of those who did not move, where they are still asked for and still legal. */
function stillOpen<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  sealed: ReadonlyMap<Actor, T['Choice']>,
  movers: readonly Actor[],
): ReadonlyMap<Actor, T['Choice']> {
  const asked = game.pending(state).filter((decision) => decision.sealed)
  return new Map(
    [...sealed].filter(
      ([actor, choice]) =>
        !movers.includes(actor) &&
        asked.some((decision) => decision.actor === actor) &&
        game.choices(state, actor).some((offered) => same(offered, choice)),
    ),
  )
}
