import { performance } from 'node:perf_hooks'

export interface Settings {
  readonly rounds: number
  /** The length of a round. */
  readonly seconds: number
  /** Some of the lines are slow. */
  readonly delay?: boolean
}

export interface Report {
  readonly table: string
  /** The same for programs: plain JSON. */
  readonly data: object
  /** Sentences about contestants whose figures mean nothing. */
  readonly faults: readonly string[]
}

export type Benchmark = (settings: Settings) => Report | Promise<Report>

/** Does the measured thing so many times. */
export type Work = (times: number) => void

/** Times a second. */
export interface Rate {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** Warms every contestant up, then lets them run in turn: a machine that slows down slows all of them alike. */
export function interleave(contestants: readonly Work[], { rounds, seconds }: Settings): Rate[] {
  const runners = contestants.map((work) => ({ work, batch: warmUp(work, seconds), rates: [] as number[] }))
  for (let round = 0; round < rounds; round++)
    for (const { work, batch, rates } of runners) rates.push(run(work, batch, seconds))
  return runners.map(({ rates }) => summary(rates))
}

/** Finds how many times fill about 10 ms, so that looking at the clock costs nothing. */
function warmUp(work: Work, seconds: number): number {
  let batch = 1
  while (run(work, batch, 0) * 0.01 > batch) batch *= 2
  run(work, batch, seconds)
  return batch
}

function run(work: Work, batch: number, seconds: number): number {
  const start = performance.now()
  let times = 0
  let elapsed: number
  do {
    work(batch)
    times += batch
    elapsed = (performance.now() - start) / 1000
  } while (elapsed < seconds)
  return times / elapsed
}

/** The median, least and greatest of some rates. */
export function summary(rates: readonly number[]): Rate {
  const sorted = rates.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const median = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
  return { median, min: sorted[0]!, max: sorted.at(-1)! }
}

export const whole = (rate: number): string => Math.round(rate).toLocaleString('en-GB')

/** Names to the left, figures to the right. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
    )
    .join('\n')
}
