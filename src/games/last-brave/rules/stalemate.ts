import type { Seat } from '#engine/game'
import { type Ability, ATTRIBUTE } from '#games/last-brave/cards'
import { type AnyFighter, does, legalTargets, living, powerOf, resistOf } from '#games/last-brave/rules/fighters'
import type { View } from '#games/last-brave/types'

/** LB-R65 Nobody who can ever act again can force a point: judged by what everybody sees. */
export function isStalemate(view: View): boolean {
  const { fighters, active } = view
  if (living(view).some((seat) => !fighters[seat]!.faceUp)) return false
  const actors: Seat[] = [active]
  for (const seat of actors) {
    const fighter = fighters[seat]!
    if (canChangeCards(fighter)) return false
    const most = mostPower(fighter)
    for (const target of legalTargets(view, seat)) {
      if (most > resistOf(fighters[target]!)) return false
      if (!actors.includes(target)) actors.push(target)
    }
  }
  return true
}

/** The paid abilities that a fighter could still use. */
const paid = ({ reveal }: AnyFighter): Ability[] =>
  reveal.flatMap(({ card, sideways, down }) => {
    const { fatigue = [], forfeit = [] } = ATTRIBUTE[card]
    return down ? [] : sideways ? [forfeit] : [fatigue, forfeit]
  })

/** A Seal, Revive or Recover could undo the deadlock, whether there is anything to pick or not. */
const canChangeCards = (fighter: AnyFighter): boolean =>
  paid(fighter).some((ability) => does(ability, 'seal', 'revive', 'recover'))

/** An upper bound: Continuous and Forfeit of one card are both counted. */
function mostPower(fighter: AnyFighter): number {
  let power = 1
  for (const { card, down } of fighter.reveal) if (!down) power += powerOf(ATTRIBUTE[card].continuous ?? [])
  for (const ability of paid(fighter)) power += powerOf(ability)
  return power
}
