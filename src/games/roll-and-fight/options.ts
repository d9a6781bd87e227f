import type { Refusal } from '#engine/refusal'
import type { BossId } from '#games/roll-and-fight/content/bosses'
import type { BoardNumber } from '#games/roll-and-fight/content/dens'
import { DIALS, type Level, POOL } from '#games/roll-and-fight/content/dice'

export interface Options {
  /** RF-R60 Whether all race at once, or roll in beats. */
  readonly mode: 'real-time' | 'relaxed'
  /** RF-R56 The clocks that end a race in which somebody no longer plays. */
  readonly clocks: boolean
  /** RF-R111 What becomes of players who are still tied. */
  readonly ties: 'shared' | 'brawl'
  /** The three dials of somebody alone. */
  readonly dice: Level
  readonly time: Level
  readonly target: Level
  /** RF-R28 The den board and the Boss of somebody alone. */
  readonly den: 'random' | BoardNumber
  readonly boss: 'random' | BossId
}

export const DEFAULTS: Options = {
  mode: 'real-time',
  clocks: true,
  ties: 'shared',
  dice: 'medium',
  time: 'medium',
  target: 'medium',
  den: 'random',
  boss: 'random',
}

// Written out: whoever only looks at the shelf need not load all dens and Bosses.
export const DEN_VALUES = ['random', 1, 2, 3, 4] as const satisfies readonly Options['den'][]
export const BOSS_VALUES = [
  ...(['random', 'zemun', 'bandaboi', 'silk', 'abbot', 'sickle', 'brandt', 'pawn', 'king'] as const),
] as const satisfies readonly Options['boss'][]

/** RF-017, RF-181 All Fighting dice of the match, wherever they lie. */
export const diceOf = ({ dice }: Options, seats: number): number => (seats === 1 ? DIALS.dice[dice] : POOL[seats]!)

const badSetup = (rule: string, message: string): Refusal => ({ code: 'BAD_SETUP', rule, message })

/** What is for one player alone. */
const ALONE = ['dice', 'time', 'target', 'den', 'boss'] as const
const RULE_OF = { dice: 'RF-181', time: 'RF-183', target: 'RF-187', den: 'RF-R28', boss: 'RF-R28' } as const

/** Which options do not go together, or not with so many players. */
export function clash(options: Options, seats?: number): Refusal | undefined {
  if (!options.clocks && options.mode === 'relaxed')
    return badSetup('RF-R60', 'The relaxed mode has no clocks to switch off.')
  if (seats === undefined) return undefined
  if (seats > 1) {
    const said = ALONE.find((name) => options[name] !== DEFAULTS[name])
    return said && badSetup(RULE_OF[said], `"${said}" is for one player alone.`)
  }
  if (!options.clocks) return badSetup('RF-R56', 'The clocks that can be switched off are for several players.')
  if (options.ties === 'brawl') return badSetup('RF-R111', 'Nobody is tied with one player alone.')
  return undefined
}
