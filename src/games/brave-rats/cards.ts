/** One of the eight characters; both clans have the same eight (BR-004). */
export interface Rat {
  readonly name: string
  readonly strength: Strength
  readonly power: string
  readonly text: string
}

export type Strength = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Clan letter and strength: `Y7` is the Yargs' Prince, `A0` the Applewoods' Musician. */
export type CardId = `${'Y' | 'A'}${Strength}`

/** A card lying face down. */
export const FACE_DOWN = '?'

/** A card as someone sees it. */
export type SeenCard = CardId | typeof FACE_DOWN

/** The characters, at the index of their strength. */
export const RATS = [
  { name: 'Musician', strength: 0, power: 'hold', text: 'This round goes on hold, whatever the cards.' },
  { name: 'Princess', strength: 1, power: 'win_game', text: 'Meets the Prince: you win the game.' },
  { name: 'Spy', strength: 2, power: 'see_first', text: 'Next round you see the other card before you choose.' },
  { name: 'Assassin', strength: 3, power: 'lowest', text: 'In this round the lower strength wins.' },
  { name: 'Ambassador', strength: 4, power: 'double', text: 'This round is worth 2 victories to you.' },
  { name: 'Wizard', strength: 5, power: 'blank', text: 'The other card has no power.' },
  { name: 'General', strength: 6, power: 'boost_next', text: 'Your next card has +2 strength.' },
  { name: 'Prince', strength: 7, power: 'win_round', text: 'You win the round.' },
] as const satisfies readonly Rat[]

/** Named strengths, for rules that speak of a character. */
export const MUSICIAN = 0
export const PRINCESS = 1
export const SPY = 2
export const ASSASSIN = 3
export const AMBASSADOR = 4
export const WIZARD = 5
export const GENERAL = 6
export const PRINCE = 7

/** BR-003 All sixteen: the Yargs' from the Prince down, then the Applewoods'. */
export const CARDS: readonly CardId[] = (['Y', 'A'] as const).flatMap((clan) =>
  RATS.toReversed().map((rat): CardId => `${clan}${rat.strength}`),
)

/** BR-005 What each seat holds in the base game. */
export const CLANS = [CARDS.slice(0, 8), CARDS.slice(8)] as const

export const strengthOf = (card: CardId): Strength => (card.charCodeAt(1) - 48) as Strength

export const isCard = (card: unknown): card is CardId => CARDS.includes(card as CardId)

/** A card's bit in a set of cards: Yargs 8 to 15, Applewoods 0 to 7. */
export const bitOf = (card: string): number => 1 << ((card.charCodeAt(0) === 89 ? 8 : 0) + card.charCodeAt(1) - 48)

/** A set of cards as a number of 16 bits. */
export function bitsOf(cards: readonly string[]): number {
  let bits = 0
  for (let at = 0; at < cards.length; at++) bits |= bitOf(cards[at]!)
  return bits
}

/** The order of a hand: strongest first, Yargs before Applewoods. */
export const inHandOrder = (a: CardId, b: CardId): number => strengthOf(b) - strengthOf(a) || bitOf(b) - bitOf(a)
