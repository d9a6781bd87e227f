import { parseArgs } from 'node:util'
import { type Arguments, type Command, type Io, type Lines, UsageError } from '#cli/command'
import { Refused } from '#engine/refusal'
import { GAMES } from '#games/shelf'

/** Every command, by name; each is loaded when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('#cli/serve')).command,
  backup: async () => (await import('#cli/backup')).command,
  restore: async () => (await import('#cli/restore')).command,
  play: async () => (await import('#cli/play')).command,
  simulate: async () => (await import('#cli/simulate')).command,
  solve: async () => (await import('#cli/solve')).command,
  replay: async () => (await import('#cli/replay')).command,
  verify: async () => (await import('#cli/verify')).command,
  revoke: async () => (await import('#cli/revoke')).command,
  engine: async () => (await import('#cli/engine')).command,
  bench: async () => (await import('#cli/bench')).command,
}

/** Runs one command line and returns its exit code: 0 done, 1 failed or the answer is no, 2 not understood. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    io.stdout.write(await overview())
    return 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) return complain(io, `There is no command "${name}". Try one of ${Object.keys(COMMANDS).join(', ')}.`)
  const command = await load()
  try {
    const args = parse(command, rest)
    if (args.values['help']) {
      io.stdout.write(await help(command))
      return 0
    }
    return await command.run(args, io)
  } catch (error) {
    if (error instanceof UsageError) return complain(io, `${error.message} See "ludus ${command.name} --help".`)
    if (error instanceof Refused) return complain(io, `${error.message} (${error.refusal.code})`)
    throw error
  }
}

function complain(io: Io, sentence: string): number {
  io.stderr.write(`ludus: ${sentence}\n`)
  return 2
}

function parse(command: Command, argv: readonly string[]): Arguments {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { help: _help, value: _value, ...option }]) => [name, option]),
  )
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    return { positionals, values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('\n')[0]! : String(error))
  }
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()))
  return [
    'Ludus: five fighting board games at one table.',
    '',
    'Usage: ludus <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    '',
    `Games: ${GAMES.map(({ about }) => about.id).join(', ')}.`,
    '"ludus <command> --help" tells more. Exit codes: 0 done, 1 failed, 2 not understood.',
    '',
  ].join('\n')
}

const written = async (lines: Lines = []): Promise<readonly string[]> => (typeof lines === 'function' ? lines() : lines)

async function help({ name, usage, summary, options, ...more }: Command): Promise<string> {
  const [notes, examples] = [await written(more.notes), await written(more.examples)]
  const everyOption: Command['options'] = { ...options, help: { type: 'boolean', short: 'h', help: 'this page' } }
  const rows = Object.entries(everyOption).map(
    ([option, { short, value, help: line }]) =>
      [`${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`, line] as const,
  )
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return [
    summary,
    '',
    `Usage: ludus ${name} ${usage}`.trimEnd(),
    '',
    ...rows.map(([left, line]) => `  ${left.padEnd(width)}${line}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(examples.length > 0 ? ['', 'Examples:', ...examples.map((example) => `  ${example}`)] : []),
    '',
  ].join('\n')
}
