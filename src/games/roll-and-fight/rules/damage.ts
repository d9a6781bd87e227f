import { todo } from '#engine/steps'
import { BOSS } from '#games/roll-and-fight/content/bosses'
import type { Action, RoomId } from '#games/roll-and-fight/content/vocabulary'
import { canCarryOut } from '#games/roll-and-fight/rules/actions'
import { wound } from '#games/roll-and-fight/rules/health'
import type { Own, Voice } from '#games/roll-and-fight/rules/own'
import { bossEffect, denOf, inRoom, passive, printed } from '#games/roll-and-fight/rules/read'
import type { Board, Step } from '#games/roll-and-fight/types'

// What damage does (RF-108 to RF-116), and what is hung on it.

export interface Blow {
  readonly by: string
  readonly rule: string
  /** RF-R88 A Hit, and no Shoot. */
  readonly isHit: boolean
}

/** RF-109, RF-110 One damage to a Minion. */
export function damageMinion(own: Own, room: RoomId, at: number, blow: Blow, dealer: Voice): void {
  const { board, seat } = own
  const minion = inRoom(board, room).minions[at]!
  const type = printed(board, room).minions[at]!
  const needed = passive(board, 'need', type)?.damage ?? (type === 'tough-guy' ? 2 : 1) // RF-R85
  if (needed > 1 && !minion.dot) {
    minion.dot = true
    dealer.tell?.({ kind: 'dotted', rule: 'RF-110', seat, room, minion: at, type, by: blow.by })
    return
  }
  const wasEvaded = minion.evaded
  const rule = type !== 'tough-guy' ? 'RF-109' : needed > 1 ? 'RF-110' : 'RF-R85'
  killMinion(own, room, at, blow.by, rule, dealer)
  if (wasEvaded && blow.isHit) afterHiddenKill(own)
}

/** Crosses out a Minion. */
export function killMinion(own: Own, room: RoomId, at: number, by: string, rule: string, dealer: Voice): void {
  const { board, seat, state } = own
  const type = printed(board, room).minions[at]!
  Object.assign(inRoom(board, room).minions[at]!, { died: state.round, evaded: false, dot: false })
  board.kills[type]++
  board.fight?.use?.kills.push(room)
  dealer.tell?.({ kind: 'killed', rule, seat, room, minion: at, type, by })
  maybePlan(own, room)
}

/** RF-R84 The third Minion of a room that is not Visited. */
function maybePlan(own: Own, room: RoomId): void {
  const { board, seat } = own
  const plan = passive(board, 'after', 'third-kill')
  if (plan?.event !== 'third-kill') return
  const { visited, planned, minions } = inRoom(board, room)
  if (visited || planned || minions.filter(({ died }) => died > 0).length !== THIRD) return
  inRoom(board, room).planned = true
  if (gainable(board, plan.gain).length > 0)
    todo<Step>(own, { ask: 'gain', of: [seat], actions: plan.gain, tile: plan.tile })
}
const THIRD = 3

const gainable = (board: Board, actions: readonly Action[]): Action[] =>
  actions.filter((action) => canCarryOut(board, action))

function afterHiddenKill(own: Own): void {
  const hidden = passive(own.board, 'after', 'hidden-kill')
  if (hidden?.event === 'hidden-kill') todo<Step>(own, { do: 'effect', effect: hidden.effect, tile: hidden.tile })
}

/** RF-113, RF-115 One damage to the Boss. */
export function damageBoss(own: Own, { by, isHit }: Blow, dealer: Voice): void {
  const { board, seat } = own
  const { health } = BOSS[board.boss!]
  const effect = bossEffect(board)
  const isFirst = board.fight!.bossDamage === 0
  board.bossHits++
  board.fight!.bossDamage++
  board.hitBoss ||= isHit
  dealer.tell?.({ kind: 'boss-hurt', rule: 'RF-113', seat, crossed: board.bossHits, health, hit: isHit, by })
  if (board.bossHits >= health) {
    board.bossDead = true
    board.fight!.use?.kills.push(denOf(board).bossRoom)
    dealer.tell?.({ kind: 'boss-killed', rule: 'RF-115', seat, boss: board.boss!, by })
  }
  if (effect && 'penalty' in effect && isFirst) wound(own, `boss.${board.boss!}`, 'RF-035', dealer)
}
