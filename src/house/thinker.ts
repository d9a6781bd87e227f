import type { Level } from '#bots/bot'
import type { GuestId, TableId } from '#house/entry'

/** Thinks elsewhere, never where the house does its work. */
export interface Thinker {
  /**
   * Answers with one of the choices, or throws; it never keeps anyone waiting for ever. What nobody wants to know any more
   * need not be thought about.
   */
  think(question: ThinkerQuestion, unwanted?: AbortSignal): Promise<object>
}

export interface ThinkerQuestion {
  readonly game: string
  readonly level: Level
  readonly view: object
  readonly choices: readonly object[]
  /** Who has set up the table: all who did have their turns. */
  readonly host: GuestId
  readonly table: TableId
  /** To be answered at once. */
  readonly brief?: true
}

/** How long, in milliseconds, a bot takes for one choice, from the question to the answer. */
export const BUDGETS: Readonly<Record<Level, number>> = { easy: 100, normal: 300, hard: 1000 }
const BRIEF = 12
/** The part of it that it thinks; the rest is for the way. */
const THINKING = 0.9

/** How long, in milliseconds, a bot may think about a question. */
export const thinkingTime = ({ level, brief }: Pick<ThinkerQuestion, 'level' | 'brief'>): number =>
  brief ? BRIEF : BUDGETS[level] * THINKING
