import { readFile, writeFile } from 'node:fs/promises'
import { type Command, type Io, UsageError } from '#cli/command'
import { Progress } from '#cli/progress'
import { grouped, percent } from '#engine/words'
import { RATS, type Strength } from '#games/brave-rats/cards'
import { loadSolution, saveSolution } from '#games/brave-rats/solution/save'
import { solve, type Solution } from '#games/brave-rats/solution/solve'
import type { Start } from '#games/brave-rats/solution/positions'

const CLAN: readonly Strength[] = [7, 6, 5, 4, 3, 2, 1, 0]
const PRINCES: readonly Strength[] = [7, 7, 6, 5, 4, 3, 2, 0]
const PRINCESSES: readonly Strength[] = [6, 5, 4, 3, 2, 1, 1, 0]

/** The starts that are the same in every match. Seat 0 has the Princes of a Princess Attack. */
const GAMES: Readonly<Record<string, { readonly name: string; readonly start: Start }>> = {
  base: { name: 'BraveRats', start: { hands: [CLAN, CLAN], target: 4 } },
  'fast-rat': { name: 'Fast Rat', start: { hands: [CLAN, CLAN], target: 3 } },
  'princess-attack': { name: 'Princess Attack', start: { hands: [PRINCES, PRINCESSES], target: 4 } },
  'princess-attack-fast-rat': {
    name: 'Princess Attack, Fast Rat',
    start: { hands: [PRINCES, PRINCESSES], target: 3 },
  },
}

/** What solving one game found. */
interface Findings {
  readonly name: string
  readonly states: number
  readonly value: number
  /** What a best response gains against the strategy, for the seat that gains more. */
  readonly gain: number
  readonly seconds: number
  readonly opening: readonly { readonly card: string; readonly share: number; readonly cost: number }[]
}

export const command: Command = {
  name: 'solve',
  usage: 'brave-rats [options]',
  summary: 'Solves a game exactly: its value, the perfect opening, and proof that nothing beats it.',
  options: {
    variant: { type: 'string', value: 'NAME', help: `only one of ${Object.keys(GAMES).join(', ')}` },
    save: { type: 'string', value: 'FILE', help: 'store the strategy of that variant, and measure what was stored' },
    json: { type: 'boolean', help: 'print JSON' },
  },
  examples: ['ludus solve brave-rats', 'ludus solve brave-rats --variant fast-rat --save fast-rat.bin'],
  async run({ positionals, values }, io) {
    if (positionals.length !== 1 || positionals[0] !== 'brave-rats')
      throw new UsageError('Name the game to solve; brave-rats is the only one that can be solved.')
    const { variant, save } = values
    if (variant !== undefined && !Object.hasOwn(GAMES, String(variant)))
      throw new UsageError(`--variant must be one of ${Object.keys(GAMES).join(', ')}.`)
    if (save !== undefined && variant === undefined) throw new UsageError('--save needs a --variant.')
    const found: Findings[] = []
    for (const [id, game] of Object.entries(GAMES))
      if (variant === undefined || variant === id) found.push(await study(game, save, io))
    io.stdout.write(values['json'] ? `${JSON.stringify(found)}\n` : report(found))
    return found.every(({ gain }) => gain < 1e-6) ? 0 : 1
  },
}

async function study(
  { name, start }: { readonly name: string; readonly start: Start },
  save: string | boolean | undefined,
  io: Io,
): Promise<Findings> {
  const began = performance.now()
  const progress = new Progress(io.stderr, `Solving ${name}`)
  let solution = solve(start, (done, total) => progress.show(done, total, 'positions'))
  progress.end()
  if (typeof save === 'string') solution = await store(solution, save)
  const gain = Math.max(...solution.gain())
  const seconds = (performance.now() - began) / 1000
  const opening = solution.mix(start, 0).map(({ strength, probability, cost }) => ({
    card: RATS[strength].name,
    share: probability,
    cost,
  }))
  return { name, states: solution.states, value: solution.value(start), gain, seconds, opening }
}

/** What is measured afterwards is what lies in the file. */
async function store(solution: Solution, file: string): Promise<Solution> {
  try {
    await writeFile(file, saveSolution(solution))
    return loadSolution(await readFile(file), solution.start)
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function report(found: readonly Findings[]): string {
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
          .map(({ card, share }) => `${card} ${percent(share)} %`)
          .join(', '),
      ...opening
        .filter(({ share }) => share === 0)
        .map(({ card, cost }) => `    never               ${card}, which costs ${cost.toFixed(3)}`),
    ].join('\n'),
  )
  return [
    ...blocks,
    'A decision state is a position at the start of a round: cards left, victories, the uncut value of the rounds on hold\n' +
      'to each seat, who has the +2, who sees first. A spied round is one state; the answers to its open card are not\n' +
      'counted apart.',
    '',
  ].join('\n\n')
}
