import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { openFile, statementsOver } from '#server/store/sqlite-file'
import type { Answer, Failure, Write } from '#server/store/sqlite-writer'
import { type Row, type ServerStore, sql, storeOver } from '#server/store/statements'

const CLOSED = 'The database is closed.'
const WRITER = new URL('sqlite-writer.ts', import.meta.url)

/**
 * One file, no other service. What is written goes to a thread of its own: all that came while it was at the last
 * transaction is the next one, so a hundred matches cost one wait for the disk, and nobody else waits for it. Nothing is
 * answered before that wait is over. What is read is read here.
 */
export async function openSqlite(file: string): Promise<ServerStore> {
  const db = await openFile(file)
  const { rowsOf } = statementsOver(db)
  const writer = startWriter(file)
  return {
    kind: 'sqlite',
    ...storeOver({
      listed: (json) => sql`json_each(${json})`,
      skipLocked: sql``,
      read: async (statement) => rowsOf(statement),
      write: (statement) => writer.write({ rows: statement }) as Promise<readonly Row[]>,
      writeBoth: (...both) => writer.write({ both }) as Promise<boolean>,
    }),
    onHint() {},
    hintLag: 0,
    async close() {
      await writer.close()
      if (db.isOpen) db.close()
    },
  }
}

interface Waiting {
  readonly write: Write
  resolve(result: readonly Row[] | boolean): void
  reject(error: unknown): void
}

/** The thread that writes to a file. */
function startWriter(file: string): {
  /** Answers once it is on the disk. */
  write(write: Write): Promise<readonly Row[] | boolean>
  /** Writes what waits, and no more. */
  close(): Promise<void>
} {
  const worker = new Worker(WRITER, { workerData: file, execArgv: [] })
  // A process that has nothing else to do may end.
  worker.unref()
  let waiting: Waiting[] = []
  let underWay: readonly Waiting[] = []
  let ended: Error | undefined
  let isAwake = false
  let closed: Promise<unknown> | undefined

  function send(): void {
    isAwake = false
    if (underWay.length > 0) return
    if (waiting.length === 0) {
      if (closed) worker.postMessage(null)
      return
    }
    underWay = waiting
    waiting = []
    worker.ref()
    worker.postMessage(underWay.map(({ write }) => write))
  }

  worker.on('message', (answer: Answer) => {
    const done = underWay
    underWay = []
    if (!closed) worker.unref()
    send()
    for (const [at, { resolve, reject }] of done.entries()) {
      const written = 'message' in answer ? { failure: answer } : answer[at]!
      if ('failure' in written) reject(errorOf(written.failure))
      else resolve(written.result)
    }
  })
  worker.on('error', (error) => end(error as Error))
  worker.on('exit', () => end(new Error(CLOSED)))

  /** Whoever waits must not wait for ever. */
  function end(error: Error): void {
    ended ??= error
    for (const { reject } of [...underWay, ...waiting]) reject(ended)
    underWay = []
    waiting = []
  }

  return {
    write: (write) =>
      new Promise((resolve, reject) => {
        if (ended ?? closed) return reject(ended ?? new Error(CLOSED))
        waiting.push({ write, resolve, reject })
        if (isAwake || underWay.length > 0) return
        isAwake = true
        // All that comes in this turn of the event loop goes together.
        setImmediate(send)
      }),
    async close() {
      if (!ended && !closed) {
        closed = once(worker, 'exit')
        worker.ref()
        send()
      }
      await closed
    },
  }
}

const errorOf = ({ message, ...codes }: Failure): Error => Object.assign(new Error(message), codes)
