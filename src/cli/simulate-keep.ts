import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { UsageError } from '#cli/command'
import { addTally, emptyTally, type Plan, type Tally } from '#cli/simulation'
import { same } from '#engine/json'

// What has been played so far. Kept in a file, matches can be played over several sittings.

const Counts = Type.Record(Type.String(), Type.Integer())
const Kept = Type.Object({
  /** What is played: what comes of anything else cannot be added. */
  of: Type.Object({ rules: Type.Integer(), plans: Type.Array(Type.Unsafe<Plan>(Type.Object({}))) }),
  seconds: Type.Number(),
  /** Of each plan: which matches, each range without its end, and what came of them. */
  played: Type.Array(
    Type.Object({
      ranges: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
      tally: Type.Object({ results: Counts, choices: Counts, lengths: Counts, census: Counts }),
    }),
  ),
})
export type Kept = Static<typeof Kept>
type Range = readonly [from: number, to: number]

export const nothingPlayed = (of: Kept['of']): Kept => ({
  of,
  seconds: 0,
  played: of.plans.map(() => ({ ranges: [], tally: emptyTally() })),
})

/** What a file keeps of these plans; nothing yet if there is no such file. Throws `UsageError`. */
export function readKept(file: string, of: Kept['of']): Kept {
  const kept = parse(file)
  if (kept === undefined) return nothingPlayed(of)
  if (!Value.Check(Kept, kept)) throw new UsageError(`${file} does not keep what was played.`)
  if (!same(kept.of, JSON.parse(JSON.stringify(of))))
    throw new UsageError(`${file} keeps other matches: ${JSON.stringify(kept.of)}.`)
  return kept
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}.`)
  }
}

/** Whole or not at all: whoever is killed meanwhile finds what was kept before. */
export function writeKept(file: string, kept: Kept): void {
  const draft = `${file}.draft`
  writeFileSync(draft, `${JSON.stringify(kept)}\n`)
  renameSync(draft, file)
}

/** Which of the first `wanted` matches have not been played. */
export function missing(ranges: readonly Range[], wanted: number): Range[] {
  const edges = [0, ...ranges.flat(), wanted]
  const gaps: Range[] = []
  for (let at = 0; at < edges.length; at += 2) if (edges[at]! < edges[at + 1]!) gaps.push([edges[at]!, edges[at + 1]!])
  return gaps
}

/** Adds what came of some matches; ranges that touch become one. */
export function addPlayed(kept: Kept, plan: number, [from, to]: Range, tally: Tally): void {
  const played = kept.played[plan]!
  addTally(played.tally, tally)
  const ranges = [...played.ranges, [from, to] as [number, number]].sort(([a], [b]) => a - b)
  played.ranges = []
  for (const range of ranges) {
    const last = played.ranges.at(-1)
    if (last?.[1] === range[0]) last[1] = range[1]
    else played.ranges.push(range)
  }
}
