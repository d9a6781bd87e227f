import type { MatchRecord } from '#engine/match'
import { parseRecord } from '#engine/record'
import { type Refusal, Refused } from '#engine/refusal'
import { openGame } from '#games/shelf'
import type { TableId } from '#house/entry'
import { loadTable } from '#house/load'
import { recordOf } from '#house/record'
import type { Store } from '#house/store'
import { examine } from '#house/verify'
import { type Limits, parseJson, Unreadable } from '#protocol/json'
import { openBeside, type Place } from '#server/store/open'

// What is dear to do, in a thread of its own.

/** A file to be checked, or a table whose match is to be written out. */
export type DeskTask = { readonly text: string } | { readonly table: TableId; readonly store: Place }

/** The answer, as JSON. */
export type DeskAnswer = { readonly text: string } | { readonly refusal: Refusal }

/** What an imported file may hold; a character is at least one byte. */
export const FILE_LIMITS: Limits = { characters: 2 ** 20, depth: 64 }
/** More values than a match of that size has: a heap of numbers would take long to refuse. */
const MOST_VALUES = 120_000

let store: Promise<Store> | undefined

/** Does one thing; with nothing to do it only says that it is there. */
export default async function atDesk(task: DeskTask | null): Promise<DeskAnswer | null> {
  if (!task) return null
  try {
    return {
      text: JSON.stringify('text' in task ? await summarize(parseRecord(readFile(task.text))) : await write(task)),
    }
  } catch (error) {
    // What is thrown loses its kind on the way.
    if (error instanceof Refused) return { refusal: error.refusal }
    throw error
  }
}

/** The match of a table; `null` where there is none to be shown as a whole. */
async function write({ table, store: place }: Extract<DeskTask, { table: TableId }>): Promise<MatchRecord | null> {
  const from = await (store ??= openBeside(place))
  return recordOf(await loadTable(from, openGame, table), await from.since(table, -1)) ?? null
}

function readFile(text: string): unknown {
  try {
    if (text.split(',', MOST_VALUES + 1).length > MOST_VALUES) throw new Unreadable('This is not a Ludus match.')
    return parseJson(text, FILE_LIMITS)
  } catch (error) {
    if (error instanceof Unreadable) throw new Refused({ code: 'bad-record', message: error.message })
    throw error
  }
}

async function summarize(record: MatchRecord): Promise<object> {
  const box = await openGame(record.game)
  if (!box) throw new Refused({ code: 'no-such-game', message: 'There is no such game here.' })
  const { game, rules, seats, names = null, inputs, endedAt = null } = record
  return { game, rules, seats, names, inputs: inputs.length, endedAt, ...(await examine(box, record)) }
}
