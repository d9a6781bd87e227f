import type { Objective, RoomId } from '#games/roll-and-fight/content/vocabulary'
import { SPACES } from '#games/roll-and-fight/rules/actions'
import type { Own, Voice } from '#games/roll-and-fight/rules/own'
import { inRoom, isCleared, isRoom, printed } from '#games/roll-and-fight/rules/read'
import type { Code } from '#games/roll-and-fight/rules/refusals'
import type { Board } from '#games/roll-and-fight/types'

// B10 Objectives: what each kind asks for.

const MET: {
  readonly [Kind in Objective['kind']]: (
    board: Board,
    objective: Extract<Objective, { kind: Kind }>,
    room: RoomId,
    round: number,
  ) => boolean
} = {
  /** RF-142, RF-R92 */
  'kill-adj': (board, { types }, room) =>
    printed(board, room).doors.every((door) =>
      printed(board, door).minions.every(
        (type, at) => !types.includes(type) || inRoom(board, door).minions[at]!.died > 0,
      ),
    ),
  /** RF-143, RF-R93 */
  visit: ({ rooms }, { count }) => rooms.filter(({ visited }) => visited).length >= count,
  /** RF-144, RF-R94 */
  'kill-n': ({ kills }, { count, type }) => kills[type] >= count,
  /** RF-145, RF-R95 */
  health6: ({ health }) => health.length >= SPACES,
  /** RF-146, RF-R96 */
  'hit-boss': ({ hitBoss }) => hitBoss,
  /** RF-147 */
  'visit-adj': (board, _objective, room) => printed(board, room).doors.every((door) => inRoom(board, door).visited),
  /** RF-148, RF-R97 */
  'clear-1r'(board, _objective, room, round) {
    const { minions } = inRoom(board, room)
    const rounds = new Set(minions.map(({ died }) => died).filter((died) => died > 0))
    if (minions.every(({ died }) => died > 0)) return rounds.size <= 1
    return isCleared(board, room) && [...rounds].every((died) => died === round)
  },
}

export function isMet(board: Board, room: RoomId, round: number): boolean {
  const { objective } = printed(board, room)
  if (!objective) return false
  const met = MET[objective.kind] as (board: Board, objective: Objective, room: RoomId, round: number) => boolean
  return met(board, objective, room, round)
}

/** RF-138, RF-139, RF-140 Why an Objective cannot be marked. */
export function markProblem(board: Board, room: RoomId, round: number): Code | undefined {
  if (room !== board.at) return 'NOT_PRESENT'
  if (!isRoom(board, room) || !printed(board, room).objective) return 'NOT_MET'
  if (inRoom(board, room).marked) return 'ALREADY_MARKED'
  return isMet(board, room, round) ? undefined : 'NOT_MET'
}

/** Marks the Objective of the Hero's room; in the Fighting Phase that opens a chance (RF-R76). */
export function mark({ board, seat }: Own, isOwn: boolean, { tell }: Voice): void {
  inRoom(board, board.at).marked = true
  if (board.fight) board.fight.chances++
  const { points } = printed(board, board.at).objective!
  tell?.({
    kind: 'objective-marked',
    rule: isOwn ? 'RF-138' : 'RF-R90',
    seat,
    room: board.at,
    points,
    own: isOwn,
  })
}

/** RF-R90 What is fulfilled and not marked yet is marked by itself. */
export function markByItself(own: Own, dealer: Voice): void {
  if (markProblem(own.board, own.board.at, own.state.round) === undefined) mark(own, false, dealer)
}
