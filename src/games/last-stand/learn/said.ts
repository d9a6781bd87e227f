import type { Language } from '#engine/game'
import { english } from '#games/last-stand/learn/english'
import { german } from '#games/last-stand/learn/german'
import type { LearnWords } from '#games/last-stand/learn/words'

/** What the pages are written with. */
export const SAID: Readonly<Record<Language, LearnWords>> = { en: english, de: german }
