import type { GameTypes, Seat as Place } from '#engine/game'
import type { Random } from '#engine/random'

// What a game brings for `npm run bench`, in `bench/` of its folder.

/** What random players came to: how many matches, and the sum of each figure over them. */
export type Tally<Figure extends string = string> = { matches: number } & Record<Figure, number>

/** What random players come to on average, how far off is too far, and how far single matches are spread. */
export interface Expected {
  /** What its column is called. */
  readonly label: string
  readonly mean: number
  readonly off: number
  readonly spread: number
  /** A share of all matches, which is shown in per cent. */
  readonly isShare?: true
}

/** Who plays whole random matches, one after another, set-up included. */
export interface Contestant<Figure extends string = string> {
  readonly name: string
  play(matches: number, tally: Tally<Figure>): void
}

/** `bench/engine.ts` of a game: how fast its matches are played. */
export interface EngineBench<Figure extends string = string> {
  readonly title: string
  /** Whoever is off is broken. */
  readonly expected: Readonly<Record<Figure, Expected>>
  /** Ours first. */
  readonly contestants: readonly Contestant<Figure>[]
  /** Files in `bench/peers` with `contestants` from other houses, whose packages only the benchmarks have. */
  readonly peers?: readonly string[]
  /** How many matches one core of ours should play in a second. */
  readonly wanted?: number
}

export type Seat = 0 | 1
/** How a match of two ended; `null` is a tie. */
export interface Result {
  readonly winner: Seat | null
}

/** Judges a match again by the rules. */
export interface Referee {
  play(seat: Seat, move: number): void
  readonly result: Result | null
}

/** `bench/server.ts` of a game of two seats that other houses' servers can play, too; a move is a number. */
export interface ServerBench {
  readonly options: object
  referee(): Referee
  /** The move that one of our choices is. */
  moveOf(choice: object): number
  /** What `seat` may play now, by what boardgame.io has told it; nothing if it is not asked. */
  boardgameIoMoves(state: { readonly G: unknown; readonly ctx: object }, seat: Seat): readonly number[]
  /** The same by what Colyseus has told it. */
  colyseusMoves(state: unknown, seat: Seat): readonly number[]
}

/** What somebody who races will do, and when. */
export interface Intention {
  readonly kind: string
  /** Milliseconds after they thought of it, and after they last did something of the kind `since`; the later counts. */
  readonly afterSeen: number
  readonly since?: { readonly kind: string; readonly ms: number }
}

/** `bench/race.ts` of a game in which time passes: how somebody races in it who is a script. */
export interface RaceBench {
  readonly seats: number
  readonly options: object
  /**
   * What a quick person does next, in a race or anywhere else, while some of what they have commanded is on its way; nothing
   * while they wait for what comes of that.
   */
  choose(view: GameTypes['View'], seat: Place, onTheWay?: readonly object[]): object | undefined
  /** What is commanded at the moment at which the next race opens, in the match's own time; everybody knows it beforehand. */
  opening(view: GameTypes['View'], seat: Place): { readonly at: number; readonly choice: object } | undefined
  /** How long a person takes for it. */
  takes(choice: object, luck: Random): Pick<Intention, 'afterSeen' | 'since'>
  /** Whether it is the part right before a race, which begins when all have done theirs. */
  isBefore(view: GameTypes['View']): boolean
  /** The number of the race that is run now. */
  raceOf(view: GameTypes['View']): number | undefined
  /** What each seat has taken of what all race for, in the race or right after it. */
  taken(view: GameTypes['View']): readonly number[]
  /** Codes of refusals that are nobody's fault: others were quicker, or it was over. */
  readonly natural: readonly string[]
}
