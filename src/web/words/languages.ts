import type { Language } from '#engine/game'

export const LANGUAGES: readonly Language[] = ['en', 'de']

/** What each language is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }
