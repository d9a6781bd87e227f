import type { Deed, HeroCard, Skill } from '#games/last-stand/content/vocabulary'

export const hero = {
  name: 'Demolitionist',
  hp: 5,
  skills: ['skill.sidearm', 'skill.grenade', 'skill.lay-mine', 'skill.remote-trigger'],
  rampage: 'rampage.bring-it-down',
} as const satisfies HeroCard

export const skills = {
  'skill.sidearm': {
    name: 'Sidearm',
    cost: 1,
    aim: { at: 'enemy', within: 2 },
    effects: [{ do: 'attack', power: 2 }],
    text: 'Power 2 against an enemy within 2.',
  },
  'skill.grenade': {
    name: 'Grenade',
    cost: 2,
    aim: { at: 'quadrant', of: 'adjacent' },
    effects: [{ do: 'attack', power: 3 }],
    text: 'Power 3 against each enemy of an adjacent quadrant.',
  },
  'skill.lay-mine': {
    name: 'Lay Mine',
    cost: 1,
    aim: { at: 'empty-space' },
    effects: [{ do: 'put', token: 'mine' }],
    text: 'Put or move the mine. An enemy that enters takes 3 damage.',
  },
  'skill.remote-trigger': {
    name: 'Remote Trigger',
    cost: 1,
    aim: { at: 'mine' },
    effects: [
      { do: 'lift', token: 'mine' },
      { do: 'blast', power: 2 },
    ],
    text: 'Set the mine off: Power 2, rolled once, against all enemies in its quadrant (at least one must be there).',
  },
} as const satisfies Record<string, Skill>

export const rampages = {
  'rampage.bring-it-down': {
    name: 'Bring It Down',
    aim: { at: 'quadrant', of: 'board' },
    effects: [{ do: 'damage', amount: 3 }],
    text: '3 damage to each enemy of one quadrant of your choice.',
  },
} as const satisfies Record<string, Deed>
