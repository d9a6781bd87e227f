import { PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { main } from '#cli/main'

/** What a command line came to. */
export interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line as a script would: input from a pipe, output into one. */
export async function run(argv: readonly string[], lines: readonly string[] = []): Promise<Run> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const [out, err] = [heard(stdout), heard(stderr)]
  const code = await main(argv, { stdin: Readable.from(lines.map((line) => `${line}\n`)), stdout, stderr })
  return { code, out: out(), err: err() }
}

/** Everything a stream has carried so far. */
function heard(stream: PassThrough): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return () => text
}

/** A person at a terminal: reads what is on it, and types. */
export class Person {
  readonly #stdin = Object.assign(new PassThrough(), { isTTY: true })
  readonly #screen: () => string
  readonly #done: Promise<number>
  #over = false
  #read = 0

  constructor(argv: readonly string[], columns = 80) {
    const stdout = Object.assign(new PassThrough(), { isTTY: true, columns })
    this.#screen = heard(stdout)
    this.#done = main(argv, { stdin: this.#stdin, stdout, stderr: new PassThrough() }).finally(() => {
      this.#over = true
    })
  }

  /** Waits for some words to appear, and returns everything shown since the last time, up to them. */
  async until(words: string): Promise<string> {
    for (;;) {
      const at = this.#screen().indexOf(words, this.#read)
      if (at >= 0) {
        const shown = this.#screen().slice(this.#read, at + words.length)
        this.#read = at + words.length
        return shown
      }
      if (this.#over) throw new Error(`It ended without saying "${words}": ${this.#screen().slice(this.#read)}`)
      await setImmediate()
    }
  }

  /** Types keys, letter by letter. */
  async type(keys: string): Promise<void> {
    for (const key of keys) {
      this.#stdin.write(key)
      await setImmediate()
    }
  }

  /** Waits for the end; the exit code, and the rest of what was shown. */
  async leaves(): Promise<readonly [code: number, shown: string]> {
    const code = await this.#done
    return [code, this.#screen().slice(this.#read)]
  }
}
