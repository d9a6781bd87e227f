import type { Language } from '#engine/game'
import type { Refusal } from '#engine/refusal'

// What is tried at the wrong moment: the code and its message are one for all (F10), the clause says when it could be done.

const MOMENTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'LB-023': 'You attack only on your own turn.',
    'LB-056': 'You reveal a card of your hand only to take a point of damage.',
    'LB-057': 'You give up a revealed card only to take a point of damage.',
    'LB-060': 'You fall only when no card is left for a point of damage.',
    'LB-R39': 'While others fight, only a Secret Skill of Revive or Recover can be used.',
  },
  de: {
    'LB-023': 'Du greifst nur in deinem eigenen Zug an.',
    'LB-056': 'Eine Handkarte deckst du nur auf, um einen Schadenspunkt zu nehmen.',
    'LB-057': 'Eine offene Karte gibst du nur her, um einen Schadenspunkt zu nehmen.',
    'LB-060': 'Du fällst erst, wenn für einen Schadenspunkt keine Karte mehr da ist.',
    'LB-R39': 'Während andere kämpfen, hilft nur eine Geheimkunst mit Aufrichten oder Zurückholen.',
  },
}

/** When it could be done instead, in a player's words; `undefined` for what is refused for another reason. */
export const momentSaid = ({ code, rule = '' }: Refusal, language: Language): string | undefined =>
  code === 'LB_WRONG_WINDOW' ? MOMENTS[language][rule] : undefined
