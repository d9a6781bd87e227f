import type { Seat } from '#engine/game'
import { same } from '#engine/json'
import { sameSource, type Source, sourceOf } from '#games/last-brave/board/offers'
import type { Use } from '#games/last-brave/board/preview'
import type { Choice } from '#games/last-brave/types'

/** An attack that is thought of, and not announced: what is ticked, and at whom it is aimed. */
export interface Plan {
  readonly uses: readonly Use[]
  readonly target: Seat | null
}

export const NO_PLAN: Plan = { uses: [], target: null }

export const isPlanned = ({ uses }: Plan, source: Source): boolean =>
  uses.some((use) => sameSource(sourceOf(use), source))

export const without = (plan: Plan, source: Source): Plan => ({
  ...plan,
  uses: plan.uses.filter((use) => !sameSource(sourceOf(use), source)),
})

/** Adds a use; of one card Fatigue comes before Forfeit, which turns it over for good (LB-070). */
export function withUse(plan: Plan, use: Use): Plan {
  const { uses } = without(plan, sourceOf(use))
  const at = use.kind === 'use' && use.cost === 'fatigue' ? uses.findIndex((other) => spoils(other, use.card)) : -1
  return { ...plan, uses: at < 0 ? [...uses, use] : uses.toSpliced(at, 0, use) }
}

const spoils = (use: Use, card: string): boolean => use.kind === 'use' && use.cost === 'forfeit' && use.card === card

/** What is still possible of a plan, should the rules have gone on without it. */
export function stillOffered(plan: Plan, choices: readonly Choice[]): Plan {
  const uses = plan.uses.filter((use) => choices.some((choice) => same(choice, use)))
  const { target } = plan
  const isTarget = choices.some((choice) => choice.kind === 'attack' && choice.seat === target)
  if (uses.length === plan.uses.length && (target === null || isTarget)) return plan
  return { uses, target: isTarget ? target : null }
}

/** The announcements of a plan, one after another, and the attack at their end (LB-R31). */
export const announcements = ({ uses, target }: Plan, isScatter: boolean): Choice[] => [
  ...uses,
  ...(isScatter
    ? [{ kind: 'attack-all' } as const]
    : target === null
      ? []
      : [{ kind: 'attack', seat: target } as const]),
]
