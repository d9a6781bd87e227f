import type { About } from '#engine/game'
import {
  DEFAULTS,
  DIFFICULTIES,
  FIRST_VALUES,
  GENERAL_NAMES,
  HERO_COUNTS,
  type Options,
  unavailable,
} from '#games/last-stand/options'

const SECOND = 1000

export const about: About<Options> = {
  id: 'last-stand',
  name: 'Last Stand',
  summary:
    'A squad of heroes in a ring of enemies. Hold out until the general comes in person, and bring the general down.',
  seats: [1, 4], // LS-002, LS-R2
  rulesVersion: 5,
  alike: [3, 4],
  options: {
    difficulty: {
      name: 'Difficulty',
      text: 'How many squad tokens there are for heroes who are knocked down: 5, 3 or 1.',
      rule: 'LS-033',
      values: DIFFICULTIES,
      default: DEFAULTS.difficulty,
      outside: unavailable,
    },
    general: {
      name: 'General',
      text: 'Who leads the enemies. The Firestarter is a good first one.',
      rule: 'LS-035',
      values: [...GENERAL_NAMES, 'random'],
      default: DEFAULTS.general,
      outside: unavailable,
    },
    first: {
      name: 'First player',
      text: 'Who gets the first player token, and with it the first turn.',
      rule: 'LS-R3',
      values: FIRST_VALUES,
      default: DEFAULTS.first,
      seats: [2, 3, 4],
    },
    heroes: {
      name: 'Heroes alone',
      text: 'With how many heroes somebody plays who plays alone.',
      rule: 'LS-R2',
      values: HERO_COUNTS,
      default: DEFAULTS.heroes,
      seats: [1],
    },
  },
  measuring: { general: 'random' },
  measure: 'rounds',
  dice: { attack: 6, placement: 8 }, // LS-008
  sides: 'together', // LS-001
  open: true,
  guided: true,
  limits: {
    'pick-hero': 45 * SECOND,
    'pick-actor': 20 * SECOND,
    act: 60 * SECOND,
    'split-hits': 30 * SECOND,
    'ordered-action': 30 * SECOND,
    'recon-discard': 30 * SECOND,
    'order-triggers': 15 * SECOND,
    'choose-target': 15 * SECOND,
    'choose-space': 15 * SECOND,
    'choose-quarry': 15 * SECOND,
  },
}
