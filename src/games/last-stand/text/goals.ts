import type { Language } from '#engine/game'
import { counted } from '#engine/words'
import { GENERAL, type GeneralId } from '#games/last-stand/content/enemies'
import { SKULL, SPACES } from '#games/last-stand/rules/geometry'
import { headStart, hpLeft, wantedHeroes } from '#games/last-stand/rules/read'
import { capital } from '#games/last-stand/text/forms'
import { the } from '#games/last-stand/text/names-english'
import { der } from '#games/last-stand/text/names-german'
import type { View } from '#games/last-stand/types'

// What the squad has to do to win, and how much time there is. All win together, so it is the same for all.

const LIEUTENANTS = 3

interface GoalWords {
  readonly won: string
  /** What was missing at the end, or left. */
  readonly end: {
    here(general: GeneralId, hp: number): string
    coming(general: GeneralId, hp: number): string
    before(left: number, general: GeneralId): string
    tokens(lives: number): string
  }
  readonly lost: string
  /** How much time there is, to those who play and to those who watch. */
  time(rounds: number, isPlaying: boolean): string
  /** Lieutenants have still to be beaten before the general comes. */
  before(left: number, general: GeneralId, hp: number): string
  /** All lieutenants are gone, and the general is about to come. */
  coming(general: GeneralId, hp: number): string
  here(general: GeneralId, space: string, hp: number): string
  lives(lives: number): string
}

const WORDS: Readonly<Record<Language, GoalWords>> = {
  en: {
    won: 'The squad has won.',
    end: {
      here: (general, hp) => `${capital(the(general))} had ${hp} HP left.`,
      coming: (general, hp) => `${capital(the(general))}, with ${hp} HP, had not come yet.`,
      before: (left, general) =>
        `${counted(left, 'lieutenant was', 'lieutenants were')} still to be beaten, and then ${the(general)}.`,
      tokens: (lives) =>
        lives === 0 ? 'No squad token was left.' : `${counted(lives, 'squad token was', 'squad tokens were')} left.`,
    },
    lost: 'The squad has lost.',
    time: (rounds, isPlaying) => `${isPlaying ? 'Together you have' : 'The squad has'} ${counted(rounds, 'round')} to`,
    before: (left, general, hp) =>
      `beat ${left === LIEUTENANTS ? 'the three lieutenants' : `${left} more of the three lieutenants`} and then ${the(general)} (${hp} HP), who comes in person`,
    coming: (general, hp) => `beat ${the(general)} (${hp} HP), who comes now that all lieutenants are gone`,
    here: (general, space, hp) => `beat ${the(general)} on ${space} (${hp} HP left)`,
    lives: (lives) =>
      lives === 0 ? 'Nobody may be knocked down any more' : `Squad tokens pay for ${counted(lives, 'knock-down')}`,
  },
  de: {
    won: 'Der Trupp hat gewonnen.',
    end: {
      here: (general, hp) => `${capital(der(general))} hatte noch ${hp} Leben.`,
      coming: (general, hp) => `${capital(der(general))}, mit ${hp} Leben, war noch nicht da.`,
      before: (left, general) =>
        `Zu besiegen ${left === 1 ? 'war noch ein Leutnant' : `waren noch ${left} Leutnants`}, und dann ${der(general)}.`,
      tokens: (lives) =>
        lives === 0
          ? 'Keine Truppmarke war mehr übrig.'
          : lives === 1
            ? 'Eine Truppmarke war noch übrig.'
            : `${lives} Truppmarken waren noch übrig.`,
    },
    lost: 'Der Trupp hat verloren.',
    time: (rounds, isPlaying) =>
      `${isPlaying ? 'Gemeinsam habt ihr' : 'Der Trupp hat'} noch ${rounds === 1 ? 'eine Runde' : `${rounds} Runden`}: Zu besiegen`,
    before: (left, general, hp) =>
      `sind ${left === LIEUTENANTS ? 'die drei Leutnants' : `noch ${left === 1 ? 'einer' : 'zwei'} der drei Leutnants`} und dann ${der(general)} (${hp} Leben), persönlich`,
    coming: (general, hp) => `ist nun ${der(general)} (${hp} Leben), denn alle Leutnants sind fort`,
    here: (general, space, hp) => `ist ${der(general)} auf ${space} (noch ${hp} Leben)`,
    lives: (lives) =>
      lives === 0
        ? 'Niemand darf mehr zu Boden gehen'
        : `Truppmarken zahlen noch dafür, dass ${lives === 1 ? 'einmal' : `${lives}-mal`} jemand zu Boden geht`,
  },
}

export function goalOf(view: View, language: Language): string {
  const words = WORDS[language]
  const { result, track, lives, viewer } = view
  if (result) return result.reason === 'general-defeated' ? words.won : words.lost
  return `${words.time(SKULL - track, viewer !== 'spectator')} ${task(view, words)}. ${words.lives(lives)}.`
}

function task(view: View, words: GoalWords): string {
  const { general, enemies, entered, gone } = view
  const at = enemies.findIndex((enemy) => enemy?.card === general)
  if (at >= 0) return words.here(general, SPACES[at]!, hpLeft(enemies[at]!))
  const hp = GENERAL[general].hp - headStart(wantedHeroes(view))
  return entered || gone.length === LIEUTENANTS
    ? words.coming(general, hp)
    : words.before(LIEUTENANTS - gone.length, general, hp)
}

/** What was missing when the match ended, and the squad tokens that were left. */
export function finaleOf(view: View, language: Language): string {
  const { end } = WORDS[language]
  const { result, general, enemies, entered, gone, lives } = view
  const tokens = end.tokens(lives)
  if (result?.reason === 'general-defeated') return tokens
  const here = enemies.find((enemy) => enemy?.card === general)
  const missing = here
    ? end.here(general, hpLeft(here))
    : entered || gone.length === LIEUTENANTS
      ? end.coming(general, GENERAL[general].hp - headStart(wantedHeroes(view)))
      : end.before(LIEUTENANTS - gone.length, general)
  // That none was left is why it ended, then.
  return result?.reason === 'no-tokens' ? missing : `${missing} ${tokens}`
}
