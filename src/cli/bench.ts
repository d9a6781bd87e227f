import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Command } from '#cli/command'

const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url))

/** The benchmarks live in a folder with packages of its own, so that peers are never installed with the product. */
export const command: Command = {
  name: 'bench',
  usage: '<name> [options]',
  summary: 'Measures speed side by side with others; installs them first, apart from the product.',
  options: {
    rounds: { type: 'string', value: 'N', help: 'rounds of each contestant, in turn (default 5)' },
    seconds: { type: 'string', value: 'S', help: 'length of a round (default 1)' },
    json: { type: 'boolean', help: 'print JSON' },
  },
  examples: ['ludus bench engine', 'ludus bench engine --rounds 9 --json'],
  async run({ positionals, values }, io) {
    const options = Object.entries(values).flatMap(([name, value]) =>
      value === true ? [`--${name}`] : [`--${name}`, String(value)],
    )
    const child = spawn(process.execPath, [RUN, 'bench', ...positionals, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.pipe(io.stdout, { end: false })
    child.stderr.pipe(io.stderr, { end: false })
    const [code] = (await once(child, 'close')) as [number | null]
    return code ?? 1
  },
}
