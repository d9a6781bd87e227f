import type { Cost } from '#games/last-brave/cards'
import type { KeywordKind } from '#games/last-brave/learn/keywords'

/** A lesson: what it is about, and what is said of it. */
interface Told {
  readonly title: string
  readonly text: readonly string[]
}

type Four = readonly [string, string, string, string]

/** What is said beside the pictures, in one language. */
export interface LearnWords {
  readonly arena: Told
  readonly wound: Told & {
    readonly zones: readonly [string, string, string]
    readonly lives: readonly [string, string, string]
  }
  readonly turn: Told & { readonly steps: Four }
  readonly fall: Told
  readonly card: Told & { readonly costs: Readonly<Record<'continuous' | Cost, string>> }
  readonly lies: readonly [string, string, string]
  readonly exchange: Told & { readonly steps: Four }
  readonly signs: Told
  readonly keywords: Readonly<Record<KeywordKind, string>>
  readonly secret: Told & { readonly steps: readonly [string, string] }
  readonly allied: Told
  readonly campaign: Told
  /** What stands beside a fighter: how many cards are in hand. */
  hand(cards: number): string
  readonly power: string
  readonly hits: string
  readonly you: string
  /** What the gallery can be searched by, and what it says of a Champion. */
  readonly kind: string
  readonly sign: string
  leads(faction: string): string
  belongs(faction: string): string
  readonly noFaction: string
}
