import type { Knowledge } from '#bots/knowledge'
import type { GameTypes } from '#engine/game'
import type { Random } from '#engine/random'

/** A player: gets what its seat sees and answers with one of the choices. */
export type Bot<T extends GameTypes> = (view: T['View'], choices: readonly T['Choice'][], random: Random) => T['Choice']

/** The three strengths every game offers, measured, not asserted. */
export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** How long a bot may think about one choice: until either is used up. */
export interface Budget {
  readonly ms?: number
  readonly iterations?: number
}

/** What a bot may use of the machine it runs on; the bots themselves are pure. */
export interface Kit {
  readonly budget: Budget
  /** Milliseconds from any fixed point. */
  now(): number
}

type BotMaker<T extends GameTypes> = (kit: Kit) => Bot<T>

/** A game's own players: the three levels and, where it knows better than the general ones, some more things. */
export type Bots<T extends GameTypes> = Readonly<Record<Level, BotMaker<T>>> & {
  /** Who plays at first sight. */
  readonly greedy?: BotMaker<T>
  /** How a match is played out quickly to see what everybody's chances were. */
  readonly outlook?: Knowledge<T>
  /** Where time passes: how long, in milliseconds, a level takes until it does what it has chosen. */
  readonly racing?: (level: Level, view: T['View'], choice: T['Choice'], random: Random) => number
  /** Milliseconds within which a level has thought about nearly everything, where that is less than it may take. */
  readonly usual?: Readonly<Partial<Record<Level, number>>>
}
