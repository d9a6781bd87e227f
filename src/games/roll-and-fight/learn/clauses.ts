import type { BossId } from '#games/roll-and-fight/content/bosses'
import type { HeroId, TileId } from '#games/roll-and-fight/content/heroes'
import type { BasicId } from '#games/roll-and-fight/content/player-board'
import type {
  Ability,
  Effect,
  Face,
  ItemTile,
  Mark,
  MinionType,
  Requirement,
} from '#games/roll-and-fight/content/vocabulary'
import type { ExplainedEffect } from '#games/roll-and-fight/learn/words'

// The clauses behind what is printed on cards.

export const EFFECT_RULES: Readonly<Record<ExplainedEffect, readonly string[]>> = {
  move: ['RF-105', 'RF-106', 'RF-107'],
  hit: ['RF-108', 'RF-120'],
  shoot: ['RF-118', 'RF-119'],
  jump: ['RF-124', 'RF-127', 'RF-R68'],
  evade: ['RF-128', 'RF-129', 'RF-R74'],
  kill: ['RF-131', 'RF-132'],
  heal: ['RF-123', 'RF-R71'],
  wound: ['RF-122', 'RF-R69'],
}

export const MINION_RULES: Readonly<Record<MinionType, readonly string[]>> = {
  grunt: ['RF-109', 'RF-112'],
  'tough-guy': ['RF-110', 'RF-111'],
  blocker: ['RF-106', 'RF-109'],
  henchman: ['RF-109', 'RF-156'],
  gunman: ['RF-109', 'RF-158'],
}
export const BOSS_RULES: readonly string[] = ['RF-113', 'RF-115', 'RF-157', 'RF-173']

const MARK_RULES: Readonly<Record<Mark, readonly string[]>> = {
  'one-use': ['RF-072', 'RF-073'],
  start: ['RF-092', 'RF-R73'],
  resolution: ['RF-103', 'RF-160'],
}

const VERB_RULES: Readonly<Record<Effect['do'], string>> = {
  move: 'RF-105',
  hit: 'RF-108',
  shoot: 'RF-118',
  wound: 'RF-R69',
  heal: 'RF-123',
  jump: 'RF-124',
  evade: 'RF-128',
  kill: 'RF-131',
  either: 'RF-R76',
  'per-die': 'RF-R73',
  'repeat-next': 'RF-R75',
}

/** Where a tile or Item has a ruling of its own. */
const OWN_RULES: Partial<Readonly<Record<TileId, string>>> = {
  luckyshot: 'RF-R82',
  rollshoot: 'RF-R83',
  luckythrow: 'RF-R79',
  youthful: 'RF-R80',
  planner: 'RF-R84',
  exploit: 'RF-R85',
  kenjutsu: 'RF-R17',
  follow: 'RF-R81',
  slip: 'RF-106',
  knuckles: 'RF-086',
  skin: 'RF-159',
  backstab: 'RF-128',
}

export const BASIC_RULES: Readonly<Record<BasicId, readonly string[]>> = {
  dash: ['RF-084', 'RF-105'],
  punch: ['RF-085', 'RF-086', 'RF-108'],
  fire: ['RF-087', 'RF-R3', 'RF-118'],
  charge: ['RF-088', 'RF-R3', 'RF-048'],
}

const verbs = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => [VERB_RULES[effect.do], ...(effect.do === 'per-die' ? verbs([effect.effect]) : [])])
const once = (rules: readonly string[]): readonly string[] => [...new Set(rules)]

export const tileRules = (id: TileId, { effects }: Ability): readonly string[] =>
  once([...(OWN_RULES[id] ? [OWN_RULES[id]] : []), ...(effects.length === 0 ? ['RF-102'] : verbs(effects))])
export const itemRules = ({ effects }: ItemTile): readonly string[] => once(['RF-133', ...verbs(effects)])
export const markRules = (mark: Mark | 'passive'): readonly string[] =>
  mark === 'passive' ? ['RF-074', 'RF-102'] : MARK_RULES[mark]

export const TRAIT_RULES: Readonly<Record<HeroId, readonly string[]>> = {
  johnny: ['RF-004', 'RF-R77'],
  kaja: ['RF-004', 'RF-R78'],
  nightjar: ['RF-004', 'RF-036'],
  bruna: ['RF-004', 'RF-045'],
}

export const BOSS_EFFECT_RULES: Readonly<Record<BossId, readonly string[]>> = {
  zemun: ['RF-035', 'RF-R86'],
  bandaboi: ['RF-035', 'RF-R106'],
  silk: ['RF-035', 'RF-118'],
  abbot: ['RF-035', 'RF-113'],
  sickle: ['RF-035', 'RF-113'],
  brandt: ['RF-035', 'RF-156'],
  pawn: ['RF-036', 'RF-R31'],
  king: ['RF-035', 'RF-R94'],
}

export const OBJECTIVE_RULES: Readonly<Record<Requirement['kind'], readonly string[]>> = {
  'clear-1r': ['RF-148', 'RF-R97'],
  'kill-n': ['RF-144', 'RF-R94'],
  health6: ['RF-145', 'RF-R95'],
  visit: ['RF-143', 'RF-R93'],
  'visit-adj': ['RF-147'],
  'kill-adj': ['RF-142', 'RF-R92'],
  'hit-boss': ['RF-146', 'RF-R96'],
}

export const FACE_RULES: Readonly<Record<Face, readonly string[]>> = {
  run: ['RF-R1', 'RF-084'],
  blade: ['RF-R1', 'RF-085'],
  double: ['RF-R1', 'RF-089', 'RF-090'],
  gun: ['RF-R1', 'RF-087'],
  wound: ['RF-R1', 'RF-065', 'RF-070', 'RF-077'],
}
