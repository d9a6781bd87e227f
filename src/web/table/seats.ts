import type { Seat, Viewer } from '#engine/game'
import type { NowTold, SeatTold } from '#protocol/told'
import type { Words } from '#web/words/words'

/** The seats of whoever looks from a seat: more than one if several people share this screen. */
export function ownSeats({ seats }: NowTold, as: Viewer): readonly Seat[] {
  const guest = as === 'spectator' ? null : (seats[as]?.guest ?? null)
  return guest === null ? [] : seats.flatMap((sitter, seat) => (sitter.guest === guest ? [seat] : []))
}

/** What those at the table are called. Several at one screen go by their seats. */
export function namesOf(
  { seats }: { readonly seats: readonly SeatTold[] },
  seatName: (seat: Seat) => string,
  { common }: Words,
): readonly string[] {
  const shared = seats.filter(({ plan }) => plan === 'device').length > 1
  return seats.map(({ plan, guest, name, bot }, seat) => {
    if (guest === null) return bot === null ? seatName(seat) : common.bot(levelName(bot, common))
    return plan === 'device' && shared ? seatName(seat) : (name ?? seatName(seat))
  })
}

const levelName = (level: string, { levels }: Words['common']): string =>
  (levels as Readonly<Record<string, string>>)[level] ?? level

/** Whether the match waits for this seat, and a person plays it. */
export const isAsked = ({ pending, seats }: NowTold, seat: Seat): boolean =>
  seats[seat]?.bot === null && pending.some(({ actor, locked }) => actor === seat && !locked)
