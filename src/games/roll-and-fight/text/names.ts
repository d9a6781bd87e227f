import type { Language, Seat } from '#engine/game'
import { BOSS, type BossId } from '#games/roll-and-fight/content/bosses'
import { DEN, type DenId } from '#games/roll-and-fight/content/dens'
import {
  type AbilityId,
  abilityOf,
  HERO,
  type HeroId,
  isBasic,
  ITEM,
  type ItemId,
  TILE,
} from '#games/roll-and-fight/content/heroes'
import type { BasicId } from '#games/roll-and-fight/content/player-board'
import type { Action, Face, MinionType, RoomId, Slot } from '#games/roll-and-fight/content/vocabulary'
import {
  ABILITIES_DE,
  ACTIONS_DE,
  BOSSES_DE,
  DENS_DE,
  FACES_DE,
  ITEMS_DE,
  MINIONS_DE,
  SLOTS_DE,
  TILE_TEXTS_DE,
  TRAITS_DE,
} from '#games/roll-and-fight/text/names-german'
import { roomNumber } from '#games/roll-and-fight/text/forms'

// What everything is called, in every language.

export const seatName = (seat: Seat, language: Language): string =>
  `${language === 'de' ? 'Platz' : 'Player'} ${seat + 1}`

const FACES_EN: Readonly<Record<Face, string>> = {
  run: 'run',
  blade: 'blade',
  double: 'double blade',
  gun: 'gun',
  wound: 'wound',
}
const SLOTS_EN: Readonly<Record<Slot, string>> = { ...FACES_EN, any: 'any', 'blade-or-gun': 'blade or gun' }
const ACTIONS_EN: Readonly<Record<Action, string>> = {
  training: 'Training',
  purchase: 'Purchase',
  healing: 'Healing',
  recon: 'Recon',
  loot: 'Loot',
}
const MINIONS_EN: Readonly<Record<MinionType, string>> = {
  grunt: 'Grunt',
  'tough-guy': 'Tough Guy',
  blocker: 'Blocker',
  henchman: 'Henchman',
  gunman: 'Gunman',
}

export const faceName = (face: Face, language: Language): string => (language === 'de' ? FACES_DE : FACES_EN)[face]
export const slotName = (slot: Slot, language: Language): string => (language === 'de' ? SLOTS_DE : SLOTS_EN)[slot]
export const actionName = (action: Action, language: Language): string =>
  (language === 'de' ? ACTIONS_DE : ACTIONS_EN)[action]
export const minionName = (type: MinionType, language: Language): string =>
  language === 'de' ? MINIONS_DE[type][0] : MINIONS_EN[type]

export const heroName = (id: HeroId): string => HERO[id].name
export const abilityName = (id: AbilityId, language: Language): string =>
  language === 'de' ? ABILITIES_DE[id] : abilityOf(id).name
export const itemName = (id: ItemId, language: Language): string =>
  language === 'de' ? ITEMS_DE[id][0] : ITEM[id].name
export const traitName = (id: HeroId, language: Language): string =>
  language === 'de' ? TRAITS_DE[id][0] : HERO[id].trait.name
export const bossName = (id: BossId, language: Language): string =>
  language === 'de' ? BOSSES_DE[id][0] : BOSS[id].name
export const denName = (id: DenId, language: Language): string => (language === 'de' ? DENS_DE[id][0] : DEN[id].name)
/** `undefined` where the den has no such room. */
export const roomName = (den: DenId, room: RoomId, language: Language): string | undefined =>
  language === 'de' ? DENS_DE[den][1][roomNumber(room) - 1] : DEN[den].rooms[roomNumber(room) - 1]?.name

const BASIC_TEXTS: Readonly<Record<Language, Readonly<Record<BasicId, string>>>> = {
  en: {
    dash: 'Move one room.',
    punch: 'One Hit; two with a double blade among the dice.',
    fire: 'One Shoot.',
    charge: 'Move one room, then Hit.',
  },
  de: {
    dash: 'Geh einen Raum weiter.',
    punch: 'Ein Hieb; zwei mit einer Doppelklinge unter den Würfeln.',
    fire: 'Ein Schuss.',
    charge: 'Geh einen Raum weiter, dann ein Hieb.',
  },
}

/** What is printed on an ability. */
export const abilityText = (id: AbilityId, language: Language): string =>
  isBasic(id) ? BASIC_TEXTS[language][id] : language === 'de' ? TILE_TEXTS_DE[id] : TILE[id].text
export const itemText = (id: ItemId, language: Language): string =>
  language === 'de' ? ITEMS_DE[id][1] : ITEM[id].text
export const traitText = (id: HeroId, language: Language): string =>
  language === 'de' ? TRAITS_DE[id][1] : HERO[id].trait.text
export const bossText = (id: BossId, language: Language): string =>
  language === 'de' ? BOSSES_DE[id][1] : BOSS[id].text
