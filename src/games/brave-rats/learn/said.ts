import type { Language } from '#engine/game'
import { english as boardEnglish } from '#games/brave-rats/board/english'
import { german as boardGerman } from '#games/brave-rats/board/german'
import type { Words } from '#games/brave-rats/board/words'
import { english } from '#games/brave-rats/learn/english'
import { german } from '#games/brave-rats/learn/german'
import type { LearnWords } from '#games/brave-rats/learn/words'

/** All that a page is written with: the lessons' words, and those of the cards. */
export interface Said {
  readonly words: LearnWords
  readonly board: Words
}

export const SAID: Readonly<Record<Language, Said>> = {
  en: { words: english, board: boardEnglish },
  de: { words: german, board: boardGerman },
}
