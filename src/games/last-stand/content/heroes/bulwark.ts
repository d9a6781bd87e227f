import type { Deed, HeroCard, Skill } from '#games/last-stand/content/vocabulary'

export const hero = {
  name: 'Bulwark',
  hp: 8,
  skills: ['skill.shield-bash', 'skill.cover', 'skill.draw-fire', 'skill.scattergun'],
  rampage: 'rampage.human-wall',
} as const satisfies HeroCard

export const skills = {
  'skill.shield-bash': {
    name: 'Shield Bash',
    cost: 1,
    aim: { at: 'enemy', within: 1 },
    effects: [
      { do: 'attack', power: 4 },
      { do: 'shift', way: 'back', if: 'damaged' },
    ],
    text: 'Power 4; a hit enemy is pushed back if there is room.',
  },
  'skill.cover': {
    name: 'Cover',
    cost: 1,
    limit: 'once-per-turn',
    aim: { at: 'self' },
    effects: [{ do: 'armor', amount: 1, on: 'here' }],
    text: 'Everyone on your space gains 1 armor.',
  },
  'skill.draw-fire': {
    name: 'Draw Fire',
    cost: 1,
    limit: 'once-per-turn',
    aim: { at: 'self' },
    effects: [
      { do: 'put', token: 'draw-fire' },
      { do: 'armor', amount: 2, on: 'self' },
    ],
    text: 'Until the next Squad Phase enemies that can choose you must choose you.',
  },
  'skill.scattergun': {
    name: 'Scattergun',
    cost: 2,
    aim: { at: 'lane' },
    effects: [
      { do: 'attack', power: 5, row: 'frontline' },
      { do: 'attack', power: 3, row: 'ranged' },
    ],
    text: 'Power 5 against the frontline and Power 3 against the ranged enemy of an adjacent lane (at least one must be there).',
  },
} as const satisfies Record<string, Skill>

export const rampages = {
  'rampage.human-wall': {
    name: 'Human Wall',
    aim: { at: 'both-quadrants', optional: true, if: 'can-be-suppressed' },
    effects: [
      { do: 'armor', amount: 2, on: 'standing' },
      { do: 'put', token: 'suppress' },
    ],
    text: 'Nobody gets through.',
  },
} as const satisfies Record<string, Deed>
