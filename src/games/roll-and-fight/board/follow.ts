import type { Seat } from '#engine/game'
import type { Event, View } from '#games/roll-and-fight/types'

/** Whose board those see who only watch: that of whoever acts. In a race all do at once, and nothing moves from under an eye. */
export function followed({ phase }: Pick<View, 'phase'>, event: Event | undefined, before: Seat): Seat {
  if (phase === 'rolling' || !event || !('seat' in event)) return before
  return event.seat
}
