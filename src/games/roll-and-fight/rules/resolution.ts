import { todo } from '#engine/steps'
import { BEATING_TRACK, HEALTH } from '#games/roll-and-fight/content/player-board'
import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import { carryOut, loseHalfRecon, loseRecon } from '#games/roll-and-fight/rules/actions'
import { wound } from '#games/roll-and-fight/rules/health'
import { markByItself } from '#games/roll-and-fight/rules/objectives'
import type { Own, Voice } from '#games/roll-and-fight/rules/own'
import {
  abilitiesOf,
  availableHealth,
  bossEffect,
  denOf,
  inRoom,
  isActive,
  isCleared,
  isOverLimit,
  isRoom,
  limitOf,
  passive,
  poolOf,
  printed,
  roomIds,
  tileName,
} from '#games/roll-and-fight/rules/read'
import type { Code } from '#games/roll-and-fight/rules/refusals'
import type { Board, Choice, Enemy, Step } from '#games/roll-and-fight/types'

// B11 The Resolution Phase of a seat.

/** RF-150, RF-R99 Step 1: what was prepared and not used is lost. */
export function clearRecon(own: Own, dealer: Voice): void {
  const { board, seat, state } = own
  for (const ability of abilitiesOf(board)) loseRecon(own, ability, 'RF-150', dealer)
  const dice = board.sets.reduce((sum, set) => sum + set.dice.length, 0)
  board.sets = []
  if (dice > 0) dealer.tell?.({ kind: 'sets-returned', rule: 'RF-R99', seat, dice, left: poolOf(state) })
}

/** RF-151 Step 2, as long as there are icons to collect. */
export function collecting(own: Own): void {
  const { board, seat } = own
  const isAny = roomIds(board).some((room) => iconProblem(board, room) === undefined)
  todo<Step>(own, isAny ? { ask: 'collect', of: [seat] } : { do: 'forget-recon' })
}

/** RF-151, RF-153 Why there is no Loot to collect in a room. */
export function iconProblem(board: Board, room: RoomId): Code | undefined {
  if (!isRoom(board, room)) return 'BAD_FORMAT'
  const { visited, collected } = inRoom(board, room)
  if (!visited) return 'NOT_VISITED'
  if (!isCleared(board, room)) return 'NOT_CLEARED'
  return collected >= printed(board, room).loot ? 'LOOT_TAKEN' : undefined
}

/** RF-152, RF-153 */
export function collect(own: Own, { room, action, arg }: Extract<Choice, { kind: 'collect' }>, dealer: Voice): void {
  const { board, seat } = own
  const icons = inRoom(board, room)
  icons.collected++
  const left = printed(board, room).loot - icons.collected
  dealer.tell?.({ kind: 'collected', rule: 'RF-153', seat, room, left })
  carryOut(own, action, arg, 'loot', dealer)
  collecting(own)
}

export const forgetRecon = (own: Own, dealer: Voice): void => loseHalfRecon(own, 'RF-R101', dealer)

/** RF-156, RF-157, RF-158, RF-R103 Who wounds the Hero in step 3, room by room. */
export function wounding(board: Board): { readonly room: RoomId; readonly enemy: Enemy }[] {
  const effect = bossEffect(board)
  const far = effect && 'change' in effect && effect.change === 'doorways' ? effect.type : undefined
  return [board.at, ...printed(board, board.at).doors].flatMap((room) => {
    const isHere = room === board.at
    const sources = inRoom(board, room).minions.flatMap((minion, enemy) => {
      const type = printed(board, room).minions[enemy]!
      const wounds = type === 'gunman' || (type === 'henchman' && isHere) || (!isHere && type === far)
      return isActive(minion) && wounds ? [{ room, enemy }] : []
    })
    const boss = isHere && room === denOf(board).bossRoom && !board.bossDead ? [{ room, enemy: 'boss' as const }] : []
    return [...sources, ...boss]
  })
}

/** Step 3. */
export function denWounds(own: Own, dealer: Voice): void {
  const { board, seat } = own
  const sources = wounding(board)
  if (sources.length === 0) return
  const rules = new Set(sources.map(({ room, enemy }) => blame(board, room, enemy)[1]))
  dealer.tell?.({ kind: 'den-wounds', rule: rules.size > 1 ? 'RF-149' : [...rules][0]!, seat, sources })
  const soak = passive(board, 'soak')
  for (const [at, { room, enemy }] of sources.entries()) {
    if (at < (soak?.wounds ?? 0)) {
      const by = tileName(soak!.tile)
      dealer.tell?.({ kind: 'wound-ignored', rule: 'RF-102', seat, by, because: 'soaked' })
      continue
    }
    const [by, rule] = blame(board, room, enemy)
    wound(own, by, rule, dealer, 'RF-159')
  }
}

function blame(board: Board, room: RoomId, enemy: Enemy): readonly [by: string, rule: string] {
  if (enemy === 'boss') return [`boss.${board.boss!}`, 'RF-157']
  const type = printed(board, room).minions[enemy]!
  if (type === 'gunman') return [type, 'RF-158']
  return room === board.at ? [type, 'RF-156'] : [`boss.${board.boss!}`, 'RF-035']
}

/** RF-161 to RF-167, RF-R105 Step 5: a Health Track without a space that is left. */
export function beating(own: Own, dealer: Voice): void {
  const { board, seat } = own
  const { tell } = dealer
  markByItself(own, dealer) // RF-R90 A Beating takes away what HEALTH6 asks for.
  if (availableHealth(board) > 0) return
  board.beatings++
  board.health = Array.from({ length: HEALTH.basic }, () => 'free')
  tell?.({ kind: 'beaten', rule: 'RF-161', seat, beatings: board.beatings, limit: limitOf(board) })
  for (const ability of abilitiesOf(board)) if (isOverLimit(board, ability)) loseRecon(own, ability, 'RF-R104', dealer)
  if (board.beatings < BEATING_TRACK.deathAt) return
  board.dead = true
  tell?.({ kind: 'died', rule: 'RF-167', seat })
}

/** RF-169 Step 6, and what a living Boss does then. */
export function evasionOver(own: Own, dealer: Voice): void {
  const { board, seat } = own
  const { tell } = dealer
  markByItself(own, dealer)
  const evaded = board.rooms.flatMap(({ minions }) => minions.filter((minion) => minion.evaded))
  for (const minion of evaded) minion.evaded = false
  if (evaded.length > 0) tell?.({ kind: 'evasion-over', rule: 'RF-169', seat, minions: evaded.length })
  const effect = bossEffect(board)
  if (!effect || !('change' in effect)) return
  if (effect.change === 'recovers' && board.bossHits > 0) {
    const cleared = board.bossHits
    board.bossHits = 0
    tell?.({ kind: 'boss-recovered', rule: 'RF-R106', seat, boss: board.boss!, cleared })
  }
  if (effect.change === 'raises') raise(own, effect.type, dealer)
}

/** The first of a type in the Boss's room gets up again. */
function raise({ board, seat }: Own, type: string, { tell }: Voice): void {
  const room = denOf(board).bossRoom
  const { minions } = inRoom(board, room)
  const at = minions.findIndex(({ died }, at) => died > 0 && printed(board, room).minions[at] === type)
  if (at < 0) return
  minions[at]!.died = 0
  const { minions: types } = printed(board, room)
  tell?.({ kind: 'raised', rule: 'RF-035', seat, room, minion: at, type: types[at]!, by: `boss.${board.boss!}` })
}

/** RF-R109 Rooms from which somebody would still come. */
export const isHeld = (board: Board, room: RoomId): boolean =>
  inRoom(board, room).minions.some(({ died }) => died === 0) || (room === denOf(board).bossRoom && !board.bossDead)
