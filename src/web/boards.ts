import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { Viewer } from '#engine/game'
import type { NowTold } from '#protocol/told'

/** What the table's frame gives to any game's board. */
export interface FramedBoardProps {
  readonly now: NowTold
  readonly viewer: Viewer
  readonly names: readonly string[]
  /** What has just happened. */
  readonly events: readonly object[]
  /** Chosen, and not accepted yet. */
  readonly sending: object | null
  readonly onChoose: (choice: object) => void
  readonly onTakeBack: () => void
}

/** The boards, each loaded when its game is opened. */
export const BOARDS: Readonly<Record<string, LazyExoticComponent<ComponentType<FramedBoardProps>>>> = {
  'brave-rats': lazy(async () => ({ default: (await import('#games/brave-rats/board/framed.tsx')).FramedBoard })),
}
