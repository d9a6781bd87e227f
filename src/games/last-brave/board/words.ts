import type { Language, Seat, Text } from '#engine/game'
import type { CardWords } from '#games/last-brave/board/card-words-type'
import type { Role } from '#games/last-brave/board/roles'
import type { CardType, Cost, Picking } from '#games/last-brave/cards'
import type { Ears } from '#games/last-brave/text/sentences'
import type { LastBrave, Lying, Pref } from '#games/last-brave/types'

/** Where a card lies. */
export type Zone = 'hand' | 'reveal' | 'damage'

/** Everything the board says, in one language, besides what the game says anyway. */
export interface Words {
  readonly language: Language
  readonly text: Text<LastBrave>
  /** What is printed on cards. */
  readonly cards: CardWords
  readonly you: string
  /** The place at the lower edge. */
  own(seat: Seat): string
  /** Over a zone, in a word. */
  readonly zones: Readonly<Record<Zone, string>>
  zone(zone: Zone, cards: number): string
  hidden(type: CardType): string
  readonly hiddenChampion: string
  readonly ownHidden: string
  /** A card that is known although it is in a hand (LB-R6). */
  readonly knownInHand: string
  lies(lying: Lying): string | undefined
  /** "Fatigue: Power +1". */
  ability(cost: Cost | 'continuous' | 'secret', does: string): string
  readonly secret: string
  readonly thenPick: string
  life(points: number): string
  readonly lifeText: string
  readonly fallen: string
  points(points: number, target: number): string
  readonly roles: Readonly<Record<Role, string>>
  /** The middle of the table. */
  readonly middle: string
  readonly leaderFell: string
  turn(turn: number): string
  bout(bout: number): string
  boutOver(bout: number): string
  stall(turns: number, most: number): string
  readonly power: string
  hits(hits: number): string
  readonly noTarget: string
  readonly chooseTarget: string
  readonly buildHint: string
  attack(seat: Seat, ears?: Ears): string
  readonly attackAll: string
  readonly announce: string
  announcing(left: number): string
  readonly halted: string
  readonly sending: string
  readonly payPoint: string
  readonly reveal: string
  /** After what a card says that was pressed once. */
  readonly pressAgain: string
  readonly move: string
  readonly cannotPay: string
  readonly fall: string
  readonly pass: string
  /** One is asked, as one wished, and there is nothing to use. */
  readonly onlyPass: string
  before(hit: string): string
  readonly between: string
  readonly after: string
  readonly reactStart: string
  pick(picking: Picking): string
  without(picking: Picking): string
  readonly cancel: string
  readonly skip: string
  readonly close: string
  readonly prefs: string
  readonly prefsText: string
  readonly prefNames: Readonly<Record<Pref, string>>
  readonly prefHints: Readonly<Record<Pref, string>>
  readonly autoPass: string
  readonly everyHold: string
  readonly alreadySo: string
  readonly score: string
  pointsOf(target: number): string
  readonly noPast: string
  readonly wonBout: string
  readonly tiedBout: string
  readonly lostBout: string
}
