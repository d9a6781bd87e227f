import type { Language } from '#engine/game'
import {
  CARD,
  type CardId,
  GENERAL,
  type GeneralId,
  isGeneral,
  isLieutenant,
  LIEUTENANT,
} from '#games/last-stand/content/enemies'
import { HERO, type HeroId, RAMPAGE, type RampageId, SKILL, type SkillId } from '#games/last-stand/content/heroes'
import type { Deed, Effect, Keyword, Skill } from '#games/last-stand/content/vocabulary'
import type { CardWords, Whom } from '#games/last-stand/text/card-words'
import { capital } from '#games/last-stand/text/forms'
import { abilityName } from '#games/last-stand/text/names'
import { ENGLISH } from '#games/last-stand/text/sentences-english'
import { GERMAN } from '#games/last-stand/text/sentences-german'

// What is written on hero sheets and on cards, made of their fields.

const WORDS: Readonly<Record<Language, CardWords>> = { en: ENGLISH, de: GERMAN }

/** Sentences out of clauses. */
const sentences = (clauses: readonly string[]): string => clauses.map((clause) => `${capital(clause)}.`).join(' ')

const NOTES = ['limit', 'needs', 'roots', 'quiet', 'revives'] as const

/** What a deed does, without its notes. */
function effectsOf({ aim, effects }: Deed, words: CardWords): string[] {
  let said = false
  const whom = (): Whom => {
    const found = said ? words.again(aim) : words.aim(aim)
    said = true
    return found
  }
  const say = (effect: Effect): string =>
    (words.effects[effect.do] as (effect: Effect, whom: () => Whom) => string)(effect, whom)
  if (aim.at === 'enemies' && effects.length > 1) return [words.sorted(whom(), effects.map(say))]
  return effects.map(say)
}

/** The text of a skill: what it does, and what limits it. Its cost stands beside it. */
export function skillSaid(id: SkillId, language: Language): string {
  const skill: Skill = SKILL[id]
  const words = WORDS[language]
  return sentences([...effectsOf(skill, words), ...NOTES.flatMap((note) => (skill[note] ? words.notes[note] : []))])
}

export const rampageSaid = (id: RampageId, language: Language): string =>
  sentences(effectsOf(RAMPAGE[id], WORDS[language]))

/** All that is on a hero sheet, in its order: skills, then the rampage. */
export const heroDeeds = (id: HeroId): readonly (SkillId | RampageId)[] => [...HERO[id].skills, HERO[id].rampage]

/** "Frontline, 3 HP, Range 1, Power 3". */
export function numbersSaid(id: CardId, language: Language): string {
  const adds = isLieutenant(id) ? { adds: LIEUTENANT[id].adds } : {}
  return WORDS[language].numbers({ ...CARD[id], ...adds })
}

/** The text of an enemy card: keywords, then what is special about it; empty for one that only attacks. */
export function cardSaid(id: CardId, language: Language): string {
  const words = WORDS[language]
  const { keywords, armor, effect, attack } = CARD[id]
  const special = attack && !isGeneral(id) ? words.special(attack) : undefined
  return sentences([
    ...keywords.map((keyword) => words.keywords[keyword][0]),
    ...(armor === undefined ? [] : [words.enters(armor)]),
    ...(special === undefined ? [] : [special]),
    ...(effect ? [words.enemyEffect(effect)] : []),
  ])
}

export const keywordName = (keyword: Keyword, language: Language): string => WORDS[language].keywords[keyword][0]
/** What a keyword means, in a sentence. */
export const keywordSaid = (keyword: Keyword, language: Language): string => WORDS[language].keywords[keyword][1]

export interface NamedText {
  readonly name: string
  readonly said: string
}

/** What of a general's sheet works from the start; parts of the same name are said together. */
export function abilitiesSaid(id: GeneralId, language: Language): NamedText[] {
  const said = new Map<string, string[]>()
  for (const ability of GENERAL[id].abilities)
    said.set(ability.name, [...(said.get(ability.name) ?? []), WORDS[language].ability(ability)])
  return [...said].map(([name, clauses]) => ({ name: abilityName(name, language), said: sentences(clauses) }))
}

/** The ATTACK of a general's sheet. */
export function attackSaid(id: GeneralId, language: Language): NamedText {
  const words = WORDS[language]
  const { attackName, attack, otherwise, after } = GENERAL[id]
  return {
    name: abilityName(attackName, language),
    said: sentences([
      words.attack(attack),
      ...(otherwise ? [words.otherwise(attack, words.attack(otherwise))] : []),
      ...(after ? [words.after(after.amount, after.max)] : []),
    ]),
  }
}
