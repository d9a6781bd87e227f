// npm run abuse: attacks a fresh server from one address, as it is delivered, and says how others fare meanwhile.
import { parseArgs } from 'node:util'
import { ATTACKS } from '#server/testing/abuse/attacks'
import { abuse, type AbuseFigures, mega, MOST, percentile, wrongs } from '#server/testing/abuse/run'

const USAGE = `Usage: npm run abuse -- [options]

  --only NAME    one attack alone, as often as wanted: ${ATTACKS.map(({ name }) => `"${name}"`).join(', ')}
  --part N       part of what a full attack does, 1 unless told
  --json         JSON instead of a table
  --help         this

Exit codes: 0 nobody else was held up, 1 somebody was, 2 not understood.
`

function parseCommand(): { only?: string[]; part: number; json: boolean } {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      part: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    process.exit(0)
  }
  const part = Number(values.part)
  if (!(part > 0 && part <= 1)) throw new Error('--part must be a number above 0, up to 1.')
  const unknown = values.only?.find((wanted) => !ATTACKS.some(({ name }) => name === wanted))
  if (unknown !== undefined) throw new Error(`There is no attack "${unknown}".`)
  return { ...(values.only && { only: values.only }), part, json: values.json }
}

const COLUMNS: readonly (readonly [string, (figures: AbuseFigures) => string])[] = [
  ['', ({ name }) => name],
  ['s', ({ seconds }) => seconds.toFixed(1)],
  ['choices', ({ met }) => String(met.choices.length)],
  ['p95 ms', ({ met }) => percentile(met.choices, 95).toFixed(1)],
  ['longest', ({ met }) => Math.max(...met.choices).toFixed(0)],
  ['healthz', ({ met }) => Math.max(...met.health).toFixed(0)],
  ['a bot', ({ met }) => (met.bots.length > 0 ? Math.max(...met.bots).toFixed(0) : '–')],
  ['opens in', ({ openedIn }) => openedIn?.toFixed(1) ?? '–'],
  ['MB before', ({ heap }) => mega(heap[0])],
  ['after', ({ heap }) => mega(heap[1])],
]

function tableOf(all: readonly AbuseFigures[]): string {
  const rows = [COLUMNS.map(([title]) => title), ...all.map((figures) => COLUMNS.map(([, cell]) => cell(figures)))]
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[at]! + 2))).join(''))
    .join('\n')
}

async function main({ json, ...settings }: ReturnType<typeof parseCommand>): Promise<number> {
  const all = await abuse({ ...settings, onAttack: (name) => process.stderr.write(`${name} …\n`) })
  if (json) process.stdout.write(`${JSON.stringify(all, null, 2)}\n`)
  else
    process.stdout.write(
      `${tableOf(all)}\n\nWanted: p95 below ${MOST.choice} ms, /healthz within ${MOST.health} ms, a table that was attacked opens within ${MOST.opening} ms, memory returns.\n`,
    )
  const wrong = all.flatMap((figures) => wrongs(figures).map((sentence) => `${figures.name}: ${sentence}\n`))
  for (const sentence of wrong) process.stderr.write(sentence)
  for (const { name, notes } of all) process.stderr.write(`${name}: ${JSON.stringify(notes)}\n`)
  return wrong.length === 0 ? 0 : 1
}

let wanted: ReturnType<typeof parseCommand>
try {
  wanted = parseCommand()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${USAGE}`)
  process.exit(2)
}
process.exitCode = await main(wanted)
