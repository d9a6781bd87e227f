import type { HeroTiles, ItemTile, Tile } from '#games/roll-and-fight/content/vocabulary'

export const BRUNA = {
  name: 'Bruna Calder',
  trait: { name: 'Slow to Mend', rule: { change: 'clearing', clears: 1 }, text: 'Healing clears only one Wound.' },
} as const satisfies HeroTiles

export const BRUNA_TILES = {
  vstrike: {
    name: 'Vengeful Strike',
    xp: 4,
    dice: [],
    effects: [{ do: 'per-die', effect: { do: 'hit' } }],
    mark: 'start',
    text: 'As the fight opens: one Hit per die on your Health Track.',
  },
  haymaker: {
    name: 'Haymaker',
    xp: 3,
    dice: ['double', 'double'],
    effects: [{ do: 'kill' }],
    text: 'One Minion goes down, whoever it is.',
  },
  shoulder: {
    name: 'Shoulder Charge',
    xp: 5,
    dice: ['blade', 'run', 'run'],
    effects: [{ do: 'move', past: 'blockers' }, { do: 'hit' }],
    text: 'Straight past any Blocker, then a Hit.',
  },
  grit: {
    name: 'Grit',
    xp: 5,
    dice: ['wound', 'blade'],
    effects: [{ do: 'hit' }, { do: 'heal' }],
    mark: 'one-use',
    text: 'Hit back and shake off a Wound.',
  },
  bellow: {
    name: 'Bellow',
    xp: 3,
    dice: ['run', 'gun'],
    effects: [
      { do: 'evade', types: ['grunt'] },
      { do: 'evade', types: ['grunt'], optional: true },
      { do: 'evade', types: ['grunt'], optional: true },
    ],
    mark: 'one-use',
    text: 'Up to three Grunts nearby lose their nerve.',
  },
  knuckles: {
    name: 'Iron Knuckles',
    xp: 4,
    dice: [],
    effects: [],
    passive: { does: 'upgrade', event: 'punch-of-two-doubles', effect: { do: 'hit' } },
    text: 'Two double blades in a Punch: three Hits.',
  },
  skin: {
    name: 'Thick Skin',
    xp: 4,
    dice: [],
    effects: [],
    passive: { does: 'soak', wounds: 1 },
    text: 'Ignore the first Wound the den deals you each round.',
  },
  table: {
    name: 'Table Toss',
    xp: 5,
    dice: ['blade', 'blade', 'run'],
    effects: [{ do: 'shoot' }, { do: 'shoot', room: 'same' }],
    text: 'Two damage into one neighbouring room.',
  },
} as const satisfies Record<string, Tile>

export const BRUNA_ITEMS = {
  duster: { name: 'Knuckleduster', effects: [{ do: 'hit' }, { do: 'hit' }], text: 'Left, right.' },
  ram: { name: 'Battering Ram', effects: [{ do: 'move', past: 'blockers' }], text: 'Through, Blocker or not.' },
  wind: {
    name: 'Second Wind',
    effects: [{ do: 'heal' }, { do: 'heal' }],
    mark: 'resolution',
    text: 'Before the count ends, clear two Wounds.',
  },
  adrenaline: { name: 'Adrenaline', effects: [{ do: 'wound' }, { do: 'kill' }], text: 'Take a Wound, drop a Minion.' },
} as const satisfies Record<string, ItemTile>
