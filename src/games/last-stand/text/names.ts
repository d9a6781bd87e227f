import type { Language } from '#engine/game'
import { CARD, type CardId } from '#games/last-stand/content/enemies'
import {
  HERO,
  type HeroId,
  isSkill,
  RAMPAGE,
  type RampageId,
  SKILL,
  type SkillId,
} from '#games/last-stand/content/heroes'
import type { Quadrant, SquadSpace } from '#games/last-stand/rules/geometry'
import { abilityDe, deedNameDe, nameDe, QUADRANTS_DE, squadSpaceDe } from '#games/last-stand/text/names-german'

// What everything is called, for cards and boards. English names are those of the data.

export const heroName = (id: HeroId, language: Language): string => (language === 'de' ? nameDe(id) : HERO[id].name)

export const cardName = (id: CardId, language: Language): string => (language === 'de' ? nameDe(id) : CARD[id].name)

export const deedName = (id: SkillId | RampageId, language: Language): string =>
  language === 'de' ? deedNameDe(id) : isSkill(id) ? SKILL[id].name : RAMPAGE[id].name

/** An ability or an attack of a general, by its English name. */
export const abilityName = (name: string, language: Language): string => (language === 'de' ? abilityDe(name) : name)

export const squadSpaceName = (space: SquadSpace, language: Language): string =>
  language === 'de' ? squadSpaceDe(space) : space

const QUADRANTS_EN: Readonly<Record<Quadrant, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }
export const quadrantName = (quadrant: Quadrant, language: Language): string =>
  (language === 'de' ? QUADRANTS_DE : QUADRANTS_EN)[quadrant]

/** A seat of this game is nobody in particular before heroes are picked. */
export const seatName = (seat: number, language: Language): string =>
  `${language === 'de' ? 'Platz' : 'Player'} ${seat + 1}`
