import type { Bot, Bots } from '#bots/bot'
import { careless } from '#bots/careless'
import type { Seat } from '#engine/game'
import { same } from '#engine/json'
import { instinct } from '#games/last-stand/bot/instinct'
import { planner } from '#games/last-stand/bot/plan'
import { reference } from '#games/last-stand/bot/reference'
import { determinize } from '#games/last-stand/rules/hidden'
import type { LastStand } from '#games/last-stand/types'

/** Chooses at first sight, in a fair guess at what lies face down. */
const quick: Bot<LastStand> = (view, offered, random) => {
  const choice = instinct(determinize(view, random), view.viewer as Seat, random)
  return offered.find((one) => same(one, choice))!
}

/** Measured, see the game's README. Balance is measured with `normal`, which is never made worse to meet a target. */
export const bots: Bots<LastStand> = {
  greedy: () => quick,
  easy: () => careless(quick, 15),
  normal: () => reference,
  hard: planner,
  outlook: { playout: (state, actor, _choices, random) => instinct(state, actor as Seat, random) },
}
