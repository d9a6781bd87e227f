import type { Language } from '#engine/game'
import { counted } from '#engine/words'
import { GENERAL, type GeneralId } from '#games/last-stand/content/enemies'
import { SKULL, SPACES } from '#games/last-stand/rules/geometry'
import { headStart, hpLeft, wantedHeroes } from '#games/last-stand/rules/read'
import { the } from '#games/last-stand/text/names-english'
import { der } from '#games/last-stand/text/names-german'
import type { View } from '#games/last-stand/types'

// What the squad has to do to win, and how much time there is. All win together, so it is the same for all.

const LIEUTENANTS = 3

interface GoalWords {
  readonly won: string
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
