import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { type Hint, STIRRED } from '#house/store'
import type { TableId } from '#house/entry'

const CHANNEL = 'ludus'
/** Hints given within so many milliseconds go out together. */
const PACE = 10
/** PostgreSQL takes less than 8000 bytes at a time. */
const MOST_BYTES = 7900
/** Milliseconds before a broken connection is made again: longer each time, up to the longest. */
const SHORTEST_PAUSE = 50
const LONGEST_PAUSE = 5000

export interface Hints {
  /** Says to all other nodes, a little later, that a table has this entry now. */
  readonly tell: Hint
  /** Says to them that someone has come or gone there. */
  stir(tables: Iterable<TableId>): void
  /** How many milliseconds the last hint of this node took, from what it tells of until it came back. */
  readonly lag: number
  close(): Promise<void>
}

/**
 * Hints between nodes that share a PostgreSQL, over a connection of their own: inside the transaction of an append, a
 * NOTIFY would make all appends wait for each other. What is told while the connection is broken is lost.
 * Throws if there is no connection at the start.
 */
export async function openHints(config: ClientConfig, node: string, hear: Hint): Promise<Hints> {
  const closing = new AbortController()
  const waiting = new Map<TableId, number>()
  const stirred = new Set<TableId>()
  /** When what is on its way was told. */
  let sent: number[] = []
  let told = 0
  let lag = 0
  let sending: Promise<void> | undefined
  let line = await connect()
  const staying = stayConnected()

  async function connect(): Promise<{ readonly client: Client; readonly ended: Promise<void> }> {
    const client = new Client({ ...config, fallback_application_name: 'ludus hints' })
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    // Unheard, it would end the process; the end of the connection follows and is enough to know.
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => {
      const { from, hints } = unpack(payload)
      // One's own tell how long those of others take, by one clock.
      if (from === node) lag = performance.now() - (sent.shift() ?? performance.now())
      else for (const [table, seq] of hints) hear(table, seq)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      void client.end()
      throw error
    }
    return { client, ended }
  }

  async function stayConnected(): Promise<void> {
    let pause = SHORTEST_PAUSE
    while (!closing.signal.aborted) {
      await line.ended
      try {
        await sleep(pause, undefined, { signal: closing.signal })
        line = await connect()
        sent = []
        pause = SHORTEST_PAUSE
      } catch {
        pause = Math.min(2 * pause, LONGEST_PAUSE)
      }
    }
    await line.client.end()
  }

  async function send(): Promise<void> {
    while (waiting.size > 0 || stirred.size > 0) {
      await sleep(PACE)
      const payloads = pack(node, [...waiting, ...Array.from(stirred, (table) => [table, STIRRED] as const)])
      waiting.clear()
      stirred.clear()
      sent.push(...payloads.map(() => told))
      const { client } = line
      try {
        await client.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads])
      } catch {
        // A connection that looks alive and is not would otherwise stay.
        await client.end()
      }
    }
    sending = undefined
  }

  return {
    get lag() {
      return lag
    },
    tell(table, seq) {
      if (waiting.size === 0) told = performance.now()
      waiting.set(table, Math.max(seq, waiting.get(table) ?? 0))
      sending ??= send()
    },
    stir(tables) {
      if (waiting.size === 0) told = performance.now()
      for (const table of tables) stirred.add(table)
      if (stirred.size > 0) sending ??= send()
    },
    async close() {
      await sending
      closing.abort()
      await line.client.end()
      await staying
    },
  }
}

/** The node's name on the first line, then a line for each table. */
function pack(from: string, hints: Iterable<readonly [TableId, number]>): string[] {
  const payloads: string[] = []
  let payload = from
  for (const [table, seq] of hints) {
    const line = `\n${seq} ${table}`
    if (Buffer.byteLength(payload + line) > MOST_BYTES) {
      payloads.push(payload)
      payload = from
    }
    payload += line
  }
  return [...payloads, payload]
}

function unpack(payload: string): {
  readonly from: string | undefined
  readonly hints: (readonly [TableId, number])[]
} {
  const [from, ...lines] = payload.split('\n')
  return {
    from,
    hints: lines.map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(space + 1), Number(line.slice(0, space))]
    }),
  }
}
