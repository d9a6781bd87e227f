import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))

const SETTINGS = {
  LUDUS_BOT_PACE: '0',
  LUDUS_KIT: '1',
  LUDUS_LOG: 'warn',
  LUDUS_LIMIT_MESSAGES: '0',
  LUDUS_LIMIT_REQUESTS: '0',
  LUDUS_LIMIT_WORK: '0',
  LUDUS_LIMIT_CHAT: '0',
  LUDUS_LIMIT_TABLES: '0',
  LUDUS_LIMIT_SOCKETS: '0',
  LUDUS_LIMIT_CONNECTIONS: '0',
  DATABASE_URL: '',
}

/** The real server with the built page, a process with a data folder of its own. It can be killed and started again. */
export class PageServer {
  readonly #project: string
  readonly #folder: string
  readonly #settings: NodeJS.ProcessEnv
  #child: ChildProcess | undefined
  #port = 0

  private constructor(project: string, folder: string, settings: NodeJS.ProcessEnv) {
    this.#project = project
    this.#folder = folder
    this.#settings = settings
  }

  /** Starts that of this project, or of a copy of it in another folder; `settings` are its own. */
  static async start(project = PROJECT, settings: NodeJS.ProcessEnv = {}): Promise<PageServer> {
    if (!existsSync(join(project, 'dist/web/index.html')))
      throw new Error('The page has not been built; npm test and npm run unit do it.')
    const server = new PageServer(project, await mkdtemp(join(tmpdir(), 'ludus-page-')), settings)
    await server.resume()
    return server
  }

  get port(): number {
    return this.#port
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts it, on the port that it had before if it ran before; returns when it listens. */
  async resume(): Promise<void> {
    const child = spawn(process.execPath, [join(this.#project, 'src/cli/start.ts'), 'serve'], {
      env: { ...process.env, ...SETTINGS, ...this.#settings, LUDUS_DATA: this.#folder, PORT: String(this.#port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    let said = ''
    for await (const words of child.stdout) {
      said += String(words)
      const port = /listens on http:\/\/[^\s]*?:(\d+)/.exec(said)?.[1]
      if (port === undefined) continue
      this.#port = Number(port)
      return
    }
    throw new Error(`The server does not start: ${said}`)
  }

  /** Ends it at once: nothing in it can do anything about that. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  /** Ends it and removes all that it has kept. */
  async end(): Promise<void> {
    await this.kill()
    await rm(this.#folder, { recursive: true, force: true })
  }
}
