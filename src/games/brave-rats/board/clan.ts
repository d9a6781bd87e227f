import type { Seat } from '#engine/game'
import type { CardId } from '#games/brave-rats/cards'

/** The clan whose colours a card or a seat bears. */
export type Clan = 'Y' | 'A'

export const clanOf = (card: CardId): Clan => card.charAt(0) as Clan
export const clanOfSeat = (seat: Seat): Clan => (seat === 0 ? 'Y' : 'A')

/** The Yargs stand on the left and look to the right, the Applewoods face them. */
export const facingOf = (clan: Clan): 'left' | 'right' => (clan === 'Y' ? 'right' : 'left')

/** The outline of a clan's shield on a square of 100: pointed for the Yargs, an apple's round for the Applewoods. */
export const SHIELDS: { readonly [Name in Clan]: string } = {
  Y: 'M8 8C30 12 70 12 92 8C94 48 84 78 50 96C16 78 6 48 8 8Z',
  A: 'M50 10C66 2 92 8 95 38C97 68 76 95 58 95C54 95 52 93 50 93C48 93 46 95 42 95C24 95 3 68 5 38C8 8 34 2 50 10Z',
}
