import type { Own, Voice } from '#games/roll-and-fight/rules/own'
import { availableHealth, woundsOf } from '#games/roll-and-fight/rules/read'

// The Health Track: always the leftmost fitting space (RF-R72).

/** RF-122 Crosses out a space; where there is none the Wound is ignored, by the clause that says so. */
export function wound({ board, seat }: Own, by: string, rule: string, { tell }: Voice, ignored = 'RF-R69'): void {
  const at = board.health.indexOf('free')
  if (at < 0) {
    tell?.({ kind: 'wound-ignored', rule: ignored, seat, by, because: 'no-space' })
    return
  }
  board.health[at] = 'wound'
  tell?.({ kind: 'wounded', rule, seat, wounds: woundsOf(board), spaces: availableHealth(board), by })
}

/** RF-123 Clears so many Wounds, or as many as there are. */
export function heal({ board, seat }: Own, most: number, by: string, rule: string, { tell }: Voice): void {
  const amount = Math.min(most, woundsOf(board))
  for (let cleared = 0; cleared < amount; cleared++) board.health[board.health.indexOf('wound')] = 'free'
  tell?.({ kind: 'healed', rule, seat, amount, wounds: woundsOf(board), by })
}
