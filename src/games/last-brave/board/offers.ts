import type { Seat } from '#engine/game'
import type { Use } from '#games/last-brave/board/preview'
import type { CardId, Cost } from '#games/last-brave/cards'
import type { Choice, Target } from '#games/last-brave/types'

/** Which ability is meant: a card's at its cost, or the Champion's Secret Skill. */
export type Source = { readonly card: CardId; readonly cost: Cost } | 'secret'

/** One ability that may be used now: as it is, or with a card to pick, or either way (LB-R17). */
export interface Offer {
  readonly source: Source
  readonly plain: Use | undefined
  readonly picks: readonly Use[]
}

/** What the rules offer, sorted by where it is pressed. */
export interface Offers {
  readonly abilities: readonly Offer[]
  readonly targets: readonly Seat[]
  readonly isAll: boolean
  /** Cards that pay a point, and how. */
  readonly pays: ReadonlyMap<CardId, Choice>
  readonly fall: Choice | undefined
  readonly pass: Choice | undefined
}

export const sameSource = (a: Source, b: Source): boolean =>
  a === 'secret' || b === 'secret' ? a === b : a.card === b.card && a.cost === b.cost

export const sourceOf = (use: Use): Source => (use.kind === 'secret' ? 'secret' : { card: use.card, cost: use.cost })

const isUse = (choice: Choice): choice is Use => choice.kind === 'use' || choice.kind === 'secret'

export function offersOf(choices: readonly Choice[]): Offers {
  const uses = choices.filter(isUse)
  const sources: Source[] = []
  for (const use of uses) if (!sources.some((known) => sameSource(known, sourceOf(use)))) sources.push(sourceOf(use))
  return {
    abilities: sources.map((source) => {
      const own = uses.filter((use) => sameSource(sourceOf(use), source))
      return { source, plain: own.find((use) => !use.choice), picks: own.filter((use) => use.choice) }
    }),
    targets: choices.flatMap((choice) => (choice.kind === 'attack' ? [choice.seat] : [])),
    isAll: choices.some(({ kind }) => kind === 'attack-all'),
    pays: new Map(
      choices.flatMap((choice) => (choice.kind === 'reveal' || choice.kind === 'move' ? [[choice.card, choice]] : [])),
    ),
    fall: choices.find(({ kind }) => kind === 'fall'),
    pass: choices.find(({ kind }) => kind === 'pass'),
  }
}

/** The use of an ability that picks this card. */
export const pickOf = ({ picks }: Offer, { seat, card }: Target): Use | undefined =>
  picks.find(({ choice }) => choice!.seat === seat && choice!.card === card)
