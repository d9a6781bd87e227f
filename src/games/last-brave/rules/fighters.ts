import type { Seat } from '#engine/game'
import { type Ability, ATTRIBUTE, type CardId, type Keyword } from '#games/last-brave/cards'
import type { Fighter, View } from '#games/last-brave/types'

// Questions about the table that need no secrets.

/** A fighter as anyone may see it. */
export type AnyFighter = Fighter<string, string>

/** How many points a fighter survives: two for a card in hand, one for a revealed card. */
export const life = ({ hand, reveal }: AnyFighter): number => 2 * hand.length + reveal.length

/** All cards of a fighter, wherever they lie. */
export const allCards = <Card>({ hand, reveal, damage }: Fighter<Card, unknown>): (Card | CardId)[] => [
  ...hand,
  ...reveal.map(({ card }) => card),
  ...damage,
]

/** LB-R54 The seats after `from`, clockwise, those who fell left out; `from` itself is not among them. */
export function clockwise({ fighters }: Pick<View, 'fighters'>, from: Seat): Seat[] {
  const seats: Seat[] = []
  for (let step = 1; step < fighters.length; step++) {
    const seat = (from + step) % fighters.length
    if (!fighters[seat]!.out) seats.push(seat)
  }
  return seats
}

/** The living, in the order of their seats. */
export const living = ({ fighters }: Pick<View, 'fighters'>): Seat[] =>
  fighters.flatMap(({ out }, seat) => (out ? [] : [seat]))

/** LB-043 to LB-048 The opponents with the largest hand among opponents, clockwise; one's own hand plays no part. */
export function legalTargets(view: Pick<View, 'fighters'>, attacker: Seat): Seat[] {
  const opponents = clockwise(view, attacker)
  let largest = 0
  for (const seat of opponents) largest = Math.max(largest, view.fighters[seat]!.hand.length)
  return opponents.filter((seat) => view.fighters[seat]!.hand.length === largest)
}

/** LB-118, LB-R2 All Resist of a fighter: of face-up cards in the Reveal Zone, sideways or not (LB-075). */
export function resistOf({ reveal }: Pick<AnyFighter, 'reveal'>): number {
  let resist = 0
  for (const { card, down } of reveal)
    if (!down) for (const { do: does } of ATTRIBUTE[card].continuous ?? []) if (does === 'resist') resist++
  return resist
}

/** The Power that an ability adds. */
export const powerOf = (ability: Ability): number =>
  ability.reduce((sum, keyword) => sum + (keyword.do === 'power' ? keyword.by : 0), 0)

export const does = (ability: Ability, ...kinds: readonly Keyword['do'][]): boolean =>
  ability.some((keyword) => kinds.includes(keyword.do))
