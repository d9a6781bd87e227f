import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Budget } from '#bots/bot'
import { BOT_NAMES } from '#bots/make'
import { makeBots } from '#cli/bots'
import { type Arguments, type Command, UsageError, wholeNumber } from '#cli/command'
import { machineKit } from '#cli/kit'
import { Progress } from '#cli/progress'
import { reportPage } from '#cli/report'
import { formatSettings, gameNamed, parseSettings } from '#cli/settings'
import type { WorkerData } from '#cli/simulate-worker'
import { addTally, type Batch, emptyTally, type Plan, type Tally } from '#cli/simulation'
import { nameOf, rowsOf, type Share, type Simulation, type Spread, summarise } from '#cli/statistics'
import { columns, counted, grouped, listed, percent } from '#cli/words'
import { parseOptions } from '#engine/options'
import { Refused, refusal } from '#engine/refusal'
import type { AnyBox } from '#games/box'

const MOST_MATCHES = 1_000_000_000
const MOST_WORKERS = 256
const WORKER = fileURLToPath(new URL('simulate-worker.ts', import.meta.url))

export const command: Command = {
  name: 'simulate',
  usage: '<game> [options]',
  summary: 'Lets bots play many matches on all cores, and counts.',
  options: {
    matches: { type: 'string', short: 'n', value: 'N', help: 'how many matches (default 1000)' },
    bots: { type: 'string', value: 'A,B', help: `who plays: ${BOT_NAMES.join(', ')} (default random)` },
    seed: { type: 'string', value: 'TEXT', help: 'equal seeds, equal matches (default: drawn, and printed)' },
    options: { type: 'string', value: 'K=V,…', help: "the game's options, or JSON; on top of those for measuring" },
    seats: { type: 'string', value: 'N', help: 'seats at the table (default: the least the game allows)' },
    'fixed-seats': { type: 'boolean', help: 'keep the bots in their seats; else they move up from match to match' },
    ms: { type: 'string', value: 'N', help: 'milliseconds a bot may think about a choice; no longer repeatable' },
    iterations: { type: 'string', value: 'N', help: 'iterations a bot may think about a choice (default 500)' },
    workers: { type: 'string', value: 'N', help: 'worker threads (default: one a core)' },
    report: { type: 'string', value: 'FILE', help: 'write a page with plots, such as out.html' },
    json: { type: 'boolean', help: 'print one JSON object' },
  },
  examples: [
    'ludus simulate brave-rats --matches 20000 --bots random,random --seed 1',
    'ludus simulate brave-rats --matches 10000 --bots hard,random --report hard.html',
    'ludus simulate brave-rats --bots normal,easy --options fastRat,traitor --json',
  ],
  async run({ positionals, values }, io) {
    const box = await gameNamed(positionals)
    const plan = parsePlan(box, values)
    const matches = wholeNumber('matches', values['matches'] ?? '1000', 1, MOST_MATCHES)
    const workers =
      values['workers'] === undefined ? undefined : wholeNumber('workers', values['workers'], 1, MOST_WORKERS)
    const report = values['report'] as string | undefined
    if (report !== undefined) await checkWritable(report)

    makeBots(box, plan.bots, machineKit(plan.budget)) // Complains here rather than in every worker.
    const playing = new Progress(io.stderr, 'Playing')
    const told = (played: number): void => playing.show(played, matches, 'matches')
    const done = await simulate(plan, matches, { told, ...(workers && { workers }) }).finally(() => playing.end())

    if (values['json']) io.stdout.write(`${JSON.stringify(asJson(box, done), null, 2)}\n`)
    else io.stdout.write(asTable(box, done))
    if (report !== undefined) {
      await writeFile(report, reportPage(box, done)).catch((error: Error) => {
        throw new UsageError(`The report cannot be written: ${error.message}.`)
      })
      io.stderr.write(`The report is in ${report}.\n`)
    }
    return 0
  },
}

function parsePlan(box: AnyBox, values: Arguments['values']): Plan {
  const { about } = box.game
  const [least, most] = about.seats
  const seats = values['seats'] === undefined ? least : wholeNumber('seats', values['seats'], 1, 99)
  if (seats < least || seats > most) throw new Refused(refusal(box.game, 'seats'))
  const names = String(values['bots'] ?? 'random').split(',')
  if (names.length > seats) throw new UsageError(`--bots names ${names.length} bots for ${seats} seats.`)
  const settings = { ...about.measuring, ...parseSettings(String(values['options'] ?? '')) }
  return {
    game: about.id,
    options: parseOptions(box.game, settings),
    bots: Array.from({ length: seats }, (_, seat) => names[seat % names.length]!.trim()),
    rotate: !values['fixed-seats'],
    seed: String(values['seed'] ?? randomBytes(4).toString('hex')),
    budget: parseBudget(values),
  }
}

/** Time differs from machine to machine; so unless told, thinking is counted. */
function parseBudget({ ms, iterations }: Arguments['values']): Budget {
  if (ms !== undefined && iterations !== undefined) throw new UsageError('Give --ms or --iterations, not both.')
  if (ms !== undefined) return { ms: wholeNumber('ms', ms, 1, 3_600_000) }
  return { iterations: wholeNumber('iterations', iterations ?? '500', 1, 1_000_000_000) }
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

export interface Running {
  readonly workers?: number
  /** Matches a worker plays at a time; the result does not depend on it. */
  readonly batch?: number
  told?(played: number): void
}

/** Plays a plan in worker threads. */
export async function simulate(plan: Plan, matches: number, running: Running = {}): Promise<Simulation> {
  const workers = Math.min(running.workers ?? availableParallelism(), matches)
  const size = running.batch ?? Math.min(Math.ceil(matches / workers / 16), 10_000)
  const batches: Batch[] = []
  for (let from = 0; from < matches; from += size) batches.push({ from, count: Math.min(size, matches - from) })

  const played = new Int32Array(new SharedArrayBuffer(4))
  const pool = new Piscina<Batch, Tally>({
    filename: WORKER,
    minThreads: workers,
    maxThreads: workers,
    workerData: { plan, played } satisfies WorkerData,
  })
  let ticking: NodeJS.Timeout | undefined
  try {
    const tally = emptyTally()
    // Workers take a moment to sit down, which says nothing about how fast they play.
    await Promise.all(Array.from({ length: workers }, () => pool.run({ from: 0, count: 0 })))
    const start = performance.now()
    const tell = (): void => running.told?.(Atomics.load(played, 0))
    tell()
    ticking = setInterval(tell, 100)
    await Promise.all(batches.map(async (batch) => addTally(tally, await pool.run(batch))))
    const seconds = (performance.now() - start) / 1000
    running.told?.(matches)
    return { plan, summary: summarise(plan, tally), workers, seconds }
  } finally {
    clearInterval(ticking)
    await pool.destroy()
  }
}

/** What a program reads. All but `speed` depends on the command line alone. */
function asJson({ game, texts: { en: text } }: AnyBox, { plan, summary, workers, seconds }: Simulation): object {
  const { game: id, options, bots, rotate, seed, budget } = plan
  const { matches, standings, reasons, choices, length } = summary
  return {
    game: id,
    rules: game.about.rulesVersion,
    matches,
    bots,
    seats: bots.map((_, seat) => text.seat(seat)),
    rotate,
    seed,
    options,
    budget,
    standings,
    reasons,
    choices,
    ...(length && { length: { measure: game.about.measure ?? 'length', ...length } }),
    speed: { workers, seconds, matchesPerSecond: matches / seconds },
  }
}

/** What a person reads. */
function asTable(box: AnyBox, { plan, summary, workers, seconds }: Simulation): string {
  const { matches, standings, reasons, choices, length } = summary
  const settings = formatSettings(box, plan.options)
  const measuring = Object.keys(box.game.about.measuring ?? {}).length > 0
  const lines = [
    `${box.game.about.name}: ${counted(matches, 'match', 'matches')}, ${plan.bots.join(' against ')}`,
    `seed ${plan.seed}; ${plan.rotate ? 'seats in turn' : 'seats fixed'}; options ${settings || 'as printed'}` +
      (measuring ? ' (some set for measuring; --options overrules them)' : ''),
    '',
    ...columns([
      ['', 'played', ...['wins %', 'losses %', 'ties %'].flatMap((title) => [title, '(95 %)']), 'payoff'],
      ...rowsOf(standings).map((row) => [
        nameOf(box.texts.en, row),
        grouped(row.played),
        ...[row.wins, row.losses, row.ties].flatMap((share) => [percent(share.share), interval(share)]),
        row.payoff.toFixed(4),
      ]),
    ]),
    '',
    `ended by  ${listed(reasons.map(({ reason, share }) => `${reason} ${percent(share)} %`))}`,
    ...(length ? [spread(box.game.about.measure ?? 'length', length)] : []),
    spread('choices', choices),
    `speed     ${grouped(matches / seconds)} matches/s on ${counted(workers, 'worker')} (${seconds.toFixed(2)} s)`,
    '',
  ]
  return lines.join('\n')
}

const interval = ({ low, high }: Share): string => `${percent(low)}–${percent(high)}`

const spread = (name: string, { mean, least, most }: Spread): string =>
  `${name.padEnd(9)} ${mean.toFixed(2)} on average, from ${least} to ${most}`
