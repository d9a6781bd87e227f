import { availableHealth, isLocked } from '#games/roll-and-fight/rules/read'
import { handOf, KEPT, MINUS, NONE, ONE_WOUND, SIZE } from '#games/roll-and-fight/bot/race/hands'
import { chanceOfSet, type Deed, type Target } from '#games/roll-and-fight/bot/race/outlook'
import type { Board } from '#games/roll-and-fight/types'

// One simple rule for dice: what is complete is assigned, and else kept is what most likely makes the best set.

/** Locked dice, and free Health spaces, from which on it bleeds (E3). */
const BLEEDS = 2

/** What is done with these dice, and others that will be taken: so many in all. */
export function simply(board: Board, targets: readonly Target[], held: number, mayRollOnly: boolean): Deed {
  const hand = handOf(board.dice.flatMap(({ face }) => face ?? []))
  const complete = targets.filter((target) => MINUS[hand]![target.hand] !== NONE)
  if (complete.length > 0 && !mayRollOnly) {
    const target = complete.reduce((best, one) => (one.worth > best.worth ? one : best))
    return { do: 'assign', target, release: MINUS[MINUS[hand]![target.hand]!]![ONE_WOUND] !== NONE }
  }
  const locked = board.dice.filter(isLocked).length
  if (!mayRollOnly && locked >= BLEEDS && availableHealth(board) >= BLEEDS) return { do: 'bleed' }
  return roll(hand, held, targets)
}

function roll(hand: number, dice: number, targets: readonly Target[]): Deed {
  let best: Deed = { do: 'stop' }
  let most = 0
  const abilities = [...new Set(targets.map(({ ability }) => ability))]
  const byAbility = abilities.map((wanted) => targets.filter(({ ability }) => ability === wanted))
  for (const kept of KEPT[hand]!) {
    const rolled = dice - SIZE[kept]!
    if (rolled === 0) continue
    for (const those of byAbility) {
      const chance = chanceOfSet(
        those.map((target) => target.hand),
        kept,
        rolled,
      )
      const worth = chance * Math.max(...those.map((target) => target.worth))
      if (worth > most) [best, most] = [{ do: 'roll', kept }, worth]
    }
  }
  return best
}
