import type { Actor, AnyEvent, Game, GameTypes, Seat, Viewer } from '#engine/game'
import type { Logged } from '#house/entry'

/** What an entry did: the truth, of which each viewer is told his part. */
export interface Told {
  readonly logged: Logged
  readonly events: readonly AnyEvent[]
  /** The seat that locked in a sealed choice, or took it back. */
  readonly seal: { readonly seat: Actor; readonly locked: boolean } | null
  /** Those who learn of it at all; everybody if `null`. */
  readonly ears: readonly Viewer[] | null
  /** Whether it answers a secret question: nobody else may learn whose answer it was. */
  readonly isSecret: boolean
  /** Whether a seat settled something for itself. */
  readonly isAside: boolean
}

/** Whether `viewer` learns of it at all. */
export const isFor = ({ ears }: Told, viewer: Viewer): boolean => ears === null || ears.includes(viewer)

/** Everyone who may be told something: each seat, and the spectators, who all see the same. */
export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator']

/** Those who learn of a secret answer: its seat, and whoever hears something of what followed. */
export const earsOf = (
  game: Game<GameTypes>,
  seats: number,
  actor: Seat,
  events: readonly AnyEvent[],
): readonly Viewer[] =>
  viewersOf(seats).filter(
    (viewer) => viewer === actor || events.some((event) => game.hear(event, viewer) !== undefined),
  )
