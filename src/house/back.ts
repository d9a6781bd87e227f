import type { Viewer } from '#engine/game'
import type { PastTold } from '#protocol/told'
import { type Effect, isFor } from '#house/effect'
import type { Logged } from '#house/entry'
import { Late } from '#house/late'
import { differenceFor, type Look } from '#house/look'
import type { Pauses } from '#house/pauses'
import type { Table } from '#house/table'
import { tellLines, tellSeats } from '#house/tell'

/** How many lines one is told of at once. */
const PAGE = 100

/** Whose eyes look back. */
interface Eyes {
  readonly viewer: Viewer
  readonly muted: ReadonlySet<string>
  /** What time it is, for those who are told later; `undefined` for all others. */
  readonly late: number | undefined
}

/** A table that is gone through again, and what is heard of it by someone who was there. */
interface Again {
  readonly table: Table
  take(logged: Logged): readonly Effect[]
  /** All that happened has been taken. */
  end(): readonly Effect[]
}

function again(present: () => Table, now: number | undefined): Again {
  if (now !== undefined) {
    const late = new Late(present)
    return { table: late.table, take: (logged) => late.take(logged), end: () => late.pass(now) }
  }
  const table = present().anew()
  return { table, take: (logged) => [table.recall(logged)], end: () => [] }
}

/** How it stood. What was asked then is of no use any more, and told to nobody. */
const lookOf = (table: Table): Look => ({
  status: table.status,
  seats: tellSeats(table),
  state: table.state,
  pending: [],
  undoers: [],
  votes: [],
  origin: undefined,
})

/**
 * What someone saw and heard at the lines up to the one of the number `last`: the table is gone through again, by what its
 * entries did, and told by the functions that told of it then.
 */
export async function lookBack(
  present: () => Table,
  log: AsyncIterable<readonly Logged[]>,
  { viewer, muted, late }: Eyes,
  last: number,
  turns: Pauses,
): Promise<PastTold> {
  const { table, take, end } = again(present, late)
  const first = Math.max(1, last - PAGE + 1)
  const seen = (): object | undefined => table.state && table.view(table.state, viewer)
  const news: PastTold['news'][number][] = []
  let view: object | undefined
  let lines = 0

  function hear(all: readonly Effect[], before: Look): void {
    const heard = all.filter((effect) => isFor(effect, viewer))
    const isPage = lines + heard.length >= first
    const told = isPage ? differenceFor(table, before, lookOf(table), all, viewer, false) : undefined
    if (told)
      news.push({
        lines: tellLines(table, heard, viewer, lines + 1, muted, told.changes),
        now: told.view === 'whole' ? { view: seen()! } : told.view ? { change: told.view } : {},
      })
    lines += heard.length
    if (!isPage) view = seen()
  }

  hear([table.opening], { ...lookOf(table), state: undefined })
  for await (const page of log)
    for (const logged of page) {
      if (lines >= last) return { view: view ?? null, news }
      await turns.next()
      const before = lookOf(table)
      hear(take(logged), before)
    }
  const before = lookOf(table)
  if (lines < last) hear(end(), before)
  return { view: view ?? null, news }
}
