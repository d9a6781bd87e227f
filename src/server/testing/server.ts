import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PassThrough } from 'node:stream'
import { readConfig } from '#server/config'
import { type Running, startServer, type Surroundings } from '#server/server'

/** A server for one test, with a data folder of its own. */
export interface TestServer extends Running {
  readonly folder: string
  /** Everything it has logged so far. */
  log(): string
  /** The secret of a table, as it is on the disk. */
  secretOf(table: string): string
  /** Stops it, if it still runs, and removes its folder. */
  end(): Promise<void>
}

/** Starts a server on a free port; `env` is what a host would set. */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  more: Omit<Surroundings, 'log'> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'ludus-server-'))
  const config = readConfig({ PORT: '0', LUDUS_DATA: folder, LUDUS_BOT_PACE: '0', LUDUS_LOG: 'debug', ...env })
  const stream = new PassThrough()
  let logged = ''
  stream.setEncoding('utf8').on('data', (text: string) => {
    logged += text
  })
  const running = await startServer(config, { log: stream, ...more }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  return {
    ...running,
    folder,
    log: () => logged,
    secretOf(table) {
      const db = new DatabaseSync(join(folder, 'ludus.db'), { readOnly: true })
      const row = db.prepare('select secret from tables where id = ?').get(table)
      db.close()
      return String(row!['secret'])
    },
    async end() {
      await running.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** No limits, for tests that are about something else. */
export const UNLIMITED = {
  LUDUS_LIMIT_MESSAGES: '0',
  LUDUS_LIMIT_REQUESTS: '0',
  LUDUS_LIMIT_WORK: '0',
  LUDUS_LIMIT_CHAT: '0',
  LUDUS_LIMIT_TABLES: '0',
  LUDUS_LIMIT_BOT_TABLES: '0',
  LUDUS_LIMIT_SOCKETS: '0',
  LUDUS_LIMIT_CONNECTIONS: '0',
  LUDUS_LIMIT_LOBBY: '0',
} as const
