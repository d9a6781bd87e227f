import { randomUUID } from 'node:crypto'
import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient } from 'pg'
import { openHints } from '#server/store/hints'
import { type Migration, migrations } from '#server/store/migrations'
import { type Row, type ServerStore, sql, type Statement, storeOver } from '#server/store/statements'
import { type Appending, type Hint, StoreFailed } from '#house/store'

const CONNECTIONS = 16
/** How long, in milliseconds, to wait for a connection, and for an answer. */
const CONNECT_PATIENCE = 10_000
const ANSWER_PATIENCE = 30_000
/** The advisory lock of those who migrate; any number will do that nobody else uses. */
const MIGRATING = 1_818_583_155

/**
 * Classes of SQLSTATE of which a statement of ours is innocent: connections, passwords and databases that are gone, full
 * disks, too many of something, someone who intervenes, a database that only reads, damage.
 */
const FAILURES = /^(08|25006|28|3D|40|53|55P03|57|58|F0|XX00[12])/

/** An error of `pg`: what of it is not an answer of PostgreSQL is one of the connection. */
function failureOf(error: unknown, isOpen: boolean): unknown {
  const { message, code } = error as Error & { code?: string }
  if (error instanceof DatabaseError && !FAILURES.test(code ?? '')) return error
  // What is refused in order has not happened; after anything fatal, nobody knows.
  const isRefused = error instanceof DatabaseError && error.severity === 'ERROR'
  return new StoreFailed(`PostgreSQL cannot be used: look after it and the way there. (${message || code})`, {
    cause: error,
    isOpen: isOpen && !isRefused,
  })
}

/**
 * Any number of nodes over one PostgreSQL, none of which owns a match. A write that throws because a connection broke
 * may or may not have happened: it is open. `nodeName` tells the node's own hints from those of others.
 */
export async function openPostgres(
  url: string,
  { nodeName = randomUUID() }: { nodeName?: string } = {},
): Promise<ServerStore> {
  const config = configOf(url)
  const listeners: Hint[] = []
  const hear: Hint = (table, seq) => {
    for (const listener of listeners) listener(table, seq)
  }
  const hints = await reached(async () => {
    await migrate(config, await migrations())
    return openHints({ ...config, query_timeout: ANSWER_PATIENCE }, nodeName, hear)
  })
  const pool = new Pool({ ...config, query_timeout: ANSWER_PATIENCE, max: CONNECTIONS })
  // Unheard, it would end the process; the pool has dropped the broken connection and makes another when one is needed.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const running = new Set<Promise<unknown>>()
  async function tracked<Result>(work: Promise<Result>): Promise<Result> {
    running.add(work)
    try {
      return await work
    } finally {
      running.delete(work)
    }
  }

  async function run({ text, values }: Statement, isWrite: boolean): Promise<readonly Row[]> {
    let client: PoolClient | undefined
    try {
      client = await pool.connect()
      const { rows } = await client.query<Row>({ ...prepared(text), values: [...values] })
      client.release()
      return rows
    } catch (error) {
      const failure = failureOf(error, isWrite && client !== undefined)
      // A connection that once failed is not used again.
      client?.release(failure instanceof StoreFailed)
      throw failure
    }
  }
  const write = (statement: Statement): Promise<readonly Row[]> => tracked(run(statement, true))

  const store = storeOver({
    listed: (json) => sql`json_array_elements_text(${json})`,
    skipLocked: sql`for update skip locked`,
    read: (statement) => tracked(run(statement, false)),
    write,
    // One statement is one transaction and one round trip.
    async writeBoth(first, second, more = []) {
      const others = more.reduce((all, one, at) => sql`${all}, ${{ text: `more${at}`, values: [] }} as (${one})`, sql``)
      const rows = await write(sql`with first as (${first} returning 1)${others} ${second} from first returning 1`)
      return rows.length > 0
    },
    ifFirst: sql`exists (select 1 from first)`,
  })

  async function append(appending: Appending): Promise<boolean> {
    const appended = await store.append(appending)
    if (appended) hints.tell(appending.table, appending.logged.seq)
    return appended
  }

  return {
    kind: 'postgres',
    ...store,
    append: (appending) => tracked(append(appending)),
    async putHere(node, here) {
      await store.putHere(node, here)
      hints.stir(here.keys())
    },
    get hintLag() {
      return hints.lag
    },
    onHint(hint) {
      listeners.push(hint)
    },
    async close() {
      // A pool that ends never answers those who still wait for a connection.
      await Promise.allSettled(running)
      await hints.close()
      if (!pool.ending) await pool.end()
    },
  }
}

/** What `pg` is to know. Throws if the URL makes no sense; it may hold a password, and no message here shows any of it. */
function configOf(url: string): ClientConfig {
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_PATIENCE,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    fallback_application_name: 'ludus',
  }
  try {
    // Such an @ comes of a password with a / ? or # in it, part of which would be taken for the host.
    if (/^[^/]*\/\/[^/?#]*[/?#].*@/.test(url)) throw new Error('there is an @ after the host')
    // It connects to nothing yet.
    void new Client(config)
  } catch (error) {
    throw new Error(
      `The database URL cannot be read (${(error as Error).message}). It looks like ` +
        'postgres://user:password@host:5432/database, with special characters written as %40 and the like.',
      { cause: error },
    )
  }
  return config
}

async function reached<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new Error(`PostgreSQL cannot be opened: ${message || code}`, { cause: error })
  }
}

/** Applies what is not applied yet, each in a transaction, while all other nodes that start now wait. */
async function migrate(config: ClientConfig, all: readonly Migration[]): Promise<void> {
  const client = new Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    for (const { number, sql: text } of all) {
      await client.query(`begin; select pg_advisory_xact_lock(${MIGRATING})`)
      await client.query('create table if not exists migrations (number integer primary key)')
      const { rowCount } = await client.query('select 1 from migrations where number = $1', [number])
      if (rowCount === 0) await client.query(`${text}; insert into migrations (number) values (${number})`)
      await client.query('commit')
    }
  } finally {
    // What a failed migration has begun ends with it.
    await client.end()
  }
}

const known = new Map<string, { readonly name: string; readonly text: string }>()

/** The text with $1, $2 … for its question marks, and a name so that each connection plans it once. */
function prepared(text: string): { readonly name: string; readonly text: string } {
  let made = known.get(text)
  if (!made) {
    let count = 0
    made = { name: `ludus ${known.size}`, text: text.replaceAll('?', () => `$${++count}`) }
    known.set(text, made)
  }
  return made
}
