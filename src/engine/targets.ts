import { type Figure, intervalOf, sayFigure } from '#engine/figures'

// What is wanted of a game, held against what was measured.

/** No less and no more than this; an edge belongs to what is wanted. */
export interface Bounds {
  readonly least?: number
  readonly most?: number
}

/** By all of the interval: inside; outside; or neither, so that only more matches can tell. */
export type Verdict = 'met' | 'open' | 'missed'

/** One thing that was measured, and what is wanted of it. */
export interface Asked {
  readonly name?: string
  /** An estimate with its interval; or a plain number, which is exact: counted in every match that was played, such as the most turns. */
  readonly figure: Figure | number
  /** Without bounds it is watched only. */
  readonly bounds?: Bounds
  /** In fewer games than these nothing is settled. */
  readonly over?: number
}

/** What a target demands: that all of these are within their bounds, or at least so many of them. */
export interface Demand {
  readonly asked: readonly Asked[]
  readonly needed?: number
}

/** One figure against its bounds; `undefined` if there are none. */
export function judge({ figure, bounds, over = 0 }: Asked): Verdict | undefined {
  if (!bounds) return undefined
  const { least = -Infinity, most = Infinity } = bounds
  if (typeof figure === 'number') return figure >= least && figure <= most ? 'met' : 'missed'
  const interval = intervalOf(figure)
  if (!interval || figure.of < over) return 'open'
  const { low, high } = interval
  if (low > least && high < most) return 'met'
  return high < least || low > most ? 'missed' : 'open'
}

/** A whole target: met if every demand is, missed if one cannot be met any more; `undefined` if there is nothing to judge. */
export function judgeAll(demands: readonly Demand[]): Verdict | undefined {
  return worst(demands.flatMap((demand) => judgeDemand(demand) ?? []))
}

const worst = (verdicts: readonly Verdict[]): Verdict | undefined =>
  (['missed', 'open', 'met'] as const).find((verdict) => verdicts.includes(verdict))

function judgeDemand({ asked, needed }: Demand): Verdict | undefined {
  const verdicts = asked.flatMap((one) => judge(one) ?? [])
  if (needed === undefined) return worst(verdicts)
  const [met, open] = (['met', 'open'] as const).map((verdict) => verdicts.filter((one) => one === verdict).length)
  return met! >= needed ? 'met' : met! + open! < needed ? 'missed' : 'open'
}

/** As many are said one by one. */
const SIDE_BY_SIDE = 7

/** What was measured, in a line; where it is watched only, without what is not met. */
export const sayDemands = (demands: readonly Demand[], isJudged = true): string =>
  demands.map((demand) => sayDemand(demand, isJudged)).join('; ')

function sayDemand({ asked, needed }: Demand, isJudged: boolean): string {
  if (needed !== undefined) {
    const many = (verdict: Verdict): number => asked.filter((one) => judge(one) === verdict).length
    return `${many('met')} inside, ${many('open')} open, ${many('missed')} outside`
  }
  if (asked.length <= SIDE_BY_SIDE)
    return asked.map(sayAsked).join(asked.some(({ name }) => name !== undefined) ? ', ' : ' / ')
  const ranked = asked
    .flatMap((one) => (Number.isNaN(valueOf(one)) ? [] : [one]))
    .sort((a, b) => valueOf(a) - valueOf(b))
  const ends = ranked.length > 0 ? [`${sayAsked(ranked[0]!)} to ${sayAsked(ranked.at(-1)!)}`] : []
  // The widest interval is not always at an end.
  const others = (isJudged ? (['missed', 'open'] as const) : []).flatMap((verdict) => {
    const names = asked.filter((one) => judge(one) === verdict).map(({ name }) => name)
    return names.length > 0 ? [`${verdict}: ${names.join(', ')}`] : []
  })
  return [...ends, ...others].join('; ')
}

const sayAsked = ({ name, figure, over }: Asked): string =>
  [
    ...(name === undefined ? [] : [name]),
    typeof figure === 'number' ? `${figure}` : sayFigure(figure),
    ...(over === undefined || typeof figure === 'number' ? [] : [`over ${figure.of} games`]),
  ].join(' ')

const valueOf = ({ figure }: Asked): number =>
  typeof figure === 'number' ? figure : (intervalOf(figure)?.value ?? Number.NaN)
