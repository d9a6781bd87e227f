import type { Language } from '#engine/game'
import { english } from '#games/roll-and-fight/learn/english'
import { german } from '#games/roll-and-fight/learn/german'
import type { LearnWords } from '#games/roll-and-fight/learn/words'

/** What the pages are written with. */
export const SAID: Readonly<Record<Language, LearnWords>> = { en: english, de: german }
