import type { Strength } from '#games/brave-rats/cards'

/** A lesson: what it is about, and what is said of it. */
interface Told {
  readonly title: string
  readonly text: readonly string[]
}

/** What is said beside the pictures, in one language. */
export interface LearnWords {
  readonly goal: Told & { readonly picture: string }
  readonly hand: Told
  readonly round: Told & { readonly steps: readonly [string, string, string] }
  readonly hold: Told & { readonly steps: readonly [string, string] }
  readonly princess: Told
  readonly powers: Told
  /** A meeting that shows what each rat can do, at the index of its strength. */
  readonly rats: Readonly<Record<Strength, string>>
  readonly order: Told & { readonly steps: readonly [string, string, string, string, string, string] }
  readonly hints: Told
  readonly variants: Told
  /** A picture in a word: who gets what. */
  readonly onHold: string
  readonly gameWon: string
  victories(count: number): string
  readonly faceDown: string
  /** What the gallery says of a card. */
  readonly clan: string
  note(clan: string, strength: Strength): string
}
