import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { FramedBoardProps } from '#web/design/board-props'
import { BOARD_PARTS } from '#web/parts'

export type Board = ComponentType<FramedBoardProps>

/** The boards, each loaded when its game is opened. */
export const BOARDS: Readonly<Record<string, LazyExoticComponent<Board>>> = Object.fromEntries(
  Object.entries(BOARD_PARTS).map(([game, load]) => [
    game,
    lazy(async () => ({ default: (await load()).FramedBoard })),
  ]),
)

/** Loads a board before it is shown, so that it comes with the rest; should it fail, that is said when it is shown. */
export const loadBoard = async (game: string): Promise<Board | undefined> =>
  (await BOARD_PARTS[game]?.().catch(() => undefined))?.FramedBoard
