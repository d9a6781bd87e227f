import { readFile, writeFile } from 'node:fs/promises'
import { type Command, type Io, UsageError } from '#cli/command'
import { Progress } from '#cli/progress'
import { gameNamed } from '#cli/settings'
import type { Opening, Solvable, Solver } from '#engine/solver'
import { grouped, percent } from '#engine/words'
import { GAMES } from '#games/shelf'

/** What solving one variant found. */
interface Findings {
  readonly name: string
  readonly states: number
  readonly value: number
  readonly gain: number
  readonly seconds: number
  readonly opening: readonly Opening[]
}

/** The games that can be solved, by their ids. */
async function solvers(): Promise<(readonly [id: string, solver: Solver])[]> {
  const found = await Promise.all(
    GAMES.map(async ({ about, open }) => [about.id, await (await open()).solver?.()] as const),
  )
  return found.flatMap(([id, solver]) => (solver ? [[id, solver] as const] : []))
}

export const command: Command = {
  name: 'solve',
  usage: '<game> [options]',
  summary: 'Solves a game exactly: its value, the perfect opening, and proof that nothing beats it.',
  options: {
    variant: { type: 'string', value: 'NAME', help: 'only this variant of the game' },
    save: { type: 'string', value: 'FILE', help: 'store the strategy of that variant, and measure what was stored' },
    json: { type: 'boolean', help: 'print JSON' },
  },
  notes: async () =>
    (await solvers()).map(([id, { variants }]) => `Variants of ${id}: ${Object.keys(variants).join(', ')}.`),
  examples: async () =>
    (await solvers()).slice(0, 1).flatMap(([id, { variants }]) => {
      const [first, variant = first] = Object.keys(variants)
      return [`ludus solve ${id}`, `ludus solve ${id} --variant ${variant} --save ${variant}.bin`]
    }),
  async run({ positionals, values }, io) {
    const solver = await solverNamed(positionals)
    const { variant, save } = values
    if (variant !== undefined && !Object.hasOwn(solver.variants, String(variant)))
      throw new UsageError(`--variant must be one of ${Object.keys(solver.variants).join(', ')}.`)
    if (save !== undefined && variant === undefined) throw new UsageError('--save needs a --variant.')
    const found: Findings[] = []
    for (const [id, solvable] of Object.entries(solver.variants))
      if (variant === undefined || variant === id) found.push(await study(solvable, save, io))
    io.stdout.write(values['json'] ? `${JSON.stringify(found)}\n` : report(found, solver))
    return found.every(({ gain }) => gain < 1e-6) ? 0 : 1
  },
}

async function solverNamed(positionals: readonly string[]): Promise<Solver> {
  const { game, solver } = await gameNamed(positionals)
  if (solver) return solver()
  const ids = (await solvers()).map(([id]) => id).join(', ')
  throw new UsageError(`${game.about.name} cannot be solved; these can: ${ids}.`)
}

async function study(solvable: Solvable, save: string | boolean | undefined, io: Io): Promise<Findings> {
  const { name } = solvable
  const began = performance.now()
  const progress = new Progress(io.stderr, `Solving ${name}`)
  let solved = solvable.solve((done, total) => progress.show(done, total, 'positions'))
  progress.end()
  // What is measured afterwards is what lies in the file.
  if (typeof save === 'string') solved = solvable.load(await stored(solved.save(), save))
  const gain = solved.gain()
  const seconds = (performance.now() - began) / 1000
  const { states, value, opening } = solved
  return { name, states, value, gain, seconds, opening }
}

async function stored(bytes: Uint8Array, file: string): Promise<Uint8Array> {
  try {
    await writeFile(file, bytes)
    return await readFile(file)
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function report(found: readonly Findings[], { note }: Solver): string {
  const blocks = found.map(({ name, states, value, gain, seconds, opening }) =>
    [
      name,
      `  decision states       ${grouped(states)}`,
      `  value to seat 0       ${value.toFixed(9).replace(/^-(?=0\.0+$)/, '')}   (1 is a win, 0 a tie, -1 a loss)`,
      `  best response gains   ${gain.toExponential(1)}`,
      `  solved and proved in  ${seconds.toFixed(2)} s`,
      '  opening               ' +
        opening
          .filter(({ share }) => share > 0)
          .toSorted((a, b) => b.share - a.share)
          .map(({ choice, share }) => `${choice} ${percent(share)} %`)
          .join(', '),
      ...opening
        .filter(({ share }) => share === 0)
        .map(({ choice, cost }) => `    never               ${choice}, which costs ${cost.toFixed(3)}`),
    ].join('\n'),
  )
  return [...blocks, note, ''].join('\n\n')
}
