import type { About, Seat, Viewer } from '#engine/game'
import type { LineTold, NowTold } from '#protocol/told'
import { isAsked, ownSeats } from '#web/table/seats'

/** Who of those at one screen has it in hand, and whether they are still looking at what has just happened. */
interface Holding {
  /** `undefined` before anyone has taken the device. */
  readonly seat: Seat | undefined
  readonly isLooking: boolean
  /** The last line that was taken into account; `undefined` for someone who has just taken the device. */
  readonly line: number | undefined
}

/** The device in new hands, or in nobody's yet. */
export const heldBy = (seat: Seat | undefined): Holding => ({ seat, isLooking: false, line: undefined })

/** To whom the device goes next; `undefined` while it stays where it is. */
export function nextAtDevice(now: NowTold, as: Viewer, { seat }: Holding): Seat | undefined {
  const own = ownSeats(now, as)
  if (own.length < 2 || now.status !== 'live') return undefined
  const asked = own.filter((one) => isAsked(now, one))
  if (seat === undefined) return asked[0] ?? own[0]
  return asked.includes(seat) ? undefined : asked[0]
}

/** Whether `next` may take the device while others look on: nothing of theirs is hidden, nor will be by what they choose. */
export const needNotLookAway = ({ open }: Pick<About<object>, 'open'>, { pending }: NowTold, next: Seat): boolean =>
  open === true ||
  (open === 'but-sealed' && !pending.some(({ actor, sealed, locked }) => sealed && (actor === next || locked)))

/** After news: what the game has told is looked at together before the device goes on; a sealed choice shows nothing. */
export function afterLines(holding: Holding, lines: readonly LineTold[]): Holding {
  const { line: known } = holding
  const line = lines.at(-1)?.n ?? 0
  const fresh =
    known === undefined ? [] : lines.filter(({ n, what }) => n > known && what !== 'chat' && what !== 'settled')
  if (fresh.length === 0) return { ...holding, line }
  return { ...holding, line, isLooking: fresh.some(({ events }) => events !== undefined) }
}
