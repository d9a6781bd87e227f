import type { Level } from '#bots/bot'

/** Thinks elsewhere, never where the house does its work. */
export interface Thinker {
  /** Answers with one of the choices, or throws; it never keeps anyone waiting for ever. */
  think(question: ThinkerQuestion): Promise<object>
}

export interface ThinkerQuestion {
  readonly game: string
  readonly level: Level
  readonly view: object
  readonly choices: readonly object[]
}

/** How long, in milliseconds, a bot thinks about one choice. */
export const BUDGETS: Readonly<Record<Level, number>> = { easy: 100, normal: 300, hard: 1000 }
