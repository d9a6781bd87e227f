import { common } from '#web/words/common'
import { home } from '#web/words/home'
import { lobby } from '#web/words/lobby'
import { lost } from '#web/words/lost'
import { table } from '#web/words/table'
import { language, useSettings } from '#web/settings'
import type { Language } from '#engine/game'

// The catalogue: all that the page says, a file for each part of it, each in all languages.

/** The parts that are there from the start; pages that are loaded later bring their own. */
const PARTS = { common, home, lobby, lost, table }

type Parts = typeof PARTS
export type Words = { readonly [Name in keyof Parts]: Parts[Name]['en'] }

const wordsIn = (spoken: Language): Words =>
  Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, part[spoken]])) as unknown as Words

const WORDS: Readonly<Record<Language, Words>> = { en: wordsIn('en'), de: wordsIn('de') }

/** The words of the language that is spoken here. */
export function useWords(): Words {
  useSettings()
  return WORDS[language()]
}

/** The same of a part that only one page needs, and that is loaded with it. */
export function useWordsOf<Part>(part: Readonly<Record<Language, Part>>): Part {
  useSettings()
  return part[language()]
}
