import { CARD, type CardId } from '#games/last-stand/content/enemies'
import { HERO, type HeroId, isHero } from '#games/last-stand/content/heroes'

/** "the Grunt", "the Firestarter": some names bring their article. */
export function the(id: HeroId | CardId): string {
  const name = isHero(id) ? HERO[id].name : CARD[id].name
  return `the ${name.replace(/^The /, '')}`
}
