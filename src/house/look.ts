import { type Change, changeOf } from '#engine/change'
import type { Question } from '#engine/frozen'
import type { Actor, GameTypes, Viewer } from '#engine/game'
import { same } from '#engine/json'
import type { SeatTold } from '#protocol/told'
import { type Effect, isFor } from '#house/effect'
import type { Status } from '#house/entry'
import type { Table } from '#house/table'
import { type Changed, pendingSeen, tellSeats } from '#house/tell'
import { type HeardVote, heardVotes, votesFor } from '#house/votes'

/** How a table stood when those who watch were last told. */
export interface Look {
  readonly status: Status
  readonly seats: readonly SeatTold[]
  readonly state: GameTypes['State'] | undefined
  readonly pending: readonly Question[]
  readonly undoers: readonly Actor[]
  readonly votes: readonly HeardVote[]
  /** When the match's own time began, while it passes. */
  readonly origin: number | undefined
}

export const lookOf = (table: Table): Look => ({
  status: table.status,
  seats: tellSeats(table),
  state: table.state,
  pending: table.match?.pending() ?? [],
  undoers: table.match?.undoers ?? [],
  votes: heardVotes(table),
  origin: table.beat?.origin,
})

/** What is told of a change: how things stand now, and what changed with each event that is heard. */
export interface Difference extends Changed {
  readonly changes: ReadonlyMap<Effect, readonly (Change | null)[]>
}

/**
 * What has changed for `viewer` since then, as far as it can be seen; `undefined` if the viewer hears nothing of all this
 * and sees no difference. That something happened of which the viewer may not know must not show by a message, nor by its
 * fields. Whoever wants whole views is told no steps.
 */
export function differenceFor(
  table: Table,
  before: Look,
  after: Look,
  all: readonly Effect[],
  viewer: Viewer,
  wantsWhole: boolean,
): Difference | undefined {
  const { game } = table.box
  const isReplaced = before.state !== after.state
  const { changes, rest, isSeen } = isReplaced
    ? stepsFor(table, before.state, after.state, all, viewer)
    : { changes: NO_CHANGES, rest: undefined, isSeen: false }
  const position = isReplaced && (isSeen || all.every((effect) => isFor(effect, viewer)))
  const asides = ({ state, status }: Look): unknown =>
    state && status === 'live' && viewer !== 'spectator' && game.asides?.(state, viewer)
  const isOther = (look: (at: Look) => unknown): boolean => !same(look(before), look(after))
  const seats = isOther((at) => at.seats)
  const isAskedAlike = before.pending === after.pending && !seats
  const asked = !isAskedAlike && isOther((at) => pendingSeen(at.pending, at.seats, viewer))
  const votes = before.votes !== after.votes && isOther((at) => votesFor(at.votes, viewer))
  const time = before.origin !== after.origin
  if (!position && !seats && !asked && !votes && !time && !all.some((effect) => isFor(effect, viewer))) return undefined
  const isWhole = wantsWhole || before.state === undefined
  return {
    view: isWhole ? (position ? 'whole' : undefined) : rest,
    changes: isWhole ? NO_CHANGES : changes,
    seats,
    pending: asked,
    own:
      position ||
      isOther(({ pending }) => pending.find(({ actor }) => actor === viewer)?.decision) ||
      isOther(({ undoers }) => (undoers as readonly unknown[]).includes(viewer)) ||
      all.some(({ seal }) => seal?.seat === viewer),
    votes,
    sides: position || asked || seats,
    time,
    asides: (isReplaced || before.status !== after.status) && isOther(asides),
  }
}

const NO_CHANGES: Difference['changes'] = new Map()

/** Goes through all that happened: what changed for `viewer` with each event that is heard, and what besides. */
function stepsFor(
  table: Table,
  before: Look['state'],
  after: Look['state'],
  all: readonly Effect[],
  viewer: Viewer,
): Pick<Difference, 'changes'> & { readonly rest: Change | undefined; readonly isSeen: boolean } {
  const { game } = table.box
  const see = (state: Look['state']): unknown => state && table.view(state, viewer)
  let seen = see(before)
  // What an event left as it was, nobody sees otherwise.
  let last = before
  let isSeen = false
  const changeTo = (view: unknown): Change | undefined => {
    const change = changeOf(seen, view)
    seen = view
    isSeen ||= change !== undefined
    return change
  }
  const changes = new Map<Effect, (Change | null)[]>()
  for (const effect of all) {
    if (!isFor(effect, viewer)) continue
    const heard = effect.happened.filter(({ event }) => game.hear(event, viewer) !== undefined)
    changes.set(
      effect,
      heard.map(({ state }) => {
        if (!state || state === last) return null
        last = state
        return changeTo(see(state)) ?? null
      }),
    )
  }
  return { changes, rest: last === after ? undefined : changeTo(see(after)), isSeen }
}
