import type { MatchRecord } from '#engine/match'
import type { Table } from '#house/table'

/** The whole match with the proof of its luck; `undefined` until it is over, because it shows everything. */
export function recordOf({ match, outcome, fairness, created, seats, endedAt }: Table): MatchRecord | undefined {
  if (!match || !outcome || !fairness) return undefined
  return {
    ...match.save(),
    names: seats.map((sitter) => sitter!.name),
    outcome,
    ...(endedAt !== undefined && { endedAt }),
    proof: { commitment: created.commitment, ...fairness },
  }
}
