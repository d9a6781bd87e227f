/** The letter of each place for an ability: four Basic Abilities, then four tiles. None of them means anything to the table. */
export const SLOT_KEYS = ['A', 'D', 'F', 'G', 'Q', 'E', 'T', 'V'] as const

export const BLEED_KEY = 'B'
export const TAKE_KEY = 'N'
export const STOP_KEY = 'X'
