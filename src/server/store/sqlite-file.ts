import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type Migration, migrations } from '#server/store/migrations'
import type { Row, Statement } from '#server/store/statements'

/** How long, in milliseconds, a write waits for another process that writes to the same file. */
const PATIENCE = 5000

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
    throw new Error(`The database ${file} cannot be opened: ${(error as Error).message}`, { cause: error })
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
