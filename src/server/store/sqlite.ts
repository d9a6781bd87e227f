import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Migration, migrations } from '#server/store/migrations'
import { type Row, sql, type Statement, storeOver } from '#server/store/statements'
import type { Store } from '#house/store'

/** How long, in milliseconds, a write waits for another process that writes to the same file; all else waits with it. */
const PATIENCE = 5000

/** How long, in milliseconds, a transaction gathers what is to be written. */
const LONGEST_GATHERING = 1.5

/**
 * One file, no other service. All that is written in one turn of the event loop, or in several that follow each other
 * at once, is one transaction: a hundred matches cost one wait for the disk. Nothing is answered before that wait is over.
 */
export async function openSqlite(file: string): Promise<Store> {
  const db = await openFile(file)

  const known = new Map<string, StatementSync>()
  function prepared(text: string): StatementSync {
    let statement = known.get(text)
    if (!statement) known.set(text, (statement = db.prepare(text)))
    return statement
  }
  const rowsOf = ({ text, values }: Statement): Row[] => prepared(text).all(...values) as Row[]
  // Quicker than asking for rows by `returning`.
  const changes = ({ text, values }: Statement): boolean => Number(prepared(text).run(...values).changes) > 0

  interface Waiting {
    /** Does its part of the transaction, and returns how to answer once it is on the disk. */
    work(): () => void
    reject(error: unknown): void
  }
  let waiting: Waiting[] = []

  /** Does something in the next transaction; answers once that is on the disk. */
  function soon<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(gather, performance.now() + LONGEST_GATHERING, 0)
      const part = (): (() => void) => {
        const result = work()
        return () => resolve(result)
      }
      waiting.push({ work: part, reject })
    })
  }

  /** Waits for more as long as each turn of the event loop brings some, but not for long. */
  function gather(until: number, had: number): void {
    if (waiting.length > had && performance.now() < until) setImmediate(gather, until, waiting.length)
    else commit()
  }

  function commit(): void {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    let answers: (() => void)[]
    try {
      answers = transaction(batch, together) ?? transaction(batch, alone)!
    } catch (error) {
      for (const { reject } of batch) reject(error)
      return
    }
    for (const answer of answers) answer()
  }

  /** `undefined` if one of them failed, and then nothing has changed. Throws if the whole cannot be, as on a full disk. */
  function transaction(batch: readonly Waiting[], attempt: typeof alone): (() => void)[] | undefined {
    const answers: (() => void)[] = []
    db.exec('begin immediate')
    try {
      for (const one of batch) {
        const answer = attempt(one)
        if (!answer) return undefined
        answers.push(answer)
      }
      db.exec('commit')
      return answers
    } finally {
      if (db.isOpen && db.isTransaction) db.exec('rollback')
    }
  }

  /** Nearly always enough, and quicker than a savepoint for each. */
  function together({ work }: Waiting): (() => void) | undefined {
    try {
      return work()
    } catch {
      return undefined
    }
  }

  /** One that fails takes nothing of the others with it. */
  function alone({ work, reject }: Waiting): (() => void) | undefined {
    db.exec('savepoint attempt')
    try {
      const answer = work()
      db.exec('release attempt')
      return answer
    } catch (error) {
      if (!db.isTransaction) throw error
      db.exec('rollback to attempt; release attempt')
      return () => reject(error)
    }
  }

  return {
    kind: 'sqlite',
    ...storeOver({
      listed: (json) => sql`json_each(${json})`,
      skipLocked: sql``,
      read: async (statement) => rowsOf(statement),
      write: (statement) => soon(() => rowsOf(statement)),
      writeBoth: (first, second) => soon(() => changes(first) && changes(second)),
    }),
    onHint() {},
    hintLag: 0,
    async close() {
      commit()
      if (db.isOpen) db.close()
    },
  }
}

/** The file as the store uses it: created if need be, durable, up to date. */
export async function openFile(file: string): Promise<DatabaseSync> {
  const all = await migrations()
  let db: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    db = new DatabaseSync(file, { timeout: PATIENCE })
    db.exec('pragma journal_mode = wal; pragma synchronous = full')
    migrate(db, all)
    return db
  } catch (error) {
    db?.close()
    throw new Error(`The database ${file} cannot be opened: ${(error as Error).message}`, { cause: error })
  }
}

/** Applies what is not applied yet, each in a transaction. */
function migrate(db: DatabaseSync, all: readonly Migration[]): void {
  db.exec('create table if not exists migrations (number integer primary key)')
  for (const { number, sql: text } of all) {
    // Only inside the transaction is it certain that no other process is at the same one.
    db.exec('begin immediate')
    if (!db.prepare('select 1 from migrations where number = ?').get(number)) {
      db.exec(`${text}; insert into migrations (number) values (${number})`)
    }
    db.exec('commit')
  }
}
