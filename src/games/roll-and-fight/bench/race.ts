import { DEFAULTS } from '#games/roll-and-fight/options'
import { timeUp } from '#games/roll-and-fight/rules/time-up'
import type { Choice, View } from '#games/roll-and-fight/types'
import type { RaceBench } from '#games/testing/bench'

/** RF-R59 How long a hard bot, which is as quick as a person may be, waits between rolls, and before a set; from and how much more. */
const [ROLLS, SETS] = [
  [1600, 600],
  [400, 400],
] as const

/** What is chosen for whoever does not: section E, which is a fair way to race. */
const choiceOf = (view: View, seat: number): Choice => timeUp(view, seat)[0]!

export const race: RaceBench = {
  seats: 4,
  options: DEFAULTS,
  choose: (view, seat) => choiceOf(view as View, seat),
  intend(view, seat, luck) {
    const choice = choiceOf(view as View, seat)
    if ((view as View).phase !== 'rolling') return { choice, afterSeen: 0 }
    const [least, more] = choice.kind === 'roll' ? ROLLS : SETS
    const ms = least + luck.below(more)
    return choice.kind === 'roll' ? { choice, afterSeen: 0, since: { kind: 'roll', ms } } : { choice, afterSeen: ms }
  },
  isBefore: (view) => (view as View).phase === 'flashback',
  raceOf: (view) => ((view as View).race?.isOpen ? (view as View).round : undefined),
  taken: (view) => (view as View).boards.map(({ taken }) => taken),
  // Others were quicker, the race was over, or a roll that was held has changed the own dice meanwhile.
  natural: [
    ...['SUPPLY_EMPTY', 'SUPPLY_CLOSED', 'POOL_FULL', 'ALREADY_STOPPED', 'WRONG_PHASE', 'TIME_UP', 'too-late'],
    ...['WOUND_LOCKED', 'UNROLLED_DIE', 'WRONG_SET', 'NOT_A_WOUND', 'BAD_RELEASE'],
  ],
}
