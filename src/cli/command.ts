import type { ParseArgsOptionsConfig } from 'node:util'

/** Something the user asked for that cannot be done as asked: one sentence, and the exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Where a command reads and writes: the terminal, or a test. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
}

/** One option of a command, as `parseArgs` wants it, with a line of help. */
type CliOption = ParseArgsOptionsConfig[string] & {
  readonly help: string
  /** What stands for its value in the help: `--seed TEXT`. */
  readonly value?: string
}

export interface Arguments {
  readonly positionals: readonly string[]
  /** By the option's name; `undefined` if not given. */
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

/** Lines of help; those for which games must be opened are written when they are asked for. */
export type Lines = readonly string[] | (() => Promise<readonly string[]>)

/** One command: `ludus <name> …`. */
export interface Command {
  readonly name: string
  /** What follows the name: `<game> [options]`. */
  readonly usage: string
  readonly summary: string
  readonly options: Readonly<Record<string, CliOption>>
  /** More lines of help, after the options. */
  readonly notes?: Lines
  readonly examples?: Lines
  /** Returns the exit code: 0 done, 1 done but the answer is no, 2 not understood. */
  run(args: Arguments, io: Io): Promise<number>
}

/** A whole number given as an option; throws `UsageError`. */
export function wholeNumber(name: string, text: string | boolean | undefined, least: number, most: number): number {
  const number = Number(text)
  if (typeof text !== 'string' || !/^\d+$/.test(text) || number < least || number > most)
    throw new UsageError(`--${name} must be a whole number from ${least} to ${most}.`)
  return number
}
