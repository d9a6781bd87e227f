import type { Seat } from '#engine/game'
import type { MatchRecord, Moved } from '#engine/match'
import { takenBy } from '#house/effect'
import { botAt } from '#house/faces'
import type { Logged, TableId } from '#house/entry'
import type { Sitter } from '#house/standing'
import type { Table } from '#house/table'

/**
 * The whole match with what each of its inputs did and the proof of its luck, from all that happened at its table;
 * `undefined` until it is over, because it shows everything.
 */
export function recordOf(table: Table, log: readonly Logged[]): MatchRecord | undefined {
  const { id, match, outcome, fairness, created, seats, endedAt } = table
  if (!match || !outcome || !fairness) return undefined
  const taken = log.flatMap(takenBy)
  const opening = log.find(({ entry, fact }) => fact?.match && entry.kind !== 'moved')
  const moved = movesIn(log)
  return {
    ...match.save(),
    rules: created.rules,
    inputs: taken.map(({ input }) => input),
    ...(opening && { facts: [opening.fact!.match!, ...taken.map(({ fact }) => fact)] }),
    ...(moved.length > 0 && { moved }),
    names: seats.map((sitter, seat) => nameIn(id, sitter!, seat)),
    outcome,
    ...(endedAt !== undefined && { endedAt }),
    proof: { commitment: created.commitment, secret: fairness.secret, salts: fairness.salts },
  }
}

/** What somebody is called in a record; a bot with its level. */
const nameIn = (table: TableId, { guest, name, bot }: Sitter, seat: Seat): string =>
  guest === null ? `${botAt(table, seat).name} (${bot})` : name

/** When the match went on under other rules, or was closed because of them, and what that did. */
function movesIn(log: readonly Logged[]): readonly Moved[] {
  const moves: Moved[] = []
  let at = 0
  let rules = 0
  for (const logged of log) {
    const { entry, fact } = logged
    if (entry.kind === 'created') rules = entry.rules
    if (entry.kind === 'moved') rules = entry.rules
    if ((entry.kind === 'moved' || entry.kind === 'closed') && fact?.match) moves.push({ at, rules, fact: fact.match })
    at += takenBy(logged).length
  }
  return moves
}
