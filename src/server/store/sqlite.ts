import { Worker } from 'node:worker_threads'
import { errorOf, type Failure, isDamage, openFile, statementsOver } from '#server/store/sqlite-file'
import type { Answer, Batch, Write } from '#server/store/sqlite-writer'
import { type Row, type ServerStore, type Statement, sql, storeOver } from '#server/store/statements'
import { StoreFailed } from '#house/store'

const CLOSED = 'The database is closed.'
const WRITER = new URL('sqlite-writer.ts', import.meta.url)

interface SqliteStore extends ServerStore {
  /** Sets something of the connection that writes, such as how many pages the file may have; for tests. */
  pragma(text: string): void
}

/**
 * One file, no other service. What is written goes to a thread of its own: all that came while it was at the last
 * transaction is the next one, so a hundred matches cost one wait for the disk, and nobody else waits for it. Nothing is
 * answered before that wait is over. What is read is read here.
 */
export async function openSqlite(file: string): Promise<SqliteStore> {
  const db = await openFile(file)
  const { rowsOf } = statementsOver(db)
  /** The damage that was met, if any: what lies elsewhere can be read and written, but it needs a host, and a restart. */
  let damage: Error | undefined

  function failed(failure: Failure): Error {
    const error = errorOf(failure)
    if (isDamage(failure)) damage ??= error
    return error
  }

  const writer = startWriter(file, failed)
  const store = storeOver({
    listed: (json) => sql`json_each(${json})`,
    skipLocked: sql``,
    async read(statement) {
      try {
        return rowsOf(statement)
      } catch (error) {
        throw failed(error as Failure)
      }
    },
    write: (statement) => writer.write([statement]) as Promise<readonly Row[]>,
    writeBoth: (first, second, more = []) => writer.write([first, second, ...more]) as Promise<boolean>,
    ifFirst: sql`true`,
  })

  return {
    kind: 'sqlite',
    ...store,
    async ping() {
      if (damage) throw damage
      await store.ping()
    },
    onHint() {},
    hintLag: 0,
    pragma: writer.pragma,
    async close() {
      await writer.close()
      if (db.isOpen) db.close()
    },
  }
}

/** One whose rows are wanted, or several of which the others depend on the first. */
type Statements = readonly [Statement, ...Statement[]]

interface Waiting {
  readonly statements: Statements
  resolve(result: readonly Row[] | boolean): void
  reject(error: Error): void
}

/** The thread that writes to a file; another one should it die. `failed` says what a failure is told as. */
function startWriter(
  file: string,
  failed: (failure: Failure) => Error,
): {
  /** Answers once it is on the disk. */
  write(statements: Statements): Promise<readonly Row[] | boolean>
  pragma(text: string): void
  /** Writes what waits, and no more. */
  close(): Promise<void>
} {
  let waiting: Waiting[] = []
  let underWay: readonly Waiting[] = []
  let isAwake = false
  let isClosing = false
  const gone = Promise.withResolvers<void>()
  /** The texts that the thread knows, each with its place. */
  const known = new Map<string, number>()
  let worker: Worker | undefined = start()

  function start(): Worker {
    known.clear()
    const started = new Worker(WRITER, { workerData: file, execArgv: [] })
    // A process that has nothing else to do may end.
    started.unref()
    started.on('message', (answer: Answer) => {
      const done = underWay
      underWay = []
      if (!isClosing) started.unref()
      send()
      for (const [at, { resolve, reject }] of done.entries()) {
        const written = 'message' in answer ? answer : answer.all[at]!
        if (typeof written === 'object' && 'message' in written) reject(failed(written))
        else resolve(written)
      }
    })
    let why = CLOSED
    started.on('error', (error) => {
      why = `The thread that writes has died: ${(error as Error).message}`
    })
    started.on('exit', () => {
      worker = undefined
      // Whoever waits must not wait for ever.
      for (const { reject } of underWay) reject(new StoreFailed(why, { isOpen: true }))
      underWay = []
      send()
    })
    return started
  }

  function send(): void {
    isAwake = false
    if (underWay.length > 0) return
    if (waiting.length === 0) {
      if (isClosing && worker) worker.postMessage(null)
      else if (isClosing) gone.resolve()
      return
    }
    underWay = waiting
    waiting = []
    worker ??= start()
    worker.ref()
    worker.postMessage(batch())
  }

  function batch(): Batch {
    const texts: string[] = []
    const placeOf = (text: string): number => {
      let place = known.get(text)
      if (place === undefined) {
        known.set(text, (place = known.size))
        texts.push(text)
      }
      return place
    }
    const writes = underWay.map(({ statements }): Write => {
      const all: (number | Statement['values'])[] = []
      for (const { text, values } of statements) all.push(placeOf(text), values)
      return all
    })
    return { texts, writes }
  }

  return {
    write: (statements) =>
      new Promise((resolve, reject) => {
        if (isClosing) return reject(new StoreFailed(CLOSED))
        waiting.push({ statements, resolve, reject })
        if (isAwake || underWay.length > 0) return
        isAwake = true
        // All that comes in this turn of the event loop goes together.
        setImmediate(send)
      }),
    pragma: (text) => worker?.postMessage({ pragma: text }),
    async close() {
      if (!isClosing) {
        isClosing = true
        worker?.ref()
        send()
      }
      await gone.promise
    },
  }
}
