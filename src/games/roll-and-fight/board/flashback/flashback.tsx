import { Plain } from '#games/roll-and-fight/board/plain.tsx'
import type { BoardProps } from '#games/roll-and-fight/board/props'

export const FlashbackPanel = (board: BoardProps) => <Plain {...board} />
