/** Perfect play from the start of a game on. Values are those of seat 0: 1 if it wins, -1 if it loses, 0 for a tie. */
export interface Solved {
  /** How many decision states play can come to; counted when asked for. */
  readonly states: number
  readonly value: number
  /** Everything that seat 0 may begin with. */
  readonly opening: readonly Opening[]
  /** The most that a best response of either seat gains against this strategy: the proof, and dear. */
  gain(): number
  /** The strategy as bytes, for `Solvable.load`. */
  save(): Uint8Array
}

export interface Opening {
  readonly choice: string
  /** How often perfect play chooses it. */
  readonly share: number
  /** What choosing it for certain would lose against perfect play. */
  readonly cost: number
}

/** A start that is the same in every match. */
export interface Solvable {
  readonly name: string
  solve(told?: (done: number, total: number) => void): Solved
  /** What was saved. Throws a `RangeError` if the bytes are damaged or solve something else. */
  load(bytes: Uint8Array): Solved
}

/** A game that can be played perfectly, and proved to be. */
export interface Solver {
  /** What can be solved, by what one types for it. */
  readonly variants: Readonly<Record<string, Solvable>>
  /** What counts as a decision state. */
  readonly note: string
}
