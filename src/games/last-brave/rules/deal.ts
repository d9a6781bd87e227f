import type { Seat } from '#engine/game'
import { pick, type Random, shuffle } from '#engine/random'
import { type CardId, cardsOf, type ChampionId, CHAMPIONS } from '#games/last-brave/cards'
import { isAllied, type Options } from '#games/last-brave/options'

/** What a bout starts with. */
export interface Deal {
  readonly champions: readonly ChampionId[]
  /** Class, Element, Arms of each seat. */
  readonly hands: readonly (readonly CardId[])[]
  readonly first: Seat
}

const RED_MEMBERS = ['champion.brakk', 'champion.ysolde'] as const
const BLUE_MEMBERS = ['champion.mirelle', 'champion.tobiah'] as const

/** LB-141 to LB-144 How many take part: whether Gray does, and how many Members of Red and Blue. */
const CAST: Readonly<Record<number, { readonly gray: boolean; readonly members: 1 | 2 }>> = {
  4: { gray: false, members: 1 },
  5: { gray: true, members: 1 },
  6: { gray: false, members: 2 },
  7: { gray: true, members: 2 },
}

/** The Champions that are shuffled: in Allied Combat without Noor (LB-R69) and, by `outOf`, without one Member a side. */
export function cast(
  options: Options,
  seats: number,
  outOf: (members: readonly ChampionId[]) => ChampionId,
): ChampionId[] {
  if (!isAllied(options)) return [...CHAMPIONS]
  const { gray, members } = CAST[seats]!
  const removed = new Set<ChampionId>(['champion.noor'])
  if (!gray) removed.add('champion.vesper')
  if (members === 1) for (const side of [RED_MEMBERS, BLUE_MEMBERS]) removed.add(outOf(side))
  return CHAMPIONS.filter((champion) => !removed.has(champion))
}

/** E6 The order of all draws of a bout; `classes` are kept in nation play. */
export function dealBout(options: Options, seats: number, random: Random, classes?: readonly CardId[]): Deal {
  const champions = shuffle(
    random,
    cast(options, seats, (members) => pick(random, members)),
  )
  const decks = [
    classes ?? shuffle(random, cardsOf('class')),
    shuffle(random, cardsOf('element')),
    shuffle(random, cardsOf('arms')),
  ]
  return {
    champions: champions.slice(0, seats),
    hands: Array.from({ length: seats }, (_, seat) => decks.map((deck) => deck[seat]!)),
    first: random.below(seats),
  }
}
