import type { HeroTiles, ItemTile, Tile } from '#games/roll-and-fight/content/vocabulary'

export const KAJA = {
  name: 'Kaja',
  trait: {
    name: 'Old Wounds',
    rule: { penalty: 'flashback', rounds: [1, 3] },
    text: 'Rounds 1 and 3 open with a Wound.',
  },
} as const satisfies HeroTiles

export const KAJA_TILES = {
  reverse: {
    name: 'Reverse Blade',
    xp: 5,
    dice: ['double', 'blade'],
    effects: [{ do: 'hit' }, { do: 'hit' }],
    text: 'Two cuts.',
  },
  exploit: {
    name: 'Exploit Weakness',
    xp: 5,
    dice: [],
    effects: [],
    passive: { does: 'need', type: 'tough-guy', damage: 1 },
    text: 'Tough Guys fall to a single damage.',
  },
  kata: {
    name: 'Sword Kata',
    xp: 4,
    dice: ['double', 'double', 'blade'],
    effects: [{ do: 'hit', times: 4 }],
    mark: 'one-use',
    text: 'Four cuts.',
  },
  wildstrike: {
    name: 'Wild Strike',
    xp: 5,
    dice: ['run', 'double'],
    effects: [{ do: 'move' }, { do: 'hit' }, { do: 'hit' }],
    mark: 'one-use',
    text: 'One room on, two cuts.',
  },
  wildrush: {
    name: 'Wild Rush',
    xp: 3,
    dice: ['blade', 'any', 'any'],
    effects: [{ do: 'wound' }, { do: 'hit' }, { do: 'hit' }],
    text: 'Take a Wound, cut twice.',
  },
  parry: {
    name: 'Parry',
    xp: 4,
    dice: ['run', 'blade'],
    effects: [{ do: 'hit' }, { do: 'evade', types: ['henchman', 'blocker'] }],
    text: 'Cut one, turn a Henchman or a Blocker aside.',
  },
  kenjutsu: {
    name: 'Kenjutsu',
    xp: 3,
    dice: [],
    effects: [],
    passive: { does: 'alias', face: 'blade', as: 'double' },
    text: 'Your single blades are double blades.',
  },
  follow: {
    name: 'Following Through',
    xp: 4,
    dice: [],
    effects: [],
    passive: { does: 'after', event: 'punch', effect: { do: 'move', optional: true } },
    text: 'Each Punch may carry you one room on.',
  },
} as const satisfies Record<string, Tile>

export const KAJA_ITEMS = {
  bandages: { name: 'Bandages', effects: [{ do: 'heal' }, { do: 'heal' }], text: 'Bind two Wounds.' },
  katana: {
    name: 'Katana',
    effects: [
      { do: 'hit', only: 'boss' },
      { do: 'hit', only: 'boss' },
    ],
    text: 'Two cuts, for the Boss alone.',
  },
  rage: {
    name: 'Rage Brew',
    effects: [{ do: 'wound' }, { do: 'repeat-next' }],
    text: 'It hurts. Your next ability happens once more.',
  },
  herbs: { name: 'Power Herbs', effects: [{ do: 'jump' }], text: 'Leap across a room.' },
} as const satisfies Record<string, ItemTile>
