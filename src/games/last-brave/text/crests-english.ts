import type { Seat } from '#engine/game'
import { CRESTS } from '#games/last-brave/crests'
import { type Ears, nameOf } from '#games/last-brave/text/sentences'

export const crest = (seat: Seat): string => CRESTS[seat] ?? `Seat ${seat}`

/** "the Wolf", or with a name "Ann the Wolf". */
export function theCrest(seat: Seat, ears: Ears, article = 'the'): string {
  const name = nameOf(seat, crest(seat), ears)
  return name === undefined ? `${article} ${crest(seat)}` : `${name} the ${crest(seat)}`
}
