import type { Chapter } from '#engine/story'
import { HERO, HERO_IDS, type HeroId, type RampageId, type SkillId } from '#games/last-stand/content/heroes'
import type { Event, State } from '#games/last-stand/types'

// What everybody did in a match that is over, from what was told.

/** What a hero did and suffered. */
interface HeroAccount {
  readonly hero: HeroId
  /** HP and armor it cost enemies, with the mine and by order too. */
  damage: number
  defeated: number
  cubes: number
  rampages: number
  revived: number
  /** Health and armor it lost. */
  suffered: number
  fallen: number
}

/** What did harm to heroes: a card, or a general's ability, or an Overwhelming Assault. */
interface HarmAccount {
  readonly by: string
  /** Health and armor that it cost heroes. */
  damage: number
  felled: number
}

/** A hero that was knocked down. */
interface Fall {
  readonly step: number
  readonly round: number
  readonly hero: HeroId
  readonly by: string
  /** Squad tokens left; `null` if there was none to pay. */
  readonly lives: number | null
}

export interface Account {
  /** In the order in which they were picked. */
  readonly heroes: readonly HeroAccount[]
  /** Those that did most first. */
  readonly harm: readonly HarmAccount[]
  readonly falls: readonly Fall[]
}

const OWNER: Readonly<Record<string, HeroId>> = Object.fromEntries(
  HERO_IDS.flatMap((hero) =>
    [...HERO[hero].skills, HERO[hero].rampage].map((deed: SkillId | RampageId) => [deed, hero] as const),
  ),
)

/** Whose a deed is; the mine is the Demolitionist's. */
const ownerOf = (by: string): HeroId | undefined => (by === 'mine' ? 'hero.demolitionist' : OWNER[by])

/** Adds up a match, step by step; the events of a step were told at it. */
export function accountOf(chapters: Iterable<Chapter>): Account {
  const heroes = new Map<HeroId, HeroAccount>()
  const harm = new Map<string, HarmAccount>()
  const falls: Fall[] = []
  let round = 1
  let hitBy = ''
  const of = (hero: HeroId): HeroAccount => {
    const found = heroes.get(hero) ?? {
      hero,
      damage: 0,
      defeated: 0,
      cubes: 0,
      rampages: 0,
      revived: 0,
      suffered: 0,
      fallen: 0,
    }
    heroes.set(hero, found)
    return found
  }
  const harmOf = (by: string): HarmAccount => {
    const found = harm.get(by) ?? { by, damage: 0, felled: 0 }
    harm.set(by, found)
    return found
  }

  function meet(event: Event, step: number): void {
    switch (event.kind) {
      case 'phase-begun':
        round = event.round
        break
      case 'enemy-hurt': {
        const owner = ownerOf(event.by)
        if (owner) of(owner).damage += event.damage + event.armor
        break
      }
      case 'enemy-defeated': {
        const owner = ownerOf(event.by)
        if (owner) of(owner).defeated++
        break
      }
      case 'cube-gained':
        of(event.hero).cubes++
        break
      case 'rampaged':
        of(event.hero).rampages++
        break
      case 'revived':
        of(event.from).revived++
        break
      case 'hero-hurt':
        hitBy = event.by
        of(event.hero).suffered += event.damage + event.armor
        harmOf(event.by).damage += event.damage + event.armor
        break
      case 'knocked-down':
        of(event.hero).fallen++
        harmOf(hitBy).felled++
        falls.push({ step, round, hero: event.hero, by: hitBy, lives: event.paid ? event.lives : null })
        break
      default:
    }
  }

  let step = 0
  for (const { happened, after } of chapters) {
    for (const { id } of (after.now.state as State).heroes) of(id)
    for (const { event } of happened) meet(event as Event, step)
    step++
  }
  const most = (one: HarmAccount, other: HarmAccount): number => other.damage - one.damage || other.felled - one.felled
  return { heroes: [...heroes.values()], harm: [...harm.values()].toSorted(most), falls }
}
