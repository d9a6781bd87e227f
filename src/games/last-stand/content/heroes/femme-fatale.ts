import type { Deed, HeroCard, Skill } from '#games/last-stand/content/vocabulary'

export const hero = {
  name: 'Femme Fatale',
  hp: 5,
  skills: ['skill.focused-shots', 'skill.beckon', 'skill.parting-shot', 'skill.slip-away'],
  rampage: 'rampage.dead-to-rights',
} as const satisfies HeroCard

export const skills = {
  'skill.focused-shots': {
    name: 'Focused Shots',
    cost: 1,
    aim: { at: 'enemy', within: 2 },
    effects: [{ do: 'attack', power: 3 }],
    text: 'Power 3 against an enemy within 2.',
  },
  'skill.beckon': {
    name: 'Beckon',
    cost: 1,
    aim: { at: 'enemy', within: 3, row: 'ranged', if: 'can-come-forward' },
    effects: [{ do: 'shift', way: 'forward' }],
    text: 'Lure an enemy from a ranged space to the free frontline space before it.',
  },
  'skill.parting-shot': {
    name: 'Parting Shot',
    cost: 1,
    aim: { at: 'enemy', within: 3, if: 'out-of-position' },
    effects: [{ do: 'attack', power: 4 }],
    text: 'Power 4 against an out-of-position enemy within 3.',
  },
  'skill.slip-away': {
    name: 'Slip Away',
    cost: 1,
    limit: 'once-per-turn',
    aim: { at: 'squad-space', way: 'any' },
    effects: [
      { do: 'move', steps: 1, diagonal: true, on: 'self' },
      { do: 'armor', amount: 1, on: 'self' },
    ],
    text: 'Step to any other squad space and gain 1 armor.',
  },
} as const satisfies Record<string, Skill>

export const rampages = {
  'rampage.dead-to-rights': {
    name: 'Dead to Rights',
    aim: { at: 'enemies', within: 3, upTo: 3 },
    effects: [{ do: 'damage', amount: 3 }],
    text: '3 damage to each of up to three enemies within 3.',
  },
} as const satisfies Record<string, Deed>
