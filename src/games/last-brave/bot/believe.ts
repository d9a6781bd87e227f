import type { Random } from '#engine/random'
import { CHAMPION } from '#games/last-brave/cards'
import { determinize } from '#games/last-brave/rules/hidden'
import { isAllied } from '#games/last-brave/options'
import type { State, View } from '#games/last-brave/types'

/** How many guesses compete. */
const RIVALS = 3
/** How much less likely an ally is attacked without need than an enemy. */
const LOYALTY = 0.6

/** A guess at the whole; in Allied Combat those who attack each other without need are rarely thought to be allies. */
export function believe(view: View, random: Random): State {
  const first = determinize(view, random)
  if (!isAllied(view.options)) return first
  let [best, all] = [first, likelihood(first)]
  for (let rival = 1; rival < RIVALS; rival++) {
    const guess = determinize(view, random)
    const likely = likelihood(guess)
    all += likely
    if (random.below(1000) < (1000 * likely) / all) best = guess
  }
  return best
}

function likelihood({ aimed, fighters }: State): number {
  let likely = 1
  for (const [seat, aims] of aimed.entries())
    for (const [other, times] of aims.entries())
      if (times > 0 && factionOf(fighters[seat]!) === factionOf(fighters[other]!)) likely *= LOYALTY ** times
  return likely
}

const factionOf = ({ champion }: State['fighters'][number]) => CHAMPION[champion].faction
