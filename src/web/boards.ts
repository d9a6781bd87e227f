import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { Language } from '#engine/game'
import type { BoardKeys, FramedBoardProps } from '#web/design/board-props'

export type Board = ComponentType<FramedBoardProps>

/** The only list of boards. */
const LOADERS: Readonly<Record<string, () => Promise<Board>>> = {
  'brave-rats': async () => (await import('#games/brave-rats/board/framed.tsx')).FramedBoard,
  'last-brave': async () => (await import('#games/last-brave/board/framed.tsx')).FramedBoard,
}

/** The boards, each loaded when its game is opened. */
export const BOARDS: Readonly<Record<string, LazyExoticComponent<Board>>> = Object.fromEntries(
  Object.entries(LOADERS).map(([game, load]) => [game, lazy(async () => ({ default: await load() }))]),
)

/** Loads a board before it is shown, so that it comes with the rest; should it fail, that is said when it is shown. */
export const loadBoard = async (game: string): Promise<Board | undefined> => LOADERS[game]?.().catch(() => undefined)

/** The keys of those boards that have some of their own. */
const KEYS: Readonly<Record<string, () => Promise<Readonly<Record<Language, BoardKeys>>>>> = {
  'brave-rats': async () => (await import('#games/brave-rats/board/keys')).KEYS,
  'last-brave': async () => (await import('#games/last-brave/board/keys')).KEYS,
}

/** The keys of a board, in one language; none where it has none or they cannot be had. */
export const loadKeys = async (game: string, language: Language): Promise<BoardKeys> =>
  (await KEYS[game]?.().catch(() => undefined))?.[language] ?? []

/** What a board plays before one's eyes: kinds of events, and how many milliseconds it takes until the result is seen. */
export const REVEALS: Readonly<Record<string, { readonly kinds: readonly string[]; readonly lasts: number }>> = {
  'brave-rats': { kinds: ['revealed'], lasts: 1200 },
  // The rest it plays at its own pace; what ends a bout is seen before it is spoken of.
  'last-brave': { kinds: ['bout-over'], lasts: 2600 },
}
