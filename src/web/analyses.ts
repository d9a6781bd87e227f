import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { AnalysisPart, AnalysisProps } from '#web/design/parts'
import { ANALYSIS_PARTS } from '#web/parts-later'

type LazyAnalysis = LazyExoticComponent<ComponentType<AnalysisProps>>

const later = (load: () => Promise<AnalysisPart>): LazyAnalysis =>
  lazy(async () => ({ default: (await load()).Analysis }))

/** The analyses that games bring themselves, each loaded when it is opened. */
const OWN: Readonly<Record<string, LazyAnalysis>> = Object.fromEntries(
  Object.entries(ANALYSIS_PARTS).map(([game, load]) => [game, later(load)]),
)

/** The one for any game. */
const ANY = later(() => import('#web/analysis/analysis.tsx'))

/** What is made of a finished match of a game. */
export const analysisOf = (game: string): LazyAnalysis => OWN[game] ?? ANY
