import type { HeroTiles, ItemTile, Tile } from '#games/roll-and-fight/content/vocabulary'

export const NIGHTJAR = {
  name: 'Nightjar',
  trait: {
    name: 'Crowded Stage',
    rule: { penalty: 'crowded' },
    text: 'If anyone in your room still watches when the fight ends, take a Wound.',
  },
} as const satisfies HeroTiles

export const NIGHTJAR_TILES = {
  cantrips: {
    name: 'Cantrips',
    xp: 3,
    dice: ['run', 'blade', 'gun'],
    effects: [{ do: 'kill', evaded: 3 }],
    mark: 'one-use',
    text: 'In one room, yours or next door, finish up to three Minions you have evaded.',
  },
  smoke: {
    name: 'Smoke Step',
    xp: 5,
    dice: ['run', 'blade', 'gun'],
    effects: [{ do: 'evade' }, { do: 'move' }, { do: 'hit' }],
    text: 'Blind one, step, stab.',
  },
  vanish: {
    name: 'Vanishing Act',
    xp: 3,
    dice: ['run', 'run'],
    effects: [{ do: 'jump' }],
    mark: 'one-use',
    text: 'Gone here, there two rooms on.',
  },
  fan: {
    name: 'Knife Fan',
    xp: 4,
    dice: ['blade', 'blade', 'blade-or-gun'],
    effects: [{ do: 'shoot' }, { do: 'shoot' }],
    text: 'Two knives through open doors.',
  },
  misdir: {
    name: 'Misdirection',
    xp: 4,
    dice: ['run', 'blade'],
    effects: [{ do: 'evade' }, { do: 'evade' }],
    mark: 'one-use',
    text: 'Two pairs of eyes look the wrong way.',
  },
  backstab: {
    name: 'Backstab',
    xp: 3,
    dice: [],
    effects: [],
    passive: { does: 'after', event: 'hidden-kill', effect: { do: 'evade', optional: true, here: true } },
    text: 'Each hidden kill hides you from one more here.',
  },
  slip: {
    name: 'Slip Past',
    xp: 3,
    dice: [],
    effects: [],
    passive: { does: 'change', event: 'dash', effect: { do: 'move', past: 'blockers' } },
    text: 'Blockers cannot stop your Dash.',
  },
  curtain: {
    name: 'Curtain Call',
    xp: 3,
    dice: [],
    effects: [{ do: 'per-die', effect: { do: 'evade' } }],
    mark: 'start',
    text: 'As the fight opens: evade one Minion per die on your Health Track.',
  },
} as const satisfies Record<string, Tile>

export const NIGHTJAR_ITEMS = {
  flash: { name: 'Flash Powder', effects: [{ do: 'evade' }, { do: 'evade' }], text: 'Dazzle two.' },
  grapnel: { name: 'Grapnel', effects: [{ do: 'jump' }, { do: 'hit' }], text: 'Swing across a room, and strike.' },
  star: { name: 'Throwing Star', effects: [{ do: 'shoot' }], text: 'One quiet throw.' },
  lining: {
    name: 'Padded Lining',
    effects: [{ do: 'heal' }],
    mark: 'resolution',
    text: 'When the dust settles, one Wound was not so bad.',
  },
} as const satisfies Record<string, ItemTile>
