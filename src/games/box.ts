import type { Bots } from '#bots/bot'
import type { Census } from '#engine/census'
import type { About, Game, GameTypes, Language, Text } from '#engine/game'
import type { Guide } from '#engine/guide'
import type { Solver } from '#engine/solver'
import type { TerminalTable } from '#engine/terminal'

/** Everything in a game's box: its rules, its words, its players. */
export interface Box<T extends GameTypes> {
  readonly game: Game<T>
  readonly texts: Readonly<Record<Language, Text<T>>>
  readonly bots: Bots<T>
  /** A first match led by the hand, where there is one. */
  readonly guide?: () => Promise<Guide<T>>
  /** How it is drawn and spoken to in a terminal; without one, choices are listed. */
  readonly terminal?: () => Promise<TerminalTable<T>>
  /** Exact play, where it is known. */
  readonly solver?: () => Promise<Solver>
  /** What is counted when bots play many matches, besides who won. */
  readonly census?: () => Promise<Census<T>>
}

/** A box of which one knows no more than that it holds a game. */
export type AnyBox = Box<GameTypes>

/** Forgets which game it is: whoever opens any box passes views and choices on without looking into them. */
export const anyBox = <T extends GameTypes>(box: Box<T>): AnyBox => box as unknown as AnyBox

/** A game on the shelf: what one reads on the lid, and the box when one opens it. */
export interface Lid {
  readonly about: About<object>
  /** The words alone, for those who only look on. */
  texts(): Promise<AnyBox['texts']>
  open(): Promise<AnyBox>
}
