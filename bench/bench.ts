import './resolve.ts'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Benchmark } from './measure.ts'

const BENCHMARKS: Readonly<Record<string, () => Promise<Benchmark>>> = {
  engine: async () => (await import('./engine.ts')).engine,
  mine: async () => (await import('./mine.ts')).mine,
  server: async () => (await import('./server.ts')).server,
  presence: async () => (await import('./presence.ts')).presence,
  race: async () => (await import('./race.ts')).race,
  wire: async () => (await import('./wire.ts')).wire,
}
const NAMES = Object.keys(BENCHMARKS).join(', ')

const HELP = `Measures Ludus against its peers and its limits.

  node bench/bench.ts <name>   one of: ${NAMES}

  --rounds N    rounds of each contestant, 5 unless told
  --seconds S   length of a round, 1 unless told
  --delay       with race: some of the lines are slow, and what everybody gets is compared
  --json        JSON instead of a table
  --help        this

Exit codes: 0 measured, 1 a contestant does not play the same game or makes errors, 2 not understood.`

/** The command line does not make sense. */
class Misunderstood extends Error {}

function parseCommand(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '1' },
        delay: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Misunderstood(`${(error as Error).message.split('. ')[0]}.`)
  }
}

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseCommand(args)
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new Misunderstood(`Name one benchmark: ${NAMES}.`)
  if (!Object.hasOwn(BENCHMARKS, name)) throw new Misunderstood(`There is no benchmark "${name}", only: ${NAMES}.`)
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Misunderstood('--rounds must be a whole number from 1.')
  const seconds = Number(values.seconds)
  if (!(seconds > 0 && seconds <= 3600)) throw new Misunderstood('--seconds must be a number above 0, up to 3600.')

  if (values.delay && name !== 'race') throw new Misunderstood('--delay goes with race alone.')

  const benchmark = await BENCHMARKS[name]!()
  const { table, data, faults } = await benchmark({ rounds, seconds, delay: values.delay })
  const machine = { node: process.version, cpu: cpus()[0]?.model.trim() ?? 'unknown' }
  if (values.json)
    console.log(JSON.stringify({ benchmark: name, ...machine, rounds, seconds, ...data, faults }, null, 2))
  else {
    console.log(
      `${name}: rounds of ${seconds} s, ${rounds} each, in turn; Node ${machine.node}, ${machine.cpu}\n\n${table}`,
    )
    for (const fault of faults) console.error(fault)
  }
  return faults.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Misunderstood)) throw error
  console.error(`${error.message} See --help.`)
  process.exitCode = 2
}
