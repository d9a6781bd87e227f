import type { PanelProps } from '#games/roll-and-fight/board/panel'
import type { Board } from '#games/roll-and-fight/types'

/** What those are called who still have something to do. */
export const waitedFor = ({ view, names }: PanelProps, isBusy: (board: Board) => boolean): string =>
  view.boards.flatMap((board, seat) => (isBusy(board) ? [names[seat]!] : [])).join(', ')
