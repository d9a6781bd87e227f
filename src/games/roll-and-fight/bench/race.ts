import type { Seat } from '#engine/game'
import { clone } from '#engine/json'
import type { Random } from '#engine/random'
import { DEFAULTS } from '#games/roll-and-fight/options'
import { lockedDice } from '#games/roll-and-fight/rules/read'
import { timeUp } from '#games/roll-and-fight/rules/time-up'
import type { Choice, View } from '#games/roll-and-fight/types'
import type { RaceBench } from '#games/testing/bench'

/** RF-R59 How long a bot of the normal level, whose pace is that of people, waits between rolls, and before a set; from and how much more. */
const [ROLLS, SETS] = [
  [2000, 800],
  [400, 400],
] as const

const any = ([least, more]: readonly [number, number], luck: Random): number => least + luck.below(more)

/** What is chosen for whoever does not: section E, which is a fair way to race. */
const choiceOf = (view: View, seat: Seat): Choice => timeUp(view, seat)[0]!

/** The own board as it will be, but for the dice that are taken from the pool. */
function foreseen(view: View, seat: Seat, onTheWay: readonly Choice[]): View {
  const boards = [...view.boards]
  const board = (boards[seat] = clone(boards[seat]!))
  for (const choice of onTheWay) {
    if (choice.kind !== 'assign' && choice.kind !== 'bleed') continue
    const away = choice.kind === 'assign' ? choice.dice : [choice.die]
    const dice = board.dice.filter(({ id }) => away.includes(id))
    board.dice = board.dice.filter(({ id }) => !away.includes(id))
    if (choice.kind === 'assign') board.sets.push({ ability: choice.ability, dice })
    else board.health[board.health.indexOf('free')] = choice.die
    const [lowest] = lockedDice(board)
    const released = choice.kind === 'bleed' ? choice.release : [choice.release ?? lowest]
    for (const die of board.dice) if (released?.includes(die.id)) die.face = null
  }
  return { ...view, boards }
}

export const race: RaceBench = {
  seats: 4,
  options: DEFAULTS,
  choose(known, seat, onTheWay = []) {
    const view = known as View
    if (view.phase !== 'rolling') return onTheWay.length > 0 ? undefined : choiceOf(view, seat)
    const choice = choiceOf(foreseen(view, seat, onTheWay as readonly Choice[]), seat)
    // What else can be done with the dice that one sees is done at once; for a roll one waits for those to come.
    const isForNow = choice.kind === 'assign' || choice.kind === 'bleed'
    return isForNow || onTheWay.length === 0 ? choice : undefined
  },
  opening(known, seat) {
    const { race: now, boards } = known as View
    const dice = boards[seat]!.dice.map(({ id }) => id)
    return now && !now.isOpen ? { at: now.opens, choice: { kind: 'roll', dice } } : undefined
  },
  takes(choice, luck) {
    switch ((choice as Choice).kind) {
      case 'roll':
        return { afterSeen: 0, since: { kind: 'roll', ms: any(ROLLS, luck) } }
      case 'assign':
      case 'bleed':
      case 'take':
      case 'stop':
        return { afterSeen: any(SETS, luck) }
      default:
        return { afterSeen: 0 }
    }
  },
  isBefore: (view) => (view as View).phase === 'flashback',
  raceOf: (view) => ((view as View).race?.isOpen ? (view as View).round : undefined),
  taken: (view) => (view as View).boards.map(({ taken }) => taken),
  // Others were quicker, the race was over, or a roll that was held has changed the own dice meanwhile.
  natural: [
    ...['SUPPLY_EMPTY', 'SUPPLY_CLOSED', 'POOL_FULL', 'ALREADY_STOPPED', 'WRONG_PHASE', 'QUESTION_CLOSED', 'too-late'],
    ...['WOUND_LOCKED', 'UNROLLED_DIE', 'WRONG_SET', 'NOT_A_WOUND', 'BAD_RELEASE'],
  ],
}
