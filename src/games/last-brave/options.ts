import type { Refusal } from '#engine/refusal'

/** LB-145, LB-146 Each for oneself, or hidden factions in one of two modes. */
export type Mode = 'free-for-all' | 'annihilation' | 'command'
/** LB-153 to LB-162 One bout, bouts for the winner's point, or points for defeats and 3 for the last. */
type Campaign = 'none' | 'wins' | 'defeats'

const POINTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

export interface Options {
  readonly mode: Mode
  readonly campaign: Campaign
  /** The points that win a campaign; 0 for as many as the rulebook says. */
  readonly points: 0 | (typeof POINTS)[number]
  /** LB-157 A campaign in which everyone keeps the Class. */
  readonly nation: boolean
}

export const POINT_VALUES = [0, ...POINTS] as const

export const DEFAULTS: Options = { mode: 'free-for-all', campaign: 'none', points: 0, nation: false }

export const isAllied = ({ mode }: Options): boolean => mode !== 'free-for-all'

/** LB-R87 The least and the most points; the least is what the rulebook asks for. */
const RANGE = { wins: [2, 5], defeats: [6, 12] } as const

/** LB-155, LB-161 The points that win. */
export const target = ({ campaign, points }: Options): number =>
  campaign === 'none' ? 1 : points === 0 ? RANGE[campaign][0] : points

const badPoints = (min: number, max: number): Refusal => ({
  code: 'LB_POINTS',
  rule: 'LB-R87',
  message: `Points needed must be ${min} to ${max}.`,
})

/** What is said of points that no campaign has. */
export function pointsOutside(points: unknown, { campaign }: { readonly campaign?: unknown }): Refusal | undefined {
  if (typeof points !== 'number') return undefined
  const [min, max] = campaign === 'wins' || campaign === 'defeats' ? RANGE[campaign] : [RANGE.wins[0], RANGE.defeats[1]]
  return badPoints(min, max)
}

/** Which options do not go together, or not with so many players. */
export function clash({ mode, campaign, points }: Options, seats?: number): Refusal | undefined {
  if (mode !== 'free-for-all' && seats !== undefined && seats < 4)
    return { code: 'LB_ALLIED_PLAYERS', rule: 'LB-137', message: 'Allied Combat needs at least 4 players.' }
  if (campaign !== 'none' && points !== 0) {
    const [min, max] = RANGE[campaign]
    if (points < min || points > max) return badPoints(min, max)
  }
  if (mode !== 'free-for-all' && campaign === 'defeats')
    return { code: 'LB_ALLIED_SCORING', rule: 'LB-R86', message: 'This scoring is for free-for-all only.' }
  return undefined
}
