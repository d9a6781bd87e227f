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

function conclusion({ verified, checks }: Verdict, commitment: string | null): string {
  if (!verified) return 'Not verified.'
  if (checks.some(({ check }) => check === 'noted')) return 'Verified.'
  return `Verified, if this is the commitment that the table showed before the match: ${commitment}`
}
