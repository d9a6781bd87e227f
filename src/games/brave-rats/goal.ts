import type { Language } from '#engine/game'
import { type CardId, PRINCE, PRINCESS, type Strength, strengthOf } from '#games/brave-rats/cards'
import { target } from '#games/brave-rats/options'
import { CLAN_NAMES } from '#games/brave-rats/sentences'
import type { View } from '#games/brave-rats/types'

// What one has to do to win, as the variants and the cards that are left stand.

interface GoalWords {
  /** What a clan has to do: with its Princess where that is still possible, against the other clan. */
  own(victories: number, prey: string | undefined): string
  /** The same of either clan, for those who watch. */
  readonly either: (victories: number, withPrincess: boolean) => string
  /** The Emperor: all that, in each of several games. */
  readonly games: (goal: string) => string
}

const WORDS: Readonly<Record<Language, GoalWords>> = {
  en: {
    own: (victories, prey) =>
      `be the first to ${victories} victories${prey === undefined ? '' : `, or play your Princess when the ${prey} play a Prince`}.`,
    either: (victories, withPrincess) =>
      `the first clan with ${victories} victories wins${withPrincess ? ', or the one whose Princess meets an enemy Prince' : ''}.`,
    games: (goal) => `Two games win the match; in each, ${goal}`,
  },
  de: {
    own: (victories, prey) =>
      `hol dir zuerst ${victories} Siege${prey === undefined ? '' : ` oder spiel deine Prinzessin, wenn die ${prey} einen Prinzen spielen`}.`,
    either: (victories, withPrincess) =>
      `wer zuerst ${victories} Siege hat, gewinnt${withPrincess ? ', oder der Clan, dessen Prinzessin einen Prinzen der anderen trifft' : ''}.`,
    games: (goal) => `Zwei Spiele gewinnen das Match; in jedem: ${goal}`,
  },
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** What a seat has not played yet; both starting hands are public (BR-R33). */
const leftOf = ({ starting, history }: View, seat: 0 | 1): readonly CardId[] | undefined =>
  starting?.[seat].filter((card) => !history.some(({ cards }) => cards[seat] === card))

/** Whether somebody still has a rat; while cards are drafted, nobody knows. */
const has = (view: View, seat: 0 | 1, rat: Strength): boolean =>
  leftOf(view, seat)?.some((card) => strengthOf(card) === rat) ?? true

/** BR-100 Whether a seat can still win by its Princess. */
const canTrap = (view: View, seat: 0 | 1): boolean => has(view, seat, PRINCESS) && has(view, seat === 0 ? 1 : 0, PRINCE)

/** What the viewer has to do to win, or for those who watch, what wins. */
export function goalOf(view: View, language: Language): string {
  const { options, viewer } = view
  const words = WORDS[language]
  const victories = target(options)
  const seat = viewer === 0 || viewer === 1 ? viewer : undefined
  const goal =
    seat === undefined
      ? words.either(victories, canTrap(view, 0) || canTrap(view, 1))
      : words.own(victories, canTrap(view, seat) ? CLAN_NAMES[1 - seat] : undefined)
  return options.emperor ? words.games(goal) : capital(goal)
}
