import type { Action, Face } from '#games/roll-and-fight/content/vocabulary'

// D1 The dice: what each of their six sides shows.

export const FIGHTING_DIE: readonly Face[] = ['run', 'run', 'blade', 'double', 'gun', 'wound']
export const FLASHBACK_DIE: readonly Action[] = ['training', 'training', 'purchase', 'healing', 'recon', 'loot']

/** RF-002, RF-003 */
export const FLASHBACK_DICE = 3

/** RF-017 Fighting dice in the shared pool, by the number of players. */
export const POOL: Readonly<Record<number, number>> = { 2: 24, 3: 35, 4: 46 }

export const LEVELS = ['easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** RF-181, RF-183, RF-187 The three dials of the solo challenge. */
export const DIALS = {
  dice: { easy: 20, medium: 16, hard: 12 },
  seconds: { easy: 45, medium: 30, hard: 25 },
  target: { easy: 18, medium: 23, hard: 28 },
  /** RF-R61 For how many beats the pool stays open where nobody races. */
  beats: { easy: 15, medium: 10, hard: 8 },
} as const satisfies Record<string, Record<Level, number>>
