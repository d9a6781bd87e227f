import type { Seat } from '#engine/game'
import { asked } from '#engine/steps'
import { CARD, type MinionId } from '#games/last-stand/content/enemies'
import { placeOf, type SpaceId } from '#games/last-stand/rules/geometry'
import { choices, mostHits } from '#games/last-stand/rules/choices'
import { hpLeft, placeOfHero } from '#games/last-stand/rules/read'
import type { Choice, Step, View } from '#games/last-stand/types'

/** Section E, the last column: what is chosen for a seat whose time is up. Nothing where any choice will do. */
export function timeUp(view: View, seat: Seat): readonly Choice[] {
  const question = asked<Step>(view)
  if (!question?.of.includes(seat)) return []
  const offered = choices(view, seat)
  switch (question.ask) {
    case 'pick-hero':
      return []
    case 'pick-actor':
      return offered.toSorted((one, other) => fallen(view, one) - fallen(view, other)).slice(0, 1)
    case 'act':
      return offered.slice(-1) // To stand up, or to end the turn.
    case 'split-hits':
      return [split(view, question.hits, offered)]
    case 'ordered-action':
      return offered.slice(-1)
    case 'recon-discard':
      return [best(offered, (choice) => worth((choice as { card: MinionId }).card))]
    case 'choose-target':
    case 'choose-quarry':
      return [best(offered, (choice) => view.heroes[placeOfHero(view, heroOf(choice))]!.armor)]
    default:
      return offered.slice(0, 1)
  }
}

type Named = Extract<Choice, { kind: 'pick-actor' | 'choose-target' | 'choose-quarry' }>
const heroOf = (choice: Choice): Named['hero'] => (choice as Named).hero

const fallen = (view: View, choice: Choice): number => Number(view.heroes[placeOfHero(view, heroOf(choice))]!.down)

const worth = (card: keyof typeof CARD): number => CARD[card].hp + (CARD[card].attack?.power ?? 0)

/** The first of those that are worth most. */
function best(offered: readonly Choice[], value: (choice: Choice) => number): Choice {
  let found = offered[0]!
  for (const choice of offered) if (value(choice) > value(found)) found = choice
  return found
}

/** The most valuable enemy that can be defeated; if none can, as many hits as possible for the most valuable one. */
function split(view: View, hits: number, offered: readonly Choice[]): Choice {
  const whole = offered.filter((choice): choice is Extract<Choice, { kind: 'split-hits' }> => {
    if (choice.kind !== 'split-hits') return false
    return choice.hits === Math.min(hits, mostHits(view, placeOf(choice.enemy)))
  })
  const valueAt = (space: SpaceId): number => {
    const enemy = view.enemies[placeOf(space)]!
    return (mostHits(view, placeOf(space)) <= hits ? 100 : 0) + hpLeft(enemy) + worth(enemy.card)
  }
  return best(whole, (choice) => valueAt((choice as { enemy: SpaceId }).enemy))
}
