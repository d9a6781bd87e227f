import type { Seat, Viewer } from '#engine/game'
import { same } from '#engine/json'
import { Refused } from '#engine/refusal'
import { isTogether, withSeat } from '#engine/sides'
import type { Act } from '#protocol/acts'
import type { AdvisableTold, AdviceTold } from '#protocol/told'
import { type Guest, ownSeat } from '#house/acts'
import type { GuestId } from '#house/entry'
import type { Table } from '#house/table'

// What people point at, of the choices of another on their side. It is talk: nothing of it is in the log, and it is gone
// with the question.

/** What somebody points at, and who they are: whoever mutes them sees nothing of it. */
export interface Advice extends AdviceTold {
  readonly guest: GuestId
}

const NOTHING: readonly AdvisableTold[] = []

/** Whether anybody could point at anything here. */
export const hasSides = ({ box }: Pick<Table, 'box'>): boolean => (box.game.about.sides ?? 'alone') !== 'alone'

/** What others on the side of `viewer` are asked, with what the viewer sees of their choices; nothing of what is asked in secret. */
export function advisableTo(table: Table, viewer: Viewer): readonly AdvisableTold[] {
  const { match, seats, sides, status, box } = table
  if (!match || status !== 'live' || viewer === 'spectator' || !hasSides(table)) return NOTHING
  const mates = withSeat(sides, viewer).filter((seat) => seats[seat]!.guest !== seats[viewer]!.guest)
  const asked = match
    .pending()
    .filter(({ actor, secret }) => !secret && actor !== 'clock' && mates.includes(actor) && !seats[actor]!.bot)
  if (asked.length === 0) return NOTHING
  const { game } = box
  const view = match.view(viewer)
  return asked.flatMap(({ actor, kind }) => {
    const seat = actor as Seat
    if (!(game.advisable?.(view, viewer, seat) ?? isTogether(sides))) return []
    return [{ seat, decision: table.nthOf(seat), kind, choices: game.choices(view, seat) }]
  })
}

/** What somebody points at; `undefined` if at nothing any more. Throws `Refused` if it is not theirs to say, or not offered. */
export function adviceOf(
  table: Table,
  guest: Guest,
  { seat, to, decision, choice }: Extract<Act, { do: 'advise' }>,
): { readonly by: Seat; readonly advice: Advice | undefined } {
  const by = ownSeat(table, guest, seat)
  if (choice === null) return { by, advice: undefined }
  if (table.seats[by]!.bot) throw new Refused({ code: 'not-now', message: 'A bot plays for you; return first.' })
  const asked = advisableTo(table, by).find((one) => one.seat === to)
  if (!asked || (decision !== undefined && decision !== asked.decision))
    throw new Refused({ code: 'not-advisable', message: 'Nobody is asked that to whom you could show something.' })
  if (!asked.choices.some((offered) => same(offered, choice)))
    throw new Refused({ code: 'not-offered', message: 'That is not one of the choices there.' })
  return { by, advice: { guest: guest.id, by, to, decision: asked.decision, choice } }
}

/** Whether that is still asked, and whoever points at it still sits there. */
export function isCurrent(table: Table, { guest, by, to, decision }: Advice): boolean {
  if (table.status !== 'live' || table.seats[by]?.guest !== guest || table.nthOf(to) !== decision) return false
  return table.match!.pending().some(({ actor, secret }) => actor === to && !secret)
}

/**
 * What `viewer` learns of what is pointed at: whoever is asked, and whoever sees that choice as well; spectators where
 * nothing is hidden and all play together.
 */
export function adviceFor(table: Table, all: readonly Advice[], viewer: Viewer): readonly Advice[] {
  if (all.length === 0) return all
  const advisable = advisableTo(table, viewer)
  const isOpen = table.isTogether && table.box.game.about.open === true
  const sees = ({ by, to, choice }: Advice): boolean => {
    if (isOpen || viewer === by) return true
    if (viewer === 'spectator' || !withSeat(table.sides, by).includes(viewer)) return false
    if (viewer === to) return table.match!.choices(to).some((offered) => same(offered, choice))
    return advisable.some(({ seat, choices }) => seat === to && choices.some((offered) => same(offered, choice)))
  }
  return all.filter((one) => isCurrent(table, one) && sees(one))
}

/** The same as it is told, without those whom one has muted. */
export const tellAdvice = (all: readonly Advice[], muted: ReadonlySet<string>): readonly AdviceTold[] =>
  all.filter(({ guest }) => !muted.has(guest)).map(({ by, to, decision, choice }) => ({ by, to, decision, choice }))
