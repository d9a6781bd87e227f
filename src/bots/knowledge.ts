import type { Actor, GameTypes } from '#engine/game'
import type { Random } from '#engine/random'

/** What a game may tell general players about itself; they play without it too. */
export interface Knowledge<T extends GameTypes> {
  /** A guess at the whole that heeds what everybody did; any that fits the view if left out. */
  guess?(view: T['View'], random: Random): T['State']
  /** What a position is worth to each seat, from 0 (lost) to 1 (won). */
  evaluate?(state: T['State']): readonly number[]
  /** How many turns a playout goes on before `evaluate` judges: 0 if left out. */
  readonly depth?: number
  /** Whether a position can be judged now; a playout goes on until it can. Always if left out. */
  isQuiet?(state: T['State']): boolean
  /**
   * Whether what everybody's chances were is told of a moment, after a match; of all if left out. What lies between two of
   * them is one thing, such as a round: halfway through it nobody can be judged beside the others.
   */
  isMoment?(view: T['View']): boolean
  /** What weight has what happened between two such moments, to name the one where a match turned; 0, or left out, none. */
  weigh?(event: T['Event']): number
  /** The choices worth a thought, at least one; all if left out. */
  consider?(state: T['State'], actor: Actor, choices: readonly T['Choice'][]): readonly T['Choice'][]
  /** What one would choose without thinking; anything if left out. */
  playout?(state: T['State'], actor: Actor, choices: readonly T['Choice'][], random: Random): T['Choice']
}
