import type { Boss } from '#games/roll-and-fight/content/vocabulary'

// D7 The Bosses.

export const BOSS_IDS = ['zemun', 'bandaboi', 'silk', 'abbot', 'sickle', 'brandt', 'pawn', 'king'] as const
export type BossId = (typeof BOSS_IDS)[number]

export const BOSS: Readonly<Record<BossId, Boss>> = {
  zemun: {
    name: 'Don Zemun',
    health: 6,
    effect: { change: 'grunts-first' },
    text: 'Your shots must take Grunts first.',
  },
  bandaboi: {
    name: 'Bandaboi',
    health: 5,
    effect: { change: 'recovers' },
    text: 'Alive when Resolution ends: all his wounds are gone.',
  },
  silk: { name: 'Silk Varga', health: 4, effect: { change: 'shot-proof' }, text: 'Bullets never touch her.' },
  abbot: {
    name: 'The Iron Abbot',
    health: 5,
    effect: { change: 'capped', damage: 3 },
    text: 'Takes at most three damage a round.',
  },
  sickle: {
    name: 'Mother Sickle',
    health: 7,
    effect: { penalty: 'answers' },
    text: 'She answers your first blow of the round.',
  },
  brandt: {
    name: 'Colonel Brandt',
    health: 5,
    effect: { change: 'doorways', type: 'henchman' },
    text: 'His Henchmen strike through doorways.',
  },
  pawn: {
    name: 'The Pawnbroker',
    health: 6,
    effect: { change: 'tax' },
    text: 'Every purchase costs you a lesson.',
  },
  king: {
    name: 'The Hollow King',
    health: 7,
    effect: { change: 'raises', type: 'grunt' },
    text: 'One of his Grunts always gets up again.',
  },
}
