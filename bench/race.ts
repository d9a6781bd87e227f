import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { type Benchmark, type Settings, tableOf, whole } from './measure.ts'
import type { Order, Raced } from './race/crowd.ts'
import { OURS, percentile } from './server.ts'
import { type Host, startGenerator, startHost } from './server/processes.ts'

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

/** Whole races over real sockets: how soon everybody sees what somebody does, or what lines get that are not alike. */
export const race: Benchmark = (settings) => (settings.delay ? compare(settings) : measure(settings))

/** Lets so many tables race; after each race `work` is told what came of it. */
async function raceAt(
  tables: number,
  rounds: number,
  manner: Pick<Extract<Order, { do: 'open' }>, 'everyMs' | 'delays'>,
  { over, each }: { readonly over: number; each(raced: Raced, cpu: number): void },
): Promise<readonly string[]> {
  const crowd = startGenerator<Order, Raced>('../race/crowd.ts')
  const host: Host = await startHost(OURS.main, OURS.args, OURS.env)
  await crowd.give({ do: 'open', port: host.port, tables, ...manner })
  for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++) {
    await crowd.give({ do: 'gather' })
    await crowd.give({ do: 'begin' })
    const [before, start] = [await host.cpu(), performance.now()]
    const raced = await crowd.give({ do: 'race', until: over })
    each(raced, (await host.cpu()) - before)
    process.stderr.write(`\rrace ${round + 1}: ${Math.round((performance.now() - start) / 1000)} s`)
  }
  process.stderr.write('\n')
  const { faults } = await crowd.give({ do: 'close' })
  await crowd.stop()
  await host.stop()
  return faults
}

/** At the pace of quick people. */
async function measure({ rounds }: Settings) {
  const load = loadavg()[0]!
  const latencies: number[] = []
  const sums = { seconds: 0, bytes: 0, messages: 0, cpu: 0, natural: 0 }
  const faults = await raceAt(RACES, rounds, { everyMs: EVERY, delays: [0] }, {
    over: OVER,
    each(raced, cpu) {
      latencies.push(...raced.latencies)
      sums.seconds += raced.seconds
      sums.bytes += raced.bytes
      sums.messages += raced.messages
      sums.cpu += cpu
      sums.natural = raced.natural
    },
  })
  const [p50, p99, longest] = [50, 99, 100].map((part) => percentile(latencies, part)) as [number, number, number]
  const share = (PERCENT * sums.cpu) / 1000 / sums.seconds
  const each = (sum: number): number => sum / sums.seconds
  const isMet = p99 < MOST
  return {
    table: [
      `load of the machine before: ${load.toFixed(2)}; ${RACES} races at once, a command every ${EVERY / 1000} s a seat, ${sums.seconds.toFixed(0)} s of racing`,
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
  let taken: Raced['taken'] = []
  const faults = await raceAt(TABLES, rounds, { delays: DELAYS }, {
    over: 1,
    each(raced) {
      taken = raced.taken
    },
  })
  const lines = DELAYS.map((delay) => {
    const all = taken.flatMap(([of, many]) => (of === delay ? [many] : []))
    const mean = all.reduce((sum, many) => sum + many, 0) / all.length
    const spread = Math.sqrt(all.reduce((sum, many) => sum + (many - mean) ** 2, 0) / all.length)
    return { delay, races: all.length, mean, error: spread / Math.sqrt(all.length) }
  })
  const means = lines.map(({ mean }) => mean)
  const off = (PERCENT * (Math.max(...means) - Math.min(...means))) / (means.reduce((sum, one) => sum + one) / means.length)
  const isMet = off < MOST_OFF
  return {
    table: [
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
    data: { lines, percentOff: off, met: isMet },
    faults,
  }
}
