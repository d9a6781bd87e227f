import { type NowTold, nowAfter, type LineTold, type PastTold, type StepTold } from '#protocol/told'
import type { SoFar } from '#web/player/stills'

/** What one saw at a line of the log: at each thing that it told, and at the end of it. */
export interface Seen {
  readonly n: number
  readonly steps: readonly StepTold[]
  /** None before the match. */
  readonly view: object | undefined
}

/** What was told of the past, line by line, without a gap. */
export type Pages = ReadonlyMap<number, Seen>

/** What was seen at the lines of a page. */
export function seenIn({ view, news }: PastTold): readonly Seen[] {
  const seen: Seen[] = []
  let now = { ...(view && { view }) } as NowTold
  for (const { lines, now: told } of news) {
    const { now: after, steps } = nowAfter(now, lines, { status: 'live', ...told })
    now = after
    for (const { n } of lines) {
      const own = steps.filter((step) => step.n === n)
      seen.push({ n, steps: own, view: own.at(-1)?.view ?? now.view })
    }
    // What changed without a word is seen at the end of the last line before it.
    const last = seen.pop()
    if (last) seen.push({ ...last, view: now.view })
  }
  return seen
}

/** The view at a place: when so many events of the line had been told. */
export const viewAt = ({ steps, view }: Seen, { events }: SoFar): object | undefined =>
  events > 0 && events < steps.length ? steps[events - 1]!.view : view

/** A line of which something is said; `says` tells whether that is so. */
type Says = (line: LineTold) => boolean

/** The end of the line one step before a place, or after it; `undefined` if there is none. */
export function neighbour(lines: readonly LineTold[], n: number, by: 1 | -1, says: Says): LineTold | undefined {
  const isBeyond = (line: LineTold): boolean => (by > 0 ? line.n > n : line.n < n) && says(line)
  return by > 0 ? lines.find(isBeyond) : lines.findLast(isBeyond)
}
