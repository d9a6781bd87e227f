import type { Cell, Counted, CensusTable } from '#engine/census'
import type { Figure } from '#engine/figures'
import { ATTRIBUTE, type CardId, CARDS, CHAMPIONS, type Cost, type Faction } from '#games/last-brave/cards'
import {
  botsOf,
  comeback,
  games,
  index,
  mean,
  type Measure,
  most,
  nameOf,
  PROMPTED,
  share,
  singles,
  type Tables,
  tablesOf,
  times,
  together,
  valueOf,
} from '#games/last-brave/balance/census-read'
import { targets } from '#games/last-brave/balance/census-targets'
import { CRESTS } from '#games/last-brave/crests'

const INDEX_NOTE = 'Index = wins x players / games held; 1.00 is neutral, a shared tie counts by its share.'
/** Rows of pairs that are printed from either end. */
const ENDS = 8

/** All that the census of section H comes to. */
export function tables(counted: readonly Counted[]): CensusTable[] {
  const sizes = counted.map(tablesOf)
  const all = together(counted)
  if (times(all, 'bouts') === 0) return []
  const course = [targets(counted), lengths(sizes), ends(sizes)]
  // Who holds a card wins by playing better where some do: that says nothing of the card.
  if (botsOf(all).length > 1) return course
  return [
    ...course,
    ...(times(all, 'decided') > 0 ? [factions(sizes)] : []),
    cards(all, sizes),
    champions(all, sizes),
    pairs(all),
    companions(all),
    bySeat(sizes),
    byDistance(sizes),
  ]
}

const bare = (figure: Figure): Figure => ({ ...figure, bare: true })
const players = (sizes: readonly Tables[]): string[] => sizes.map(({ name }) => `${name} players`)

/** Best first; what was never held comes to nothing and stands last. */
const ranked = (all: Tables, ids: readonly string[]): string[] => {
  const value = (id: string): number => valueOf(index(all, id)) || 0
  return ids.filter((id) => games(all, id) > 0).sort((a, b) => value(b) - value(a) || (a < b ? -1 : 1))
}

/** The index at each size of table, where there is more than one. */
const eachSize = (sizes: readonly Tables[], id: string): Cell[] =>
  sizes.length > 1 ? sizes.map((size) => bare(index(size, id))) : []
const sizeHeads = (sizes: readonly Tables[]): string[] => (sizes.length > 1 ? players(sizes) : [])

function cards(all: Tables, sizes: readonly Tables[]): CensusTable {
  const used = (card: CardId, cost: Cost): Cell =>
    ATTRIBUTE[card][cost] ? bare(share(times(all, `used/${card}/${cost}`), times(all, `revealed/${card}`))) : '-'
  return {
    title: 'Cards',
    note: `${INDEX_NOTE} Abilities: used at least once, of the games in which the card was revealed.`,
    head: ['', 'held', 'index (95 %)', ...sizeHeads(sizes), 'revealed', 'Fatigue used', 'Forfeit used'],
    rows: ranked(all, CARDS).map((id) => [
      nameOf(id),
      games(all, id),
      index(all, id),
      ...eachSize(sizes, id),
      bare(share(times(all, `revealed/${id}`), games(all, id))),
      used(id as CardId, 'fatigue'),
      used(id as CardId, 'forfeit'),
    ]),
    plot: 2,
  }
}

const champions = (all: Tables, sizes: readonly Tables[]): CensusTable => ({
  title: 'Champions',
  note: INDEX_NOTE,
  head: ['', 'held', 'index (95 %)', ...sizeHeads(sizes), 'Secret Skill used'],
  rows: ranked(all, CHAMPIONS).map((id) => [
    nameOf(id),
    games(all, id),
    index(all, id),
    ...eachSize(sizes, id),
    bare(share(times(all, `secret/${id}`), games(all, id))),
  ]),
  plot: 2,
})

/** Two things in one hand, and what they come to apart: the product of both indices. */
function held(all: Tables, title: string, couples: readonly (readonly [string, string])[]): CensusTable {
  return {
    title,
    note: 'Apart: the product of both indices; what goes beyond it is owed to the two being together.',
    head: ['', 'held', 'index (95 %)', 'apart'],
    rows: ranked(
      all,
      couples.map((couple) => couple.join('+')),
    ).map((id) => {
      const both = id.split('+')
      const apart = both.reduce((product, one) => product * valueOf(index(all, one)), 1)
      return [both.map(nameOf).join(' + '), games(all, id), index(all, id), Math.round(apart * 100) / 100]
    }),
    ends: ENDS,
  }
}

const typeOrdered = CARDS.flatMap((card, at) => CARDS.slice(at + 1).map((other) => [card, other] as const))

const pairs = (all: Tables): CensusTable => held(all, 'Pairs of cards', typeOrdered)

const companions = (all: Tables): CensusTable =>
  held(
    all,
    'Champions with cards',
    CHAMPIONS.flatMap((champion) => CARDS.map((card) => [champion, card] as const)),
  )

/** One row a place, one column a size of table. */
const places = (sizes: readonly Tables[], title: string, group: string, name: (at: number) => string): CensusTable => ({
  title,
  note: INDEX_NOTE,
  head: ['', ...players(sizes)],
  rows: Array.from({ length: Math.max(...sizes.map((size) => Number(size.name))) }, (_, at) => [
    name(at),
    ...sizes.map((size) => (at < Number(size.name) ? index(size, `${group}/${at}`) : '')),
  ]),
})

const bySeat = (sizes: readonly Tables[]): CensusTable => places(sizes, 'Seats', 'seat', (seat) => CRESTS[seat]!)

const byDistance = (sizes: readonly Tables[]): CensusTable =>
  places(sizes, 'Distance from the first player', 'distance', (at) => (at === 0 ? 'first player' : `${at} to the left`))

const LENGTHS: readonly (readonly [name: string, measure: Measure, unit?: number])[] = [
  ['prompts', 'prompts'],
  ...PROMPTED.map((window) => [`- ${window}`, window] as const),
  ['minutes, modelled', 'seconds', 60],
  ['turns', 'turns'],
  ['points suffered', 'points'],
  ['cards recovered', 'recovered'],
]
const MOSTS: readonly (readonly [name: string, measure: Measure])[] = [
  ['turns', 'turns'],
  ['points suffered', 'points'],
  ['cards recovered', 'recovered'],
]

/** How long a bout is, in every measure. */
const lengths = (sizes: readonly Tables[]): CensusTable => ({
  title: 'Length of a bout',
  note: 'Prompts with all holds off. A turn is taken to last 10 s, a point 6 s, other prompts 5 s, and 3 s to show a turn.',
  head: ['mean of', ...players(sizes)],
  rows: [
    ...LENGTHS.map(([name, measure, unit]) => [name, ...sizes.map((size) => mean(size, measure, unit))]),
    ...MOSTS.map(([name, measure]) => [`most ${name}`, ...sizes.map((size) => most(size, measure))]),
    ['prompts with one choice', ...sizes.map(singles)],
    ['first player out at, % of prompts', ...sizes.map((size) => mean(size, 'first-out', 10))],
    ['wins with the least life at half time', ...sizes.map(comeback)],
  ],
})

const REASONS = {
  'last-standing': 'last one standing',
  faction: 'no other faction standing',
  command: 'all other Leaders fallen',
  stalemate: 'tie: stalemate',
  stall: 'tie: stall',
  cap: 'tie: 300 turns',
} as const

const ends = (sizes: readonly Tables[]): CensusTable => ({
  title: 'How bouts end',
  head: ['', ...players(sizes)],
  rows: Object.entries(REASONS)
    .filter(([reason]) => sizes.some((size) => times(size, `end/${reason}`) > 0))
    .map(([reason, name]) => [name, ...sizes.map((size) => share(times(size, `end/${reason}`), times(size, 'bouts')))]),
})

const FACTIONS: Readonly<Record<Faction, string>> = { red: 'Red', blue: 'Blue', gray: 'Gray' }

const factions = (sizes: readonly Tables[]): CensusTable => ({
  title: 'Factions',
  note: 'Of the bouts that were decided.',
  head: ['', ...players(sizes)],
  rows: Object.entries(FACTIONS).map(([faction, name]) => [
    name,
    ...sizes.map((size) => share(times(size, `faction/${faction}`), times(size, 'decided'))),
  ]),
})
