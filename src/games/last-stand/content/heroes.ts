import * as brawler from '#games/last-stand/content/heroes/brawler'
import * as bulwark from '#games/last-stand/content/heroes/bulwark'
import * as demolitionist from '#games/last-stand/content/heroes/demolitionist'
import * as femmeFatale from '#games/last-stand/content/heroes/femme-fatale'
import * as fieldMedic from '#games/last-stand/content/heroes/field-medic'
import * as ghost from '#games/last-stand/content/heroes/ghost'
import * as heavyGunner from '#games/last-stand/content/heroes/heavy-gunner'
import * as spotter from '#games/last-stand/content/heroes/spotter'
import type { Deed, Skill } from '#games/last-stand/content/vocabulary'

/** D4 The heroes, in the document's order. */
const HEROES = {
  'hero.brawler': brawler.hero,
  'hero.femme-fatale': femmeFatale.hero,
  'hero.demolitionist': demolitionist.hero,
  'hero.field-medic': fieldMedic.hero,
  'hero.heavy-gunner': heavyGunner.hero,
  'hero.bulwark': bulwark.hero,
  'hero.ghost': ghost.hero,
  'hero.spotter': spotter.hero,
} as const

const SKILLS = {
  ...brawler.skills,
  ...femmeFatale.skills,
  ...demolitionist.skills,
  ...fieldMedic.skills,
  ...heavyGunner.skills,
  ...bulwark.skills,
  ...ghost.skills,
  ...spotter.skills,
} as const

const RAMPAGES = {
  ...brawler.rampages,
  ...femmeFatale.rampages,
  ...demolitionist.rampages,
  ...fieldMedic.rampages,
  ...heavyGunner.rampages,
  ...bulwark.rampages,
  ...ghost.rampages,
  ...spotter.rampages,
} as const

export type HeroId = keyof typeof HEROES
export type SkillId = keyof typeof SKILLS
export type RampageId = keyof typeof RAMPAGES

/** LS-005 A hero sheet. */
export interface HeroSheet {
  readonly name: string
  readonly hp: number
  readonly skills: readonly SkillId[]
  readonly rampage: RampageId
}

export const HERO: Readonly<Record<HeroId, HeroSheet>> = HEROES
export const SKILL: Readonly<Record<SkillId, Skill>> = SKILLS
export const RAMPAGE: Readonly<Record<RampageId, Deed>> = RAMPAGES

export const HERO_IDS = Object.keys(HEROES) as HeroId[]
export const SKILL_IDS = Object.keys(SKILLS) as SkillId[]
export const RAMPAGE_IDS = Object.keys(RAMPAGES) as RampageId[]

export const isHero = (value: unknown): value is HeroId => typeof value === 'string' && Object.hasOwn(HEROES, value)
export const isSkill = (value: unknown): value is SkillId => typeof value === 'string' && Object.hasOwn(SKILLS, value)
