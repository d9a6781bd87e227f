import type { Standing } from '#engine/game'
import { HERO } from '#games/last-stand/content/heroes'
import { health } from '#games/last-stand/rules/read'
import type { Hero, View } from '#games/last-stand/types'

interface StandingWords {
  hero(hero: Hero, left: number, hp: number): string
  readonly nobody: string
}

/** How the heroes of each seat stand. All win or all lose, so seats are in their order. */
export const standingsOf = ({ seats, heroes }: View, words: StandingWords): Standing[] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = heroes.filter((hero) => hero.seat === seat)
    const says = own.map((hero) => words.hero(hero, health(hero), HERO[hero.id].hp)).join('; ')
    return { seat, says: says || words.nobody }
  })
