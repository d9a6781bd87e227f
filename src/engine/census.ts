import type { Figure } from '#engine/figures'
import type { Decision, GameTypes, Outcome } from '#engine/game'

/** How often each thing was seen. Whole numbers alone: they add up to the same in whatever order. */
export type Counts = Record<string, number>

export function addCount(counts: Counts, name: string | number, times = 1): void {
  counts[name] = (counts[name] ?? 0) + times
}

export function addCounts(to: Counts, more: Readonly<Counts>): void {
  for (const [name, times] of Object.entries(more)) addCount(to, name, times)
}

/** Counts something, once unless told. */
export type Count = (name: string, times?: number) => void

/** Sees one match from its deal to its end: the whole truth, to be looked at and not to be changed. */
export interface Watcher<T extends GameTypes> {
  told(event: T['Event']): void
  /** A choice, before it is played. */
  chosen(state: T['State'], decision: Decision, choices: readonly T['Choice'][], choice: T['Choice']): void
  ended(state: T['State'], outcome: Outcome): void
}

/** What was counted in all matches of one number of seats. */
export interface Counted {
  readonly seats: number
  readonly matches: number
  readonly options: object
  readonly counts: Readonly<Counts>
}

/** A name, a plain number, or something measured. */
export type Cell = string | number | Figure

export interface CensusTable {
  readonly title: string
  /** What its figures mean. */
  readonly note?: string
  readonly head: readonly string[]
  /** Each starts with its name. */
  readonly rows: readonly (readonly Cell[])[]
  /** How many rows from either end are printed; programs get all. */
  readonly ends?: number
  /** The column that is worth a plot. */
  readonly plot?: number
}

/** What a game wants to know about many matches of itself, besides who won. */
export interface Census<T extends GameTypes> {
  /** Sits down to watch a match; `bots` are the names of the players, seat by seat. */
  watch(bots: readonly string[], count: Count): Watcher<T>
  /** Reads what was counted, for each number of seats that was played. */
  tables(counted: readonly Counted[]): readonly CensusTable[]
}
