import { Refused } from '#engine/refusal'
import type { AnyBox } from '#games/box'
import type { Store } from '#house/store'
import type { Logged, TableId } from '#house/entry'
import { type FrozenTable, Table } from '#house/table'

/** Finds the box of a game; `undefined` if there is none. */
export type OpenGame = (id: string) => Promise<AnyBox | undefined>

/** Reads a table from the disk; throws `Refused` if it is not there, or its game is not here as it was. */
export async function loadTable(store: Store, openGame: OpenGame, id: TableId): Promise<Table> {
  const stored = await store.load(id)
  if (!stored) throw new Refused({ code: 'no-such-table', message: 'There is no such table.' })
  const { secret, created, snapshot, log } = stored
  if (created.entry.kind !== 'created') throw new Error(`Table ${id} does not start with its creation.`)
  const { plan, rules } = created.entry
  const box = await openGame(plan.game)
  if (!box) throw new Refused({ code: 'no-such-game', message: 'The game of this table is not here any more.' })
  if (box.game.about.rulesVersion !== rules)
    throw new Refused({ code: 'other-rules', message: 'This match was begun under rules that have changed since.' })
  const table = new Table(id, secret, box, created)
  const isThawed = snapshot && table.thaw(snapshot.seq, JSON.parse(snapshot.body) as FrozenTable)
  fold(table, isThawed || !snapshot ? log : await store.since(id, 0))
  return table
}

function fold(table: Table, log: readonly Logged[]): void {
  try {
    for (const logged of log) table.apply(logged)
  } catch (error) {
    // What is on the disk was allowed once: whoever only asked for the table has done nothing wrong.
    throw new Error(`Table ${table.id} cannot be folded beyond entry ${table.seq}.`, { cause: error })
  }
}
