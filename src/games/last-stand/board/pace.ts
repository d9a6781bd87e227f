import type { Event } from '#games/last-stand/types'
import type { BoardPace } from '#web/design/board-props'

/** Milliseconds: for dice that are read, for what they did, and for a word in passing. */
const [DICE, DONE, WORD] = [1000, 500, 700]
/** Milliseconds besides for each letter of what enemies do, of what heroes do, and of what only leads to it. */
const [READ, SEEN, GLANCE] = [35, 15, 20]

/** How long each thing that happens is looked at: the enemies' phases are a story, and each of its lines is read. */
export const PACE = {
  lasts: {
    'phase-begun': [WORD, READ],
    'turn-begun': 0,
    moved: [DONE, SEEN],
    'stood-up': [WORD, SEEN],
    revived: [WORD, SEEN],
    used: [DONE, SEEN],
    rampaged: [WORD, SEEN],
    rolled: [DICE, SEEN],
    'enemy-hurt': [DONE, SEEN],
    'enemy-defeated': [DONE, SEEN],
    healed: [DONE, SEEN],
    'hero-armored': [DONE, SEEN],
    'armor-lost': [DONE, GLANCE],
    'enemy-armored': [DONE, GLANCE],
    shifted: [DONE, GLANCE],
    stayed: DONE,
    charged: [WORD, READ],
    'mine-went-off': [WORD, READ],
    'token-put': [DONE, SEEN],
    'pile-shown': [WORD, READ],
    attacked: [DICE, READ],
    idle: [DONE, GLANCE],
    commanded: [WORD, READ],
    'hero-hurt': [DONE, READ],
    'knocked-down': [DICE, READ],
    dazed: [DONE, READ],
    'blew-up': [WORD, READ],
    'flames-spread': [WORD, READ],
    burnt: [DONE, GLANCE],
    aimed: [WORD, READ],
    shot: [WORD, READ],
    'quarry-named': [WORD, READ],
    'track-moved': [WORD, GLANCE],
    revealed: [DONE, GLANCE],
    placed: [WORD, GLANCE],
    overwhelmed: [DICE, READ],
    'match-over': [DICE, READ],
  },
  // An attack on several heroes is read once; whom else it hits, and as hard, is seen.
  // Of enemies that do nothing for the same reason, one after the other, the first is told, and the log has all.
  again: {
    'hero-hurt': { lasts: DONE, parts: ['by', 'amount'], between: ['knocked-down', 'dazed'] },
    idle: { lasts: 0, parts: ['because', 'occasion'], between: [] },
  },
  stands: { 'knocked-down': [1500, 1500], overwhelmed: [2000, 2000], 'match-over': [2000, 2000] },
  patience: 8,
  isUnhurried: true,
  own: ['moved', 'used', 'rampaged', 'stood-up'],
} as const satisfies BoardPace<Event['kind']>
