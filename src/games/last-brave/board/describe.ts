import { bannerOf } from '#games/last-brave/text/banners'
import type { Words } from '#games/last-brave/board/words'
import { ATTRIBUTE, type CardId, CHAMPION, type ChampionId, isKnown, type SeenCard } from '#games/last-brave/cards'
import { abilitySaid } from '#games/last-brave/text/sentences'

const COSTS = ['continuous', 'fatigue', 'forfeit'] as const

/** "Fire. Continuous: Power +1. Forfeit: Power +2 & Negate Defend." */
export function describeCard(card: SeenCard, words: Words): string {
  if (!isKnown(card)) return words.hidden(card)
  return [words.cards.nameOf(card), ...abilitiesOf(card, words)].map((part) => `${part}.`).join(' ')
}

const abilitiesOf = (card: CardId, words: Words): string[] =>
  COSTS.flatMap((cost) => {
    const ability = ATTRIBUTE[card][cost]
    return ability ? [words.ability(cost, abilitySaid(ability, words.language))] : []
  })

/** "Rhosyn Emberhall. Secret Skill: Power +3." */
export function describeChampion(champion: ChampionId, isAllied: boolean, words: Words): string {
  const skill = words.ability('secret', abilitySaid(CHAMPION[champion].secret, words.language))
  const banner = isAllied ? [bannerOf(champion, words.language)] : []
  return [words.cards.champion(champion).name, ...banner, skill].map((part) => `${part}.`).join(' ')
}
