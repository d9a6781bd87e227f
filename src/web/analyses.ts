import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { Language, Viewer } from '#engine/game'
import type { MatchRecord } from '#engine/match'

/** What a game's analysis of a finished match is given. */
interface AnalysisProps {
  readonly record: MatchRecord
  readonly viewer: Viewer
  readonly language: Language
}

/** The analyses, for those games that have one, each loaded when it is opened. */
export const ANALYSES: Readonly<Record<string, LazyExoticComponent<ComponentType<AnalysisProps>>>> = {
  'brave-rats': lazy(async () => ({ default: (await import('#games/brave-rats/board/analysis.tsx')).Analysis })),
}
