import type { Outcome, Seat, Viewer } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import type { Words } from '#games/last-brave/board/words'
import type { Choice, Event, View } from '#games/last-brave/types'

/** All that a board is given. It judges nothing: what is offered can be pressed, what is not says why. */
export interface BoardProps {
  readonly view: View
  /** Who looks at it: a seat sits at the lower edge, a spectator behind the first. */
  readonly viewer: Viewer
  /** The seat that is called *you*: that of one who plays here and does not share the screen. */
  readonly you: Seat | undefined
  /** Who plays, by seat. */
  readonly names: readonly string[]
  readonly choices: readonly Choice[]
  /** What may be settled at any time, asked or not. */
  readonly asides: readonly Choice[]
  readonly onChoose: (choice: Choice) => void
  readonly whyNot: (attempt: Choice) => Refusal | undefined
  /** Chosen, and not accepted yet. */
  readonly sending: Choice | null
  /** What is happening at this moment, or happened last. */
  readonly event: Event | undefined
  /** More is to be shown: until then nothing is asked. */
  readonly isPlaying: boolean
  /** A bout is over, and the next one waits. */
  readonly isBreak: boolean
  /** Shows how things stand without waiting any longer. */
  readonly skip: () => void
  /** How the match ended. */
  readonly outcome: Outcome | null
  /** Whether what cannot be undone is pressed twice, and whatever a finger presses, which covers what it touches. */
  readonly confirm: boolean
  /** Opens a clause of the rules. */
  readonly onRule: ((rule: string) => void) | undefined
  /** How fast things move, 1 as drawn; 0 shows them at once. */
  readonly speed: number
  readonly words: Words
}
