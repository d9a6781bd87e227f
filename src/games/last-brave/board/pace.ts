import type { Event } from '#games/last-brave/types'
import type { BoardPace } from '#web/design/board-props'

/** Milliseconds for a step, whoever made it and whatever it decided (E4); an end is looked at longer. */
const [STEP, LONG] = [700, 1800]
/** A fall is seen at any pace, one's own the longest. */
const FALL = [1600, 2800] as const
/** So is the end of a bout, before the next one is dealt. */
const BREAK = 3500

/** How long each thing that happens is looked at; 0 for what is worth a word and no time. */
export const PACE = {
  lasts: {
    used: STEP,
    'secret-used': STEP,
    locked: STEP,
    hit: STEP,
    'point-revealed': STEP,
    'point-moved': STEP,
    defended: STEP,
    reflected: STEP,
    defeated: STEP,
    'turn-over': STEP,
    'bout-over': LONG,
    sealed: 0,
    revived: 0,
    recovered: 0,
    'bout-begun': 0,
    'campaign-over': 0,
  },
  own: ['used', 'secret-used', 'locked', 'point-revealed', 'point-moved'],
  stands: { defeated: FALL, 'bout-over': [LONG, LONG] },
  before: { 'bout-begun': BREAK },
} as const satisfies BoardPace<Event['kind']>
