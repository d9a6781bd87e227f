import { type Command, UsageError } from '#cli/command'
import { openMatch } from '#cli/match-file'
import { paintFor } from '#cli/paint'
import { tidy } from '#house/names'
import { type Verdict, verify } from '#house/verify'

export const command: Command = {
  name: 'verify',
  usage: '<replay> [options]',
  summary: 'Checks that the luck of a server match was fixed beforehand, and that its rules were kept.',
  options: {
    commitment: { type: 'string', value: 'HASH', help: 'the commitment that the table showed before the match' },
    json: { type: 'boolean', help: 'print the result as one JSON object' },
  },
  examples: ['ludus verify replay.json', 'ludus verify replay.json --commitment 9f2c…'],
  async run({ positionals, values }, { stdout }) {
    const [file, ...rest] = positionals
    if (file === undefined || rest.length > 0) throw new UsageError('One file is needed: the replay of a match.')
    const { box, record } = await openMatch(file)
    const verdict = await verify(box, record, parseHash(values['commitment']))
    const { game, seats, names, proof } = record
    const shown = proof?.commitment ?? null
    if (values['json'])
      stdout.write(`${JSON.stringify({ ...verdict, game, seats, names: names ?? null, commitment: shown })}\n`)
    else {
      const paint = paintFor(stdout)
      const mark = (ok: boolean): string => (ok ? paint('green', '✓') : paint('redBright', '✗'))
      // A file may hold anything, a terminal's commands too.
      for (const { ok, text } of verdict.checks) stdout.write(`${mark(ok)} ${tidy(text)}\n`)
      stdout.write(`${paint('bold', conclusion(verdict, shown))}\n`)
    }
    return verdict.verified ? 0 : 1
  },
}

function parseHash(given: string | boolean | undefined): string | undefined {
  if (given === undefined) return undefined
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given.trim()))
    throw new UsageError('--commitment must be the 64 letters and digits that the table showed.')
  return given.trim().toLowerCase()
}

const COVERED = { luck: 'its luck', rules: 'that every input is legal', facts: 'what it tells of each' } as const
const andAll = new Intl.ListFormat('en')

/** What is verified, on what condition, and what no file can show. */
function conclusion({ verified, covers, checks }: Verdict, commitment: string | null): string {
  if (!verified) return 'Not verified.'
  const covered = andAll.format(covers.map((claim) => COVERED[claim]))
  const isNoted = checks.some(({ check }) => check === 'noted')
  return [
    isNoted
      ? `Verified: ${covered}.`
      : `Verified: ${covered}, if this is the commitment that the table showed before the match: ${commitment}`,
    ...(covers.includes('facts')
      ? []
      : ['It does not tell what its inputs did, as a file of a server does: that was never there, or was taken out.']),
    'No file can show whether these are the very inputs that were made, when they came, and who made them: compare it with the copy of another player.',
  ].join('\n')
}
