import type { Bot } from '#bots/bot'
import type { Seat } from '#engine/game'
import { pick, type Random } from '#engine/random'
import { SKILL } from '#games/last-stand/content/heroes'
import { after, affordable, best, costOf, imagined, questionOf, type Tried, tried } from '#games/last-stand/bot/trial'
import { timeUp } from '#games/last-stand/rules/time-up'
import type { Choice, LastStand, State, View } from '#games/last-stand/types'

// H2 The reference bot: every choice is tried a few times, and the one that gains most for its cost is taken.

/** A rampage is kept for better times unless it gains so much. */
const RAMPAGE = 1
/** Samples of each choice, in pairs. */
const PAIRS = 3

export const reference: Bot<LastStand> = (view, offered, random) => {
  if (offered.length === 1) return offered[0]!
  const seat = view.viewer as Seat
  switch (questionOf(view)?.ask) {
    case 'pick-hero':
      return pick(random, offered)
    case 'pick-actor':
    case 'recon-discard':
      return among(offered, timeUp(view, seat)[0]) ?? pick(random, offered)
    case 'act':
      return inTurn(view, offered, random)
    default:
      return best(tried(imagined(view, random), seat, offered, PAIRS, random))
  }
}

/** The choice as it was offered. */
const among = (offered: readonly Choice[], choice: Choice | undefined): Choice | undefined =>
  choice && offered.find((one) => JSON.stringify(one) === JSON.stringify(choice))

function inTurn(view: View, offered: readonly Choice[], random: Random): Choice {
  const end = offered.at(-1)!
  const state = imagined(view, random)
  const seat = view.viewer as Seat
  const all = tried(state, seat, offered.slice(0, -1), PAIRS, random)
  let [found, most] = [end, 0]
  for (const one of all) {
    const gain = leadsOn(one.choice) ? withFollowUp(state, seat, one, random) : perCost(one)
    if (gain > most) [found, most] = [one.choice, gain]
  }
  return found
}

function perCost({ choice, gain }: Tried): number {
  if (choice.kind === 'rampage') return gain > RAMPAGE ? gain : 0
  return gain / Math.max(1, costOf(choice))
}

/** Whether one goes elsewhere, for the sake of what can be done there. */
const leadsOn = (choice: Choice): boolean =>
  choice.kind === 'move' || (choice.kind === 'skill' && SKILL[choice.skill].aim.at === 'squad-space')

/** A step is as good as it is together with the best that follows. */
function withFollowUp(state: State, seat: Seat, { choice, gain }: Tried, random: Random): number {
  const there = after(state, seat, choice, random)
  if (questionOf(there)?.ask !== 'act' || there.turn!.hero !== state.turn!.hero) return gain
  const follow = tried(there, seat, affordable(there), PAIRS, random)
  return follow.reduce(
    (most, next) => Math.max(most, (gain + next.gain) / (1 + Math.max(1, costOf(next.choice)))),
    gain,
  )
}
