import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/game'
import { DeedCard, KeywordCard } from '#games/last-stand/board/cards/deed-card.tsx'
import { EnemyCard } from '#games/last-stand/board/cards/enemy-card.tsx'
import { GeneralSheet } from '#games/last-stand/board/cards/general-sheet.tsx'
import { HeroSheet } from '#games/last-stand/board/cards/hero-sheet.tsx'
import { CARD, type CardId, GENERAL, GENERAL_IDS } from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, RAMPAGE_IDS, SKILL, SKILL_IDS } from '#games/last-stand/content/heroes'
import { KEYWORDS } from '#games/last-stand/content/vocabulary'
import { cardName, deedName, heroName } from '#games/last-stand/text/names'
import {
  abilitiesSaid,
  attackSaid,
  cardSaid,
  heroDeeds,
  keywordName,
  keywordSaid,
  rampageSaid,
  skillSaid,
} from '#games/last-stand/text/sentences'

/** What is written on a card, words and numbers, in one line. */
function written(card: ReactElement): string {
  const markup = renderToStaticMarkup(card).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const signs = (card: ReactElement, sign: string): number =>
  renderToStaticMarkup(card).split(`data-sign="${sign}"`).length - 1

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(HERO_IDS)('[LS-005] the sheet of %s has its HP, its skills and its rampage', (hero) => {
    const said = written(createElement(HeroSheet, { hero, size: 'large', language }))
    const deeds = [
      ...HERO[hero].skills.map((id) => `${deedName(id, language)} ${skillSaid(id, language)}`),
      `${deedName(HERO[hero].rampage, language)} ${rampageSaid(HERO[hero].rampage, language)}`,
    ]
    expect(said).toBe([heroName(hero, language), HERO[hero].hp, ...deeds].join(' '))
    const short = written(createElement(HeroSheet, { hero, size: 'small', language }))
    expect(short).toBe(
      [heroName(hero, language), HERO[hero].hp, ...heroDeeds(hero).map((id) => deedName(id, language))].join(' '),
    )
  })

  test.each(Object.keys(CARD) as CardId[])('[LS-006] the card of %s has its name, its numbers and its text', (card) => {
    const said = written(createElement(EnemyCard, { card, size: 'large', language }))
    const { hp, attack } = CARD[card]
    expect(said.startsWith(`${cardName(card, language)} ${hp}`)).toBe(true)
    if (attack) expect(said).toContain(` ${attack.range === 'any' ? '∞' : attack.range} ${attack.power}`)
    expect(said.endsWith(cardSaid(card, language))).toBe(true)
  })

  test.each(GENERAL_IDS)('[LS-007] the sheet of %s has all that works from the start, and the ATTACK', (general) => {
    const said = written(createElement(GeneralSheet, { general, size: 'large', language }))
    for (const { name, said: text } of [...abilitiesSaid(general, language), attackSaid(general, language)])
      expect(said).toContain(`${name} ${text}`)
    expect(said).toContain(` ${GENERAL[general].hp} `)
  })

  test('a skill, a rampage and a keyword can be cards, too', () => {
    for (const deed of SKILL_IDS)
      expect(written(createElement(DeedCard, { deed, language }))).toBe(
        `${deedName(deed, language)} ${skillSaid(deed, language)}`,
      )
    for (const deed of RAMPAGE_IDS)
      expect(written(createElement(DeedCard, { deed, language }))).toBe(
        `${deedName(deed, language)} ${rampageSaid(deed, language)}`,
      )
    for (const keyword of KEYWORDS)
      expect(written(createElement(KeywordCard, { keyword, language }))).toBe(
        `${keywordName(keyword, language)} ${keywordSaid(keyword, language)}`,
      )
  })
})

test('[LS-064] [LS-082] what a deed costs is drawn: actions, once per turn, three cubes', () => {
  for (const deed of SKILL_IDS) {
    const card = createElement(DeedCard, { deed, language: 'en' })
    expect([deed, signs(card, 'action'), signs(card, 'once')]).toEqual([
      deed,
      SKILL[deed].cost,
      SKILL[deed].limit ? 1 : 0,
    ])
  }
  for (const deed of RAMPAGE_IDS) expect(signs(createElement(DeedCard, { deed, language: 'en' }), 'cube')).toBe(3)
})

test('[LS-006] [LS-154] type and keywords of an enemy are drawn', () => {
  for (const card of Object.keys(CARD) as CardId[]) {
    const face = createElement(EnemyCard, { card, size: 'small', language: 'en' })
    expect([card, signs(face, CARD[card].type)]).toEqual([card, 1])
    expect([card, KEYWORDS.filter((keyword) => signs(face, keyword) === 1)]).toEqual([
      card,
      KEYWORDS.filter((keyword) => CARD[card].keywords.includes(keyword)),
    ])
  }
})
