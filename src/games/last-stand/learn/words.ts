/** A lesson: what it is about, and what is said of it. */
interface Told {
  readonly title: string
  readonly text: readonly string[]
}

/** What is said of the pictures in a row. */
type Four = readonly [string, string, string, string]

/** A sign of the board that is no keyword of a card. */
export type Explained =
  | 'suppressed'
  | 'weakened'
  | 'mark'
  | 'astray'
  | 'mine'
  | 'fire'
  | 'aim'
  | 'quarry'
  | 'daze'
  | 'token'

/** What is said beside the pictures, in one language. */
export interface LearnWords {
  readonly ring: Told
  readonly sight: Told
  readonly sides: Told
  readonly turn: Told & { readonly steps: Four }
  readonly assault: Told
  /** "The Enforcer hits the Femme Fatale for 2." */
  blow(enemy: string, hero: string, damage: number): string
  readonly arrive: Told & { readonly steps: readonly [string, string, string] }
  readonly hero: Told & { readonly signs: Readonly<Record<'action' | 'once' | 'cube' | 'heart', string>> }
  readonly enemy: Told & {
    readonly signs: Readonly<Record<'frontline' | 'ranged' | 'heart' | 'shield' | 'range' | 'power' | 'adds', string>>
  }
  readonly rampage: Told & { readonly steps: readonly [string, string, string] }
  readonly down: Told & { readonly steps: readonly [string, string, string] }
  readonly signs: Told & { readonly all: Readonly<Record<Explained, readonly [name: string, text: string]>> }
  readonly general: Told
  /** What the gallery can be searched by, and what it says of a card. */
  readonly kind: string
  readonly kinds: Readonly<Record<'hero' | 'minion' | 'lieutenant' | 'general' | 'keyword', string>>
  readonly type: string
  readonly types: Readonly<Record<'frontline' | 'ranged', string>>
  heroNote(hp: number): string
  rampageOf(cubes: number): string
  cost(actions: number): string
  copies(count: number): string
  readonly numbers: string
  readonly text: string
}
