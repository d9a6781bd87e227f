import type { Deed, HeroCard, Skill } from '#games/last-stand/content/vocabulary'

export const hero = {
  name: 'Field Medic',
  hp: 6,
  skills: ['skill.carbine', 'skill.patch-up', 'skill.pull-to-safety', 'skill.tranq-dart'],
  rampage: 'rampage.triage',
} as const satisfies HeroCard

export const skills = {
  'skill.carbine': {
    name: 'Carbine',
    cost: 1,
    aim: { at: 'enemy', within: 2 },
    effects: [{ do: 'attack', power: 3 }],
    text: 'Power 3 against an enemy within 2.',
  },
  'skill.patch-up': {
    name: 'Patch Up',
    cost: 1,
    aim: { at: 'hero', who: 'damaged-near' },
    effects: [{ do: 'heal', amount: 2, on: 'chosen' }],
    text: 'Remove 2 damage from a hero close by.',
  },
  'skill.pull-to-safety': {
    name: 'Pull to Safety',
    cost: 1,
    aim: { at: 'hero', who: 'fallen-near' },
    effects: [
      { do: 'move', steps: 1, on: 'chosen' },
      { do: 'revive', on: 'chosen' },
    ],
    revives: true,
    text: 'Drag a fallen hero to you and revive it. Counts as a Revive: you gain a cube.',
  },
  'skill.tranq-dart': {
    name: 'Tranq Dart',
    cost: 1,
    aim: { at: 'enemy', within: 3, if: 'can-be-suppressed' },
    effects: [{ do: 'put', token: 'suppress' }],
    text: 'The enemy skips its next attack.',
  },
} as const satisfies Record<string, Skill>

export const rampages = {
  'rampage.triage': {
    name: 'Triage',
    aim: { at: 'squad', if: 'in-need' },
    effects: [
      { do: 'heal', amount: 4, on: 'standing' },
      { do: 'revive', on: 'fallen' },
    ],
    text: 'Everyone back on their feet.',
  },
} as const satisfies Record<string, Deed>
