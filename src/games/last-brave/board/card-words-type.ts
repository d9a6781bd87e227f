import type { CardId, CardType, ChampionId, Cost, Faction, Keyword } from '#games/last-brave/cards'

/** What cards say, in one language. */
export interface CardWords {
  nameOf(card: CardId): string
  flavourOf(card: CardId): string
  keyword(keyword: Keyword): string
  readonly costs: Readonly<Record<'continuous' | Cost, string>>
  readonly types: Readonly<Record<CardType | 'champion', string>>
  champion(id: ChampionId): { readonly name: string; readonly skill: string }
  readonly leader: string
  faction(faction: Faction): string
}
