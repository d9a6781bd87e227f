import type { Direction, Row } from '#games/last-stand/rules/geometry'

// D3 The closed vocabulary of all content: what may be aimed at, and what is done to it.

/** What a hero's skill is aimed at, and so what has to be chosen for it. */
export type Aim =
  /** One enemy so near in a straight line, or anywhere. */
  | {
      readonly at: 'enemy'
      readonly within: 1 | 2 | 3 | 'board'
      readonly row?: Row
      readonly if?: 'out-of-position' | 'unmarked' | 'can-be-suppressed' | 'can-come-forward'
    }
  /** Up to so many different enemies. */
  | { readonly at: 'enemies'; readonly within: 3 | 'board'; readonly upTo: 2 | 3 }
  /** Each enemy of one quadrant. */
  | { readonly at: 'quadrant'; readonly of: 'adjacent' | 'board'; readonly row?: Row }
  /** Each enemy of both adjacent quadrants. `optional`: nobody need be there. */
  | { readonly at: 'both-quadrants'; readonly row?: Row; readonly optional?: true; readonly if?: 'can-be-suppressed' }
  /** Each enemy of a row. */
  | { readonly at: 'row'; readonly row: Row }
  /** Both enemies of one adjacent lane, or of one of the four directions. */
  | { readonly at: 'lane' | 'line' }
  /** One enemy within 3 after another, while hits are left. */
  | { readonly at: 'hits'; readonly within: 3 }
  /** One enemy of an adjacent quadrant, and a direction. */
  | { readonly at: 'shift' }
  /** Each enemy in the quadrant of the mine. */
  | { readonly at: 'mine' }
  /** An empty enemy space of an adjacent quadrant. */
  | { readonly at: 'empty-space' }
  /** A squad space; `any` goes diagonally too. */
  | { readonly at: 'squad-space'; readonly way: 'any' }
  /** A hero: damaged and no farther than a step; fallen and a step away; standing and another. */
  | { readonly at: 'hero'; readonly who: 'damaged-near' | 'fallen-near' | 'other' }
  | { readonly at: 'self'; readonly if?: 'damaged' }
  /** All heroes; `in-need`: one must be damaged or knocked down. */
  | { readonly at: 'squad'; readonly if: 'in-need' }
  | { readonly at: 'pile' }

/** Which heroes an effect is for: oneself, the one chosen, those standing on one's space, all who stand or stood. */
export type Friends = 'self' | 'chosen' | 'here' | 'standing'

/** What a hero's skill does, in this order, to what it is aimed at. */
export type Effect =
  | { readonly do: 'attack'; readonly power: number; readonly outOfPosition?: number; readonly row?: Row }
  | { readonly do: 'blast'; readonly power: number }
  | { readonly do: 'barrage'; readonly dice: number }
  | { readonly do: 'damage'; readonly amount: number; readonly to?: 'leaders' }
  | { readonly do: 'defeat'; readonly whom: 'minions' }
  | { readonly do: 'heal'; readonly amount: number; readonly on: Friends }
  | { readonly do: 'armor'; readonly amount: number; readonly on: Friends }
  | { readonly do: 'move'; readonly steps: 1 | 2; readonly diagonal?: true; readonly on: 'self' | 'chosen' }
  | { readonly do: 'shift'; readonly way: Direction | 'chosen'; readonly if?: 'damaged' }
  | { readonly do: 'revive'; readonly on: 'chosen' | 'fallen' }
  | { readonly do: 'put'; readonly token: 'suppress' | 'mine' | 'draw-fire' }
  | { readonly do: 'put'; readonly token: 'weaken' | 'mark'; readonly amount: number }
  | { readonly do: 'lift'; readonly token: 'mine' }
  | { readonly do: 'reveal' | 'discard'; readonly what: 'pile' }
  | { readonly do: 'grant'; readonly cost: 1 }

/** What a skill and a rampage ability have in common. */
export interface Deed {
  readonly name: string
  readonly aim: Aim
  readonly effects: readonly Effect[]
  readonly text: string
}

export interface Skill extends Deed {
  readonly cost: 1 | 2
  readonly limit?: 'once-per-turn'
  /** Only by one who has not moved in this turn. */
  readonly needs?: 'firm-stand'
  /** Who has used it cannot move for the rest of the turn. */
  readonly roots?: true
  /** It does not cause Retaliate. */
  readonly quiet?: true
  /** LS-069 It counts as a Revive. */
  readonly revives?: true
}

export interface HeroCard {
  readonly name: string
  readonly hp: number
  readonly rampage: string
  readonly skills: readonly string[]
}

/** LS-150 to LS-153 */
export const KEYWORDS = ['ambush', 'charge', 'immovable', 'retaliate'] as const
export type Keyword = (typeof KEYWORDS)[number]

/** How an attack of an enemy finds its target. */
export interface Attack {
  readonly power: number
  /** `any`: the whole board. */
  readonly range: 1 | 2 | 3 | 'any'
  /** In its lane; the lowest health on the board; the squad space with the most heroes; burning spaces; the quarry. */
  readonly aims: 'lane' | 'weakest' | 'crowd' | 'burning' | 'quarry'
  /** One hero; all on that hero's space; all in range. */
  readonly spread: 'one' | 'space' | 'all'
  readonly times?: 2
}

/** What an enemy does besides attacking. */
export type EnemyEffect =
  | { readonly when: 'defeated'; readonly do: 'damage'; readonly amount: number; readonly on: 'near-space' }
  | { readonly when: 'instead'; readonly do: 'armor'; readonly amount: number; readonly on: 'unarmored-of-quadrant' }
  | { readonly when: 'always'; readonly do: 'power'; readonly amount: number; readonly of: 'enemy-in-front' }
  | { readonly when: 'always'; readonly do: 'power'; readonly amount: number; readonly of: 'minions-of-quadrant' }
  | { readonly when: 'squad-phase'; readonly do: 'armor'; readonly amount: number; readonly max: number }
  | { readonly when: 'placed'; readonly do: 'command'; readonly on: 'minions-of-quadrant' }
  | { readonly when: 'hit'; readonly do: 'put'; readonly token: 'daze' }
  | { readonly when: 'knock-down'; readonly do: 'armor'; readonly amount: number; readonly max: number }
  | { readonly when: 'reinforcements'; readonly do: 'enlist'; readonly amount: number; readonly on?: 'odd' }

export interface EnemyCard {
  readonly name: string
  readonly rank: 'minion' | 'lieutenant' | 'general'
  /** LS-006 Frontline or Ranged. */
  readonly type: Row
  readonly hp: number
  readonly attack: Attack | null
  readonly keywords: readonly Keyword[]
  /** It enters with so much. */
  readonly armor?: number
  readonly effect?: EnemyEffect
  readonly text: string
}

export interface MinionCard extends EnemyCard {
  readonly copies: number
}

export interface LieutenantCard extends EnemyCard {
  /** LS-123, LS-R7 Minions that come with it, by the number of heroes. */
  readonly adds: Readonly<Record<3 | 4, number>>
}

/** What works from the start of the game (LS-118). */
export type Ability = {
  readonly name: string
  readonly text: string
} & (
  | { readonly when: 'squad-phase'; readonly do: 'put'; readonly token: 'fire' | 'aim'; readonly on: 'rolled' }
  | { readonly when: 'squad-phase'; readonly do: 'put'; readonly token: 'quarry'; readonly on: 'weakest' }
  | { readonly when: 'turn-end'; readonly do: 'damage'; readonly amount: number; readonly on: 'burning' }
  | { readonly when: 'action'; readonly do: 'lift'; readonly token: 'fire'; readonly cost: 1 }
  | { readonly when: 'pile'; readonly do: 'armor'; readonly amount: number; readonly on: 'frontline' }
  | { readonly when: 'assault'; readonly do: 'damage'; readonly amount: number; readonly on: 'aim' }
  | { readonly when: 'reinforcements'; readonly do: 'enlist'; readonly amount: number; readonly on: 'odd' }
)

export interface GeneralCard extends EnemyCard {
  readonly attack: Attack
  /** What its ATTACK is called. */
  readonly attackName: string
  /** If the attack has nobody to aim at. */
  readonly otherwise?: Attack
  /** After each ATTACK, whoever was in range. */
  readonly after?: { readonly do: 'armor'; readonly amount: number; readonly max: number }
  readonly abilities: readonly Ability[]
  /** Tokens that are laid beside the board. */
  readonly tokens?: number
}
