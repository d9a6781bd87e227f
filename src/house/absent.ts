import type { Seat } from '#engine/game'
import { Refused } from '#engine/refusal'
import type { Act } from '#protocol/acts'
import type { PresenceTold } from '#protocol/told'
import type { Guest, Intended } from '#house/acts'
import type { GuestId } from '#house/entry'
import type { Table } from '#house/table'

/** What others may do about somebody who is away. */
type AboutAbsent = Extract<Act, { do: 'stand-in' | 'claim' }>

export const isAboutAbsent = (act: Act): act is AboutAbsent => act.do === 'stand-in' || act.do === 'claim'

const refuse = (code: string, message: string): never => {
  throw new Refused({ code, message })
}

/**
 * The entry that lets a bot play on for somebody who is away, or ends the match without them; throws `Refused` if it is
 * too early or not for this guest. Whether the absent are asked anything does not matter: nobody may know that.
 */
export function intendAbout(
  table: Table,
  guest: Guest,
  act: AboutAbsent,
  absence: (seat: Seat) => number | undefined,
): Intended {
  const { seat } = act
  const { game } = table.box
  const [by] = table.seatsOf(guest.id)
  if (by === undefined)
    throw new Refused(game.refusals['no-seat'] ?? { code: 'no-seat', message: 'You have no seat in this match.' })
  if (table.status !== 'live') refuse('not-now', 'There is no running match.')
  const sitter = table.seats[seat]
  if (!sitter?.guest || sitter.guest === guest.id) refuse('nobody-else', 'No other person sits there.')
  if (sitter!.bot) refuse('not-now', 'A bot plays there already.')
  if (table.plan.clock.kind !== 'none') refuse('has-clock', 'At this table the clock sees to those who are away.')
  if (table.patience === 0) refuse('no-stand-in', 'At this table one waits for those who are away.')
  if (act.do === 'claim' && !(game.canBeClaimed && table.canConcede))
    refuse('no-claim', 'In this game nobody wins because another is away.')
  const gone = absence(seat)
  if (gone === undefined) refuse('is-here', `${sitter!.name} is here.`)
  if (gone! < table.patience) refuse('too-early', `${sitter!.name} has not been away for long enough yet.`)
  const entry = act.do === 'claim' ? ({ kind: 'claimed' } as const) : ({ kind: 'replaced', level: 'normal' } as const)
  return { entry: { ...entry, seat, by } }
}

/** How long, in milliseconds, somebody may be away where time passes: nobody can wait for them. */
const RACE_PATIENCE = 5000

/** The entry that lets a bot play on for somebody who is away where time passes; `undefined` if nobody is. */
export function standInRace(table: Table, { away, at }: PresenceTold): Intended | undefined {
  if (!table.beat) return undefined
  const isGone = (seat: Seat): boolean => {
    const { guest, bot } = table.seats[seat]!
    const since = away[seat]
    return guest !== null && !bot && typeof since === 'number' && at - since >= RACE_PATIENCE
  }
  const seat = [...table.seats.keys()].find(isGone)
  return seat === undefined ? undefined : { entry: { kind: 'replaced', seat, level: 'normal', inRace: true } }
}

/** The seats of somebody for whom others have let a bot play on until they are back. */
export const standInsFor = (table: Table, guest: GuestId): readonly Seat[] =>
  table.status === 'live' ? table.seatsOf(guest).filter((seat) => table.seats[seat]!.isStandIn) : []
