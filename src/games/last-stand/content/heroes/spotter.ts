import type { Deed, HeroCard, Skill } from '#games/last-stand/content/vocabulary'

export const hero = {
  name: 'Spotter',
  hp: 6,
  skills: ['skill.marksman', 'skill.call-target', 'skill.orders', 'skill.recon'],
  rampage: 'rampage.air-strike',
} as const satisfies HeroCard

export const skills = {
  'skill.marksman': {
    name: 'Marksman',
    cost: 1,
    aim: { at: 'enemy', within: 3 },
    effects: [{ do: 'attack', power: 2 }],
    text: 'Power 2 against an enemy within 3.',
  },
  'skill.call-target': {
    name: 'Call Target',
    cost: 1,
    aim: { at: 'enemy', within: 'board', if: 'unmarked' },
    effects: [{ do: 'put', token: 'mark', amount: 3 }],
    text: 'The next hero attack against it has 3 Power more.',
  },
  'skill.orders': {
    name: 'Orders',
    cost: 1,
    limit: 'once-per-turn',
    aim: { at: 'hero', who: 'other' },
    effects: [{ do: 'grant', cost: 1 }],
    text: 'Another hero moves one space or uses a skill of cost 1 for free. Its player decides what.',
  },
  'skill.recon': {
    name: 'Recon',
    cost: 2,
    limit: 'once-per-turn',
    aim: { at: 'pile' },
    effects: [
      { do: 'reveal', what: 'pile' },
      { do: 'discard', what: 'pile' },
    ],
    text: 'Turn the reinforcement pile up and discard one of its cards.',
  },
} as const satisfies Record<string, Skill>

export const rampages = {
  'rampage.air-strike': {
    name: 'Air Strike',
    aim: { at: 'row', row: 'ranged' },
    effects: [{ do: 'damage', amount: 2 }],
    text: '2 damage to each enemy on a ranged space.',
  },
} as const satisfies Record<string, Deed>
