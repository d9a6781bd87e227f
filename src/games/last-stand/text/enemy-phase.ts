import type { Language } from '#engine/game'
import { counted } from '#engine/words'
import type { CardId } from '#games/last-stand/content/enemies'
import type { HeroId } from '#games/last-stand/content/heroes'
import { listed } from '#games/last-stand/text/forms'
import { the } from '#games/last-stand/text/names-english'
import { den, der } from '#games/last-stand/text/names-german'
import type { Event } from '#games/last-stand/types'

// What the enemies did from the assault to the end of the round, summed up from what was told.

export interface EnemyPhase {
  /** Health that was lost, and hits that armor took. */
  readonly damage: number
  readonly armor: number
  readonly fallen: readonly HeroId[]
  /** Enemies that were defeated meanwhile, by the mine. */
  readonly defeated: readonly CardId[]
  readonly arrived: readonly CardId[]
  readonly overwhelmed: number
  /** The next Squad Phase has begun, or the match is over. */
  readonly isOver: boolean
}

const NOTHING: EnemyPhase = {
  damage: 0,
  armor: 0,
  fallen: [],
  defeated: [],
  arrived: [],
  overwhelmed: 0,
  isOver: false,
}

/** The sum when one event more is told; none before the first assault, and from the end of one to the next as it was. */
export function enemyPhaseAfter(phase: EnemyPhase | undefined, event: Event): EnemyPhase | undefined {
  if (event.kind === 'phase-begun' && event.phase === 'assault') return NOTHING
  if (!phase || phase.isOver) return phase
  switch (event.kind) {
    case 'hero-hurt':
      return { ...phase, damage: phase.damage + event.damage, armor: phase.armor + event.armor }
    case 'knocked-down':
      return { ...phase, fallen: [...phase.fallen, event.hero] }
    case 'enemy-defeated':
      return { ...phase, defeated: [...phase.defeated, event.card] }
    case 'placed':
      return { ...phase, arrived: [...phase.arrived, event.card] }
    case 'overwhelmed':
      return { ...phase, overwhelmed: phase.overwhelmed + 1 }
    case 'match-over':
      return { ...phase, isOver: true }
    case 'phase-begun':
      return event.phase === 'squad' ? { ...phase, isOver: true } : phase
    default:
      return phase
  }
}

/** The enemies' last phases, once they are over, and the event that ended them. */
export function recapOf(
  events: readonly Event[],
  language: Language,
): { readonly says: string; readonly at: number } | undefined {
  let phase: EnemyPhase | undefined
  let end = -1
  for (const [at, event] of events.entries()) {
    const next = enemyPhaseAfter(phase, event)
    if (next?.isOver && !phase?.isOver) end = at
    phase = next
  }
  return phase?.isOver ? { says: enemyPhaseSaid(phase, language), at: end } : undefined
}

interface Words {
  readonly assault: string
  damage(damage: number): string
  armored(armor: number): string
  readonly harmless: string
  fell(heroes: readonly HeroId[]): string
  defeated(cards: readonly CardId[]): string
  arrived(cards: number): string
  readonly overwhelmed: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    assault: 'Assault',
    damage: (damage) => `${damage} damage`,
    armored: (armor) => `armor took ${armor}`,
    harmless: 'no damage',
    fell: (heroes) => `${listed(heroes.map(the), 'and')} fell`,
    defeated: (cards) => `the mine got ${listed(cards.map(the), 'and')}`,
    arrived: (cards) => `${counted(cards, 'enemy', 'enemies')} came`,
    overwhelmed: 'there was no room for all',
  },
  de: {
    assault: 'Angriff',
    damage: (damage) => `${damage} Schaden`,
    armored: (armor) => `${armor} hielt die Panzerung ab`,
    harmless: 'kein Schaden',
    fell: (heroes) => `${listed(heroes.map(der), 'und')} ${heroes.length === 1 ? 'ging' : 'gingen'} zu Boden`,
    defeated: (cards) => `die Mine erwischte ${listed(cards.map(den), 'und')}`,
    arrived: (cards) => (cards === 1 ? '1 Gegner kam' : `${cards} Gegner kamen`),
    overwhelmed: 'nicht alle fanden Platz',
  },
}

/** "Assault: 7 damage, the Ghost fell, 4 enemies came." */
export function enemyPhaseSaid(phase: EnemyPhase, language: Language): string {
  const words = WORDS[language]
  const { damage, armor, fallen, defeated, arrived, overwhelmed } = phase
  const said = [
    damage > 0 ? words.damage(damage) : words.harmless,
    ...(armor > 0 ? [words.armored(armor)] : []),
    ...(fallen.length > 0 ? [words.fell(fallen)] : []),
    ...(defeated.length > 0 ? [words.defeated(defeated)] : []),
    ...(arrived.length > 0 ? [words.arrived(arrived.length)] : []),
    ...(overwhelmed > 0 ? [words.overwhelmed] : []),
  ]
  return `${words.assault}: ${said.join(', ')}.`
}
