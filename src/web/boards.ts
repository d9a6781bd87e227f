import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { FramedBoardProps } from '#web/design/board-props'

export type Board = ComponentType<FramedBoardProps>

/** The only list of boards. */
const LOADERS: Readonly<Record<string, () => Promise<Board>>> = {
  'brave-rats': async () => (await import('#games/brave-rats/board/framed.tsx')).FramedBoard,
}

/** The boards, each loaded when its game is opened. */
export const BOARDS: Readonly<Record<string, LazyExoticComponent<Board>>> = Object.fromEntries(
  Object.entries(LOADERS).map(([game, load]) => [game, lazy(async () => ({ default: await load() }))]),
)

/** Loads a board before it is shown, so that it comes with the rest; should it fail, that is said when it is shown. */
export const loadBoard = async (game: string): Promise<Board | undefined> => LOADERS[game]?.().catch(() => undefined)

/** What a board plays before one's eyes: kinds of events, and how many milliseconds it takes until the result is seen. */
export const REVEALS: Readonly<Record<string, { readonly kinds: readonly string[]; readonly lasts: number }>> = {
  'brave-rats': { kinds: ['revealed'], lasts: 1200 },
}
