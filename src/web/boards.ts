import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { BoardPace, FramedBoardProps } from '#web/design/board-props'
import type { EmblemPart } from '#web/design/parts'
import { BOARD_PARTS, EMBLEM_PARTS, PACES } from '#web/parts'

export type Board = ComponentType<FramedBoardProps>

/** The boards, each loaded when its game is opened. */
export const BOARDS: Readonly<Record<string, LazyExoticComponent<Board>>> = Object.fromEntries(
  Object.entries(BOARD_PARTS).map(([game, load]) => [
    game,
    lazy(async () => ({ default: (await load()).FramedBoard })),
  ]),
)

/** What each seat is known by, where a game has something for that. */
export const EMBLEMS: Readonly<Record<string, LazyExoticComponent<EmblemPart['Emblem']>>> = Object.fromEntries(
  Object.entries(EMBLEM_PARTS).map(([game, load]) => [game, lazy(async () => ({ default: (await load()).Emblem }))]),
)

/** Loads a board before it is shown, so that it comes with the rest; should it fail, that is said when it is shown. */
export const loadBoard = async (game: string): Promise<Board | undefined> =>
  (await BOARD_PARTS[game]?.().catch(() => undefined))?.FramedBoard

const NO_PACE: BoardPace = { lasts: {} }

/** How long a game looks at what happens; at nothing for longer where it says nothing of it. */
export const paceOf = (game: string): BoardPace => PACES[game] ?? NO_PACE
