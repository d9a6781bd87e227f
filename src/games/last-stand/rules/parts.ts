import type { Aim } from '#games/last-stand/content/vocabulary'
import type { Aimed } from '#games/last-stand/types'

// Section E, the formats of choices: by which part each aim is said, and what such a part is.

type Part = keyof Aimed

export const PARTS: Readonly<Record<Aim['at'], readonly Part[]>> = {
  enemy: ['enemy'],
  enemies: ['enemies'],
  quadrant: ['quadrant'],
  'both-quadrants': [],
  row: [],
  lane: ['lane'],
  line: ['lane'],
  hits: [],
  shift: ['enemy', 'way'],
  mine: [],
  'empty-space': ['space'],
  'squad-space': ['to'],
  hero: ['hero'],
  self: [],
  squad: [],
  pile: [],
}

const isWord = (value: unknown): boolean => typeof value === 'string'

export const FORMS: Readonly<Record<Part, { readonly fits: (value: unknown) => boolean; readonly is: string }>> = {
  enemy: { fits: isWord, is: 'one enemy space' },
  enemies: { fits: Array.isArray, is: 'a list of enemy spaces' },
  quadrant: { fits: isWord, is: 'one quadrant' },
  lane: { fits: Number.isInteger, is: 'a number from 1 to 8' },
  space: { fits: isWord, is: 'one enemy space' },
  to: { fits: isWord, is: 'one squad space' },
  hero: { fits: isWord, is: 'one hero' },
  way: { fits: isWord, is: 'one way' },
}
