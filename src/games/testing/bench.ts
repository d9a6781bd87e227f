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
