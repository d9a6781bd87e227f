import type { TSchema } from 'typebox'
import type { Random } from '#engine/random'
import type { PlatformRefusal, Refusal } from '#engine/refusal'

/** A player's place at the table: 0, 1, 2 … in turn order. */
export type Seat = number
/** Who supplies an input: a seat, or the clock in games that time a phase. */
export type Actor = Seat | 'clock'
/** Whose eyes a view is for. A spectator knows only what every seat knows. */
export type Viewer = Seat | 'spectator'

/** Something the game waits for. Sealed choices stay secret until all are in. */
export interface Decision {
  readonly actor: Actor
  readonly kind: string
  readonly sealed?: true
  /** Nobody but its actor may know who is asked: to others the table just waits. */
  readonly secret?: true
  /** Mostly passed: bots answer at once, so that their not acting takes no time. */
  readonly brief?: true
  /** Asked of its actor again and again: it stays the same question, whatever else happens, and what was chosen stands. */
  readonly lasting?: true
}

/**
 * How time passes in a part of a match, in milliseconds of its own. Whatever seats choose then waits for the next of the
 * moments that are `every` apart, and is played there by the clock; at `next` the clock is wanted even if nobody chose.
 * What came at some moment (`Dealer.at`) is not due before it: the clock may not have been called for long by then.
 */
export interface Beat {
  readonly now: number
  readonly every: number
  readonly next: number | null
}

/** How a finished match ended: each seat's payoff, from 0 (lost) to 1 (won). */
export interface Outcome {
  readonly payoffs: readonly number[]
  readonly reason: string
  /** The clause that ended it. */
  readonly rule: string
}

/** What a rule may use besides the state: dice, and a voice. Search plays without a voice. */
export interface Dealer<Event> {
  readonly random: Random
  /**
   * Says what has just been done: the state of this very moment is shown with the event, so it has all that the event
   * names and nothing of what is told next. Before `begin` returns there is no state: its events go with what it returns.
   */
  readonly tell?: ((event: Event) => void) | undefined
  /** Where time passes: when what is played now came, which may be before it is played. */
  readonly at?: number | undefined
}

/** What every event carries, whatever the game. */
export interface AnyEvent {
  readonly kind: string
  /** The clause that made it happen. */
  readonly rule: string
  /** Something hidden became known to someone: undo stops here. */
  readonly shows?: true
}

/** The types of one game, all plain JSON. A State is a View with nothing hidden. */
export interface GameTypes {
  Options: object
  Setup: object
  View: { readonly viewer: Viewer }
  State: this['View']
  Choice: { readonly kind: string }
  Event: AnyEvent
}

/** A switch, or one of a few values. */
export type OptionValue = boolean | number | string

/** One thing that can be set before a match; menus, parsers and schemas are all made from it. */
export interface Option<Value extends OptionValue> {
  readonly name: string
  readonly text: string
  /** The clause that speaks of it. */
  readonly rule: string
  readonly values: readonly Value[]
  readonly default: Value
  /** The numbers of seats with which there is something to choose; all of them if left out. */
  readonly seats?: readonly number[]
  /** What the game itself says of a value that is none of these, by the other options as they were given. */
  readonly outside?: (value: unknown, given: Readonly<Record<string, unknown>>) => Refusal | undefined
}

type OptionTable<Options extends object> = {
  readonly [Name in keyof Options]: Options[Name] extends OptionValue ? Option<Options[Name]> : never
}

/** What one can know of a game without its rules: enough for a menu. */
export interface About<Options extends object> {
  readonly id: string
  readonly name: string
  readonly summary: string
  /** The least and the greatest number of seats. */
  readonly seats: readonly [min: number, max: number]
  /** Raised whenever the same inputs could lead to another result. */
  readonly rulesVersion: number
  /** Older versions under which the same inputs led to the same outcome, though not all was told alike. */
  readonly alike?: readonly number[]
  readonly options: OptionTable<Options>
  /** Options under which strength is measured, where they differ from the defaults. */
  readonly measuring?: Partial<Options>
  /** Its box has a first match led by the hand. */
  readonly guided?: true
  /** What `Game.length` counts: `rounds`. */
  readonly measure?: string
  /** How long each kind of decision may take at a lively table, in milliseconds; where there are parts, all of a part. */
  readonly limits?: Readonly<Record<string, number>>
  /** The streams of what is rolled apart, and how many sides their dice have; dice told for others, or for none by name, are refused. */
  readonly dice?: Readonly<Record<string, number>>
  /** For whom one plays: for oneself, if left out, with all the others, or in teams, as `Game.sides` says. */
  readonly sides?: 'alone' | 'together' | 'teams'
  /**
   * Nothing is hidden between seats, or nothing but what is sealed, or waits for a beat: else whoever leads several of them
   * at one screen need not look away.
   */
  readonly open?: true | 'but-sealed'
  /** What options are wherever several people share a screen, whatever was wished. */
  readonly oneScreen?: Partial<Options>
}

/** Whether a seat still plays. */
export type Stand = 'in' | 'fallen' | 'finished'

/** The rules of one game: plain functions over plain data. */
export interface Game<T extends GameTypes> {
  readonly about: About<T['Options']>
  /** JSON Schemas of what passes through the doors; kinds and fields are documented there. */
  readonly schemas: { readonly setup: TSchema; readonly choice: TSchema; readonly event: TSchema }
  /** Every card, power, tile or die face that a complete set of matches must have seen. */
  readonly content: readonly string[]
  /** The game's own codes and words for what the platform refuses. */
  readonly refusals: Partial<Record<PlatformRefusal, Refusal>>
  /** What is chosen is announced to all and stands: nothing is undone, whatever it showed. */
  readonly isFinal?: true

  /** Why these options, each legal by itself, do not go together, or not with so many seats. */
  clash(options: T['Options'], seats?: number): Refusal | undefined
  /** Lays out a starting position, shuffling and rolling as the rulebook's set-up says. */
  deal(options: T['Options'], seats: number, random: Random): T['Setup']
  /** Starts play from a position, dealt or hand-written, and keeps no part of it. Throws `IllegalSetup`, also if it is not for so many `seats`. */
  begin(setup: T['Setup'], dealer: Dealer<T['Event']>, seats?: number): T['State']
  /** The decisions awaited, in a view without those that are secret to others; none once there is an outcome. */
  pending(view: T['View']): readonly Decision[]
  /** All that `actor` may choose now, in a stable order, judged by what `actor` can see. */
  choices(view: T['View'], actor: Actor): readonly T['Choice'][]
  /** Whether `actor` may choose this, though it is not listed, because there is too much like it. */
  accepts?(view: T['View'], actor: Actor, choice: unknown): boolean
  /** Why `actor` may not choose this, which need not even be a choice of this game. */
  whyNot(view: T['View'], actor: Actor, choice: unknown): Refusal | undefined
  /** Plays a legal choice and runs on to the next decision. Changes `state` in place. */
  play(state: T['State'], actor: Actor, choice: T['Choice'], dealer: Dealer<T['Event']>): void
  /**
   * The time that passes, where it does. While it is answered, the clock is among those who are asked; what it chooses is
   * `{ kind: 'tick', at }`, for any moment that is a whole number of beats and neither before now nor after `next`.
   */
  beat?(view: T['View']): Beat | undefined
  /**
   * Where time passes: of what a seat has chosen before a beat the rules note everything, and their ticks do one thing after
   * the other. Else only the first is played there, and the rest has to wait for the next beats.
   */
  readonly queues?: true
  /**
   * The list in a state that has for each seat what is its own, where seats act beside each other. Then each undoes what
   * it did itself, whatever others do: its own is put back, and nothing else.
   */
  readonly beside?: string
  /** What `seat` may settle for itself at any time, asked or not; nobody else sees or hears anything of it. */
  asides?(view: T['View'], seat: Seat): readonly T['Choice'][]
  /** The asides with which a bot sits down. */
  botAsides?(view: T['View'], seat: Seat): readonly T['Choice'][]
  /**
   * What is chosen for a seat whose time is up: a choice first, then asides; anything if absent. `inARow` says how often
   * in a row, this time included, the seat has left a question of this kind unanswered.
   */
  timeUp?(view: T['View'], seat: Seat, inARow: number): readonly T['Choice'][]
  outcome(view: T['View']): Outcome | undefined
  /**
   * What a state of version `from` of the rules is under the version after it; `undefined` if a match cannot go on with
   * it. Without this, none can.
   */
  migrate?(state: unknown, from: number): unknown
  /** How long the match has been, in the game's own measure. */
  length?(view: T['View']): number
  /** What each seat has come to, where the game keeps a score. */
  score?(view: T['View']): readonly number[] | undefined
  /** Whoever has waited long for another who is away may end the match: it ends as if those had no time left. */
  readonly canBeClaimed?: true
  /** How each seat stands, as far as the view tells: still in the match, out of it, or done with it; in it if absent. */
  standing?(view: T['View']): readonly Stand[]
  /**
   * Where it is played in teams: for each seat the number of its side, `null` for who plays alone. It may depend on the
   * options. It is asked of what a spectator sees, so a side that is secret is nobody's.
   */
  sides?(view: T['View']): readonly (number | null)[]
  /**
   * The part of the match that `seat` is in, where time is given for a part and not for each question: all that is asked in
   * it shares what the first question was given, and several stop the clocks only where one begins for all; `null` between.
   */
  part?(view: T['View'], seat: Seat): string | null
  /**
   * How the match ends if `seat`, and with it its side, gives up; absent where a match goes on without a seat. Where all
   * play together nobody does.
   */
  resign?(state: T['State'], seat: Seat): Outcome
  /**
   * These seats, and no others, are left for good by those who sat there, and bots play on. Changes `state` in place, and
   * nothing that is asked. Absent where that makes no difference.
   */
  leave?(state: T['State'], seats: readonly Seat[]): void
  /** How a match that all play together ends if they give it up. */
  abandon?(state: T['State']): Outcome
  /** Those who play against each other may agree on a draw. */
  readonly canBeDrawn?: true
  /**
   * Whether `adviser` may point at what `actor`, of the same side, is offered: what of it `adviser` sees, `choices` says of
   * this view. If absent, one may where all play together.
   */
  advisable?(view: T['View'], adviser: Seat, actor: Seat): boolean
  /** The state with its face-down parts face down for `viewer`. */
  view(state: T['State'], viewer: Viewer): T['View']
  /** What `viewer` learns of an event, if anything. */
  hear(event: T['Event'], viewer: Viewer): T['Event'] | undefined
  /** A fair guess at the whole: viewing it as `view.viewer` gives `view` again. */
  determinize(view: T['View'], random: Random): T['State']
  /** The state with all that `viewer` may not know drawn anew: proof that nothing leaks. */
  resample(state: T['State'], viewer: Viewer, random: Random): T['State']
}

/** The languages that every game speaks. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** An option in the words of one language. */
export interface OptionWords {
  readonly name: string
  readonly text: string
  /** What each value is called, by the value as text: `true`, `0`, `random`. */
  readonly values: Readonly<Record<string, string>>
}

/** What a seat has come to, in a few words: its points, or when it fell. */
export interface Standing {
  readonly seat: Seat
  readonly says: string
}

/** Says in one language what a game is and what happens at its table, in sentences that name the reason. */
export interface Text<T extends GameTypes> {
  readonly summary: string
  /** Every option of the game, by its key. */
  readonly options: Readonly<Record<string, OptionWords>>
  /** What `Game.length` counts, as a heading: `Rounds`. */
  readonly measure?: string
  /** A seat's name: its clan, hero or colour. */
  seat(seat: Seat): string
  /**
   * What the game waits for, as a status line. Here and below, `you` is the seat of whoever is spoken to, if any, and
   * `names` is what those who play are called, by seat.
   */
  decision(decision: Decision, view: T['View'], you?: Seat, names?: readonly string[]): string
  choice(choice: T['Choice'], view: T['View']): string
  /** What the viewer has to do to win, in a sentence; for a spectator, what wins. Made of the view and nothing else. */
  goal?(view: T['View']): string
  event(event: T['Event'], you?: Seat, names?: readonly string[]): string
  /**
   * What a part of the match came to that was nobody's turn and is over, summed up from all that was told: in a sentence,
   * with the place of the event that ended it. Nothing where the last such part is not over, or there was none.
   */
  recap?(events: readonly T['Event'][]): { readonly says: string; readonly at: number } | undefined
  outcome(outcome: Outcome, you?: Seat, names?: readonly string[]): string
  /** What a match that is over came to besides: what was missing, or what was left. */
  finale?(view: T['View']): string
  /** What everybody has come to, the best first; where there is nothing to say but who won, left out. */
  standings?(view: T['View']): readonly Standing[]
  /** Why something is not done, in a player's words; what the game does not know comes out as it was said. */
  refusal(refusal: Refusal): string
}
