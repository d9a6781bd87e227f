import type { CardId } from '#games/last-stand/content/enemies'
import type { HeroId } from '#games/last-stand/content/heroes'
import type { SpaceId, SquadSpace } from '#games/last-stand/rules/geometry'
import type { Choice, Setup } from '#games/last-stand/types'

// The positions in the pictures; a test plays them, so that they go as they are told.

/** Who stands where in a picture. */
export interface Scene {
  readonly squad: Partial<Readonly<Record<SquadSpace, readonly HeroId[]>>>
  readonly enemies: Partial<Readonly<Record<SpaceId, CardId>>>
}

/** A ring that closes in. */
export const RING: Scene = {
  squad: { NW: ['hero.brawler'], NE: ['hero.femme-fatale'], SE: ['hero.field-medic'], SW: ['hero.heavy-gunner'] },
  enemies: {
    F1: 'minion.grunt',
    R2: 'minion.sniper',
    F4: 'minion.ox',
    R5: 'minion.rifleman',
    F7: 'minion.spearman',
    R8: 'minion.gunslinger',
  },
}

/** LS-093 How far one of the squad sees from the upper left. */
export const SIGHT = { hero: 'hero.spotter', at: 'NW' } as const

/** LS-092 From where one sees which sides of the ring are adjacent. */
export const SIDES = { hero: 'hero.brawler', at: 'NW' } as const

/** LS-114 Section G, example 3: three enemies, and whom each of them hits. */
export const HIT = {
  scene: {
    squad: { NW: ['hero.femme-fatale'], SW: ['hero.brawler'], NE: ['hero.ghost'] },
    enemies: {
      F1: 'minion.enforcer',
      F6: 'minion.spearman',
      R1: 'minion.rifleman',
      R2: 'minion.grunt',
    },
  },
  damage: { 'hero.brawler': 2 },
  dice: [5, 1, 4, 2, 4, 2, 6, 6, 6, 6],
  /** Who attacks, who is hit, and how hard. */
  blows: [
    ['F1', 'hero.femme-fatale', 2],
    ['F6', 'hero.brawler', 2],
    ['R1', 'hero.brawler', 3],
  ],
} as const satisfies {
  readonly scene: Scene
  readonly damage: Partial<Readonly<Record<HeroId, number>>>
  readonly dice: readonly number[]
  readonly blows: readonly (readonly [from: SpaceId, whom: HeroId, damage: number])[]
}

/** LS-126 A card, the roll that says where, and the space it comes to, as one or more are taken. */
export const ARRIVAL = {
  scene: { squad: {}, enemies: { R7: 'minion.gunslinger', R8: 'minion.gunslinger' } },
  card: 'minion.rifleman',
  face: 7,
  to: 'R1',
} as const satisfies { readonly scene: Scene; readonly card: CardId; readonly face: number; readonly to: SpaceId }

/** LS-065 A turn of the Brawler: a step, and a skill whose six dice are enough. */
export const TURN = {
  hero: 'hero.brawler',
  from: 'NE',
  to: 'NW',
  enemy: 'minion.grunt',
  at: 'F1',
  dice: [6, 2, 4, 1, 5, 3],
} as const satisfies {
  readonly hero: HeroId
  readonly from: SquadSpace
  readonly to: SquadSpace
  readonly enemy: CardId
  readonly at: SpaceId
  readonly dice: readonly number[]
}

export const TURN_CHOICES: readonly Choice[] = [
  { kind: 'move', to: TURN.to },
  { kind: 'skill', skill: 'skill.haymaker', enemy: TURN.at },
]

/** A scene as a position from which one can play. */
export const laid = ({ squad, enemies }: Scene, damage: Partial<Readonly<Record<HeroId, number>>> = {}) => ({
  heroes: Object.entries(squad).flatMap(([at, heroes]) =>
    heroes.map((hero) => ({ hero, at: at as SquadSpace, damage: damage[hero] ?? 0 })),
  ),
  enemies: Object.entries(enemies).map(([at, card]): NonNullable<Setup['enemies']>[number] => ({
    card,
    at: at as SpaceId,
  })),
})
