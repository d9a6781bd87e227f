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
  /** Answers that are there more than once. */
  readonly doubled: number
  /** Answers that are there and that nobody gave. */
  readonly foreign: number
}

/** Holds one match against its log, which may go on meanwhile. */
export async function judge(store: Store, players: readonly Notes[]): Promise<Verdict> {
  // Whatever is acknowledged by now must be in a log that is read from now on.
  const acknowledged = players.map((notes) => [...notes.acknowledged])
  const log = await answersIn(store, players[0]!.table)
  const count = (of: (seat: number, here: readonly Answer[]) => number): number =>
    players.reduce(
      (sum, _, seat) =>
        sum +
        of(
          seat,
          log.filter((answer) => answer.seat === seat),
        ),
      0,
    )
  return {
    lost: count((seat, here) => acknowledged[seat]!.filter((answer) => !here.some((one) => isThe(one, answer))).length),
    doubled: count((_, here) => here.length - new Set(here.map(({ decision }) => decision)).size),
    foreign: count((seat, here) => here.filter((one) => !players[seat]!.sent.some((sent) => isThe(one, sent))).length),
  }
}

const isThe = (one: Answer, other: Answer): boolean => one.decision === other.decision && same(one.choice, other.choice)

/** Every answer of the log, with the number of the question that was open at its place. */
async function answersIn(store: Store, id: string): Promise<readonly (Answer & { readonly seat: unknown })[]> {
  const [stored, log] = await Promise.all([store.load(id), store.since(id, -1)])
  const [created, ...entries] = log
  if (!stored || !created || created.entry.kind !== 'created')
    throw new Error(`The log of table ${id} has no beginning.`)
  const table = new Table(id, stored.secret, (await openGame(created.entry.plan.game))!, created)
  return entries.flatMap((logged) => {
    const { entry } = logged
    const answer =
      entry.kind === 'input' && 'choice' in entry.input && entry.input.actor !== 'clock' ? entry.input : null
    const decision = answer && table.nthOf(answer.actor as Seat)
    table.recall(logged)
    return answer ? [{ seat: answer.actor, decision: decision!, choice: answer.choice as object }] : []
  })
}
