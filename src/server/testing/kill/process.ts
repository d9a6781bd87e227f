import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const START = fileURLToPath(new URL('../../../cli/start.ts', import.meta.url))

/** The real server, as a process that can be killed and started again on the same port and data. */
export class ServerProcess {
  readonly port: number
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #said = ''

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port
    this.#env = env
  }

  /** Takes a free port; nothing is started yet. */
  static async prepare(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    probe.close()
    await once(probe, 'close')
    return new ServerProcess(port, env)
  }

  /** Everything it has written to stderr, which is its log. */
  get said(): string {
    return this.#said
  }

  /** Starts the process, which listens a little later. */
  launch(): void {
    const child = spawn(process.execPath, [START, 'serve'], {
      env: { ...process.env, ...this.#env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stderr.setEncoding('utf8').on('data', (words: string) => {
      this.#said += words
    })
    this.#child = child
  }

  /** Returns when it listens; throws if it ends before. */
  async listening(): Promise<void> {
    const child = this.#child!
    let said = ''
    for await (const words of child.stdout!) {
      said += String(words)
      if (said.includes('listens on')) {
        child.stdout!.resume()
        return
      }
    }
    throw new Error(`The server does not start:\n${this.#said}`)
  }

  /** Ends it at once: nothing in it can do anything about that. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Asks it to end. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}
