import type { Dealer, Outcome } from '#engine/game'
import type { Event, Result, State, View } from '#games/last-stand/types'

/** LS-001 All win or all lose, at once: nothing that was still to come is carried out (LS-R36, LS-R37). */
export function finish(
  state: State,
  reason: Exclude<Result['reason'], 'abandoned'>,
  rule: string,
  dealer: Dealer<Event>,
): void {
  const won = reason === 'general-defeated'
  state.result = { payoffs: Array.from({ length: state.seats }, () => (won ? 1 : 0)), reason, rule }
  state.todo = []
  state.triggers = []
  dealer.tell?.({ kind: 'match-over', rule, won, reason })
}

/** LS-R81 A match that all agree to give up is lost. */
export const abandoned = ({ seats }: View): Outcome => ({
  payoffs: Array.from({ length: seats }, () => 0),
  reason: 'abandoned',
  rule: 'LS-R81',
})
