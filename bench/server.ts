import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type Benchmark, type Rate, type Settings, summary, tableOf, whole } from './measure.ts'
import type { Order, Played, Speech } from './server/load.ts'
import { type Generator, type Host, startGenerator, startHost } from './server/processes.ts'

interface Contestant {
  readonly name: string
  readonly speech: Speech
  readonly main: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  /** Whether memory is measured, which is the same for both stores of boardgame.io. */
  readonly weighed: boolean
}

/** As it is delivered, durable, but for the limits: the load generator is a single address. */
export const OURS: Contestant = {
  name: 'ours, SQLite, durable',
  speech: 'ours',
  main: '../../src/cli/start.ts',
  args: ['serve'],
  env: {
    PORT: '0',
    LUDUS_DATA: '{folder}',
    LUDUS_LOG: 'warn',
    LUDUS_LIMIT_MESSAGES: '0',
    LUDUS_LIMIT_REQUESTS: '0',
    LUDUS_LIMIT_WORK: '0',
    LUDUS_LIMIT_CHAT: '0',
    LUDUS_LIMIT_TABLES: '0',
    LUDUS_LIMIT_SOCKETS: '0',
    LUDUS_LIMIT_CONNECTIONS: '0',
  },
  weighed: true,
}
const BOARDGAME_IO = { speech: 'boardgame-io', main: 'boardgame-io.ts', env: {} } as const
const CONTESTANTS: readonly Contestant[] = [
  OURS,
  { name: 'boardgame.io in memory', ...BOARDGAME_IO, args: [], weighed: true },
  { name: 'boardgame.io with FlatFile', ...BOARDGAME_IO, args: ['{folder}'], weighed: false },
  { name: 'Colyseus in memory', speech: 'colyseus', main: 'colyseus.ts', args: [], env: {}, weighed: true },
]

/** Matches without think time. */
const LIVE = 100
/** Rounds that do not count: code is compiled anew for some hundred thousand moves. */
const WARM_UP = 6
/** Matches that are played at the pace of people. */
const PACED = [
  { name: '200 matches, a move a second each', matches: 200, everyMs: 1000, most: 30 },
  { name: '2,500 matches, 5,000 sockets, a move every 5 s each', matches: 2500, everyMs: 5000, most: 100 },
]
/** Matches before and during the weighing: those before fill what is needed only once. */
const [FIRST_IDLE, IDLE] = [1000, 3000]
const PERCENT = 100

interface Race {
  readonly rates: number[]
  readonly p50: number[]
  readonly p99: number[]
}

/** Whole servers under the load of real sockets, each in a process of its own, the players in another. */
export const server: Benchmark = async (settings) => {
  const faults: string[] = []
  const surroundings = { load: loadavg()[0]!, forcedWriteMs: forcedWrite() }
  const races = await race(settings, faults)
  const paced = await pace(settings, faults)
  const memory = await weigh(faults)

  const contestants = CONTESTANTS.map(({ name, weighed }, at) => {
    const { rates, p50, p99 } = races[at]!
    const kilobytes = weighed ? memory.get(name)! : null
    return {
      name,
      movesPerSecond: summary(rates),
      p50: middle(p50),
      p99: middle(p99),
      kilobytesPerIdleMatch: kilobytes,
    }
  })
  const [us, ...others] = contestants
  const ratios = Object.fromEntries(
    others.map(({ name, movesPerSecond }) => [name, us!.movesPerSecond.median / movesPerSecond.median]),
  )
  const targets = targetsOf(us!, ratios, paced)
  return {
    table: [
      `load of the machine before: ${surroundings.load.toFixed(2)}; a forced write: ${surroundings.forcedWriteMs.toFixed(2)} ms`,
      `${LIVE} matches without think time, from a move sent until both seats have seen it:`,
      tableOf([
        ['', 'moves/s', 'min', 'max', 'p50 ms', 'p99 ms', 'ours is', 'KB an idle match'],
        ...contestants.map(
          ({ name, movesPerSecond: { median, min, max }, p50, p99, kilobytesPerIdleMatch: kilobytes }) => [
            name,
            ...[median, min, max].map(whole),
            ...[p50, p99].map((ms) => ms.toFixed(1)),
            ratios[name] === undefined ? '' : `${ratios[name].toFixed(2)} x`,
            kilobytes === null ? '' : kilobytes.toFixed(1),
          ],
        ),
      ]),
      'ours at the pace of people:',
      tableOf([
        ['', 'moves/s', 'p50 ms', 'p99 ms', 'longest ms'],
        ...paced.map(({ name, movesPerSecond, p50, p99, longest }) => [
          name,
          whole(movesPerSecond),
          ...[p50, p99, longest].map((ms) => ms.toFixed(1)),
        ]),
      ]),
      tableOf([
        ['wanted of ours', 'is', ''],
        ...targets.map(({ wanted, is, met }) => [wanted, is, met ? 'met' : 'missed']),
      ]),
    ].join('\n\n'),
    data: { ...surroundings, contestants, ratios, paced, targets },
    faults,
  }
}

/** All contestants in turn, round by round, after some to warm up. */
async function race({ rounds, seconds }: Settings, faults: string[]): Promise<Race[]> {
  const races = CONTESTANTS.map((): Race => ({ rates: [], p50: [], p99: [] }))
  const generator = startGenerator<Order, Played>('load.ts')
  const hosts = await Promise.all(CONTESTANTS.map(({ main, args, env }) => startHost(main, args, env)))
  for (let round = -WARM_UP; round < rounds; round++)
    for (const [at, { name, speech }] of CONTESTANTS.entries()) {
      const played = await generator.give({ do: 'race', speech, port: hosts[at]!.port, matches: LIVE, seconds })
      note(name, played, faults)
      if (round < 0) continue
      races[at]!.rates.push(played.latencies.length / played.seconds)
      races[at]!.p50.push(percentile(played.latencies, 50))
      races[at]!.p99.push(percentile(played.latencies, 99))
    }
  await generator.stop()
  await Promise.all(hosts.map((host) => host.stop()))
  return races
}

interface Paced {
  readonly name: string
  readonly most: number
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

async function pace({ rounds, seconds: each }: Settings, faults: string[]): Promise<Paced[]> {
  const seconds = Math.max(2 * rounds * each, 5)
  const measured: Paced[] = []
  await withHost(OURS, async ({ port }, generator) => {
    for (const { name, matches, everyMs, most } of PACED) {
      const played = await generator.give({ do: 'pace', speech: 'ours', port, matches, seconds, everyMs })
      note(name, played, faults)
      const { latencies } = played
      measured.push({
        ...{ name, most, movesPerSecond: latencies.length / seconds },
        ...{ p50: percentile(latencies, 50), p99: percentile(latencies, 99), longest: percentile(latencies, 100) },
      })
    }
  })
  return measured
}

/** Kilobytes for each idle match with both seats connected, by the contestant's name. */
async function weigh(faults: string[]): Promise<Map<string, number>> {
  const kilobytes = new Map<string, number>()
  for (const contestant of CONTESTANTS.filter(({ weighed }) => weighed))
    await withHost(contestant, async (host, generator) => {
      const { name, speech } = contestant
      const open = async (matches: number): Promise<number> => {
        note(name, await generator.give({ do: 'open', speech, port: host.port, matches }), faults)
        return host.memory()
      }
      const before = await open(FIRST_IDLE)
      kilobytes.set(name, ((await open(IDLE)) - before) / IDLE / 1024)
    })
  return kilobytes
}

async function withHost(
  { main, args, env }: Contestant,
  work: (host: Host, generator: Generator<Order, Played>) => Promise<void>,
): Promise<void> {
  const generator = startGenerator<Order, Played>('load.ts')
  const host = await startHost(main, args, env)
  await work(host, generator)
  await generator.stop()
  await host.stop()
}

function note(name: string, { faults: found }: Played, faults: string[]): void {
  faults.push(...found.map((fault) => `${name}: ${fault}.`))
}

interface Target {
  readonly wanted: string
  readonly is: string
  readonly met: boolean
}

function targetsOf(
  us: { readonly p99: number; readonly kilobytesPerIdleMatch: number | null },
  ratios: Readonly<Record<string, number>>,
  paced: readonly Paced[],
): Target[] {
  const atLeast = (name: string, least: number): Target => ({
    wanted: `${least} times ${name}, or more`,
    is: `${ratios[name]!.toFixed(2)} times`,
    met: ratios[name]! >= least,
  })
  const below = (what: string, is: number, most: number, unit: string): Target => ({
    wanted: `${what}: at most ${most} ${unit}`,
    is: `${is.toFixed(1)} ${unit}`,
    met: is <= most,
  })
  return [
    atLeast('boardgame.io in memory', 2),
    atLeast('boardgame.io with FlatFile', 7),
    below(`p99 of ${LIVE} matches without think time`, us.p99, 50, 'ms'),
    ...paced.map(({ name, p99, most }) => below(`p99 of ${name}`, p99, most, 'ms')),
    below('an idle match with both seats connected', us.kilobytesPerIdleMatch!, 20, 'KB'),
  ]
}

/** How long, in milliseconds, a small write takes until it is on the disk: the median of many. */
function forcedWrite(): number {
  const folder = mkdtempSync(join(tmpdir(), 'ludus-bench-'))
  const file = openSync(join(folder, 'forced'), 'w')
  const page = Buffer.alloc(4096)
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now()
    writeSync(file, page)
    fdatasyncSync(file)
    return performance.now() - start
  })
  closeSync(file)
  rmSync(folder, { recursive: true })
  return middle(times)
}

const middle = (values: readonly number[]): Rate['median'] => summary(values).median

export function percentile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / PERCENT))] ?? NaN
}
