import { botAt, type Plan, type Result, type Tally } from '#cli/simulation'
import { addCount, addCounts, type CensusTable, type Counts } from '#engine/census'
import { type Interval, intervalOf, wilson } from '#engine/figures'
import type { Seat } from '#engine/game'
import { counted } from '#engine/words'

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
  /** Its part of all payoffs of a match in terms of its part of the seats: 1 is neither better nor worse. */
  readonly index: Interval
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

/** All matches of one number of seats. */
export interface Part {
  readonly plan: Plan
  readonly summary: Summary
}

/** A simulation that has been run. */
export interface Simulation {
  /** One for each number of seats, at least one. */
  readonly parts: readonly Part[]
  /** Of all parts together. */
  readonly summary: Summary
  /** What the game counted of itself. */
  readonly tables: readonly CensusTable[]
  readonly workers: number
  readonly seconds: number
  /** How many matches were asked for, if it was stopped before they were played. */
  readonly cutShort?: number
}

/** A standing, and whose it is: `hard`, `hard as Yargs` or `hard, 4 seats`. */
export type NamedStanding = Standing & { readonly name: string }

/** The standings worth a line: in each seat, or at each size of table. */
export function standingsOf(text: { seat(seat: Seat): string }, { parts, summary }: Simulation): NamedStanding[] {
  const { standings } = summary
  if (parts.length > 1)
    return standings.flatMap((row) => [
      { ...row, name: row.bot },
      ...parts.flatMap(({ plan, summary: { standings: ofSize } }) =>
        ofSize
          .filter(({ bot, seat }) => bot === row.bot && seat === null)
          .map((of) => ({ ...of, name: `${of.bot}, ${counted(plan.bots.length, 'seat')}` })),
      ),
    ])
  // A bot that had one seat only needs no line for all seats together.
  const seatsOf = (name: string): number => standings.filter(({ bot, seat }) => bot === name && seat !== null).length
  return standings
    .filter(({ bot, seat }) => seat !== null || seatsOf(bot) > 1)
    .map((row) => ({ ...row, name: row.seat === null ? row.bot : `${row.bot} as ${text.seat(row.seat)}` }))
}

type Played = readonly [plan: Plan, result: Result, times: number]

/**
 * Reads tallies: equal ones give equal summaries, down to the last digit. Tables of several sizes have no seats in
 * common, so that bots are then summed up without regard to where they sat.
 */
export function summarise(parts: readonly (readonly [plan: Plan, tally: Tally])[]): Summary {
  const played = parts.flatMap(([plan, { results }]) =>
    Object.entries(results)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([result, times]): Played => [plan, JSON.parse(result) as Result, times]),
  )
  const matches = played.reduce((sum, [, , times]) => sum + times, 0)
  const bots = new Set(parts.flatMap(([plan]) => plan.bots))
  const seats = parts.length === 1 ? [null, ...parts[0]![0].bots.keys()] : [null]
  const reasons: Counts = {}
  for (const [, [, , reason], times] of played) addCount(reasons, reason, times)
  return {
    matches,
    standings: [...bots].flatMap((bot) => seats.flatMap((seat) => standing(played, bot, seat) ?? [])),
    reasons: Object.entries(reasons)
      .map(([reason, times]) => ({ reason, ...shareOf(times, matches, matches) }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
    choices: spreadOf(parts.map(([, { choices }]) => choices))!,
    length: spreadOf(parts.map(([, { lengths }]) => lengths)),
  }
}

const sumOf = (payoffs: readonly number[]): number => payoffs.reduce((sum, payoff) => sum + payoff, 0)

function standing(all: readonly Played[], bot: string, seat: Seat | null): Standing | undefined {
  const seen = { played: 0, matches: 0, wins: 0, losses: 0, payoff: 0, taken: 0, due: 0 }
  for (const [plan, [shift, payoffs], times] of all) {
    const here = payoffs.filter((_, at) => (seat === null || seat === at) && plan.bots[botAt(plan, shift, at)] === bot)
    seen.played += times * here.length
    seen.matches += here.length > 0 ? times : 0
    seen.wins += times * here.filter((payoff) => payoff === 1).length
    seen.losses += times * here.filter((payoff) => payoff === 0).length
    seen.payoff += times * sumOf(here)
    seen.taken += times * (sumOf(here) / (sumOf(payoffs) || 1))
    seen.due += times * (here.length / payoffs.length)
  }
  const { played, wins, losses, payoff, matches, taken, due } = seen
  if (played === 0) return undefined
  // Seats of one match do not win independently of each other: only matches count as trials.
  const share = (count: number): Share => shareOf(count, played, matches)
  return {
    bot,
    seat,
    played,
    wins: share(wins),
    losses: share(losses),
    ties: share(played - wins - losses),
    payoff: payoff / played,
    index: intervalOf({ kind: 'index', won: taken, due, of: matches })!,
  }
}

function shareOf(count: number, all: number, trials: number): Share {
  const share = count / all
  return { count, share, ...wilson(share, trials) }
}

function spreadOf(all: readonly Counts[]): Spread | null {
  const sums: Counts = {}
  for (const counts of all) addCounts(sums, counts)
  const rows = Object.entries(sums)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b)
  if (rows.length === 0) return null
  const matches = rows.reduce((sum, [, times]) => sum + times, 0)
  const mean = rows.reduce((sum, [value, times]) => sum + value * times, 0) / matches
  const variance = rows.reduce((sum, [value, times]) => sum + (value - mean) ** 2 * times, 0) / matches
  return { mean, deviation: Math.sqrt(variance), least: rows[0]![0], most: rows.at(-1)![0], counts: rows }
}
