import type { Event } from '#games/brave-rats/types'
import type { BoardPace } from '#web/design/board-props'

/** A round is turned up before one's eyes: so many milliseconds until all know how it ended. */
export const PACE = { lasts: { revealed: 1200 }, unspoken: ['revealed'] } as const satisfies BoardPace<Event['kind']>
