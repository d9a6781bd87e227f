import type { Outcome, Seat, Viewer } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import type { Words } from '#games/last-stand/board/words'
import type { Choice, Event, View } from '#games/last-stand/types'

/** What somebody else is asked, as far as the viewer may point at a choice of it. */
interface Asked {
  readonly seat: Seat
  readonly choices: readonly Choice[]
}

/** At which choice somebody points, and whose it is. */
export interface Pointed {
  readonly by: Seat
  readonly to: Seat
  readonly choice: Choice
}

/** All that a board is given. It judges nothing: what is offered can be pressed, what is not says why. */
export interface BoardProps {
  readonly view: View
  readonly viewer: Viewer
  /** The seat that is called *you*: that of one who plays here and does not share the screen. */
  readonly you: Seat | undefined
  /** Who plays, by seat. */
  readonly names: readonly string[]
  readonly choices: readonly Choice[]
  readonly onChoose: (choice: Choice) => void
  /** A question of another, where the viewer has none. */
  readonly asked: Asked | undefined
  /** Points at a choice of it, or at none any more. */
  readonly onAdvise: (choice: Choice | null) => void
  /** All that is pointed at now. */
  readonly advice: readonly Pointed[]
  readonly whyNot: (attempt: object) => Refusal | undefined
  /** Chosen, and not accepted yet. */
  readonly sending: Choice | null
  /** What is happening at this moment, or happened last. */
  readonly event: Event | undefined
  /** More is to be shown: until then nothing is asked. */
  readonly isPlaying: boolean
  /** Shows how things stand without waiting any longer. */
  readonly skip: () => void
  readonly outcome: Outcome | null
  /** Whether what was picked is confirmed by another press. */
  readonly confirm: boolean
  /** Opens a clause of the rules. */
  readonly onRule: ((rule: string) => void) | undefined
  /** How fast things move, 1 as drawn; 0 shows them at once. */
  readonly speed: number
  readonly words: Words
}
