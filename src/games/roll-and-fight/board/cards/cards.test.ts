import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/game'
import { AbilityCard } from '#games/roll-and-fight/board/cards/ability-card.tsx'
import { DenCard } from '#games/roll-and-fight/board/cards/den-card.tsx'
import { ItemCard } from '#games/roll-and-fight/board/cards/item-card.tsx'
import { BossCard, HeroCard } from '#games/roll-and-fight/board/cards/person-card.tsx'
import { FaceCard } from '#games/roll-and-fight/board/cards/plain-card.tsx'
import { BOSS, BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { DEN, DEN_IDS } from '#games/roll-and-fight/content/dens'
import {
  ABILITY_IDS,
  abilityOf,
  HERO_IDS,
  isTile,
  ITEM,
  ITEM_IDS,
  TILE,
  TILE_IDS,
} from '#games/roll-and-fight/content/heroes'
import { FACES } from '#games/roll-and-fight/content/vocabulary'
import {
  abilityName,
  abilityText,
  bossName,
  bossText,
  denName,
  faceName,
  heroName,
  itemName,
  itemText,
  traitName,
  traitText,
} from '#games/roll-and-fight/text/names'

/** What is written on a card, words and numbers, in one line. */
function written(card: ReactElement): string {
  const markup = renderToStaticMarkup(card).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The values of an attribute on a card, in order. */
const drawn = (card: ReactElement, attribute: string): readonly string[] =>
  [...renderToStaticMarkup(card).matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value!)

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(ABILITY_IDS)('the card of %s has its name, its cost and its text', (ability) => {
    expect(written(createElement(AbilityCard, { ability, language }))).toBe(
      [
        abilityName(ability, language),
        ...(isTile(ability) ? [TILE[ability].xp] : []),
        abilityText(ability, language),
      ].join(' '),
    )
  })

  test('Items, Heroes, Bosses, dens and faces say what is printed on them', () => {
    for (const item of ITEM_IDS)
      expect(written(createElement(ItemCard, { item, language }))).toBe(
        `${itemName(item, language)} ${itemText(item, language)}`,
      )
    for (const hero of HERO_IDS)
      expect(written(createElement(HeroCard, { hero, language }))).toBe(
        `${heroName(hero)} ${traitName(hero, language)} ${traitText(hero, language)}`,
      )
    for (const boss of BOSS_IDS)
      expect(written(createElement(BossCard, { boss, language }))).toBe(
        [
          bossName(boss, language),
          ...Array.from({ length: BOSS[boss].health }, (_, at) => at + 1),
          bossText(boss, language),
        ].join(' '),
      )
    for (const den of DEN_IDS)
      expect(written(createElement(DenCard, { den, language }))).toBe(`${denName(den, language)} ${den}`)
    for (const face of FACES)
      expect(written(createElement(FaceCard, { face, language }))).toBe(faceName(face, language))
  })
})

test('[RF-091] the spaces for the dice of every ability are drawn, in order', () => {
  for (const ability of ABILITY_IDS) {
    const card = createElement(AbilityCard, { ability, language: 'en' })
    expect([ability, drawn(card, 'data-face')]).toEqual([ability, abilityOf(ability).dice])
  }
})

test('[RF-072] [RF-074] [RF-103] marks are drawn: once a round, always, at the start, in Resolution', () => {
  for (const ability of TILE_IDS) {
    const mark = TILE[ability].passive ? 'passive' : TILE[ability].mark
    const card = createElement(AbilityCard, { ability, language: 'en' })
    expect([ability, drawn(card, 'data-sign')]).toEqual([ability, mark ? [mark] : []])
  }
  for (const item of ITEM_IDS) {
    const card = createElement(ItemCard, { item, language: 'en' })
    expect([item, drawn(card, 'data-sign')]).toEqual([item, ITEM[item].mark ? [ITEM[item].mark] : []])
  }
})

test('a den shows all its Minions, Loot and Objectives, its entrance and where the Boss is', () => {
  for (const den of DEN_IDS) {
    const card = createElement(DenCard, { den, language: 'en' })
    const { rooms } = DEN[den]
    expect([den, drawn(card, 'data-minion')]).toEqual([den, rooms.flatMap(({ minions }) => minions)])
    const signs = drawn(card, 'data-sign')
    const count = (sign: string): number => signs.filter((one) => one === sign).length
    expect([den, count('loot-icon'), count('objective'), count('entrance'), count('kill')]).toEqual([
      den,
      rooms.reduce((sum, { loot }) => sum + loot, 0),
      rooms.filter(({ objective }) => objective).length,
      1,
      1,
    ])
  }
})
