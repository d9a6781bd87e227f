import type { HeroId } from '#games/last-stand/content/heroes'

/** A hero whose sheet is looked at, out of turn, and in which turn one began to. */
export interface Look {
  readonly hero: HeroId
  /** The turn of one's own, if it was one. */
  readonly turn: string | undefined
}

/** What is left of it in a turn: when one's own begins, one's own sheet is back. */
export const lookedAt = (look: Look | undefined, turn: string | undefined): Look | undefined =>
  turn === undefined || look?.turn === turn ? look : undefined
