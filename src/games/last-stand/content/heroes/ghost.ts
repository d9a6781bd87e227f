import type { Deed, HeroCard, Skill } from '#games/last-stand/content/vocabulary'

export const hero = {
  name: 'Ghost',
  hp: 4,
  skills: ['skill.silenced-shot', 'skill.knife-work', 'skill.tumble', 'skill.misdirect'],
  rampage: 'rampage.no-witnesses',
} as const satisfies HeroCard

export const skills = {
  'skill.silenced-shot': {
    name: 'Silenced Shot',
    cost: 1,
    quiet: true,
    aim: { at: 'enemy', within: 3 },
    effects: [{ do: 'attack', power: 2 }],
    text: 'Power 2 within 3; it does not cause Retaliate.',
  },
  'skill.knife-work': {
    name: 'Knife Work',
    cost: 1,
    aim: { at: 'enemy', within: 1 },
    effects: [{ do: 'attack', power: 4, outOfPosition: 6 }],
    text: 'Power 4 against an adjacent enemy, Power 6 if it is out of position.',
  },
  'skill.tumble': {
    name: 'Tumble',
    cost: 1,
    aim: { at: 'squad-space', way: 'any' },
    effects: [{ do: 'move', steps: 2, diagonal: true, on: 'self' }],
    text: 'Go to any other squad space.',
  },
  'skill.misdirect': {
    name: 'Misdirect',
    cost: 1,
    aim: { at: 'shift' },
    effects: [{ do: 'shift', way: 'chosen' }],
    text: 'Send an enemy one space back, forward or round the ring.',
  },
} as const satisfies Record<string, Skill>

export const rampages = {
  'rampage.no-witnesses': {
    name: 'No Witnesses',
    aim: { at: 'enemies', within: 'board', upTo: 2 },
    effects: [
      { do: 'defeat', whom: 'minions' },
      { do: 'damage', amount: 4, to: 'leaders' },
    ],
    text: 'Remove up to two minions; a lieutenant or the general takes 4 instead.',
  },
} as const satisfies Record<string, Deed>
