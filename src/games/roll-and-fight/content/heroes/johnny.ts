import type { HeroTiles, ItemTile, Tile } from '#games/roll-and-fight/content/vocabulary'

export const JOHNNY = {
  name: 'Johnny Silverhand',
  trait: {
    name: 'Never Stand Still',
    rule: { penalty: 'exposed' },
    text: 'Drop two in one room without moving just before or just after: take a Wound.',
  },
} as const satisfies HeroTiles

export const JOHNNY_TILES = {
  dss: {
    name: 'Dodge, Strike and Shoot',
    xp: 5,
    dice: ['run', 'blade', 'gun'],
    effects: [{ do: 'hit' }, { do: 'shoot' }, { do: 'shoot' }],
    mark: 'one-use',
    text: 'Strike first, then fire twice.',
  },
  barrage: {
    name: 'Barrage',
    xp: 3,
    dice: ['gun', 'gun', 'blade-or-gun', 'blade-or-gun'],
    effects: [{ do: 'shoot' }, { do: 'shoot' }, { do: 'shoot' }],
    text: 'Three shots, any neighbouring rooms.',
  },
  luckyshot: {
    name: 'Lucky Shot',
    xp: 3,
    dice: ['gun', 'gun'],
    effects: [{ do: 'shoot', room: 'another', times: 3 }],
    mark: 'one-use',
    text: 'One shot into each of three rooms.',
  },
  vburst: {
    name: 'Vengeful Burst',
    xp: 3,
    dice: [],
    effects: [{ do: 'per-die', effect: { do: 'shoot' } }],
    mark: 'start',
    text: 'As the fight opens: one shot per die on your Health Track.',
  },
  rollshoot: {
    name: 'Roll and Shoot',
    xp: 4,
    dice: ['run', 'run', 'gun'],
    effects: [{ do: 'move' }, { do: 'move', optional: true }, { do: 'shoot' }],
    text: 'Run one or two rooms, then fire.',
  },
  luckythrow: {
    name: 'Lucky Throw',
    xp: 3,
    dice: [],
    effects: [],
    passive: { does: 'instead', event: 'two-hit-punch', effect: { do: 'shoot' } },
    text: 'A double Punch may become one shot.',
  },
  youthful: {
    name: 'Youthful Speed',
    xp: 3,
    dice: [],
    effects: [],
    passive: { does: 'before-or-after', event: 'charge', effect: { do: 'move', optional: true } },
    text: 'Charge comes with a spare step, first or last.',
  },
  planner: {
    name: 'Master Planner',
    xp: 3,
    dice: [],
    effects: [],
    passive: { does: 'after', event: 'third-kill', gain: ['training', 'purchase'] },
    text: 'Third kill in a room you never entered: train or buy, now.',
  },
} as const satisfies Record<string, Tile>

export const JOHNNY_ITEMS = {
  stims: { name: 'Stims', effects: [{ do: 'move' }], text: 'One quick room.' },
  mirror: {
    name: 'Pocket Mirror',
    effects: [{ do: 'either', of: ['hit', 'shoot'] }],
    only: 'after-objective',
    text: 'Right after an Objective: strike or fire.',
  },
  rage: {
    name: 'Rage Brew',
    effects: [{ do: 'wound' }, { do: 'repeat-next' }],
    text: 'It hurts. Your next ability happens once more.',
  },
  jacket: {
    name: 'Plated Jacket',
    effects: [{ do: 'evade', types: ['gunman'] }],
    text: "One Gunman's bullets stop here.",
  },
} as const satisfies Record<string, ItemTile>
