import type { BoardProps } from '#games/roll-and-fight/board/props'
import type { Choice } from '#games/roll-and-fight/types'

/** What the panels of the table's own are given besides. */
export interface PanelProps extends BoardProps {
  /** What was chosen in secret, until all have. */
  readonly locked: Choice | null
  readonly onTakeBack: () => void
}
