import type { MinionType, Requirement } from '#games/roll-and-fight/content/vocabulary'

/** A lesson: what it is about, and what is said of it. */
interface Told {
  readonly title: string
  readonly text: readonly string[]
}

type Three = readonly [string, string, string]
type Four = readonly [string, string, string, string]

/** What an effect does is explained, and what marks and signs on tiles mean. */
export type ExplainedEffect = 'move' | 'hit' | 'shoot' | 'jump' | 'evade' | 'kill' | 'heal' | 'wound'
type ExplainedMark = 'one-use' | 'passive' | 'start' | 'resolution' | 'recon'
type ExplainedAction = 'training' | 'purchase' | 'healing' | 'recon' | 'loot'
export type Kind = 'ability' | 'tile' | 'item' | 'hero' | 'boss' | 'den' | 'objective' | 'face'

type Named = readonly [name: string, text: string]

/** What is said beside the pictures, in one language. */
export interface LearnWords {
  readonly raid: Told
  readonly round: Told & { readonly steps: Four }
  readonly flashback: Told & { readonly actions: Readonly<Record<ExplainedAction, string>> }
  readonly race: Told & { readonly steps: Three }
  readonly wounds: Told & { readonly steps: Three }
  readonly sets: Told
  readonly calm: Told

  readonly fight: Told & { readonly steps: Three }
  readonly effects: Told & { readonly all: Readonly<Record<ExplainedEffect, Named>> }
  readonly foes: Told & { readonly all: Readonly<Record<MinionType, string>>; readonly boss: string }
  readonly tile: Told & { readonly marks: Readonly<Record<ExplainedMark, string>> }
  readonly goals: Told
  readonly end: Told & { readonly steps: Three }
  readonly score: Told & { readonly total: string }
  readonly alone: Told & {
    readonly dials: Readonly<Record<'dice' | 'seconds' | 'target', string>>
    readonly levels: Readonly<Record<'easy' | 'medium' | 'hard', string>>
  }

  /** What each kind of Objective is called, and what it wants. */
  readonly objectives: Readonly<Record<Requirement['kind'], Named>>
  /** What each face is for. */
  readonly faces: Readonly<Record<'run' | 'blade' | 'double' | 'gun' | 'wound', string>>
  /** What the gallery can be searched by, and what it says of a card. */
  readonly kind: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly whose: string
  readonly trait: string
  readonly dice: string
  readonly when: string
  /** "Johnny's tile" */
  tileOf(hero: string): string
  itemOf(heroes: string): string
  bossNote(health: number): string
  denNote(board: number, side: string): string
  denHas(rooms: number, minions: number, loot: number, points: number): string
  objectiveNote(points: readonly number[]): string
  readonly faceNote: string
  times(sides: number): string
}
