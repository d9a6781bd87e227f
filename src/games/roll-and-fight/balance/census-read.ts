import { addCounts, type Counted, type Counts } from '#engine/census'
import { type Figure, intervalOf, type MeanFigure } from '#engine/figures'
import { DEFAULTS, type Options } from '#games/roll-and-fight/options'

// Reads the counts of a census again: by name, or as a spread of values.

/** What was counted at tables of so many. */
export interface Table {
  readonly seats: number
  readonly options: Options
  readonly counts: Readonly<Counts>
}

export function tablesOf(counted: readonly Counted[]): Table[] {
  return counted.flatMap(({ seats, options, counts }) => {
    const copy: Counts = {}
    addCounts(copy, counts)
    return (copy['games'] ?? 0) > 0 ? [{ seats, options: { ...DEFAULTS, ...options }, counts: copy }] : []
  })
}

export const times = ({ counts }: Table, name: string): number => counts[name] ?? 0

/** Who played in all seats, if it is one. */
export function playerOf(table: Table): string | undefined {
  const players = Object.keys(table.counts).flatMap((name) => (name.startsWith('player/') ? [name.slice(7)] : []))
  return players.length === 1 ? players[0] : undefined
}

export type Share = Extract<Figure, { kind: 'share' }>
export const share = (count: number, of: number): Share => ({ kind: 'share', count, of })
export const boards = (table: Table): number => times(table, 'boards')
export const ofBoards = (table: Table, name: string): Share => share(times(table, name), boards(table))

/** Values that were counted one by one, each with how often it came. */
const valuesOf = ({ counts }: Table, measure: string): [value: number, times: number][] =>
  Object.entries(counts).flatMap(([name, many]) =>
    name.startsWith(`${measure}=`) ? [[Number(name.slice(measure.length + 1)), many]] : [],
  )

/** Whole numbers are summed, so that their order is of no account. */
export function mean(table: Table, measure: string): MeanFigure {
  const total = { sum: 0, squares: 0, of: 0 }
  for (const [value, many] of valuesOf(table, measure)) {
    total.sum += value * many
    total.squares += value * value * many
    total.of += many
  }
  return { kind: 'mean', ...total }
}

/** How many of all were at most so much. */
export function atMost(table: Table, measure: string, most: number): Share {
  const values = valuesOf(table, measure)
  const sum = (some: typeof values): number => some.reduce((total, [, many]) => total + many, 0)
  return share(sum(values.filter(([value]) => value <= most)), sum(values))
}

/** So many hundredths of all were at most this. */
export function percentile(table: Table, measure: string, hundredths: number): number {
  const values = valuesOf(table, measure).sort(([one], [other]) => one - other)
  const all = values.reduce((total, [, many]) => total + many, 0)
  let left = (all * hundredths) / 100
  return values.find(([, many]) => (left -= many) <= 0)?.[0] ?? Number.NaN
}

export const killed = (table: Table, boss: string): Share =>
  share(times(table, `killed/${boss}`), mean(table, `boss/${boss}`).of)

export const marked = (table: Table, objective: string): Share => {
  const count = times(table, `objective/${objective}/marked`)
  return share(count, count + times(table, `objective/${objective}/left`))
}

/** Boards that had a tile, of all boards of its hero that won. */
export const onWinning = (table: Table, hero: string, tile: string): Share =>
  share(times(table, `tile/${tile}/won`), times(table, `hero/${hero}/won`))

/** What a figure comes to; not a number if nothing was counted. */
export const valueOf = (figure: Figure): number => intervalOf(figure)?.value ?? Number.NaN
