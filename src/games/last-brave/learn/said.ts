import type { Language } from '#engine/game'
import { english as boardEnglish } from '#games/last-brave/board/english'
import { german as boardGerman } from '#games/last-brave/board/german'
import type { Words } from '#games/last-brave/board/words'
import { english } from '#games/last-brave/learn/english'
import { german } from '#games/last-brave/learn/german'
import type { LearnWords } from '#games/last-brave/learn/words'

/** All that a page is written with: the lessons' words, and those of the board. */
export interface Said {
  readonly words: LearnWords
  readonly board: Words
}

export const SAID: Readonly<Record<Language, Said>> = {
  en: { words: english, board: boardEnglish },
  de: { words: german, board: boardGerman },
}
