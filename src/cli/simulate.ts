import { constants } from 'node:fs'
import { access, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { BOT_NAMES } from '#bots/make'
import { makeBots } from '#cli/bots'
import { type Arguments, type Command, type Io, UsageError, wholeNumber } from '#cli/command'
import { exampleOf, switchesOf } from '#cli/examples'
import { machineKit } from '#cli/kit'
import { Progress } from '#cli/progress'
import { reportPage } from '#cli/report'
import { readPage, sectionOf, titleOf, withSection } from '#cli/report-markdown'
import { gameNamed } from '#cli/settings'
import { parsePlans, sharedOut } from '#cli/simulate-plan'
import { asJson, asTable, cutShortSaid, seedOf } from '#cli/simulate-print'
import { addPlayed, type Kept, missing, nothingPlayed, readKept, writeKept } from '#cli/simulate-keep'
import type { WorkerData } from '#cli/simulate-worker'
import { type Batch, type Plan, PLAYED, playedIn, STOPPED, type Tally } from '#cli/simulation'
import { type Simulation, summarise } from '#cli/statistics'
import type { AnyBox } from '#games/box'

const MOST_MATCHES = 1_000_000_000
const MOST_WORKERS = 256
const WORKER = fileURLToPath(new URL('simulate-worker.ts', import.meta.url))

export const command: Command = {
  name: 'simulate',
  usage: '<game> [options]',
  summary: 'Lets bots play many matches on all cores, and counts.',
  options: {
    matches: { type: 'string', short: 'n', value: 'N', help: 'how many matches, all seats together (default 1000)' },
    bots: { type: 'string', value: 'A,B', help: `who plays: ${BOT_NAMES.join(', ')} (default random)` },
    seed: { type: 'string', value: 'TEXT', help: 'equal seeds, equal matches (default: drawn, and printed)' },
    options: { type: 'string', value: 'K=V,…', help: "the game's options, or JSON; on top of those for measuring" },
    seats: { type: 'string', value: 'N', help: 'seats at the table, or several: 3,5 or 3-7 (default: the least)' },
    'fixed-seats': { type: 'boolean', help: 'keep the bots in their seats; else they move up from match to match' },
    asides: { type: 'boolean', help: 'the bots first settle what they settle at a table, such as when to be asked' },
    'no-census': { type: 'boolean', help: 'without what the game counts of itself; faster' },
    ms: { type: 'string', value: 'N', help: 'milliseconds a bot may think about a choice; no longer repeatable' },
    iterations: { type: 'string', value: 'N', help: 'iterations a bot may think about a choice (default 500)' },
    workers: { type: 'string', value: 'N', help: 'worker threads (default: one a core)' },
    keep: { type: 'string', value: 'FILE', help: 'keep what was played, and go on from there the next time' },
    report: { type: 'string', value: 'FILE', help: 'write a page with plots, such as out.html' },
    markdown: { type: 'string', value: 'FILE', help: 'write a section into a page, in place of the one it had' },
    title: { type: 'string', value: 'TEXT', help: 'the heading of that section' },
    json: { type: 'boolean', help: 'print one JSON object' },
  },
  examples: [
    ...exampleOf(({ id }) => `ludus simulate ${id} --matches 20000 --bots random --seed 1`),
    ...exampleOf(({ id, seats: [least] }) =>
      least > 2 ? undefined : `ludus simulate ${id} --matches 10000 --bots hard,random --report hard.html`,
    ),
    ...exampleOf((about) => {
      const [option] = switchesOf(about)
      return option && `ludus simulate ${about.id} --bots normal --options ${option} --json`
    }),
    ...exampleOf(({ id, seats: [least, most] }) =>
      least === most ? undefined : `ludus simulate ${id} --seats ${least}-${most} --matches 10000 --bots normal`,
    ),
  ],
  async run({ positionals, values }, io) {
    const box = await gameNamed(positionals)
    const plans = parsePlans(box, values)
    const matches = wholeNumber('matches', values['matches'] ?? '1000', 1, MOST_MATCHES)
    if (matches < plans.length) throw new UsageError(`--matches must be at least ${plans.length}, one for each size.`)
    const workers =
      values['workers'] === undefined ? undefined : wholeNumber('workers', values['workers'], 1, MOST_WORKERS)
    const [keep, report, markdown, title] = ['keep', 'report', 'markdown', 'title'].map(
      (name) => values[name] as string | undefined,
    )
    if (title !== undefined && markdown === undefined) throw new UsageError('--title needs --markdown.')
    if (keep !== undefined && values['seed'] === undefined) throw new UsageError('--keep needs --seed.')
    for (const file of [keep, report, markdown]) if (file !== undefined) await checkWritable(file)

    for (const plan of plans) makeBots(box, plan.bots, machineKit(plan.budget)) // Complains here rather than in every worker.
    const playing = new Progress(io.stderr, 'Playing')
    const told = (played: number): void => playing.show(played, matches, 'matches')
    const kept = keep !== undefined && goOn(box, plans, matches, keep)
    const stopping = stopOnSignal(io)
    const done = await simulate(box, plans, matches, {
      told,
      stop: stopping.signal,
      ...(workers && { workers }),
      ...kept,
    })
      .catch((error: unknown) => {
        if (error instanceof NothingPlayed) return undefined
        throw error
      })
      .finally(() => {
        stopping.end()
        playing.end()
      })
    if (!done) {
      io.stderr.write('ludus: Cut short before the first match was over.\n')
      return CUT_SHORT
    }

    if (values['json']) io.stdout.write(`${JSON.stringify(asJson(box, done), null, 2)}\n`)
    else io.stdout.write(asTable(box, done))
    if (report !== undefined) {
      await write(report, reportPage(box, done))
      io.stderr.write(`The report is in ${report}.\n`)
    }
    if (markdown !== undefined) {
      const section = sectionOf(
        box,
        done,
        commandLine(positionals, { ...values, seed: seedOf(done.parts), keep: undefined }),
      )
      await write(markdown, withSection(await readPage(markdown, box), titleOf(done.parts, title), section))
      io.stderr.write(`The section is in ${markdown}.\n`)
    }
    const cut = cutShortSaid(done)
    if (cut === undefined) return 0
    io.stderr.write(`ludus: ${cut}\n`)
    if (keep !== undefined) io.stderr.write(`They are kept in ${keep}: the same command goes on from there.\n`)
    return CUT_SHORT
  },
}

/** What was kept in a file, and that it goes on there. Throws `UsageError` if it is of other matches, or of more. */
function goOn(box: AnyBox, plans: readonly Plan[], matches: number, file: string): Pick<Running, 'kept' | 'keep'> {
  const kept = readKept(file, { rules: box.game.about.rulesVersion, plans: [...plans] })
  const shares = sharedOut(matches, plans.length)
  if (kept.played.some(({ ranges }, plan) => (ranges.at(-1)?.[1] ?? 0) > shares[plan]!))
    throw new UsageError(`${file} keeps more matches than --matches asks for.`)
  return { kept, keep: () => writeKept(file, kept) }
}

/** What one types to play the same matches again. */
function commandLine(positionals: readonly string[], values: Arguments['values']): string {
  const quoted = (value: string): string => (/^[\w./,=-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`)
  const options = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : value === true ? [`--${name}`] : [`--${name}`, quoted(value)],
  )
  return ['npx ludus simulate', ...positionals, ...options].join(' ')
}

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: Error) => {
    throw new UsageError(`The report cannot be written: ${error.message}.`)
  })
}

/** Complains before hours of play rather than after. */
async function checkWritable(report: string): Promise<void> {
  const bad = (why: string): never => {
    throw new UsageError(`The report ${report} cannot be written: ${why}.`)
  }
  const there = await stat(report).catch(() => undefined)
  if (there?.isDirectory()) bad('it is a folder')
  const folder = dirname(resolve(report))
  await access(there ? report : folder, constants.W_OK).catch((error: NodeJS.ErrnoException) =>
    bad(error.code === 'ENOENT' ? `there is no folder ${folder}` : 'writing is not allowed there'),
  )
}

/** What a shell makes of a program that Ctrl-C has ended. */
const CUT_SHORT = 130

/** A signal that Ctrl-C gives; whoever presses it again does not want to wait for the matches that are being played. */
function stopOnSignal({ stderr }: Io): { readonly signal: AbortSignal; end(): void } {
  const stopping = new AbortController()
  const onSignal = (): void => {
    if (stopping.signal.aborted) process.exit(CUT_SHORT)
    stopping.abort()
    if (stderr.isTTY) stderr.write('\r\x1b[KStopping; Ctrl-C again stops at once.\n')
  }
  process.on('SIGINT', onSignal)
  return { signal: stopping.signal, end: () => void process.off('SIGINT', onSignal) }
}

/** It was stopped before any match was over. */
export class NothingPlayed extends Error {
  override readonly name = 'NothingPlayed'
}

export interface Running {
  /** Lets the matches that are being played end, and begins no other. */
  readonly stop?: AbortSignal
  readonly workers?: number
  /** Matches a worker plays at a time; the result does not depend on it. */
  readonly batch?: number
  /** What was played before, and is not played again; all that is played is added to it. */
  readonly kept?: Kept
  /** Told whenever something has been added to it. */
  keep?(): void
  told?(played: number): void
}

/** Plays plans of one game in worker threads, in equal parts. Throws `NothingPlayed` if it was stopped too early. */
export async function simulate(
  box: AnyBox,
  plans: readonly Plan[],
  matches: number,
  running: Running = {},
): Promise<Simulation> {
  const workers = Math.min(running.workers ?? availableParallelism(), matches)
  const size = running.batch ?? Math.min(Math.ceil(matches / workers / 16), 10_000)
  const { kept = nothingPlayed({ rules: box.game.about.rulesVersion, plans: [...plans] }) } = running
  const before = { matches: countOf(kept), seconds: kept.seconds }
  const batches: Batch[] = []
  for (const [plan, share] of sharedOut(matches, plans.length).entries())
    for (const [first, end] of missing(kept.played[plan]!.ranges, share))
      for (let from = first; from < end; from += size) batches.push({ plan, from, count: Math.min(size, end - from) })

  const shared = new Int32Array(new SharedArrayBuffer(8))
  const stop = (): void => void Atomics.store(shared, STOPPED, 1)
  running.stop?.addEventListener('abort', stop)
  if (running.stop?.aborted) stop()
  const pool = new Piscina<Batch, Tally>({
    filename: WORKER,
    minThreads: workers,
    maxThreads: workers,
    workerData: { plans, shared } satisfies WorkerData,
  })
  let ticking: NodeJS.Timeout | undefined
  try {
    // Workers take a moment to sit down, which says nothing about how fast they play.
    await Promise.all(Array.from({ length: workers }, () => pool.run({ plan: 0, from: 0, count: 0 })))
    const start = performance.now()
    const tell = (): void => running.told?.(before.matches + Atomics.load(shared, PLAYED))
    /** Plays a batch, as often as it is handed in before its end; once all is stopped, nothing comes of it. */
    const play = async ({ plan, from, count }: Batch): Promise<void> => {
      for (let [at, end] = [from, from + count]; at < end;) {
        const tally = await pool.run({ plan, from: at, count: end - at })
        const played = playedIn(tally)
        if (played === 0) return
        addPlayed(kept, plan, [at, at + played], tally)
        kept.seconds = before.seconds + (performance.now() - start) / 1000
        running.keep?.()
        at += played
      }
    }
    tell()
    ticking = setInterval(tell, 100)
    await Promise.all(batches.map(play))
    tell()
    const count = countOf(kept)
    if (count === 0) throw new NothingPlayed()
    // Where it was stopped early, some sizes may not have had their turn.
    const seen = [...plans.keys()].filter((at) => kept.played[at]!.ranges.length > 0)
    const [some, theirs] = [seen.map((at) => plans[at]!), seen.map((at) => kept.played[at]!.tally)]
    const { seconds } = kept
    return { ...(await read(box, some, theirs)), workers, seconds, ...(count < matches && { cutShort: matches }) }
  } finally {
    running.stop?.removeEventListener('abort', stop)
    clearInterval(ticking)
    await pool.destroy()
  }
}

const countOf = ({ played }: Kept): number => played.reduce((sum, { tally }) => sum + playedIn(tally), 0)

/** What the tallies say, for each number of seats and for all of them. */
async function read(
  box: AnyBox,
  plans: readonly Plan[],
  tallies: readonly Tally[],
): Promise<Omit<Simulation, 'workers' | 'seconds'>> {
  const played = plans.map((plan, at) => [plan, tallies[at]!] as const)
  const parts = played.map(([plan, tally]) => ({ plan, summary: summarise([[plan, tally]]) }))
  const counted = played.map(([{ options, bots }, { census }], at) => ({
    seats: bots.length,
    matches: parts[at]!.summary.matches,
    options,
    counts: census,
  }))
  return {
    parts,
    summary: parts.length === 1 ? parts[0]!.summary : summarise(played),
    tables: plans[0]!.census ? ((await box.census?.())?.tables(counted) ?? []) : [],
  }
}
