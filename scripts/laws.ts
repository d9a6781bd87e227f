// npm run laws [game] [matches]: random matches under all laws, over every setting of the options and number of seats.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { GameTypes } from '#engine/game'
import { checkContract, type Sight } from '#engine/laws'
import { everyTable } from '#engine/options'
import { GAMES, openGame } from '#games/shelf'
import { bounds } from '#games/last-brave/testing/bounds'

const REPORT_EVERY = 100

interface Share {
  readonly game: string
  readonly matches: number
  readonly first: number
  readonly step: number
}

/** What no match of a game may exceed, where its document says so. */
const BOUNDS: Readonly<Record<string, () => unknown>> = { 'last-brave': bounds }

async function hold({ game: id, matches, first, step }: Share): Promise<void> {
  const { game } = (await openGame(id))!
  const tables = everyTable(game)
  for (let at = first; at < matches; at += step) {
    const trial = { ...tables[at % tables.length]!, seed: `laws ${at}`, mostChoices: 100_000 }
    checkContract(game, trial, BOUNDS[id]?.() as Sight<GameTypes> | undefined)
    if (((at - first) / step) % REPORT_EVERY === REPORT_EVERY - 1) parentPort?.postMessage(REPORT_EVERY)
  }
}

async function main(args: readonly string[]): Promise<number> {
  const [id = 'brave-rats', count = '100000'] = args
  const matches = Number(count)
  const box = await openGame(id)
  if (!box || !Number.isInteger(matches) || matches < 1) {
    process.stderr.write(`Usage: npm run laws [${GAMES.map(({ about }) => about.id).join('|')}] [matches]\n`)
    return 2
  }
  const step = availableParallelism()
  const start = Date.now()
  let done = 0
  await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { game: id, matches, first, step } })
      worker.on('message', (played: number) => process.stderr.write(`\r${(done += played)} matches`))
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
  const tables = everyTable(box.game).length
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  process.stdout.write(
    `\n${matches} random matches of ${id} over ${tables} kinds of table: all laws hold (${seconds} s).\n`,
  )
  return 0
}

if (isMainThread) process.exitCode = await main(process.argv.slice(2))
else await hold(workerData as Share)
