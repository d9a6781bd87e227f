import { parentPort, workerData } from 'node:worker_threads'
import { connect, type Failure, statementsOver } from '#server/store/sqlite-file'
import type { Row, Statement } from '#server/store/statements'

// A thread of its own: whoever waits for the disk, or for another process that writes, holds nobody up.

/** Something to be written: what its rows are, or whether the first of two changed one, and then the second too. */
export type Write = { readonly rows: Statement } | { readonly both: readonly [Statement, Statement] }

export type Written = { readonly result: readonly Row[] | boolean } | { readonly failure: Failure }

/** What came of each of many writes, now on the disk; or why none of them could be, as on a full disk. */
export type Answer = readonly Written[] | Failure

const db = connect(workerData as string)
const { rowsOf, changes } = statementsOver(db)

const port = parentPort!
port.on('message', (asked: readonly Write[] | { readonly pragma: string } | null) => {
  if (asked) return 'pragma' in asked ? db.exec(`pragma ${asked.pragma}`) : port.postMessage(answerTo(asked))
  db.close()
  port.close()
})

function answerTo(batch: readonly Write[]): Answer {
  try {
    return transaction(batch, together) ?? transaction(batch, alone)!
  } catch (error) {
    return failureOf(error)
  }
}

function failureOf(error: unknown): Failure {
  const { message, code, errcode } = error as Failure
  return { message, ...(code !== undefined && { code }), ...(errcode !== undefined && { errcode }) }
}

/** `undefined` if one of them failed, and then nothing has changed. Throws if the whole cannot be. */
function transaction(batch: readonly Write[], attempt: typeof alone): Written[] | undefined {
  const all: Written[] = []
  db.exec('begin immediate')
  try {
    for (const one of batch) {
      const written = attempt(one)
      if (!written) return undefined
      all.push(written)
    }
    db.exec('commit')
    return all
  } finally {
    if (db.isOpen && db.isTransaction) db.exec('rollback')
  }
}

const write = (one: Write): Written => ({
  result: 'rows' in one ? rowsOf(one.rows) : changes(one.both[0]) && changes(one.both[1]),
})

/** Nearly always enough, and quicker than a savepoint for each. */
function together(one: Write): Written | undefined {
  try {
    return write(one)
  } catch {
    return undefined
  }
}

/** One that fails takes nothing of the others with it. */
function alone(one: Write): Written | undefined {
  db.exec('savepoint attempt')
  try {
    const written = write(one)
    db.exec('release attempt')
    return written
  } catch (error) {
    if (!db.isTransaction) throw error
    db.exec('rollback to attempt; release attempt')
    return { failure: failureOf(error) }
  }
}
