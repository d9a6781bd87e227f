import type { Language, Text } from '#engine/game'
import type { Direction } from '#games/last-stand/rules/geometry'
import type { LastStand, Question, Trigger } from '#games/last-stand/types'

type Bare = 'stand-up' | 'stamp-out' | 'end-turn' | 'pass' | 'lose-hits'

/** What the board says in one language, besides what the game says anyway. */
export interface Words {
  readonly language: Language
  readonly text: Text<LastStand>
  /** The parts of the table. */
  readonly field: string
  readonly squad: string
  sheet(hero: string): string
  /** What stands above skills that nobody here can use: whose they are, or that it is not their turn. */
  notYours(hero: string, who: string): string
  notActing(hero: string): string
  readonly answer: string
  readonly heroesToPick: string
  /** What is at a place, for those who do not see it. */
  empty(space: string): string
  squadSpace(space: string): string
  readonly nobody: string
  health(left: number, most: number): string
  hp(left: number, most: number): string
  armor(armor: number): string
  cubes(cubes: number, most: number): string
  force(range: number | 'any', power: number): string
  readonly noAttack: string
  readonly down: string
  acting(left: number): string
  readonly acted: string
  readonly toAct: string
  readonly dazed: string
  readonly drawsFire: string
  readonly quarry: string
  readonly suppressed: string
  weakened(by: number): string
  /** What of its Power comes from whoever stands behind. */
  helped(by: number, who: string): string
  marked(by: number): string
  readonly outOfPosition: string
  readonly fire: string
  /** What it does to a hero. */
  burns(amount: number): string
  readonly aim: string
  readonly mine: string
  readonly first: string
  /** Costs and deeds. */
  cost(actions: number): string
  readonly costCubes: string
  hits(hits: number): string
  /** What is picked and has no place on the board. */
  readonly parts: Readonly<Record<Direction | Trigger['do'] | Bare, string>>
  /** The line that says what is to be done. */
  readonly pickDeed: string
  readonly pickTarget: (deed: string) => string
  readonly pickMore: string
  readonly pickOrDo: string
  /** What a question wants that is no hero's action. */
  readonly asks: Readonly<Record<Exclude<Question['ask'], 'act' | 'ordered-action'>, string>>
  pickFor(enemy: string): string
  /** What a card is pressed for. */
  readonly revive: string
  /** What comes of ending the turn. */
  thenActs(heroes: readonly string[]): string
  readonly thenAssault: string
  readonly doIt: string
  readonly putBack: string
  readonly sending: string
  readonly skip: string
  /** "−1.5" */
  loss(amount: number): string
  readonly threats: string
  /** What is drawn while they are shown. */
  readonly threatsText: string
  readonly mayCome: string
  inAssault(what: string): string
  readonly advise: string
  readonly adviseHint: (who: string) => string
  readonly advises: (who: string, what: string) => string
  readonly youAdvise: (what: string) => string
  readonly take: string
  /** What is pressed to point at an answer that has no place on the board. */
  adviseTo(what: string): string
  pointedAt(names: readonly string[]): string
  readonly noMore: string
  /** The corners. */
  round(round: number, last: number): string
  readonly phases: Readonly<Record<'set-up' | 'squad' | 'assault' | 'reinforcements', string>>
  track(track: number, last: number): string
  nextLieutenant(rounds: number): string
  readonly skullIn: (rounds: number) => string
  readonly lives: (lives: number) => string
  readonly livesText: string
  readonly general: string
  readonly away: string
  readonly beaten: string
  onSpace(space: string): string
  readonly villains: (left: number) => string
  readonly pile: (cards: number) => string
  readonly deck: (cards: number) => string
  readonly discard: (cards: number) => string
  readonly lieutenantsGone: (names: string) => string
  readonly openCards: (names: string) => string
  readonly dice: (dice: readonly number[], hits: number) => string
  readonly face: (face: number) => string
}
