import { LANGUAGES, type Language } from '#engine/game'
import type { AnyBox, Lid } from '#games/box'
import * as lids from '#games/index'

/** What is said of a match that was closed because its rules have changed, whatever the game. */
const RULES_CHANGED: Readonly<Record<Language, string>> = {
  en: 'The rules have changed since this match began, and it cannot go on under the new ones. Nobody has won.',
  de: 'Die Regeln haben sich geändert, seit diese Partie begann, und unter den neuen kann sie nicht weitergehen. Niemand hat gewonnen.',
}

/** All games, by their ids. */
export const GAMES: readonly Lid[] = Object.values<Lid>(lids)
  .toSorted((a, b) => (a.about.id < b.about.id ? -1 : 1))
  .map((lid) => {
    let box: Promise<AnyBox> | undefined
    return {
      about: lid.about,
      texts: async () => withClosed(await lid.texts()),
      // One that could not be loaded is asked for again.
      open: () =>
        (box ??= lid.open().then(
          (opened) => ({ ...opened, texts: withClosed(opened.texts) }),
          (error: unknown) => {
            box = undefined
            throw error
          },
        )),
    }
  })

/** Words that know how the house itself ends a match. */
function withClosed(texts: AnyBox['texts']): AnyBox['texts'] {
  const entries = LANGUAGES.map((language) => {
    const text = texts[language]
    const outcome: typeof text.outcome = (end) =>
      end.reason === 'rules-changed' ? RULES_CHANGED[language] : text.outcome(end)
    return [language, { ...text, outcome }] as const
  })
  return Object.fromEntries(entries) as unknown as AnyBox['texts']
}

/** Opens a game by its id; `undefined` if there is none. */
export const openGame = async (id: string): Promise<AnyBox | undefined> =>
  GAMES.find(({ about }) => about.id === id)?.open()
