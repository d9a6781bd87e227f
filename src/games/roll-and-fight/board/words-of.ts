import type { Language } from '#engine/game'
import { english } from '#games/roll-and-fight/board/english'
import { german } from '#games/roll-and-fight/board/german'
import type { Words } from '#games/roll-and-fight/board/words'

const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german }

export const wordsOf = (language: Language): Words => WORDS[language]
