import type { Refusal } from '#engine/refusal'
import type { GeneralId } from '#games/last-stand/content/enemies'

export type Difficulty = 'normal' | 'hard' | 'heroic'

/** A general as the host says it: `firestarter`, or any of them. */
export type GeneralName = GeneralId extends `general.${infer Name}` ? Name : never

export interface Options {
  readonly difficulty: Difficulty
  readonly general: GeneralName | 'random'
  /** The seat of the first player (LS-R3). */
  readonly first: 'random' | 0 | 1 | 2 | 3
  /** LS-R2 How many heroes somebody alone plays. */
  readonly heroes: 4 | 3
}

export const DIFFICULTIES: readonly Difficulty[] = ['normal', 'hard', 'heroic']
/** Written out: this comes with the first page, the cards do not. */
const GENERALS: Readonly<Record<GeneralName, true>> = {
  firestarter: true,
  'iron-marshal': true,
  huntmaster: true,
  warlord: true,
  bombardier: true,
}
export const GENERAL_NAMES = Object.keys(GENERALS) as GeneralName[]
export const FIRST_VALUES = ['random', 0, 1, 2, 3] as const
export const HERO_COUNTS = [4, 3] as const

/** LS-R4, LS-036 */
export const DEFAULTS: Options = { difficulty: 'normal', general: 'firestarter', first: 'random', heroes: 4 }

/** LS-033 Squad tokens on the lives track. */
export const LIVES: Readonly<Record<Difficulty, number>> = { normal: 5, hard: 3, heroic: 1 }

/** LS-003, LS-004, LS-R2 How many heroes so many seats play. */
export const heroCount = (seats: number, { heroes }: Pick<Options, 'heroes'>): 3 | 4 =>
  seats === 1 ? heroes : seats === 3 ? 3 : 4

export const generalId = (name: GeneralName): GeneralId => `general.${name}`

/** LS-E25 What is said of a general or a difficulty that there is not. */
export const unavailable = (name: unknown): Refusal => ({
  code: 'LS-E25',
  rule: 'LS-R4',
  message: `${typeof name === 'string' ? name.slice(0, 40) : 'That'} is not available.`,
})

/** Which options do not go together, or not with so many players. */
export function clash({ first, heroes }: Options, seats?: number): Refusal | undefined {
  if (seats === undefined) return undefined
  if (first !== 'random' && first >= seats)
    return { code: 'LS-E29', rule: 'LS-R3', message: `There is no player ${first + 1} who could be the first.` }
  if (heroes === 3 && seats !== 1)
    return {
      code: 'LS-E30',
      rule: 'LS-R2',
      message: `Only one player alone chooses how many heroes there are; ${seats} players lead ${seats === 3 ? 3 : 4}.`,
    }
  return undefined
}
