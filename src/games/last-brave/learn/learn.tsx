import { CardFace } from '#games/last-brave/board/card-face.tsx'
import { ChampionFace } from '#games/last-brave/board/champion-face.tsx'
import {
  ABILITIES,
  ATTRIBUTE,
  type CardId,
  CARDS,
  CHAMPION,
  type ChampionId,
  CHAMPIONS,
  TYPES,
  typeOf,
} from '#games/last-brave/cards'
import { AbilitiesPage } from '#games/last-brave/learn/abilities.tsx'
import { COST_RULES, kindOf, KEYWORDS, rulesOf } from '#games/last-brave/learn/keywords'
import { type Said, SAID } from '#games/last-brave/learn/said'
import { TurnPage } from '#games/last-brave/learn/turn.tsx'
import { abilitySaid } from '#games/last-brave/text/sentences'
import type { GalleryCard, LearnPart } from '#web/design/parts'
import './learn.css'

export const PAGES: LearnPart['PAGES'] = [
  { title: { en: 'A turn', de: 'Ein Zug' }, Page: TurnPage },
  { title: { en: 'What cards can do', de: 'Was Karten können' }, Page: AbilitiesPage },
]

/** A Class, an Element or Arms: each ability with its price. */
function attribute(id: CardId, { board }: Said): GalleryCard {
  const card = ATTRIBUTE[id]
  const abilities = ABILITIES.flatMap((cost) => (card[cost] ? [{ cost, ability: card[cost] }] : []))
  return {
    id,
    name: board.cards.nameOf(id),
    note: board.cards.types[typeOf(id)],
    lines: abilities.map(({ cost, ability }) => ({
      label: board.cards.costs[cost],
      says: abilitySaid(ability, board.language),
      rules: [COST_RULES[cost], ...rulesOf(ability)],
    })),
    flavour: board.cards.flavourOf(id),
    kinds: [typeOf(id), ...abilities.flatMap(({ ability }) => ability.map(kindOf))],
  }
}

/** A Champion: its Secret Skill, and in Allied Combat its side. */
function champion(id: ChampionId, { words, board }: Said): GalleryCard {
  const { faction, isLeader, secret } = CHAMPION[id]
  const { name, skill } = board.cards.champion(id)
  const side = faction && board.cards.faction(faction)
  return {
    id,
    name,
    note: side === null ? words.noFaction : isLeader ? words.leads(side) : words.belongs(side),
    lines: [
      { label: skill, says: abilitySaid(secret, board.language), rules: [COST_RULES.secret, ...rulesOf(secret)] },
    ],
    kinds: ['champion', ...secret.map(kindOf)],
  }
}

const isChampion = (id: string): id is ChampionId => id.startsWith('champion.')

/** LB-002 All thirty-two, with what is printed on them. */
export const GALLERY: LearnPart['GALLERY'] = {
  cards: (language) => [
    ...CARDS.map((id) => attribute(id, SAID[language])),
    ...CHAMPIONS.map((id) => champion(id, SAID[language])),
  ],
  filters(language) {
    const { words, board } = SAID[language]
    const nameOf = (keyword: (typeof KEYWORDS)[number]['keyword']): string =>
      board.cards.keyword(keyword).replace(/ \+?1$/, '')
    return [
      {
        label: words.kind,
        kinds: [...TYPES, 'champion' as const].map((value) => ({ value, label: board.cards.types[value] })),
      },
      {
        label: words.sign,
        kinds: KEYWORDS.map(({ keyword }) => ({ value: kindOf(keyword), label: nameOf(keyword) })),
      },
    ]
  },
  Face: ({ card, language }) => {
    const { cards } = SAID[language].board
    return isChampion(card) ? (
      <ChampionFace champion={card} size="large" words={cards} allied />
    ) : (
      <CardFace card={card as CardId} size="large" words={cards} />
    )
  },
}
