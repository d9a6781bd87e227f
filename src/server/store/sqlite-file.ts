import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Migration, migrations } from '#server/store/migrations'
import type { Row, Statement } from '#server/store/statements'
import { StoreFailed } from '#house/store'

/** How long, in milliseconds, a write waits for another process that writes to the same file. */
const PATIENCE = 5000

/** What SQLite calls it when not a statement of ours is wrong but the file or what it lies on, and what helps then. */
const FAILURES: Readonly<Record<number, string>> = {
  5: 'Another program writes to the database and does not let go: end it.',
  6: 'Another program writes to the database and does not let go: end it.',
  8: 'The database is read-only: let the server write to it and to its folder.',
  10: 'The disk does not do what it is told: make room, or look after it.',
  11: 'The database is damaged: stop the server and restore a backup.',
  13: 'The disk is full: make room.',
  14: 'The database cannot be opened: look after its folder.',
  26: 'The database is damaged: stop the server and restore a backup.',
}
const [IOERR, CORRUPT, NOTADB] = [10, 11, 26]

/** An error of SQLite, as far as it says what it is; it may have come from another thread. */
export interface Failure {
  readonly message: string
  readonly code?: string
  readonly errcode?: number
}

const kindOf = ({ errcode = 0 }: Failure): number => errcode & 0xff

export const isDamage = (failure: Failure): boolean => [CORRUPT, NOTADB].includes(kindOf(failure))

/** A failure as an error: `StoreFailed`, or one of ours, which is a bug. */
export function errorOf(failure: Failure): Error {
  const { message, ...codes } = failure
  const cause = Object.assign(new Error(message), codes)
  const helps = FAILURES[kindOf(failure)]
  if (helps === undefined) return cause
  // What the disk has of a write that it says it failed to do, nobody knows.
  return new StoreFailed(`${helps} (${message})`, { cause, isOpen: kindOf(failure) === IOERR })
}

/** The file as the store uses it: created if need be, durable, up to date. */
export async function openFile(file: string): Promise<DatabaseSync> {
  const all = await migrations()
  let db: DatabaseSync | undefined
  try {
    mkdirSync(dirname(file), { recursive: true })
    db = connect(file)
    migrate(db, all)
    return db
  } catch (error) {
    db?.close()
    throw new Error(`The database ${file} cannot be opened: ${errorOf(error as Failure).message}`, { cause: error })
  }
}

/** One more connection to a file that is there and up to date. */
export function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: PATIENCE })
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  return db
}

/** Runs statements over one connection; each is prepared once. */
export function statementsOver(db: DatabaseSync): {
  rowsOf(statement: Statement): Row[]
  /** Whether a statement that returns nothing has changed a row; quicker than asking for rows by `returning`. */
  changes(statement: Statement): boolean
} {
  const known = new Map<string, StatementSync>()
  const prepared = (text: string): StatementSync => {
    let statement = known.get(text)
    if (!statement) known.set(text, (statement = db.prepare(text)))
    return statement
  }
  return {
    rowsOf: ({ text, values }) => prepared(text).all(...values) as Row[],
    changes: ({ text, values }) => Number(prepared(text).run(...values).changes) > 0,
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
