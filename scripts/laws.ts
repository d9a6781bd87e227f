// npm run laws [game] [matches]: random matches under all laws, over every setting of the options and number of seats.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { checkContract } from '#engine/laws'
import { GAMES, openGame } from '#games/shelf'
import { type LawRun, lawRun } from '#games/testing/laws'
import { partOf } from '#games/testing/parts'

const REPORT_EVERY = 100

interface Share {
  readonly id: string
  readonly matches: number
  readonly first: number
  readonly step: number
}

const runOf = async (id: string): Promise<LawRun> =>
  lawRun((await openGame(id))!.game, (await partOf(id, 'testing/laws'))?.laws)

async function hold({ id, matches, first, step }: Share): Promise<void> {
  const { game } = (await openGame(id))!
  const { trial, sight } = await runOf(id)
  for (let at = first; at < matches; at += step) {
    checkContract(game, trial(at), sight())
    if (((at - first) / step) % REPORT_EVERY === REPORT_EVERY - 1) parentPort?.postMessage(REPORT_EVERY)
  }
}

/** Shares the matches of a game out among all cores. */
async function holdAll(id: string, wanted: number | undefined): Promise<void> {
  const { matches: thorough, tables } = await runOf(id)
  const matches = wanted ?? thorough
  const step = availableParallelism()
  const start = Date.now()
  let done = 0
  await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { id, matches, first, step } satisfies Share })
      worker.on('message', (played: number) => process.stderr.write(`\r${(done += played)} matches`))
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  process.stdout.write(
    `\n${matches} random matches of ${id} over ${tables} kinds of table: all laws hold (${seconds} s).\n`,
  )
}

async function main([id, count]: readonly string[]): Promise<number> {
  const ids = GAMES.map(({ about }) => about.id)
  const matches = count === undefined ? undefined : Number(count)
  const isClear = (id === undefined || ids.includes(id)) && (matches === undefined || Number.isInteger(matches))
  if (!isClear || (matches ?? 1) < 1) {
    process.stderr.write(`Usage: npm run laws [${ids.join('|')}] [matches]\n`)
    return 2
  }
  for (const game of id === undefined ? ids : [id]) await holdAll(game, matches)
  return 0
}

if (isMainThread) process.exitCode = await main(process.argv.slice(2))
else await hold(workerData as Share)
