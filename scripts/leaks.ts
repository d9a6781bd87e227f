// npm run leaks [game] [states]: random matches in which nothing that anyone is sent may depend on what is hidden from them.
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { AnyBox } from '#games/box'
import { GAMES, openGame } from '#games/shelf'
import { partOf } from '#games/testing/parts'
import { type Bag, type GameLeaks, hunt, huntDeals, isFound, tablesOf, tooMuchOf } from '#house/testing/game-leaks'

const STATES = 100_000

interface Share {
  readonly id: string
  readonly states: number
  readonly first: number
  readonly step: number
}

const gameOf = async (id: string): Promise<readonly [AnyBox, GameLeaks]> => [
  (await openGame(id))!,
  (await partOf(id, 'testing/leaks'))?.leaks ?? {},
]

async function huntShare({ id, states, first, step }: Share): Promise<Bag> {
  const [box, leaks] = await gameOf(id)
  return hunt(box, leaks, { tables: tablesOf(box, leaks), states: Math.ceil(states / step), first, step })
}

/** Puts leaks in, one after another, and says where one is not found. */
function unfound(box: AnyBox, leaks: GameLeaks): { readonly planted: number; readonly missed: readonly string[] } {
  const at = [leaks.plantedAt ?? tablesOf(box, leaks)[0]!]
  const planted = [
    ...tooMuchOf(leaks).map(([what, say]) => [what, () => isFound(box, leaks, say)] as const),
    ...Object.entries(leaks.planted?.(box) ?? {}).map(([what, leaky]) => [what, () => isFound(leaky, leaks)] as const),
    ...Object.entries(leaks.plantedInDeals?.(box) ?? {}).map(
      ([what, leaky]) => [`the deals, in ${what}`, () => huntDeals(leaky, at) !== undefined] as const,
    ),
  ]
  return { planted: planted.length, missed: planted.flatMap(([what, found]) => (found() ? [] : [what])) }
}

/** Hunts in one game on all cores; whether there is nothing to be ashamed of. */
async function huntAll(id: string, states: number): Promise<boolean> {
  const [box, leaks] = await gameOf(id)
  const step = availableParallelism()
  const start = Date.now()
  const bags = await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { id, states, first, step } satisfies Share })
      return new Promise<Bag>((resolve, reject) => worker.on('message', resolve).on('error', reject))
    }),
  )
  const leak = bags.find((bag) => bag.leak)?.leak ?? huntDeals(box, tablesOf(box, leaks))
  const { planted, missed } = unfound(box, leaks)
  const seen = bags.reduce((all, bag) => all + bag.states, 0)
  const seconds = ((Date.now() - start) / 1000).toFixed(0)
  if (leak) process.stdout.write(`${id} leaks: ${JSON.stringify(leak, null, 2)}\n`)
  for (const what of missed) process.stdout.write(`${id}: a leak that was put into ${what} is not found.\n`)
  if (leak || missed.length > 0) return false
  process.stdout.write(
    `${seen} states of ${id} at ${tablesOf(box, leaks).length} tables: no leak, and all ${planted} that were put in are found (${seconds} s).\n`,
  )
  return true
}

async function main([id, count]: readonly string[]): Promise<number> {
  const ids = GAMES.map(({ about }) => about.id)
  const states = Number(count ?? STATES)
  if ((id !== undefined && !ids.includes(id)) || !Number.isInteger(states) || states < 1) {
    process.stderr.write(`Usage: npm run leaks [${ids.join('|')}] [states]\n`)
    return 2
  }
  let isTight = true
  for (const game of id === undefined ? ids : [id]) isTight = (await huntAll(game, states)) && isTight
  return isTight ? 0 : 1
}

if (isMainThread) process.exitCode = await main(process.argv.slice(2))
else parentPort!.postMessage(await huntShare(workerData as Share))
