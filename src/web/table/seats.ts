import type { Seat, Viewer } from '#engine/game'
import { isTogether, withSeat } from '#engine/sides'
import type { NowTold, SeatTold, TableTold } from '#protocol/told'
import type { BoardPace } from '#web/design/board-props'
import type { Words } from '#web/words/words'

/** The seats of whoever looks from a seat: more than one if several people share this screen. */
export function ownSeats({ seats }: NowTold, as: Viewer): readonly Seat[] {
  const guest = as === 'spectator' ? null : (seats[as]?.guest ?? null)
  return guest === null ? [] : seats.flatMap((sitter, seat) => (sitter.guest === guest ? [seat] : []))
}

/** The seat of one who plays it and looks from it alone: the words of a game call it *you*. */
export function youAt(now: NowTold, as: Viewer): Seat | undefined {
  const [seat, ...more] = ownSeats(now, as)
  return seat !== undefined && more.length === 0 && now.seats[seat]!.bot === null ? seat : undefined
}

/** Whether whoever looks is the only person at the table; all others are bots. */
export const isAlone = (now: NowTold, as: Viewer): boolean => {
  const own = ownSeats(now, as)
  return (
    own.length > 0 && now.seats.every(({ guest, bot }, seat) => own.includes(seat) || (guest === null && bot !== null))
  )
}

/** Whose pace shows at the table: that of bots, or of the rules alone, where these tell a story; nobody's otherwise. */
export const paceWhose = ({ seats, status }: NowTold, { isUnhurried }: BoardPace): 'bots' | 'rules' | undefined =>
  status === 'over' ? undefined : seats.some(({ bot }) => bot !== null) ? 'bots' : isUnhurried && 'rules'

/** Whether all at the table play for one side. */
export const isOneSide = ({ sides }: Pick<NowTold, 'sides'>): boolean => sides !== undefined && isTogether(sides)

/** The others on the side of whoever looks from a seat, where not all play together. */
export const teamOf = ({ sides }: Pick<NowTold, 'sides'>, as: Viewer): readonly Seat[] =>
  sides && as !== 'spectator' && !isTogether(sides) ? withSeat(sides, as).filter((seat) => seat !== as) : []

/** What those at the table are called. Several at one screen go by their seats. */
export function namesOf(
  { seats }: { readonly seats: readonly SeatTold[] },
  seatName: (seat: Seat) => string,
  { common }: Words,
): readonly string[] {
  const shared = seats.filter(({ plan }) => plan === 'device').length > 1
  return seats.map(({ plan, guest, name, bot }, seat) => {
    if (guest === null) return bot === null ? seatName(seat) : (name ?? common.bot(levelName(bot, common)))
    return plan === 'device' && shared ? seatName(seat) : (name ?? seatName(seat))
  })
}

/** How strong a bot is, in words. */
export const levelName = (level: string, { levels }: Words['common']): string =>
  (levels as Readonly<Record<string, string>>)[level] ?? level

/** Those who have not come along to a rematch yet, and whose seats are free. */
export const missedOf = ({ seats }: Pick<NowTold, 'seats'>, expects: TableTold['expects'] | undefined): string[] =>
  seats.flatMap(({ guest, bot }, seat) => {
    const expected = expects?.[seat]
    const hasCome = seats.some((sitter) => sitter.guest === expected?.guest)
    return expected && guest === null && bot === null && !hasCome ? [expected.name] : []
  })

/** Whether the match waits for this seat, and a person plays it. */
export const isAsked = ({ pending, seats }: NowTold, seat: Seat): boolean =>
  seats[seat]?.bot === null && pending.some(({ actor, locked }) => actor === seat && !locked)
