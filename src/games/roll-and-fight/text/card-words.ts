import type { Language } from '#engine/game'
import {
  type AbilityId,
  abilityOf,
  isBasic,
  isTile,
  ITEM,
  type ItemId,
  TILE,
} from '#games/roll-and-fight/content/heroes'
import type { Mark, Objective } from '#games/roll-and-fight/content/vocabulary'
import { MINIONS_DE } from '#games/roll-and-fight/text/names-german'
import { effectsSaid, toldText } from '#games/roll-and-fight/text/effect-words'
import { minionName, slotName } from '#games/roll-and-fight/text/names'
import { listed } from '#games/roll-and-fight/text/forms'

// What stands on tiles, Items and rooms, in words.

const MARKS: Readonly<Record<Language, Readonly<Record<Mark | 'passive', string>>>> = {
  en: {
    'one-use': 'once a round',
    start: 'as the fight opens',
    resolution: 'in Resolution only',
    passive: 'always',
  },
  de: {
    'one-use': 'einmal pro Runde',
    start: 'zu Beginn des Kampfs',
    resolution: 'nur im Nachspiel',
    passive: 'immer',
  },
}

/** "run, blade, gun" */
export const diceSaid = (id: AbilityId, language: Language): string =>
  abilityOf(id)
    .dice.map((slot) => slotName(slot, language))
    .join(', ')

/** "run, blade, gun; once a round; 4 Experience", as it stands beside a name. */
export function costSaid(id: AbilityId, language: Language): string {
  const { mark, dice } = abilityOf(id)
  const how = isTile(id) && TILE[id].passive ? 'passive' : mark
  return [
    ...(dice.length > 0 ? [diceSaid(id, language)] : []),
    ...(how ? [MARKS[language][how]] : []),
    ...(isTile(id) ? [`${TILE[id].xp} ${language === 'de' ? 'Erfahrung' : 'Experience'}`] : []),
  ].join('; ')
}

/** A text, and what is to be known besides, in one sentence. */
const withMore = (said: string, more: string): string => `${said.replace(/\.$/, '')} (${more}).`

/** What an ability does, and when. */
export const abilitySaid = (id: AbilityId, language: Language): string =>
  withMore(toldText(id, language), [...deedOf(id, language), costSaid(id, language)].join('; '))

export function itemSaid(id: ItemId, language: Language): string {
  const { mark } = ITEM[id]
  return withMore(
    toldText(id, language),
    [...deedOf(id, language), ...(mark ? [MARKS[language][mark]] : [])].join('; '),
  )
}

/** Its effects, where what is printed does not name them as the rules do. */
const deedOf = (id: AbilityId | ItemId, language: Language): readonly string[] => {
  const effects = isBasic(id) ? '' : effectsSaid(id, language)
  return effects === '' ? [] : [effects]
}

/** What has to be done for an Objective, as it stands behind a colon. */
export function objectiveSaid(objective: Objective, language: Language): string {
  const isGerman = language === 'de'
  switch (objective.kind) {
    case 'clear-1r':
      return isGerman ? 'diesen Raum in einer einzigen Runde räumen' : 'clear this room within one round'
    case 'kill-n': {
      const { count, type } = objective
      return isGerman ? `${count} ${MINIONS_DE[type][2]} töten` : `kill ${count} ${plural(minionName(type, 'en'))}`
    }
    case 'health6':
      return isGerman ? 'das sechste Lebensfeld freischalten' : 'unlock the sixth Health space'
    case 'visit':
      return isGerman ? `${objective.count} Räume besuchen` : `visit ${objective.count} rooms`
    case 'visit-adj':
      return isGerman ? 'alle Nachbarräume besuchen' : 'visit every adjacent room'
    case 'kill-adj': {
      const types = objective.types.map((type) => (isGerman ? MINIONS_DE[type][2] : plural(minionName(type, 'en'))))
      return isGerman
        ? `alle ${listed(types, 'und')} in den Nachbarräumen töten`
        : `kill all ${listed(types, 'and')} in adjacent rooms`
    }
    default:
      objective.kind satisfies 'hit-boss'
      return isGerman ? 'den Boss einmal mit einem Hieb treffen' : 'Hit the Boss once'
  }
}

/** "Grunts", "Henchmen". */
const plural = (name: string): string => (name.endsWith('man') ? `${name.slice(0, -3)}men` : `${name}s`)
