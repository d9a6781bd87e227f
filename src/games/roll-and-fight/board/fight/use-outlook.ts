import { useMemo } from 'react'
import { type Outlook, outlookOf } from '#games/roll-and-fight/board/fight/outlook'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { ownQuestion } from '#games/roll-and-fight/rules/read'

/** What the seat that is shown comes to if it ends its phase now; nothing once it has. */
export const useOutlook = ({ view, seat }: BoardProps): Outlook | undefined =>
  useMemo(() => (ownQuestion(view.boards[seat]!) ? outlookOf(view, seat) : undefined), [view, seat])
