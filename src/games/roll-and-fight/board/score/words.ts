import type { Language } from '#engine/game'
import { counted } from '#engine/words'

/** What the end says on the board, besides what the game says anyway. */
export interface ScoreWords {
  readonly scores: string
  readonly line: string
  readonly total: string
  readonly dead: string
  readonly winner: string
  /** RF-179 */
  readonly health: string
  readonly target: string
  reached(total: number, target: number): string
  missed(total: number, target: number): string
  path(rooms: readonly string[], held: number): string
  readonly tie: string
  readonly brawl: string
}

export const SCORE_WORDS: Readonly<Record<Language, ScoreWords>> = {
  en: {
    scores: 'Final scoring',
    line: 'Line',
    total: 'Total',
    dead: 'dead',
    winner: 'wins',
    health: 'Free Health spaces',
    target: 'Target',
    reached: (total, target) => `${total} of ${target}: reached.`,
    missed: (total, target) => `${total} of ${target}: ${counted(target - total, 'point')} short.`,
    path: (rooms, held) =>
      `Way out: ${rooms.join(', ')}; ${held === 0 ? 'nobody holds a room on it' : `${counted(held, 'room')} held by enemies`}.`,
    tie: 'Equal on points: more free Health spaces decide.',
    brawl: 'Equal on Health, too: dice decided.',
  },
  de: {
    scores: 'Wertung',
    line: 'Zeile',
    total: 'Summe',
    dead: 'tot',
    winner: 'gewinnt',
    health: 'Freie Lebensfelder',
    target: 'Ziel',
    reached: (total, target) => `${total} von ${target}: erreicht.`,
    missed: (total, target) =>
      `${total} von ${target}: Es ${target - total === 1 ? 'fehlt ein Punkt' : `fehlen ${target - total} Punkte`}.`,
    path: (rooms, held) =>
      `Weg hinaus: ${rooms.join(', ')}; ${held === 0 ? 'kein Raum ist besetzt' : `${held} ${held === 1 ? 'Raum' : 'Räume'} besetzt`}.`,
    tie: 'Gleich viele Punkte: Es entscheiden mehr freie Lebensfelder.',
    brawl: 'Auch da gleichauf: Die Würfel haben entschieden.',
  },
}
