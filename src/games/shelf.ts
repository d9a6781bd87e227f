import { LANGUAGES, type Language, type Outcome } from '#engine/game'
import type { AnyBox, Lid } from '#games/box'
import * as lids from '#games/index'

/** What is said of a match that the house has closed, by the reason, whatever the game. */
const CLOSED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'rules-changed': {
    en: 'The rules have changed since this match began, and it cannot go on under the new ones. Nobody has won.',
    de: 'Die Regeln haben sich geändert, seit diese Partie begann, und unter den neuen kann sie nicht weitergehen. Niemand hat gewonnen.',
  },
  expired: {
    en: 'Nobody has been here for a long time, and the table was closed. Nobody has won.',
    de: 'Lange war niemand mehr hier, und der Tisch wurde geschlossen. Niemand hat gewonnen.',
  },
  'closed-by-host': {
    en: 'The host has closed the table. Nobody has won.',
    de: 'Der Tisch wurde von der Person geschlossen, die ihn eröffnet hat. Niemand hat gewonnen.',
  },
}

/** What is said of an end on which people have agreed, whatever the game. */
const AGREED: typeof CLOSED = {
  'agreed-draw': { en: 'All have agreed on a draw.', de: 'Alle haben sich auf ein Unentschieden geeinigt.' },
}

/** What is said of an end that no rule of the game has made. */
const ENDS = { ...CLOSED, ...AGREED }

/** Whether it was the house that ended the match, and not its rules. */
export const isClosed = ({ reason }: Outcome): boolean => Object.hasOwn(CLOSED, reason)

/** All games, by their ids. */
export const GAMES: readonly Lid[] = Object.values<Lid>(lids)
  .toSorted((a, b) => (a.about.id < b.about.id ? -1 : 1))
  .map((lid) => {
    let box: Promise<AnyBox> | undefined
    return {
      about: lid.about,
      texts: async () => withOlder(await lid.texts()),
      // One that could not be loaded is asked for again.
      open: () =>
        (box ??= lid.open().then(
          (opened) => ({ ...opened, texts: withOlder(opened.texts) }),
          (error: unknown) => {
            box = undefined
            throw error
          },
        )),
    }
  })

/** Words that know how people and the house end a match, and find some for what older rules told. */
function withOlder(texts: AnyBox['texts']): AnyBox['texts'] {
  const entries = LANGUAGES.map((language) => {
    const text = texts[language]
    const outcome: typeof text.outcome = (end, ...ears) =>
      Object.hasOwn(ENDS, end.reason) ? ENDS[end.reason]![language] : text.outcome(end, ...ears)
    const event: typeof text.event = (told, ...ears) => {
      try {
        return text.event(told, ...ears)
      } catch {
        // Something that older rules told, and that these have no words for.
        return told.kind
      }
    }
    return [language, { ...text, outcome, event }] as const
  })
  return Object.fromEntries(entries) as unknown as AnyBox['texts']
}

/** Opens a game by its id; `undefined` if there is none. */
export const openGame = async (id: string): Promise<AnyBox | undefined> =>
  GAMES.find(({ about }) => about.id === id)?.open()
