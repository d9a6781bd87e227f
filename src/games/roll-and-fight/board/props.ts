import type { Language, Outcome, Seat, Text, Viewer } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import type { Choice, Event, RollAndFight, View } from '#games/roll-and-fight/types'

/** All that a board is given. It judges nothing: what is offered can be pressed, what is not says why. */
export interface BoardProps {
  readonly view: View
  readonly viewer: Viewer
  /** The seat that is called *you*: that of one who plays here and does not share the screen. */
  readonly you: Seat | undefined
  /** Whose board lies in the middle: the viewer's own, or the one that is looked at. */
  readonly seat: Seat
  /** Who plays, by seat. */
  readonly names: readonly string[]
  readonly choices: readonly Choice[]
  readonly onChoose: (choice: Choice) => void
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
  /** Whether what cannot be undone is pressed twice. */
  readonly confirm: boolean
  /** Opens a clause of the rules. */
  readonly onRule: ((rule: string) => void) | undefined
  /** How late it is in the match, in its own milliseconds, for everybody the same. */
  readonly matchTime: () => number | undefined
  /** How fast things move, 1 as drawn; 0 shows them at once. */
  readonly speed: number
  readonly language: Language
  /** The sentences of the game, in which the viewer is *you*. */
  readonly text: Text<RollAndFight>
}
