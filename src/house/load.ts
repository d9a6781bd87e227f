import { Refused } from '#engine/refusal'
import type { AnyBox } from '#games/box'
import type { Effect } from '#house/effect'
import type { Store } from '#house/store'
import type { Logged, TableId } from '#house/entry'
import { type FrozenTable, Table } from '#house/table'

/** Finds the box of a game; `undefined` if there is none. */
export type OpenGame = (id: string) => Promise<AnyBox | undefined>

/** Reads a table from the disk; throws `Refused` if it is not there, or its game is not. */
export async function loadTable(store: Store, openGame: OpenGame, id: TableId): Promise<Table> {
  const stored = await store.load(id)
  if (!stored) throw new Refused({ code: 'no-such-table', message: 'There is no such table.' })
  const { secret, created, snapshot, log } = stored
  if (created.entry.kind !== 'created') throw new Error(`Table ${id} does not start with its creation.`)
  const box = await openGame(created.entry.plan.game)
  if (!box) throw new Refused({ code: 'no-such-game', message: 'The game of this table is not here any more.' })
  if (!created.fact) return writeFacts(store, box, id, secret)
  const table = new Table(id, secret, box, created)
  const isThawed = snapshot && table.thaw(snapshot.seq, JSON.parse(snapshot.body) as FrozenTable)
  await recallAll(store, table, isThawed || !snapshot ? log : await store.since(id, 0))
  return table
}

/**
 * Puts entries of the log into effect; those of which nobody wrote down what they did are explained. Throws `Refused` if
 * the match goes on under newer rules than are here: by older ones nobody may play there.
 */
export async function recallAll(store: Store, table: Table, log: readonly Logged[]): Promise<readonly Effect[]> {
  const effects = log.map((logged) => table.recall(logged))
  const unexplained = effects.filter((_, at) => !log[at]!.fact)
  if (unexplained.length > 0)
    await store.explain(
      table.id,
      unexplained.map(({ logged }) => logged),
    )
  if (table.rules > table.box.game.about.rulesVersion && table.status !== 'over')
    throw new Refused({ code: 'other-rules', message: 'This match is played under newer rules than are known here.' })
  return effects
}

/**
 * A table whose log was written before facts were kept: what its entries did is worked out by the rules this once, and
 * written down. Under rules from which those of today differ in more than words nobody can tell, and it is closed as it
 * was when it began.
 */
async function writeFacts(store: Store, box: AnyBox, id: TableId, secret: string): Promise<Table> {
  const [created, ...log] = await store.since(id, -1)
  const { rules } = created!.entry as Table['created']
  const { rulesVersion, alike = [] } = box.game.about
  const isKnown = rules === rulesVersion || alike.includes(rules)
  const table = new Table(id, secret, box, isKnown ? created! : { ...created!, fact: {} })
  const facts: Logged[] = [table.opening.logged]
  try {
    for (const logged of log) facts.push(isKnown ? table.apply(logged).logged : table.outlast(logged).logged)
  } catch (error) {
    // What is on the disk was allowed once: whoever only asked for the table has done nothing wrong.
    throw new Error(`Table ${table.id} cannot be folded beyond entry ${table.seq}.`, { cause: error })
  }
  await store.explain(id, facts)
  return table
}
