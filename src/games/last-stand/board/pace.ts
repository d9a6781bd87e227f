import type { Event } from '#games/last-stand/types'
import type { BoardPace } from '#web/design/board-props'

/** Milliseconds: for dice that are read, for what they did, and for a word in passing. */
const [DICE, DONE, WORD] = [1000, 500, 700]

/** How long each thing that happens is looked at. */
export const PACE = {
  lasts: {
    'phase-begun': WORD,
    'turn-begun': 0,
    moved: DONE,
    'stood-up': WORD,
    revived: WORD,
    used: DONE,
    rampaged: WORD,
    rolled: DICE,
    'enemy-hurt': DONE,
    'enemy-defeated': DONE,
    healed: DONE,
    'hero-armored': DONE,
    'enemy-armored': DONE,
    shifted: DONE,
    charged: DONE,
    'mine-went-off': WORD,
    'token-put': DONE,
    'pile-shown': WORD,
    attacked: DICE,
    idle: DONE,
    commanded: WORD,
    'hero-hurt': DONE,
    'knocked-down': DICE,
    dazed: DONE,
    'blew-up': WORD,
    'flames-spread': WORD,
    burnt: DONE,
    aimed: WORD,
    shot: WORD,
    'quarry-named': WORD,
    'track-moved': WORD,
    revealed: DONE,
    placed: WORD,
    overwhelmed: DICE,
    'match-over': DICE,
  },
  patience: 8,
  own: ['moved', 'used', 'rampaged', 'stood-up'],
} as const satisfies BoardPace<Event['kind']>
