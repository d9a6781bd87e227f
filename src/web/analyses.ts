import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { AnalysisProps } from '#web/design/parts'
import { ANALYSIS_PARTS } from '#web/parts-later'

/** The analyses, for those games that have one, each loaded when it is opened. */
export const ANALYSES: Readonly<Record<string, LazyExoticComponent<ComponentType<AnalysisProps>>>> = Object.fromEntries(
  Object.entries(ANALYSIS_PARTS).map(([game, load]) => [
    game,
    lazy(async () => ({ default: (await load()).Analysis })),
  ]),
)
