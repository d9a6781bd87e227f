import type { Language } from '#engine/game'
import { type Numbers, numbersOf } from '#games/brave-rats/board/analysis/numbers'
import { type AnalysisWords, analysisWords } from '#games/brave-rats/board/analysis/words'
import { english } from '#games/brave-rats/board/english'
import { german } from '#games/brave-rats/board/german'
import type { Words } from '#games/brave-rats/board/words'

/** All that the analysis needs to speak a language. */
export interface Speech extends Numbers {
  readonly board: Words
  readonly words: AnalysisWords
}

export const speechOf = (language: Language): Speech => ({
  board: language === 'de' ? german : english,
  words: analysisWords[language],
  ...numbersOf[language],
})
