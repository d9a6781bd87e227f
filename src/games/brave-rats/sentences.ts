import type { OptionWords, Seat } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import { type CardId, CARDS, strengthOf } from '#games/brave-rats/cards'
import type { Options } from '#games/brave-rats/options'
import type { Event, Pair } from '#games/brave-rats/types'

// What the texts of all languages are made with.

/** BR-002 By seat; names are the same in all languages. */
export const CLAN_NAMES = ['Yargs', 'Applewoods'] as const

/** A sentence for every kind of event; it speaks to the seat that is `you`, if any. */
export type Sentences = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, you: Seat | undefined) => string
}

/** Words for every option. */
export type OptionSentences = { readonly [Name in keyof Options]: OptionWords }

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** "8 (6+2)" where a General stands behind a card, else the bare strength. */
export const strength = (card: CardId, total: number): string => {
  const printed = strengthOf(card)
  return total === printed ? `${printed}` : `${total} (${printed}+${total - printed})`
}

/** The two strengths, winner's first. */
export const against = (cards: Pair<CardId>, strengths: Pair<number>, winner: number): string[] =>
  [winner, 1 - winner].map((seat) => strength(cards[seat]!, strengths[seat]!))

/** The card that a refusal speaks of: programs are told its id, players its name. */
export const cardIn = ({ message }: Refusal): CardId | undefined => CARDS.find((card) => message.startsWith(`${card} `))

/** Whether a card was to be played that is still being drafted for. */
export const isDraftFirst = ({ code, rule }: Refusal): boolean => code === 'BR-E09' && rule === 'BR-164'

/** The seat in whose colours a card is printed. */
export const ownerOf = (card: CardId): 0 | 1 => (card.startsWith('Y') ? 0 : 1)
