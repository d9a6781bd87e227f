import { passBeat, type Plans } from '#bots/beats'
import type { Decision, Seat } from '#engine/game'
import { parseOptions } from '#engine/options'
import { type Random, SeededRandom } from '#engine/random'
import { bots } from '#games/roll-and-fight/bot/bot'
import { rollAndFight } from '#games/roll-and-fight/game'
import type { Choice, RollAndFight, View } from '#games/roll-and-fight/types'

// Section H: what it is worth to be quicker. The same player sits in both seats; only the hands differ.

/** How long somebody takes for a choice, in milliseconds. */
type Pace = (view: View, choice: Choice, random: Random) => number

const asBot =
  (level: 'normal' | 'hard'): Pace =>
  (view, choice, random) =>
    bots.racing!(level, view, choice, random)

const ROUND_TRIP = 250

export const PACES = {
  normal: asBot('normal'),
  hard: asBot('hard'),
  /**
   * A line on which all is seen and all arrives 125 ms late. What is done upon seeing something waits for both; from roll to
   * roll the hand keeps its time (RF-R59), but nobody rolls before having seen what came before.
   */
  late(view, choice, random) {
    const takes = asBot('normal')(view, choice, random)
    const isInRhythm = choice.kind === 'roll' && view.boards[view.viewer as Seat]!.restedAt > 0
    return isInRhythm ? Math.max(ROUND_TRIP, takes) : takes + ROUND_TRIP
  },
  /** Hands that need so much longer for everything, from roll to roll as well. */
  slow: (view, choice, random) => asBot('normal')(view, choice, random) + ROUND_TRIP,
  /** Rolls as soon as dice may be rolled again, to the millisecond. */
  script: (view, choice, random) => {
    if (choice.kind !== 'roll') return asBot('hard')(view, choice, random)
    return Math.max(0, view.boards[view.viewer as Seat]!.restedAt - view.time)
  },
} as const satisfies Record<string, Pace>
export type PaceName = keyof typeof PACES

/** Plays matches of two between normal players, who change seats after each; answers what the first pace has won of them. */
export function duel(paces: readonly [PaceName, PaceName], matches: number, seed: string): number {
  const luck = SeededRandom.from(seed)
  let won = 0
  for (let match = 0; match < matches; match++) {
    const isTurned = match % 2 === 1
    const seated = isTurned ? paces.toReversed() : paces
    won += payoffs(seated, luck.split(`${match}`))[isTurned ? 1 : 0]!
  }
  return won
}

const SEATS = 2
const options = parseOptions<RollAndFight>(rollAndFight, {}, SEATS)
const player = bots.normal({ budget: { iterations: 1 }, now: () => 0 })

function payoffs(paces: readonly PaceName[], random: Random): readonly number[] {
  const state = rollAndFight.begin(rollAndFight.deal(options, SEATS, random), { random })
  const choose = ({ actor }: Decision): Choice => {
    const view = rollAndFight.view(state, actor as Seat)
    return player(view, rollAndFight.choices(view, actor), random)
  }
  const takes = (seat: Seat, choice: Choice): number =>
    PACES[paces[seat]!](rollAndFight.view(state, seat), choice, random)
  const plans: Plans<RollAndFight> = new Map()
  for (;;) {
    const outcome = rollAndFight.outcome(state)
    if (outcome) return outcome.payoffs
    if (rollAndFight.beat!(state)) {
      passBeat(rollAndFight, state, plans, { choose, takes }, { random })
      continue
    }
    const moves = rollAndFight.pending(state).map((asked) => [asked.actor, choose(asked)] as const)
    for (const [actor, choice] of moves) rollAndFight.play(state, actor, choice, { random })
  }
}
