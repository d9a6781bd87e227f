// npm run kill: kills the server under load, many times, and holds what players were told against the log.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '#games/shelf'
import { partOf } from '#games/testing/parts'
import { startPostgres } from '#server/store/testing'
import { isFine, killAgainAndAgain, type KillFigures, type KillSettings } from '#server/testing/kill/run'

const STORES = ['sqlite', 'postgres', 'nodes', 'races'] as const
type StoreName = (typeof STORES)[number]

const USAGE = `Usage: npm run kill -- [options]

  --rounds N     how often the server is killed in each store, 20 unless told
  --store NAME   sqlite, postgres, nodes (two of them, over a database that is restarted, too), races (in SQLite, where
                 time passes), or all unless told
  --matches N    how many matches run whenever it is killed, 50 unless told
  --seed TEXT    what the choices and the moments are drawn from
  --json         JSON instead of a table
  --help         this

Exit codes: 0 nothing was lost or doubled, 1 something was, 2 not understood.
`

/** The longest time, in milliseconds, until play goes on; where time passes, a countdown comes first. */
const MOST_RESUME = 5000
const COUNTDOWN = 3000
/** Until a race opens some seconds pass, and it lasts: the longest time until a kill, and one table for so many matches elsewhere. */
const [LONG_LIFE, FEWER] = [9000, 5]

interface Options {
  readonly rounds: number
  readonly matches: number
  readonly seed: string
  readonly stores: readonly StoreName[]
  readonly json: boolean
}

function parseCommand(): Options {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      store: { type: 'string', default: 'all' },
      matches: { type: 'string', default: '50' },
      seed: { type: 'string', default: String(Date.now()) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    process.exit(0)
  }
  const stores = STORES.filter((name) => values.store === name || values.store === 'all')
  if (stores.length === 0) throw new Error('--store must be sqlite, postgres, nodes, races or all.')
  const { seed, json } = values
  return { rounds: positive('rounds', values.rounds), matches: positive('matches', values.matches), seed, stores, json }
}

function positive(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} must be a whole number from 1.`)
  return Number(text)
}

async function kill(store: StoreName, { rounds, matches, seed }: Options): Promise<KillFigures> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'ludus-kill-'))
  const isInFile = store === 'sqlite' || store === 'races'
  const postgres = isInFile ? undefined : await startPostgres()
  try {
    return await killAgainAndAgain({
      ...{ dataFolder, rounds, matches, seed: `${seed}/${store}` },
      ...(store === 'races' && {
        plan: await racesPlan(),
        longestLife: LONG_LIFE,
        matches: Math.ceil(matches / FEWER),
      }),
      ...(postgres && { databaseUrl: await postgres.database() }),
      ...(store === 'nodes' && { nodes: 2, restartDatabase: () => postgres!.restart() }),
      onRound: (round) => process.stderr.write(`\r${store}: round ${round} of ${rounds}`),
    })
  } finally {
    process.stderr.write('\n')
    await postgres?.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** A full table of the first game that says how it is raced. */
async function racesPlan(): Promise<NonNullable<KillSettings['plan']>> {
  for (const { about } of GAMES) {
    const part = await partOf(about.id, 'bench/race')
    if (part) return { game: about.id, seats: Array.from({ length: part.race.seats }, () => ({ kind: 'human' })) }
  }
  throw new Error('No game says how it is raced.')
}

/** What is wrong with a run, in sentences. */
const wrongs = (store: StoreName, { faults, resumes }: KillFigures): string[] => [
  ...faults,
  ...resumes
    .filter((ms) => ms >= MOST_RESUME + (store === 'races' ? COUNTDOWN : 0))
    .map((ms) => `Play went on only after ${Math.round(ms)} ms.`),
]

function tableOf(runs: readonly (readonly [StoreName, KillFigures])[]): string {
  const rows: (readonly [string, (figures: KillFigures) => number])[] = [
    ['kills', ({ kills }) => kills],
    ['restarts of the database', ({ restarts }) => restarts],
    ['matches running, at least', ({ live }) => live],
    ['matches finished', ({ matches }) => matches],
    ['inputs acknowledged', ({ acknowledged }) => acknowledged],
    ['of them in races', ({ ordered }) => ordered],
    ['acknowledged and lost', ({ lost }) => lost],
    ['doubled', ({ doubled }) => doubled],
    ['on their way and kept', ({ kept }) => kept],
    ['on their way and gone', ({ gone }) => gone],
    ['sent again and refused', ({ stale }) => stale],
    ['sealed choices kept', ({ sealed }) => sealed],
    ['play goes on, median ms', ({ resumes }) => resumes.toSorted((a, b) => a - b)[resumes.length >> 1] ?? NaN],
    ['play goes on, longest ms', ({ resumes }) => Math.max(...resumes)],
    ['faults', ({ faults }) => faults.length],
  ]
  return [
    ['', ...runs.map(([store]) => store)],
    ...rows.map(([name, of]) => [name, ...runs.map(([, figures]) => String(Math.round(of(figures))))]),
  ]
    .map(([name, ...cells]) => name!.padEnd(26) + cells.map((cell) => cell.padStart(12)).join(''))
    .join('\n')
}

async function main(options: Options): Promise<number> {
  const runs: (readonly [StoreName, KillFigures])[] = []
  for (const store of options.stores) runs.push([store, await kill(store, options)])
  if (options.json)
    process.stdout.write(`${JSON.stringify({ seed: options.seed, ...Object.fromEntries(runs) }, null, 2)}\n`)
  else process.stdout.write(`${tableOf(runs)}\n`)
  for (const [store, figures] of runs)
    for (const wrong of wrongs(store, figures)) process.stderr.write(`${store}: ${wrong}\n`)
  return runs.every(([store, figures]) => isFine(figures) && wrongs(store, figures).length === 0) ? 0 : 1
}

let options: Options
try {
  options = parseCommand()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${USAGE}`)
  process.exit(2)
}
// Set alone, the code would be lost: the package that starts PostgreSQL ends the process with 0.
process.exit(await main(options))
