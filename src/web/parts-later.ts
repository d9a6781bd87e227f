import { byGame, type Later } from '#web/by-game'
import type { AnalysisPart, CreditsPart, KeysPart, KitPart, SoundsPart } from '#web/design/parts'

// What games bring for pages that are not loaded at once; see `parts.ts`.

export const ANALYSIS_PARTS = byGame<Later<AnalysisPart>>(
  import.meta.glob<AnalysisPart>('../games/*/board/analysis.tsx'),
)
export const CREDITS_PARTS = byGame<Later<CreditsPart>>(import.meta.glob<CreditsPart>('../games/*/board/credits.ts'))
export const KEYS_PARTS = byGame<Later<KeysPart>>(import.meta.glob<KeysPart>('../games/*/board/keys.ts'))
export const KIT_PARTS = byGame<Later<KitPart>>(import.meta.glob<KitPart>('../games/*/board/kit.tsx'))
export const SOUNDS_PARTS = byGame<Later<SoundsPart>>(import.meta.glob<SoundsPart>('../games/*/board/sounds.ts'))
