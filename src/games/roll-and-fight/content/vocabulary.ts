// D4 The closed vocabulary of all content.

export const FACES = ['run', 'blade', 'double', 'gun', 'wound'] as const
export type Face = (typeof FACES)[number]

/** What a space for a die takes: a face, any face, or either of two. */
export type Slot = Face | 'any' | 'blade-or-gun'

export const MINION_TYPES = ['grunt', 'tough-guy', 'blocker', 'henchman', 'gunman'] as const
export type MinionType = (typeof MINION_TYPES)[number]

export const ACTIONS = ['training', 'purchase', 'healing', 'recon', 'loot'] as const
export type Action = (typeof ACTIONS)[number]

/** What an ability or Item does. `optional` may be skipped, `times` is so often in a row. */
export type Effect =
  | { readonly do: 'move'; readonly optional?: true; readonly past?: 'blockers' }
  | { readonly do: 'hit'; readonly only?: 'boss'; readonly times?: number }
  /** `another`: a room not yet shot at in this performance; `same`: that of the Shoot before. */
  | { readonly do: 'shoot'; readonly room?: 'another' | 'same'; readonly times?: number }
  | { readonly do: 'wound' }
  | { readonly do: 'heal' }
  | { readonly do: 'jump' }
  | { readonly do: 'evade'; readonly types?: readonly MinionType[]; readonly optional?: true; readonly here?: true }
  /** `evaded`: up to so many evaded Minions of one room, here or next door; `further` is one that follows another. */
  | { readonly do: 'kill'; readonly evaded?: number; readonly further?: true }
  | { readonly do: 'either'; readonly of: readonly ['hit', 'shoot'] }
  | { readonly do: 'per-die'; readonly effect: Effect }
  | { readonly do: 'repeat-next' }

/** What a passive tile adds or changes. */
export type Passive =
  | { readonly does: 'alias'; readonly face: Face; readonly as: Face }
  | { readonly does: 'need'; readonly type: MinionType; readonly damage: number }
  | { readonly does: 'after'; readonly event: 'punch' | 'hidden-kill'; readonly effect: Effect }
  | { readonly does: 'after'; readonly event: 'third-kill'; readonly gain: readonly Action[] }
  | { readonly does: 'before-or-after'; readonly event: 'charge'; readonly effect: Effect }
  | { readonly does: 'instead'; readonly event: 'two-hit-punch'; readonly effect: Effect }
  | { readonly does: 'upgrade'; readonly event: 'punch-of-two-doubles'; readonly effect: Effect }
  | { readonly does: 'soak'; readonly wounds: number }
  | { readonly does: 'change'; readonly event: 'dash'; readonly effect: Effect }

/** One-use, Start of Fighting, or Resolution; passive tiles have `passive` instead. */
export type Mark = 'one-use' | 'start' | 'resolution'

export interface Ability {
  readonly name: string
  readonly dice: readonly Slot[]
  readonly effects: readonly Effect[]
  readonly mark?: Mark
}

export interface Tile extends Ability {
  /** Its cost in Experience. */
  readonly xp: number
  readonly passive?: Passive
  readonly text: string
}

export interface ItemTile {
  readonly name: string
  readonly effects: readonly Effect[]
  readonly mark?: Mark
  /** RF-R76 Only right after an Objective was marked. */
  readonly only?: 'after-objective'
  readonly text: string
}

/** RF-004 A drawback. */
export type TraitRule =
  | { readonly penalty: 'exposed' }
  | { readonly penalty: 'flashback'; readonly rounds: readonly number[] }
  | { readonly penalty: 'crowded' }
  | { readonly change: 'clearing'; readonly clears: number }

interface Trait {
  readonly name: string
  readonly rule: TraitRule
  readonly text: string
}

export interface HeroTiles {
  readonly name: string
  readonly trait: Trait
}

/** D7 What a Boss changes while alive. */
export type BossEffect =
  | { readonly change: 'grunts-first' }
  | { readonly change: 'recovers' }
  | { readonly change: 'shot-proof' }
  | { readonly change: 'capped'; readonly damage: number }
  | { readonly penalty: 'answers' }
  | { readonly change: 'doorways'; readonly type: MinionType }
  | { readonly change: 'tax' }
  | { readonly change: 'raises'; readonly type: MinionType }

export interface Boss {
  readonly name: string
  readonly health: number
  readonly effect: BossEffect
  readonly text: string
}

/** D8 What has to be done for an Objective. */
export type Requirement =
  | { readonly kind: 'clear-1r' }
  | { readonly kind: 'kill-n'; readonly count: number; readonly type: MinionType }
  | { readonly kind: 'health6' }
  | { readonly kind: 'visit'; readonly count: number }
  | { readonly kind: 'visit-adj' }
  | { readonly kind: 'kill-adj'; readonly types: readonly MinionType[] }
  | { readonly kind: 'hit-boss' }
export type Objective = Requirement & { readonly points: number }

export const ROOM_IDS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9'] as const
export type RoomId = (typeof ROOM_IDS)[number]

export interface Room {
  readonly name: string
  /** x, y, width and height on a drawing of 12 by 9 units. */
  readonly area: readonly [x: number, y: number, width: number, height: number]
  readonly doors: readonly RoomId[]
  readonly minions: readonly MinionType[]
  readonly loot: number
  readonly objective?: Objective
}

export interface Den {
  readonly name: string
  readonly entrance: RoomId
  /** Where the Boss is. */
  readonly bossRoom: RoomId
  /** In order, from r1. */
  readonly rooms: readonly Room[]
}
