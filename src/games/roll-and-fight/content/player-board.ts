import type { Ability } from '#games/roll-and-fight/content/vocabulary'

// D2, D5 The player board.

export const HEALTH = { basic: 3, additional: 3 } as const
export const LOOT_TRACK = { values: [0, 1, 2, 4, 7, 11], maxCrossed: 5 } as const
export const TRAINING_TRACK = {
  values: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6],
  fullScores: 6,
} as const
export const BOSS_TRACK = { values: [1, 2, 3, 4, 5, 6, 7, 8], killBonus: 5 } as const
export const BEATING_TRACK = { diceLimit: [4, 3], deathAt: 2 } as const
export const ABILITY_SLOTS = 4
export const ITEM_SLOTS = 4
export const SQUARES_PER_ITEM = 2

export const BASIC_IDS = ['dash', 'punch', 'fire', 'charge'] as const
export type BasicId = (typeof BASIC_IDS)[number]

/** RF-R5 How many Recon marks a Basic Ability needs. */
export const RECON_MARKS: Readonly<Record<BasicId, number>> = { dash: 1, punch: 1, fire: 1, charge: 2 }
/** RF-048 How many a tile with a dice cost needs. */
export const TILE_RECON_MARKS = 2

export const BASIC: Readonly<Record<BasicId, Ability>> = {
  dash: { name: 'Dash', dice: ['run', 'run'], effects: [{ do: 'move' }] }, // RF-084
  punch: { name: 'Punch', dice: ['blade', 'blade', 'blade'], effects: [{ do: 'hit' }] }, // RF-085
  fire: { name: 'Fire', dice: ['gun', 'gun', 'blade-or-gun'], effects: [{ do: 'shoot' }] }, // RF-087
  charge: { name: 'Charge', dice: ['blade', 'run', 'run', 'blade-or-gun'], effects: [{ do: 'move' }, { do: 'hit' }] }, // RF-088
}
