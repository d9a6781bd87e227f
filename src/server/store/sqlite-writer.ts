import { parentPort, workerData } from 'node:worker_threads'
import { connect, type Failure, statementsOver } from '#server/store/sqlite-file'
import type { Row, Statement } from '#server/store/statements'

// A thread of its own: whoever waits for the disk, or for another process that writes, holds nobody up.

/**
 * Something to be written: a statement whose rows are wanted, or several of which the others are run if the first changed
 * a row, each its text and then its values.
 * Statements are named by their place in all texts that were ever sent, because most of them are sent again and again.
 */
export type Write = readonly (number | Values)[]
type Values = Statement['values']

/** Writes for one transaction, and texts that were not sent before. */
export interface Batch {
  readonly texts: readonly string[]
  readonly writes: readonly Write[]
}

/** Its rows, or whether something changed; or why it failed. */
export type Written = readonly Row[] | boolean | Failure

/** What came of each of many writes, now on the disk; or why none of them could be, as on a full disk. */
export type Answer = { readonly all: readonly Written[] } | Failure

const db = connect(workerData as string)
const { rowsOf, changes } = statementsOver(db)
const texts: string[] = []

const port = parentPort!
port.on('message', (asked: Batch | { readonly pragma: string } | null) => {
  if (asked) return 'pragma' in asked ? db.exec(`pragma ${asked.pragma}`) : port.postMessage(answerTo(asked))
  db.close()
  port.close()
})

function answerTo({ texts: fresh, writes }: Batch): Answer {
  texts.push(...fresh)
  try {
    return { all: transaction(writes, together) ?? transaction(writes, alone)! }
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
      if (written === undefined) return undefined
      all.push(written)
    }
    db.exec('commit')
    return all
  } finally {
    if (db.isOpen && db.isTransaction) db.exec('rollback')
  }
}

function write(all: Write): Written {
  const first = statementAt(all, 0)
  if (all.length === 2) return rowsOf(first)
  if (!changes(first)) return false
  for (let at = 2; at < all.length; at += 2) changes(statementAt(all, at))
  return true
}

const statementAt = (all: Write, at: number): Statement => ({
  text: texts[all[at] as number]!,
  values: all[at + 1] as Values,
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
    return failureOf(error)
  }
}
