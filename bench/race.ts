import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { type Benchmark, type Settings, tableOf, whole } from './measure.ts'
import type { Order, Raced } from './race/crowd.ts'
import { OURS, percentile } from './server.ts'
import { type Generator, type Host, startGenerator, startHost } from './server/processes.ts'

/** Races at the same time, how often a seat commands something, and the most that may pass until all have seen it. */
const [RACES, EVERY, MOST] = [100, 700, 250]
/** Races of which so many are over do not count any more. */
const OVER = 0.1
/** By how many milliseconds lines are slower, at how many tables, and by how much what they get may differ. */
const DELAYS = [0, 20, 150, 400]
const [TABLES, MOST_OFF] = [50, 10]
/** A match has no more races. */
const MOST_ROUNDS = 4
const PERCENT = 100

type Crowd = Generator<Order, Raced>

/** Whole races over real sockets: how soon everybody sees what somebody does, or what lines get that are not alike. */
export const race: Benchmark = (settings) => (settings.delay ? compare(settings) : measure(settings))

/** Somewhere to race, and those who do. */
async function withCrowd(work: (crowd: Crowd, host: Host) => Promise<void>): Promise<readonly string[]> {
  const crowd = startGenerator<Order, Raced>('../race/crowd.ts')
  const host = await startHost(OURS.main, OURS.args, OURS.env)
  await work(crowd, host)
  const { faults } = await crowd.give({ do: 'close' })
  await crowd.stop()
  await host.stop()
  return faults
}

/** One race at all tables; answers what came of it until so many of them were over. */
async function raceOnce(crowd: Crowd, until: number): Promise<Raced> {
  const { faults: wrong } = await crowd.give({ do: 'gather' })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  await crowd.give({ do: 'begin' })
  return crowd.give({ do: 'race', until })
}

/** Players who are late themselves measure the machine, and not the server. */
const lateSaid = (late: number): string => `players late by ${late.toFixed(0)} ms one time in a hundred`

/** At the pace of quick people. */
async function measure({ rounds }: Settings) {
  const load = loadavg()[0]!
  const latencies: number[] = []
  const sums = { seconds: 0, bytes: 0, messages: 0, cpu: 0, natural: 0, late: 0 }
  const faults = await withCrowd(async (crowd, host) => {
    await crowd.give({ do: 'open', port: host.port, tables: RACES, everyMs: EVERY })
    for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++) {
      const before = await host.cpu()
      const start = performance.now()
      const raced = await raceOnce(crowd, OVER)
      const all = (performance.now() - start) / 1000
      latencies.push(...raced.latencies)
      sums.seconds += raced.seconds
      sums.bytes += raced.bytes
      sums.messages += raced.messages
      sums.natural = raced.natural
      sums.late = raced.late
      sums.cpu += ((await host.cpu()) - before) * (raced.seconds / all)
    }
  })
  const [p50, p99, longest] = [50, 99, 100].map((part) => percentile(latencies, part)) as [number, number, number]
  const share = (PERCENT * sums.cpu) / 1000 / sums.seconds
  const each = (sum: number): number => sum / sums.seconds
  const isMet = p99 < MOST
  return {
    table: [
      `load of the machine before: ${load.toFixed(2)}; ${RACES} races at once, a command every ${EVERY / 1000} s a seat, ${sums.seconds.toFixed(0)} s of racing; ${lateSaid(sums.late)}`,
      tableOf([
        ['from a command sent until all four have seen it', 'ms', ''],
        ['p50', p50.toFixed(0), ''],
        ['p99', p99.toFixed(0), `less than ${MOST}: ${isMet ? 'met' : 'missed'}`],
        ['longest', longest.toFixed(0), ''],
      ]),
      tableOf([
        ['in a second', '', ''],
        ['commands', whole(each(latencies.length)), ''],
        ['messages to all seats', whole(each(sums.messages)), ''],
        ['bytes to all seats', whole(each(sums.bytes)), `${whole(sums.bytes / sums.messages)} a message`],
        ['of a core, for the server', `${share.toFixed(0)} %`, ''],
      ]),
      `${sums.natural} commands were refused because others were quicker, or the race was over.`,
    ].join('\n\n'),
    data: { load, races: RACES, everyMs: EVERY, p50, p99, longest, ...sums, commands: latencies.length, met: isMet },
    faults,
  }
}

/** With the same scripts on lines that are not alike. */
async function compare({ rounds }: Settings) {
  const load = loadavg()[0]!
  let late = 0
  const taken: (readonly [delay: number, taken: number])[] = []
  const faults = await withCrowd(async (crowd, host) => {
    for (let round = 0; round < rounds; round++) {
      // Those who race for the first time have the same dice and the same health.
      await crowd.give({ do: 'open', port: host.port, tables: TABLES, delays: DELAYS })
      const raced = await raceOnce(crowd, 1)
      taken.push(...raced.taken)
      late = raced.late
      await crowd.give({ do: 'close' })
    }
  })
  const lines = DELAYS.map((delay) => {
    const all = taken.flatMap(([of, many]) => (of === delay ? [many] : []))
    const mean = all.reduce((sum, many) => sum + many, 0) / all.length
    const spread = Math.sqrt(all.reduce((sum, many) => sum + (many - mean) ** 2, 0) / all.length)
    return { delay, races: all.length, mean, error: spread / Math.sqrt(all.length) }
  })
  const means = lines.map(({ mean }) => mean)
  const off =
    (PERCENT * (Math.max(...means) - Math.min(...means))) / (means.reduce((sum, one) => sum + one) / means.length)
  const isMet = off < MOST_OFF
  return {
    table: [
      `load of the machine before: ${load.toFixed(2)}; ${lateSaid(late)}`,
      tableOf([
        ['a line that is slower by', 'races', 'dice of the pool a race', ''],
        ...lines.map(({ delay, races, mean, error }) => [
          `${delay} ms`,
          whole(races),
          mean.toFixed(2),
          `± ${(1.96 * error).toFixed(2)}`,
        ]),
      ]),
      `They differ by ${off.toFixed(1)} %; less than ${MOST_OFF} %: ${isMet ? 'met' : 'missed'}.`,
    ].join('\n\n'),
    data: { load, late, lines, percentOff: off, met: isMet },
    faults,
  }
}
