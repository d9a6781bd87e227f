import type { Deed, HeroCard, Skill } from '#games/last-stand/content/vocabulary'

export const hero = {
  name: 'Heavy Gunner',
  hp: 6,
  skills: ['skill.burst', 'skill.sweep', 'skill.pin-down', 'skill.dig-in'],
  rampage: 'rampage.empty-the-belt',
} as const satisfies HeroCard

export const skills = {
  'skill.burst': {
    name: 'Burst',
    cost: 1,
    needs: 'firm-stand',
    aim: { at: 'enemy', within: 3 },
    effects: [{ do: 'attack', power: 3 }],
    text: 'Stand firm: Power 3 against an enemy within 3.',
  },
  'skill.sweep': {
    name: 'Sweep',
    cost: 2,
    aim: { at: 'line' },
    effects: [{ do: 'attack', power: 4 }],
    text: 'Power 4 against each enemy in one straight line.',
  },
  'skill.pin-down': {
    name: 'Pin Down',
    cost: 1,
    aim: { at: 'enemy', within: 3 },
    effects: [
      { do: 'put', token: 'weaken', amount: 2 },
      { do: 'attack', power: 2 },
    ],
    text: 'Power 2 within 3; hit or miss, its next attack has 2 Power less.',
  },
  'skill.dig-in': {
    name: 'Dig In',
    cost: 1,
    limit: 'once-per-turn',
    aim: { at: 'self' },
    effects: [{ do: 'armor', amount: 2, on: 'self' }],
    roots: true,
    text: 'Take cover behind the gun.',
  },
} as const satisfies Record<string, Skill>

export const rampages = {
  'rampage.empty-the-belt': {
    name: 'Empty the Belt',
    aim: { at: 'hits', within: 3 },
    effects: [{ do: 'barrage', dice: 12 }],
    text: 'Roll 12 dice and divide the hits among enemies within 3.',
  },
} as const satisfies Record<string, Deed>
