import type { Words } from '#games/last-stand/board/words'
import { CARD, isGeneral } from '#games/last-stand/content/enemies'
import { HERO } from '#games/last-stand/content/heroes'
import { attackOf, helperOf, powerOf } from '#games/last-stand/rules/aim'
import { type Space, SPACES } from '#games/last-stand/rules/geometry'
import { CUBES, health, hpLeft, isOutOfPosition } from '#games/last-stand/rules/read'
import { cardName, heroName, squadSpaceName } from '#games/last-stand/text/names'
import { cardSaid, keywordName } from '#games/last-stand/text/sentences'
import type { View } from '#games/last-stand/types'

// What is drawn, in words.

/** Range and Power as an enemy would attack now. */
export function forceOf(view: View, at: Space): { readonly range: number | 'any'; readonly power: number } | undefined {
  const attack = attackOf(view, at, 'assault')
  return attack ? { range: attack.range, power: powerOf(view, at, attack) } : undefined
}

/** What is to be known of an enemy besides what is on its card. */
export function enemyStates(view: View, at: Space, words: Words): string[] {
  const enemy = view.enemies[at]!
  const helper = helperOf(view.enemies, at)
  return [
    ...(helper && attackOf(view, at, 'assault')
      ? [words.helped(helper.amount, cardName(helper.card, words.language))]
      : []),
    ...(enemy.suppressed ? [words.suppressed] : []),
    ...(enemy.weakened > 0 ? [words.weakened(enemy.weakened)] : []),
    ...(enemy.mark > 0 ? [words.marked(enemy.mark)] : []),
    ...(isOutOfPosition(enemy, at) ? [words.outOfPosition] : []),
    ...(view.mine === at ? [words.mine] : []),
  ]
}

/** What is read out in one go: each part a sentence, with one full stop. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [/[.!?…]$/.test(part) ? part : `${part}.`] : [])).join(' ')

/** "F1: Grunt, 3 of 3 HP, Range 1, Power 3, suppressed". */
export function enemyLabel(view: View, at: Space, words: Words): string {
  const enemy = view.enemies[at]
  if (!enemy) return `${words.empty(SPACES[at]!)}${view.mine === at ? `, ${words.mine}` : ''}`
  const { hp, keywords } = CARD[enemy.card]
  const force = forceOf(view, at)
  return [
    `${SPACES[at]}: ${cardName(enemy.card, words.language)}`,
    words.hp(hpLeft(enemy), hp),
    ...(enemy.armor > 0 ? [words.armor(enemy.armor)] : []),
    force ? words.force(force.range, force.power) : words.noAttack,
    ...keywords.map((keyword) => keywordName(keyword, words.language)),
    ...enemyStates(view, at, words),
  ].join(', ')
}

/** Whether the general has fallen: then it is on the board no longer, and was there before. */
export const isGeneralBeaten = ({ result, enemies, general, entered }: View): boolean =>
  result?.reason === 'general-defeated' || (entered && !enemies.some((enemy) => enemy?.card === general))

/** The text of an enemy's card; a general's is on its sheet. */
export const enemyText = (view: View, at: Space, words: Words): string => {
  const { card } = view.enemies[at]!
  return isGeneral(card) ? '' : cardSaid(card, words.language)
}

/** What is to be known of a hero besides its numbers. */
function heroStates(view: View, place: number, words: Words): string[] {
  const { down, dazed, acted } = view.heroes[place]!
  const { turn, drawFire, quarry } = view
  return [
    ...(down ? [words.down] : []),
    ...(turn?.hero === place ? [words.acting(turn.left)] : acted ? [words.acted] : [words.toAct]),
    ...(dazed ? [words.dazed] : []),
    ...(drawFire === place ? [words.drawsFire] : []),
    ...(quarry === place ? [words.quarry] : []),
  ]
}

/** "Brawler on NW, 5 of 9 health, 2 armor, 1 of 3 rampage cubes, still to act". */
export function heroLabel(view: View, place: number, words: Words): string {
  const hero = view.heroes[place]!
  return [
    `${heroName(hero.id, words.language)} ${words.onSpace(squadSpaceName(hero.at, words.language))}`,
    words.health(health(hero), HERO[hero.id].hp),
    ...(hero.armor > 0 ? [words.armor(hero.armor)] : []),
    words.cubes(hero.cubes, CUBES),
    ...heroStates(view, place, words),
  ].join(', ')
}
