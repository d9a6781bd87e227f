import type { Outcome, Seat } from '#engine/game'
import type { CardId, Strength } from '#games/brave-rats/cards'
import type { PastGame, Round } from '#games/brave-rats/types'

/** Everything the board says, in one language. */
export interface Words {
  rat(strength: Strength): { readonly name: string; readonly text: string }
  clan(seat: Seat): string
  readonly you: string
  /** A card and what it does: the accessible name of a card that cannot be pressed. */
  card(card: CardId, bonus: number): string
  readonly hidden: string
  play(card: CardId, bonus: number): string
  keep(card: CardId): string
  locked(card: CardId): string
  sending(card: CardId): string
  readonly playIt: string
  readonly keepIt: string
  /** After what a card says that was pressed once. */
  readonly pressAgain: string
  readonly takeBack: string
  hand(name: string, isMine: boolean): string
  readonly track: string
  round(round: number): string
  game(game: number): string
  readonly onHold: string
  wonBy(clan: string, gained: number): string
  readonly notPlayed: string
  readonly now: string
  meets(yargs: string, applewoods: string): string
  /** Why a round ended as it did. */
  reason(round: Round): string
  gameEnd(game: PastGame): string
  outcome(outcome: Outcome): string
  victories(count: number, target: number): string
  gamesWon(count: number): string
  readonly boosted: string
  readonly spying: string
  readonly spiedOn: string
  readonly princes: string
  readonly lockedIn: string
  /** The empty place of a seat in a round: what it waits for. */
  readonly waits: { readonly choose: string; readonly show: string; readonly answer: string; readonly wait: string }
  readonly chooses: string
  stake(total: number): string
  held(round: number, worth: readonly string[]): string
  worthTo(clan: string, worth: number): string
  readonly stakeText: string
  pile(count: number): string
  readonly remaining: string
  readonly inPile: string
  pack(pack: number): string
  packMine(left: number): string
  packTheirs(name: string): string
  readonly blanked: string
}
