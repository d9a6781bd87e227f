import { botAt, type Counts, type Plan, type Result, type Tally } from '#cli/simulation'
import type { Seat } from '#engine/game'

/** A share of all, and where the true share lies with 95 % confidence. */
export interface Share {
  readonly count: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** What a bot came to: in one seat, or wherever it sat. */
export interface Standing {
  readonly bot: string
  /** `null` for all seats together. */
  readonly seat: Seat | null
  /** How often it sat there; a bot in two seats of one match played twice. */
  readonly played: number
  readonly wins: Share
  readonly losses: Share
  readonly ties: Share
  /** From 0 (lost) to 1 (won), on average. */
  readonly payoff: number
}

/** A number that every match has, over all matches. */
export interface Spread {
  readonly mean: number
  readonly deviation: number
  readonly least: number
  readonly most: number
  /** How many matches had which value, in rising order. */
  readonly counts: readonly (readonly [value: number, matches: number])[]
}

export interface Summary {
  readonly matches: number
  readonly standings: readonly Standing[]
  readonly reasons: readonly (Share & { readonly reason: string })[]
  readonly choices: Spread
  /** In the game's own measure, where it has one. */
  readonly length: Spread | null
}

/** A simulation that has been run. */
export interface Simulation {
  readonly plan: Plan
  readonly summary: Summary
  readonly workers: number
  readonly seconds: number
}

/** The standings worth a line: a bot that had one seat only needs none for all seats together. */
export const rowsOf = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(
    ({ bot, seat }) =>
      seat !== null || standings.filter((other) => other.bot === bot && other.seat !== null).length > 1,
  )

/** `hard as Yargs`, or `hard` for all seats together. */
export const nameOf = (text: { seat(seat: Seat): string }, { bot, seat }: Standing): string =>
  seat === null ? bot : `${bot} as ${text.seat(seat)}`

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959963984540054

/** Wilson's interval: honest for shares near 0 and 1, and for few trials. */
export function wilson(share: number, trials: number): { readonly low: number; readonly high: number } {
  const spread = (Z * Z) / trials
  const middle = (share + spread / 2) / (1 + spread)
  const reach = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / trials / 4)
  return { low: Math.max(0, Math.min(share, middle - reach)), high: Math.min(1, Math.max(share, middle + reach)) }
}

/** Reads a tally: equal tallies give equal summaries, down to the last digit. */
export function summarise(plan: Plan, tally: Tally): Summary {
  const results = Object.entries(tally.results)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([result, times]) => [JSON.parse(result) as Result, times] as const)
  const matches = results.reduce((sum, [, times]) => sum + times, 0)

  const standing = (bot: string, seat: Seat | null): Standing | undefined => {
    const seen = { played: 0, matches: 0, wins: 0, losses: 0, payoff: 0 }
    for (const [[shift, payoffs], times] of results) {
      const here = payoffs.filter(
        (_, at) => (seat === null || seat === at) && plan.bots[botAt(plan, shift, at)] === bot,
      )
      seen.played += times * here.length
      seen.matches += here.length > 0 ? times : 0
      seen.wins += times * here.filter((payoff) => payoff === 1).length
      seen.losses += times * here.filter((payoff) => payoff === 0).length
      seen.payoff += times * here.reduce((sum, payoff) => sum + payoff, 0)
    }
    if (seen.played === 0) return undefined
    // Seats of one match do not win independently of each other: only matches count as trials.
    const share = (count: number): Share => shareOf(count, seen.played, seen.matches)
    const { played, wins, losses } = seen
    return {
      bot,
      seat,
      played,
      wins: share(wins),
      losses: share(losses),
      ties: share(played - wins - losses),
      payoff: seen.payoff / played,
    }
  }

  const reasons: Counts = {}
  for (const [[, , reason], times] of results) reasons[reason] = (reasons[reason] ?? 0) + times
  return {
    matches,
    standings: [...new Set(plan.bots)].flatMap((bot) =>
      [null, ...plan.bots.keys()].flatMap((seat) => standing(bot, seat) ?? []),
    ),
    reasons: Object.entries(reasons)
      .map(([reason, times]) => ({ reason, ...shareOf(times, matches, matches) }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
    choices: spreadOf(tally.choices)!,
    length: spreadOf(tally.lengths),
  }
}

function shareOf(count: number, all: number, trials: number): Share {
  const share = count / all
  return { count, share, ...wilson(share, trials) }
}

function spreadOf(counts: Counts): Spread | null {
  const rows = Object.entries(counts)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b)
  if (rows.length === 0) return null
  const all = rows.reduce((sum, [, times]) => sum + times, 0)
  const mean = rows.reduce((sum, [value, times]) => sum + value * times, 0) / all
  const variance = rows.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0) / all
  return { mean, deviation: Math.sqrt(variance), least: rows[0]![0], most: rows.at(-1)![0], counts: rows }
}
