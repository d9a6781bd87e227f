import type { Bot, Bots } from '#bots/bot'
import { careless } from '#bots/careless'
import type { Seat } from '#engine/game'
import { Fighter } from '#games/roll-and-fight/bot/fight/fighter'
import { flashback } from '#games/roll-and-fight/bot/flashback'
import { outlook } from '#games/roll-and-fight/bot/outlook'
import { racing } from '#games/roll-and-fight/bot/pace'
import { type Manners, race, type Worth } from '#games/roll-and-fight/bot/race/racer'
import { collect, resolve } from '#games/roll-and-fight/bot/resolution'
import { setUp } from '#games/roll-and-fight/bot/set-up'
import { setWorth } from '#games/roll-and-fight/bot/values'
import { askedOf } from '#games/roll-and-fight/rules/pending'
import type { Board, RollAndFight, View } from '#games/roll-and-fight/types'

interface Mind {
  /** How many positions of a fight it looks at side by side. */
  readonly width: number
  readonly manners: Manners
  readonly whim: number
  /** Whether it cares which side of a den board it gets. */
  readonly readsMaps?: boolean
  worth(view: View, board: Board): Worth
}

const bySight =
  (_view: View, board: Board): Worth =>
  (set) =>
    setWorth(board, set)

function thinker({ width, manners, whim, worth, readsMaps = false }: Mind): Bot<RollAndFight> {
  const fighter = new Fighter(width)
  return (view, offered, random) => {
    if (offered.length === 1) return offered[0]!
    const mark = offered.find(({ kind }) => kind === 'mark')
    if (mark) return mark
    const seat = view.viewer as Seat
    const board = view.boards[seat]!
    switch (askedOf(view, seat)) {
      case 'flashback':
        return flashback(view, offered, { whim, worth: (one) => worth(view, one) }, random)
      case 'race':
      case 'beat':
      case 'throw':
        return race(view, offered, worth(view, board), manners)
      case 'collect':
        return collect(view, offered)
      case 'resolution':
        return resolve(view, offered)
      case 'pick-hero':
      case 'order-items':
      case 'pick-side':
        return setUp(view, offered, readsMaps, random)
      default:
        return fighter.choose(view, offered)
    }
  }
}

/** By one simple rule, as section H has it. */
const SIMPLE: Manners = { patience: 0.9, die: 0.15, sight: 0 }
const FAR_SIGHTED: Manners = { patience: 0.9, die: 0.15, sight: 4 }

/** Measured, see the game's README. Section H's planner is `normal`; balance is measured with it, and it is never made worse. */
export const bots: Bots<RollAndFight> = {
  greedy: () => thinker({ width: 3, manners: SIMPLE, whim: 1.2, worth: bySight }),
  easy: () => careless(thinker({ width: 3, manners: SIMPLE, whim: 2, worth: bySight }), 10),
  normal: () => thinker({ width: 16, manners: SIMPLE, whim: 0.8, worth: bySight }),
  hard: () => thinker({ width: 80, manners: FAR_SIGHTED, whim: 0.3, worth: bySight, readsMaps: true }),
  outlook,
  racing,
  usual: { easy: 50, normal: 60, hard: 150 },
}
