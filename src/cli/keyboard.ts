import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Io } from '#cli/command'

/** Reads lines: typed at a terminal, or fed through a pipe. */
export class Keyboard {
  readonly #out: Io['stdout']
  readonly #lines: string[] = []
  readonly #reader: Interface
  readonly #isTerminal: boolean
  /** What is typed before it is asked for is not shown either: it might be meant to be secret. */
  #hidden = true
  #ended = false
  #wake: (() => void) | undefined
  readonly #leave = (): void => this.#reader.close()

  constructor({ stdin, stdout }: Pick<Io, 'stdin' | 'stdout'>) {
    this.#out = stdout
    this.#isTerminal = Boolean(stdin.isTTY && stdout.isTTY)
    // At a terminal the reader itself shows what is typed, through this: so a secret can be kept off the screen.
    const screen = new Writable({
      write: (chunk, _encoding, done) => {
        if (!this.#hidden) stdout.write(chunk as Uint8Array)
        done()
      },
    })
    this.#reader = createInterface({
      input: stdin,
      output: screen,
      terminal: this.#isTerminal,
      // Without a memory nobody can page up to what another has typed.
      historySize: 0,
    })
    this.#reader.on('line', (line) => {
      this.#lines.push(line)
      this.#wake?.()
    })
    this.#reader.on('close', () => {
      this.#ended = true
      this.#wake?.()
    })
    this.#reader.on('SIGINT', this.#leave)
    process.on('SIGINT', this.#leave)
  }

  /** The next line; `undefined` once there is none, or when someone wants to leave. */
  async ask(prompt: string, { hidden = false }: { readonly hidden?: boolean } = {}): Promise<string | undefined> {
    const isShown = this.#isTerminal && !hidden && this.#lines.length === 0 && !this.#ended
    if (isShown) {
      this.#hidden = false
      this.#reader.setPrompt(prompt)
      this.#reader.prompt()
    } else this.#out.write(prompt)
    while (this.#lines.length === 0 && !this.#ended)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    this.#hidden = true
    const line = this.#lines.shift()
    if (!isShown || line === undefined) this.#out.write('\n')
    return line
  }

  close(): void {
    process.off('SIGINT', this.#leave)
    this.#reader.close()
  }
}
