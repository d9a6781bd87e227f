import type { Language } from '#engine/game'
import { KeywordCard } from '#games/last-stand/board/cards/deed-card.tsx'
import { EnemyCard } from '#games/last-stand/board/cards/enemy-card.tsx'
import { GeneralSheet } from '#games/last-stand/board/cards/general-sheet.tsx'
import { HeroSheet } from '#games/last-stand/board/cards/hero-sheet.tsx'
import { abilityId } from '#games/last-stand/content/all'
import {
  CARD,
  type CardId,
  GENERAL,
  GENERAL_IDS,
  type GeneralId,
  isGeneral,
  LIEUTENANT_IDS,
  type LieutenantId,
  MINION,
  MINION_IDS,
  type MinionId,
} from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, type HeroId, isHero, RAMPAGE, SKILL } from '#games/last-stand/content/heroes'
import { type Keyword, KEYWORDS } from '#games/last-stand/content/vocabulary'
import { CardsPage } from '#games/last-stand/learn/cards.tsx'
import { deedRules, KEYWORD_RULES, textRules } from '#games/last-stand/learn/clauses'
import { RoundPage } from '#games/last-stand/learn/round.tsx'
import { SAID } from '#games/last-stand/learn/said'
import { CUBES } from '#games/last-stand/rules/read'
import { cardName, deedName, heroName } from '#games/last-stand/text/names'
import {
  abilitiesSaid,
  attackSaid,
  cardSaid,
  keywordName,
  keywordSaid,
  numbersSaid,
  rampageSaid,
  skillSaid,
} from '#games/last-stand/text/sentences'
import type { GalleryCard, LearnPart } from '#web/design/parts'
import './learn.css'

export const PAGES: LearnPart['PAGES'] = [
  { title: { en: 'A round', de: 'Eine Runde' }, Page: RoundPage },
  { title: { en: 'Cards and signs', de: 'Karten und Zeichen' }, Page: CardsPage },
]

const keywordKind = (keyword: Keyword): string => `keyword.${keyword}`

/** LS-005 A hero with all skills and the rampage. */
function hero(id: HeroId, language: Language): GalleryCard {
  const words = SAID[language]
  const { hp, skills, rampage } = HERO[id]
  return {
    id,
    holds: [...skills, rampage],
    name: heroName(id, language),
    note: words.heroNote(hp),
    lines: [
      ...skills.map((skill) => ({
        label: `${deedName(skill, language)} (${words.cost(SKILL[skill].cost)})`,
        says: skillSaid(skill, language),
        rules: deedRules(SKILL[skill]),
      })),
      {
        label: `${deedName(rampage, language)} (${words.rampageOf(CUBES)})`,
        says: rampageSaid(rampage, language),
        rules: ['LS-082', ...deedRules(RAMPAGE[rampage])],
      },
    ],
    kinds: ['hero'],
  }
}

/** LS-006 What all enemy cards have. */
function enemy(id: CardId, language: Language): Omit<GalleryCard, 'note'> {
  const { rank, type, keywords } = CARD[id]
  const { numbers, text } = SAID[language]
  const said = cardSaid(id, language)
  return {
    id,
    name: cardName(id, language),
    lines: [
      { label: numbers, says: `${numbersSaid(id, language)}.`, rules: ['LS-006'] },
      ...(said ? [{ label: text, says: said, rules: textRules(CARD[id]) }] : []),
    ],
    kinds: [rank, type, ...keywords.map(keywordKind)],
  }
}

function minion(id: MinionId, language: Language): GalleryCard {
  const { kinds, copies } = SAID[language]
  return { ...enemy(id, language), note: `${kinds.minion}, ${copies(MINION[id].copies)}` }
}

const lieutenant = (id: LieutenantId, language: Language): GalleryCard => ({
  ...enemy(id, language),
  note: SAID[language].kinds.lieutenant,
})

/** LS-007 A general: the card, and all that is on the sheet. */
function general(id: GeneralId, language: Language): GalleryCard {
  const attack = attackSaid(id, language)
  const card = enemy(id, language)
  return {
    ...card,
    holds: GENERAL[id].abilities.map(({ name }) => abilityId(name)),
    note: SAID[language].kinds.general,
    lines: [
      ...card.lines,
      ...abilitiesSaid(id, language).map(({ name, said }) => ({ label: name, says: said, rules: ['LS-118'] })),
      { label: attack.name, says: attack.said, rules: ['LS-117'] },
    ],
  }
}

const keyword = (id: Keyword, language: Language): GalleryCard => ({
  id: keywordKind(id),
  name: keywordName(id, language),
  note: SAID[language].kinds.keyword,
  lines: [{ says: keywordSaid(id, language), rules: KEYWORD_RULES[id] }],
  kinds: ['keyword', keywordKind(id)],
})

/** Everything in the box: heroes with their skills, enemies with their texts, and the keywords. */
export const GALLERY: LearnPart['GALLERY'] = {
  cards: (language) => [
    ...HERO_IDS.map((id) => hero(id, language)),
    ...MINION_IDS.map((id) => minion(id, language)),
    ...LIEUTENANT_IDS.map((id) => lieutenant(id, language)),
    ...GENERAL_IDS.map((id) => general(id, language)),
    ...KEYWORDS.map((id) => keyword(id, language)),
  ],
  filters(language) {
    const { kind, kinds, type, types } = SAID[language]
    const options = (labels: Readonly<Record<string, string>>) =>
      Object.entries(labels).map(([value, label]) => ({ value, label }))
    return [
      { label: kind, kinds: options(kinds) },
      { label: type, kinds: options(types) },
      {
        label: kinds.keyword,
        kinds: KEYWORDS.map((id) => ({ value: keywordKind(id), label: keywordName(id, language) })),
      },
    ]
  },
  Face: ({ card, language }) => {
    if (isHero(card)) return <HeroSheet hero={card} size="small" language={language} />
    const word = KEYWORDS.find((id) => keywordKind(id) === card)
    if (word) return <KeywordCard keyword={word} language={language} />
    const id = card as CardId
    return isGeneral(id) ? (
      <GeneralSheet general={id} size="small" language={language} />
    ) : (
      <EnemyCard card={id} size="large" language={language} />
    )
  },
}
