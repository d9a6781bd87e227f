import type { Outcome, Seat, Viewer } from '#engine/game'
import type { Refusal } from '#engine/refusal'
import type { Words } from '#games/brave-rats/board/words'
import type { CardId } from '#games/brave-rats/cards'
import type { Choice, Event, View } from '#games/brave-rats/types'

/** Sealed choices, as far as the viewer knows them. */
interface Locked {
  /** The viewer's own. */
  readonly own: Choice | null
  /** The seats whose choice is in. */
  readonly seats: readonly Seat[]
}

/** All that a board is given. It knows no rules: what is offered can be pressed, what is not says why. */
export interface BoardProps {
  readonly view: View
  /** Who looks at it: a seat sits at the lower edge, a spectator behind the Yargs. */
  readonly viewer: Viewer
  /** Who plays, by seat. */
  readonly names: readonly string[]
  readonly choices: readonly Choice[]
  readonly locked: Locked
  readonly onChoose: (choice: Choice) => void
  readonly whyNot: (card: CardId) => Refusal | undefined
  /** Takes the own sealed card back. */
  readonly onTakeBack?: (() => void) | undefined
  /** Chosen, and not accepted yet. */
  readonly sending?: Choice | null | undefined
  /** What is happening at this moment, or happened last. */
  readonly event?: Event | undefined
  /** It is just happening: a round that is turned up is played as one sees it at a table. */
  readonly isPlaying?: boolean | undefined
  /** How the match ended, where the view alone does not tell: somebody gave up. */
  readonly outcome?: Outcome | null | undefined
  /** Whether a card is pressed twice that cannot be taken back, or that a finger covers; it is unless told otherwise. */
  readonly confirm?: boolean | undefined
  /** Opens a clause of the rules. */
  readonly onRule?: ((rule: string) => void) | undefined
  /** How fast things move, 1 as drawn; 0 shows them at once. As the page says if left out. */
  readonly speed?: number | undefined
  readonly words?: Words | undefined
}
