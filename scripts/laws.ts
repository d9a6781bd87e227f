// npm run laws [game] [matches]: random matches under all laws, over every setting of the options, on all cores.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { checkContract, type Trial } from '#engine/laws'
import { everySetting } from '#engine/options'
import type { AnyBox } from '#games/box'
import { GAMES, openGame } from '#games/index'
import type { GameTypes } from '#engine/game'

const REPORT_EVERY = 100

interface Share {
  readonly game: string
  readonly matches: number
  readonly first: number
  readonly step: number
}

/** The nth trial: settings and numbers of seats in turn, each with the other ways of playing out ties and the like. */
function trial({ game }: AnyBox, settings: readonly object[], at: number): Trial<GameTypes> {
  const [min, max] = game.about.seats
  const others = Object.entries(game.about.options as Record<string, { values: readonly unknown[]; default: unknown }>)
    .filter(([, option]) => typeof option.default !== 'boolean')
    .map(([name, { values }], turn) => [name, values[Math.floor(at / settings.length + turn) % values.length]])
  return {
    options: { ...settings[at % settings.length], ...Object.fromEntries(others) },
    seats: min + (Math.floor(at / settings.length) % (max - min + 1)),
    seed: `laws ${at}`,
    mostChoices: 100_000,
  }
}

async function hold({ game: id, matches, first, step }: Share): Promise<void> {
  const box = (await openGame(id))!
  const settings = everySetting(box.game)
  for (let at = first; at < matches; at += step) {
    checkContract(box.game, trial(box, settings, at))
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
  const settings = everySetting(box.game).length
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  process.stdout.write(
    `\n${matches} random matches of ${id} over ${settings} settings: all laws hold (${seconds} s).\n`,
  )
  return 0
}

if (isMainThread) process.exitCode = await main(process.argv.slice(2))
else await hold(workerData as Share)
