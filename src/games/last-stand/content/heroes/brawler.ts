import type { Deed, HeroCard, Skill } from '#games/last-stand/content/vocabulary'

export const hero = {
  name: 'Brawler',
  hp: 9,
  skills: ['skill.haymaker', 'skill.bottle-throw', 'skill.wrecking-swing', 'skill.shove', 'skill.walk-it-off'],
  rampage: 'rampage.one-man-riot',
} as const satisfies HeroCard

export const skills = {
  'skill.haymaker': {
    name: 'Haymaker',
    cost: 1,
    aim: { at: 'enemy', within: 1 },
    effects: [{ do: 'attack', power: 6 }],
    text: 'Power 6 against an adjacent enemy.',
  },
  'skill.bottle-throw': {
    name: 'Bottle Throw',
    cost: 1,
    aim: { at: 'enemy', within: 2 },
    effects: [{ do: 'attack', power: 3 }],
    text: 'Power 3 against an enemy within 2.',
  },
  'skill.wrecking-swing': {
    name: 'Wrecking Swing',
    cost: 2,
    aim: { at: 'quadrant', of: 'adjacent', row: 'frontline' },
    effects: [{ do: 'attack', power: 5 }],
    text: 'Power 5 against each frontline enemy of an adjacent quadrant.',
  },
  'skill.shove': {
    name: 'Shove',
    cost: 1,
    aim: { at: 'enemy', within: 1 },
    effects: [
      { do: 'attack', power: 4 },
      { do: 'shift', way: 'back' },
    ],
    text: 'Power 4, then push the enemy back if the space behind it is free.',
  },
  'skill.walk-it-off': {
    name: 'Walk It Off',
    cost: 1,
    limit: 'once-per-turn',
    aim: { at: 'self', if: 'damaged' },
    effects: [{ do: 'heal', amount: 3, on: 'self' }],
    text: 'Remove 3 of your damage.',
  },
} as const satisfies Record<string, Skill>

export const rampages = {
  'rampage.one-man-riot': {
    name: 'One-Man Riot',
    aim: { at: 'both-quadrants', row: 'frontline' },
    effects: [{ do: 'attack', power: 5 }],
    text: 'Power 5 against each frontline enemy of both adjacent quadrants.',
  },
} as const satisfies Record<string, Deed>
