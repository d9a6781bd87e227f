import type { Actor, Viewer } from '#engine/game'
import { same } from '#engine/json'
import type { Question } from '#engine/match'
import type { SeatTold } from '#protocol/told'
import type { Status } from '#house/entry'
import type { Table } from '#house/table'
import { type Changed, pendingSeen, tellSeats } from '#house/tell'
import { isFor, type Told } from '#house/told'

/** How a table stood when those who watch were last told. */
export interface Look {
  readonly status: Status
  readonly seats: readonly SeatTold[]
  readonly state: Readonly<NonNullable<Table['match']>['state']> | undefined
  readonly pending: readonly Question[]
  readonly canUndo: Actor | undefined
}

export const lookOf = (table: Table): Look => ({
  status: table.status,
  seats: tellSeats(table),
  state: table.match?.state,
  pending: table.match?.pending() ?? [],
  canUndo: table.match?.canUndo,
})

/**
 * What has changed for `viewer` since then, as far as it can be seen; `undefined` if he hears nothing of all this and
 * sees no difference. That something happened of which he may not know must not show by a message, nor by its fields.
 */
export function changedFor(
  { box: { game } }: Table,
  before: Look,
  after: Look,
  all: readonly Told[],
  viewer: Viewer,
): Changed | undefined {
  const heardOfAll = all.every((told) => isFor(told, viewer))
  const view = ({ state }: Look): unknown => state && game.view(state, viewer)
  const asides = ({ state, status }: Look): unknown =>
    state && status === 'live' && viewer !== 'spectator' && game.asides?.(state, viewer)
  const isOther = (look: (at: Look) => unknown): boolean => !same(look(before), look(after))
  const isReplaced = before.state !== after.state
  const position = isReplaced && (heardOfAll || isOther(view))
  const seats = isOther((at) => at.seats)
  const asked = isOther((at) => pendingSeen(at.pending, at.seats, viewer))
  const isNews = position || seats || asked || before.status !== after.status
  if (!isNews && !all.some((told) => isFor(told, viewer))) return undefined
  return {
    position,
    seats,
    own:
      position ||
      isOther(({ pending }) => pending.find(({ actor }) => actor === viewer)?.decision) ||
      isOther(({ canUndo }) => canUndo === viewer) ||
      all.some(({ seal }) => seal !== null && seal.seat === viewer),
    asides: (isReplaced || before.status !== after.status) && isOther(asides),
  }
}
