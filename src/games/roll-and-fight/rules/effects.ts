import { todo } from '#engine/steps'
import type { TileId } from '#games/roll-and-fight/content/heroes'
import type { Effect, RoomId } from '#games/roll-and-fight/content/vocabulary'
import { damageBoss, damageMinion, killMinion } from '#games/roll-and-fight/rules/damage'
import { heal, wound } from '#games/roll-and-fight/rules/health'
import { markByItself } from '#games/roll-and-fight/rules/objectives'
import type { Own, Voice } from '#games/roll-and-fight/rules/own'
import { called, inRoom, printed, tileName } from '#games/roll-and-fight/rules/read'
import { effectProblem, isAimed, type Target } from '#games/roll-and-fight/rules/targets'
import type { Step } from '#games/roll-and-fight/types'

// D4 What each verb does.

const NOWHERE: Target = { room: 'r1' }

const VERBS: {
  readonly [Verb in Exclude<Effect['do'], 'per-die'>]: (
    own: Own,
    effect: Extract<Effect, { do: Verb }>,
    target: Target,
    by: string,
    dealer: Voice,
  ) => void
} = {
  move(own, _effect, { room: to }, by, dealer) {
    const { board, seat } = own
    const from = board.at
    const visited = enter(own, to, dealer)
    dealer.tell?.({ kind: 'moved', rule: 'RF-105', seat, from, to, visited, by })
  },

  /** RF-125 What is jumped through is not entered. */
  jump(own, _effect, { room: to, via }, by, dealer) {
    const { board, seat } = own
    const from = board.at
    const visited = enter(own, to, dealer)
    dealer.tell?.({ kind: 'jumped', rule: 'RF-124', seat, from, via: via!, to, visited, by })
  },

  hit(own, _effect, { room, enemy }, by, dealer) {
    const blow = { by, rule: 'RF-108', isHit: true }
    if (enemy === 'boss') damageBoss(own, blow, dealer)
    else damageMinion(own, room, enemy!, blow, dealer)
  },

  shoot(own, _effect, { room, enemy }, by, dealer) {
    own.board.fight!.use!.shot.push(room)
    const blow = { by, rule: 'RF-118', isHit: false }
    if (enemy === 'boss') damageBoss(own, blow, dealer)
    else damageMinion(own, room, enemy!, blow, dealer)
  },

  wound: (own, _effect, _target, by, dealer) => wound(own, by, 'RF-122', dealer),
  heal: (own, _effect, _target, by, dealer) => heal(own, 1, by, 'RF-123', dealer),

  evade({ board, seat }, _effect, { room, enemy }, by, { tell }) {
    const at = enemy as number
    inRoom(board, room).minions[at]!.evaded = true
    tell?.({ kind: 'evaded', rule: 'RF-128', seat, room, minion: at, type: printed(board, room).minions[at]!, by })
  },

  kill(own, { evaded }, { room, enemy }, by, dealer) {
    if (evaded) {
      own.board.fight!.use!.shot.push(room)
      if (evaded > 1) todo<Step>(own, { do: 'effect', effect: { do: 'kill', evaded: evaded - 1, further: true } })
    }
    killMinion(own, room, enemy as number, by, 'RF-131', dealer)
  },

  /** RF-R76 */
  either: ({ seat, ...own }) => todo<Step>(own, { ask: 'choose', of: [seat] }),

  /** RF-R75 */
  'repeat-next'({ board, seat }, _effect, _target, by, { tell }) {
    board.fight!.brew++
    tell?.({ kind: 'brewed', rule: 'RF-R75', seat, times: board.fight!.brew, by })
  },
}

/** RF-107, RF-R90 What is fulfilled in the room that is left is marked before. */
function enter(own: Own, to: RoomId, dealer: Voice): boolean {
  const { board } = own
  markByItself(own, dealer)
  board.fight!.use!.moved = true
  const room = inRoom(board, to)
  const isNew = !room.visited
  board.at = to
  room.visited = true
  return isNew
}

/** Carries out an effect that is possible. */
export function apply(own: Own, effect: Effect, target: Target, dealer: Voice, tile?: TileId): void {
  const verb = VERBS[effect.do as keyof typeof VERBS] as (
    own: Own,
    effect: Effect,
    target: Target,
    by: string,
    dealer: Voice,
  ) => void
  verb(own, effect, target, tile ? tileName(tile) : called(own.board.fight!.use!), dealer)
}

/** Whether an effect may be left out. */
export const isOptional = (effect: Effect): boolean =>
  ('optional' in effect && effect.optional) || ('further' in effect && effect.further)

/** The next effect of what is being resolved: asks for its target, or ends the performance (RF-098). */
export function effectStep(own: Own, step: Extract<Step, { do: 'effect' }>, dealer: Voice): void {
  const { board, seat } = own
  const { effect, tile } = step
  const use = board.fight!.use!
  if (effectProblem(board, effect, use)) {
    if (isOptional(effect)) return
    dealer.tell?.({ kind: 'cut-short', rule: 'RF-098', seat, by: called(use), effect: effect.do })
    while (!isEnd(own.todo.at(-1))) own.todo.pop()
    return
  }
  if (isAimed(effect)) todo<Step>(own, { ask: 'target', of: [seat], effect, ...(tile && { tile }) })
  else apply(own, effect, NOWHERE, dealer)
}

const isEnd = (step: Step | undefined): boolean => !step || ('do' in step && step.do === 'performed')
