import type { Seat } from '#engine/game'
import type { View } from '#games/last-brave/types'

/** What a seat does in the attack that is under way. */
export type Role = 'attacks' | 'attacked' | 'next' | 'strikes-back' | 'struck-back'

/** Whose turn it is, who is attacked, and who is hit by what was meant for another. */
export function roleOf({ active, attack, blow, result, fighters }: View, seat: Seat): Role | undefined {
  if (result || fighters[seat]!.out) return undefined
  if (blow?.reflected && blow.left > 0) {
    if (seat === blow.victim) return 'struck-back'
    if (seat === blow.target) return 'strikes-back'
  }
  if (seat === active) return 'attacks'
  const targets = attack.lock?.targets ?? []
  if (!targets.includes(seat)) return undefined
  if (blow === null || blow.target === seat) return 'attacked'
  return targets.indexOf(seat) > targets.indexOf(blow.target) ? 'next' : undefined
}

/** From whom to whom the blow goes now; nothing before a target is named. */
export function arrowOf({ active, attack, blow, result }: View): { from: Seat; to: Seat; isBack: boolean } | undefined {
  if (result || !attack.lock) return undefined
  if (!blow)
    return attack.lock.targets.length === 1 ? { from: active, to: attack.lock.targets[0]!, isBack: false } : undefined
  return blow.reflected
    ? { from: blow.target, to: active, isBack: true }
    : { from: active, to: blow.target, isBack: false }
}
