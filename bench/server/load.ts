// The load generator, a process of its own: plays matches at a server and times them.
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { RandomGame } from './game.ts'
import type { OpenMatch } from './players.ts'

/** Which way of talking to a server. */
export type Speech = 'ours' | 'boardgame-io' | 'colyseus'

export type Order = { readonly speech: Speech; readonly port: number } & (
  | { readonly do: 'race'; readonly matches: number; readonly seconds: number }
  | { readonly do: 'pace'; readonly matches: number; readonly seconds: number; readonly everyMs: number }
  | { readonly do: 'open'; readonly matches: number }
  | { readonly do: 'close' }
)

export interface Played {
  /** Milliseconds from a move sent until both seats had seen it. */
  readonly latencies: readonly number[]
  /** How long the clock ran. */
  readonly seconds: number
  readonly faults: readonly string[]
}

const SPEECHES: Record<Speech, () => Promise<{ readonly openMatch: OpenMatch }>> = {
  ours: () => import('./ours-players.ts'),
  'boardgame-io': () => import('./boardgame-io-players.ts'),
  colyseus: () => import('./colyseus-players.ts'),
}

/** Matches each board has ready, so that they last a round and its clock never measures how they are opened. */
const SPARE = 20
const OPENING_AT_ONCE = 20
/** Discarded at the start of paced play, while code is still being compiled. */
const WARM_UP_SECONDS = 2
/** Milliseconds after which a move that nobody answers is a fault. */
const PATIENCE = 10_000

let faults: string[] = []
const fault = (sentence: string): void => {
  if (faults.length < 20) faults.push(sentence)
}

async function openOne(open: OpenMatch, port: number): Promise<RandomGame> {
  const late = setTimeout(() => fault('a match is not open after 10 s'), PATIENCE)
  const game = await RandomGame.open(open, port, fault)
  clearTimeout(late)
  return game
}

async function openMany(open: OpenMatch, port: number, count: number): Promise<RandomGame[]> {
  const games: RandomGame[] = []
  let wanted = count
  const opener = async (): Promise<void> => {
    while (wanted-- > 0) games.push(await openOne(open, port))
  }
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, opener))
  return games
}

/** Boards without think time. The clock runs while all of them play; when one has no match left, all get new ones. */
async function race(open: OpenMatch, port: number, boards: number, seconds: number): Promise<Played> {
  const latencies: number[] = []
  let elapsed = 0
  while (elapsed < seconds && faults.length === 0) {
    const games = await openMany(open, port, boards * SPARE)
    elapsed += await heat(games, boards, seconds - elapsed, latencies)
    for (const game of games) game.close()
    await sleep(100)
  }
  return { latencies, seconds: elapsed, faults }
}

function heat(games: readonly RandomGame[], boards: number, seconds: number, latencies: number[]): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    const waiting = [...games]
    let playing = true
    let last = start
    const stop = (): void => {
      if (!playing) return
      playing = false
      clearInterval(watch)
      resolve((performance.now() - start) / 1000)
    }
    const watch = setInterval(() => {
      if (performance.now() - last > PATIENCE) fault('nobody has seen a move for 10 s')
      if (faults.length > 0) stop()
    }, 100)
    const play = (game: RandomGame): void => {
      game.onMove = (ms) => {
        if (!playing) return
        last = performance.now()
        latencies.push(ms)
        if (last - start > seconds * 1000) return stop()
        const next = game.isOver ? waiting.pop() : game
        if (!next) return stop()
        if (next === game) game.move()
        else play(next)
      }
      game.move()
    }
    for (const game of waiting.splice(-boards)) play(game)
  })
}

/** Boards that move in turn, each once in a while; a match that is over is followed by another. */
async function pace(open: OpenMatch, port: number, boards: number, seconds: number, everyMs: number): Promise<Played> {
  const latencies: number[] = []
  const games: (RandomGame | undefined)[] = await openMany(open, port, boards)
  const start = performance.now()
  const counts = (): boolean => performance.now() - start > WARM_UP_SECONDS * 1000
  const listen = (game: RandomGame): void => {
    game.onMove = (ms) => {
      if (counts()) latencies.push(ms)
    }
  }
  for (const game of games) listen(game!)
  const opening = new Set<Promise<void>>()
  const follow = async (board: number): Promise<void> => {
    games[board]!.close()
    games[board] = undefined
    const game = await openOne(open, port)
    listen(game)
    games[board] = game
  }
  let turn = 0
  while (performance.now() - start < (WARM_UP_SECONDS + seconds) * 1000 && faults.length === 0) {
    // So many boards should have had their turn by now.
    const due = Math.floor(((performance.now() - start) / everyMs) * boards)
    for (; turn < due; turn++) {
      const board = turn % boards
      const game = games[board]
      if (!game) continue
      if (game.isBusy) fault('a move has not been seen when the next is due')
      else if (!game.isOver) game.move()
      else {
        const following = follow(board).catch((error: unknown) => fault(String(error)))
        opening.add(following)
        void following.finally(() => opening.delete(following))
      }
    }
    await sleep(1)
  }
  await Promise.all(opening)
  await sleep(500)
  for (const game of games) game?.close()
  return { latencies, seconds, faults }
}

let idle: RandomGame[] = []

async function obey(order: Order): Promise<Played> {
  faults = []
  const { openMatch } = await SPEECHES[order.speech]()
  switch (order.do) {
    case 'race':
      return race(openMatch, order.port, order.matches, order.seconds)
    case 'pace':
      return pace(openMatch, order.port, order.matches, order.seconds, order.everyMs)
    case 'open':
      idle.push(...(await openMany(openMatch, order.port, order.matches)))
      return { latencies: [], seconds: 0, faults }
    case 'close':
      for (const game of idle) game.close()
      idle = []
      return { latencies: [], seconds: 0, faults }
  }
}

process.on('message', (order: Order) => {
  obey(order).then(
    (played) => process.send!(played),
    (error: unknown) => process.send!({ latencies: [], seconds: 0, faults: [String(error)] } satisfies Played),
  )
})
