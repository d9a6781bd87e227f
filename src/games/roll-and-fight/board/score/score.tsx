import { Plain } from '#games/roll-and-fight/board/plain.tsx'
import type { BoardProps } from '#games/roll-and-fight/board/props'

export const ScorePanel = (board: BoardProps) => <Plain {...board} />
