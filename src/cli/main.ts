import { parseArgs } from 'node:util'
import { type Arguments, type Command, type Io, type Lines, UsageError } from '#cli/command'
import { asCalled, PROGRAM } from '#cli/program'
import { Refused } from '#engine/refusal'
import { wrap } from '#engine/words'
import { GAMES } from '#games/shelf'
import { VERSION } from '#server/version'

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
  if (name === '--version' || name === '-v' || name === 'version') {
    io.stdout.write(`ludus ${VERSION}\n`)
    return 0
  }
  // "help play" is "play --help".
  if (name === 'help' && rest[0] !== undefined && !rest[0].startsWith('-')) return main([rest[0], '--help'], io)
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    io.stdout.write(await overview(io.stdout.columns))
    return 0
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) return complain(io, unknownCommand(name))
  const command = await load()
  try {
    const args = parse(command, rest)
    if (args.values['help']) {
      io.stdout.write(await help(command, io.stdout.columns))
      return 0
    }
    return await command.run(args, io)
  } catch (error) {
    if (error instanceof UsageError) return complain(io, `${error.message} See "${PROGRAM} ${command.name} --help".`)
    if (error instanceof Refused) return complain(io, `${error.message} (${error.refusal.code})`)
    throw error
  }
}

function unknownCommand(name: string): string {
  const names = Object.keys(COMMANDS)
  const isGame = GAMES.some(({ about }) => about.id === name)
  return `There is no command ${JSON.stringify(name)}. ${isGame ? `To play it: "${PROGRAM} play ${name}".` : `Try one of ${names.join(', ')}.`}`
}

function complain(io: Io, sentence: string): number {
  io.stderr.write(`ludus: ${sentence}\n`)
  return 2
}

const HELP = { type: 'boolean', short: 'h', help: 'this page' } as const

/** Reads what follows the name of a command; throws `UsageError` that says what is wrong in our words, not in Node's. */
function parse(command: Command, argv: readonly string[]): Arguments {
  const known: Command['options'] = { ...command.options, help: HELP }
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { type, short }]) => [name, { type, ...(short && { short }) }]),
  )
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const option = Object.hasOwn(known, name) ? known[name] : undefined
    if (!option) throw new UsageError(`"${command.name}" knows no ${JSON.stringify(rawName)}.`)
    if (option.type === 'boolean' && value !== undefined) throw new UsageError(`--${name} takes no value.`)
    // What begins with a dash is the next option; a value that does is written --name=-value.
    if (option.type === 'string' && (value === undefined || (!inlineValue && /^-./.test(value))))
      throw new UsageError(`--${name} needs a value: --${name} ${option.value ?? 'VALUE'}.`)
  }
  return { positionals, values }
}

/** The width that help is written for: that of the terminal, or of a page where there is none. */
const PAGE = 120

async function overview(columns = PAGE): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()))
  return [
    ...wrap('Ludus: five fighting board games at one table.', columns),
    '',
    `Usage: ${PROGRAM} <command> [options]`,
    '',
    ...commands.flatMap(({ name, summary }) => beside(name, summary, 13, columns)),
    '',
    ...wrap(`Games: ${GAMES.map(({ about }) => about.id).join(', ')}.`, columns),
    ...wrap(asCalled('"ludus <command> --help" tells more, "ludus --version" which version this is.'), columns),
    ...wrap('Exit codes: 0 done, 1 failed, 2 not understood, 130 cut short.', columns),
    '',
  ].join('\n')
}

const written = async (lines: Lines = []): Promise<readonly string[]> =>
  (typeof lines === 'function' ? await lines() : lines).map(asCalled)

async function help({ name, usage, summary, options, ...more }: Command, columns = PAGE): Promise<string> {
  const [notes, examples] = [await written(more.notes), await written(more.examples)]
  const rows = Object.entries({ ...options, help: HELP } as Command['options']).map(
    ([option, { short, value, help: line }]) =>
      [`${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`, line] as const,
  )
  const width = Math.max(...rows.map(([left]) => left.length)) + 4
  return [
    ...wrap(summary, columns),
    '',
    `Usage: ${PROGRAM} ${name} ${usage}`.trimEnd(),
    '',
    ...rows.flatMap(([left, line]) => beside(left, line, width, columns)),
    ...(notes.length > 0 ? ['', ...notes.flatMap((note) => wrapped(note, columns))] : []),
    ...(examples.length > 0 ? ['', 'Examples:', ...examples.map((example) => `  ${example}`)] : []),
    '',
  ].join('\n')
}

/** A word, and beside it what it means; below it where there is little room. */
function beside(word: string, said: string, column: number, columns: number): string[] {
  const isNarrow = columns - column < 30
  const at = isNarrow ? 6 : column
  const lines = wrap(said, columns - at).map((line) => ' '.repeat(at) + line)
  return isNarrow ? [`  ${word}`, ...lines] : [`  ${word}`.padEnd(at) + lines[0]!.trimStart(), ...lines.slice(1)]
}

/** A line that goes on below where it began. */
function wrapped(line: string, columns: number): string[] {
  const indent = line.length - line.trimStart().length
  return wrap(line.trimStart(), columns - indent).map((part) => ' '.repeat(indent) + part)
}
