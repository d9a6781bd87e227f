import type { Seat } from '#engine/game'
import { same } from '#engine/json'
import { openGame } from '#games/shelf'
import type { Store } from '#house/store'
import { Table } from '#house/table'
import type { Answer, Notes } from '#server/testing/kill/player'

/** What the log of a table says against the notes of its players. */
export interface Verdict {
  /** Answers that were acknowledged and are not there. */
  readonly lost: number
  /** Answers that are there more often than they were given. */
  readonly doubled: number
  /** Answers that are there and that nobody gave. */
  readonly foreign: number
  /** Seats that have heard all there is and see it otherwise. */
  readonly apart: readonly Seat[]
  /** Seats that were told that time went on. */
  readonly resumed: number
}

interface Found extends Answer {
  readonly seat: Seat
}

/** Holds one match against its log, which may go on meanwhile. */
export async function judge(store: Store, players: readonly Notes[]): Promise<Verdict> {
  // Whatever is acknowledged by now must be in a log that is read from now on.
  const known = players.map(({ acknowledged, lines, view }) => ({
    acknowledged: [...acknowledged],
    heard: lines.length,
    view,
  }))
  const { table, found } = await read(store, players[0]!.table)
  const count = (of: (seat: Seat, here: readonly Found[]) => number): number =>
    players.reduce(
      (sum, _, seat) =>
        sum +
        of(
          seat,
          found.filter((answer) => answer.seat === seat),
        ),
      0,
    )
  return {
    lost: count((seat, here) => missing(known[seat]!.acknowledged, here)),
    // What is asked again and again may be answered alike, but not more often than that.
    doubled: count((seat, here) => {
      const once = here.filter(({ isLasting }) => !isLasting)
      const again = here.filter(({ isLasting }) => isLasting)
      return once.length - new Set(once.map(({ decision }) => decision)).size + missing(again, players[seat]!.sent)
    }),
    foreign: count((seat, here) => here.filter((one) => !players[seat]!.sent.some((sent) => isThe(one, sent))).length),
    apart: known.flatMap(({ heard, view }, seat) => {
      const isAll = view !== undefined && table.state !== undefined && heard === table.linesOf(seat)
      return isAll && !same(view, table.view(table.state, seat)) ? [seat] : []
    }),
    resumed: players.filter(({ lines }) => lines.some(({ what }) => what === 'resumed')).length,
  }
}

const isThe = (one: Answer, other: Answer): boolean => one.decision === other.decision && same(one.choice, other.choice)

/** How many of these are not among the others, each of which counts once. */
function missing(these: readonly Answer[], others: readonly Answer[]): number {
  const left = [...others]
  return these.filter((one) => {
    const at = left.findIndex((other) => isThe(one, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  }).length
}

/** A table as its log has it, and every answer, with the number of the question that was open at its place. */
async function read(store: Store, id: string): Promise<{ readonly table: Table; readonly found: readonly Found[] }> {
  const [stored, log] = await Promise.all([store.load(id), store.since(id, -1)])
  const [created, ...entries] = log
  if (!stored || !created || created.entry.kind !== 'created')
    throw new Error(`The log of table ${id} has no beginning.`)
  const table = new Table(id, stored.secret, (await openGame(created.entry.plan.game))!, created)
  const found: Found[] = []
  for (const logged of entries) {
    const { entry } = logged
    if (entry.kind === 'input' && 'choice' in entry.input && entry.input.actor !== 'clock') {
      const { actor: seat, choice } = entry.input
      found.push({ seat, decision: table.nthOf(seat), choice: choice as object })
    }
    if (entry.kind === 'ticked')
      for (const { seat, choice } of entry.orders)
        found.push({ seat, decision: table.nthOf(seat), choice, isLasting: true })
    table.recall(logged)
  }
  return { table, found }
}
