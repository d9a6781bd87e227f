import type { Trial } from '#engine/laws'
import { anyTable } from '#engine/options'
import { pick, type Random, SeededRandom, shuffle } from '#engine/random'
import {
  ALL_MINIONS,
  type CardId,
  GENERAL,
  GENERAL_IDS,
  type GeneralId,
  LIEUTENANT_IDS,
} from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS } from '#games/last-stand/content/heroes'
import { lastStand } from '#games/last-stand/game'
import { heroCount, LIVES, type Options } from '#games/last-stand/options'
import { LT_SPACES, SPACES, SQUAD_SPACES } from '#games/last-stand/rules/geometry'
import { headStart } from '#games/last-stand/rules/read'
import { laws } from '#games/last-stand/testing/laws'
import type { LastStand, Setup } from '#games/last-stand/types'

/** A random match to be played under all laws. */
export const trial = (options: Options, seats: number, seed: string): Trial<LastStand> => ({
  options,
  seats,
  seed,
  mostChoices: laws.mostChoices!,
})

/**
 * A match that starts somewhere in its middle, with tokens everywhere and cubes on every sheet: random play from the start
 * hardly comes to a lieutenant and never to the general.
 */
export function inTheMiddle(seed: string): Trial<LastStand> {
  const luck = SeededRandom.from(seed)
  const { options, seats } = anyTable(lastStand, luck)
  const setup = middle(options, seats, luck)
  return { ...trial(setup.options as Options, seats, seed), setup }
}

const START = ['squad', 'turn', 'turn', 'turn', 'assault', 'reinforcements'] as const

function middle(options: Options, seats: number, luck: Random): Setup {
  const some = (most: number): number => luck.below(most + 1)
  const maybe = (): boolean => luck.below(3) === 0
  const general = pick(luck, GENERAL_IDS)
  const ids = shuffle(luck, [...HERO_IDS]).slice(0, heroCount(seats, options))
  const track = some(12)
  const drawn = LT_SPACES.filter((space) => space <= track).length
  const lieutenants = shuffle(luck, [...LIEUTENANT_IDS])
  const here = lieutenants.slice(0, luck.below(3) === 0 ? drawn : some(drawn))
  const isGeneralHere = track > 6 && here.length === 0 && luck.below(4) > 0
  const cards: CardId[] = [
    ...here,
    ...(isGeneralHere ? [general] : []),
    ...shuffle(luck, [...ALL_MINIONS]).slice(0, 2 + some(8)),
  ]
  const start = pick(luck, START)
  const isHot = start === 'turn' || start === 'assault'
  const spaces = shuffle(luck, [...SPACES])
  const enemies = cards.map((card) => ({
    card,
    at: spaces.pop()!,
    damage: card === general ? (some(GENERAL[general].hp - 8) % 13) + headStart(ids.length) : 0,
    ...(isHot && ids.includes('hero.heavy-gunner') && maybe() && { weakened: 2 }),
    ...(isHot && ids.includes('hero.field-medic') && card !== general && maybe() && { suppressed: true }),
    ...(ids.includes('hero.spotter') && maybe() && { mark: 3 }),
  }))
  const heroes = ids.map((hero) => {
    const down = luck.below(6) === 0
    const damage = down ? HERO[hero].hp : some(HERO[hero].hp - 1)
    const cubes = maybe() ? some(3) : 3
    return { hero, at: pick(luck, SQUAD_SPACES), damage, cubes, down, armor: down ? 0 : some(3) }
  })
  return {
    options: { ...options, general: general.slice('general.'.length) as Options['general'] },
    seats,
    first: some(seats - 1),
    general,
    phase: start,
    track,
    lives: LIVES[options.difficulty],
    heroes,
    enemies,
    villains: lieutenants.slice(7, 10 - drawn),
    gone: lieutenants.slice(here.length, drawn),
    ...(luck.below(4) === 0 && { deck: [] }),
    ...(start === 'turn' && { turn: { hero: pick(luck, ids) } }),
    ...(ids.includes('hero.demolitionist') && maybe() && { mine: spaces.pop()! }),
    ...tokens(general, ids, isHot, start === 'squad', luck),
  }
}

function tokens(
  general: GeneralId,
  ids: readonly (typeof HERO_IDS)[number][],
  isHot: boolean,
  isSquad: boolean,
  luck: Random,
): Partial<Setup> {
  switch (general) {
    case 'general.firestarter':
      return { fires: shuffle(luck, [...SQUAD_SPACES]).slice(0, luck.below(3)) }
    case 'general.bombardier':
      return isHot ? { aim: pick(luck, SQUAD_SPACES) } : {}
    case 'general.huntmaster':
      return isSquad ? {} : { quarry: pick(luck, ids) }
    default:
      return {}
  }
}
