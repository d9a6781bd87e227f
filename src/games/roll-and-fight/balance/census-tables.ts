import type { CensusTable, Counted } from '#engine/census'
import {
  boards,
  killed,
  marked,
  mean,
  ofBoards,
  onWinning,
  type Table,
  tablesOf,
  times,
} from '#games/roll-and-fight/balance/census-read'
import { targets } from '#games/roll-and-fight/balance/census-targets'
import { BOSS, BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { DEN, DEN_IDS } from '#games/roll-and-fight/content/dens'
import { HERO, HERO_IDS, ITEM, ITEMS_OF, TILE, TILES_OF } from '#games/roll-and-fight/content/heroes'

/** All that the census of section H comes to. */
export function tables(counted: readonly Counted[]): CensusTable[] {
  const all = tablesOf(counted)
  if (all.length === 0) return []
  return [
    targets(all),
    lines(all),
    means(all),
    bosses(all),
    objectives(all),
    tiles(all),
    items(all),
    course(all),
  ].filter(({ rows }) => rows.length > 0)
}

const head = (all: readonly Table[]): string[] => all.map(({ seats }) => (seats === 1 ? 'alone' : `${seats} seats`))

const LINES = ['loot', 'training', 'boss', 'objectives', 'escape'] as const

const lines = (all: readonly Table[]): CensusTable => ({
  title: 'Points',
  note: 'Means of a board; the Boss with what his death is worth.',
  head: ['', ...head(all)],
  rows: [
    ...LINES.map((line) => [line, ...all.map((table) => mean(table, `line/${line}`))]),
    ['all', ...all.map((table) => mean(table, 'score'))],
  ],
})

const means = (all: readonly Table[]): CensusTable => ({
  title: 'Heroes and dens',
  note: 'The mean score of each.',
  head: ['', ...head(all)],
  rows: [
    ...HERO_IDS.map((hero) => [HERO[hero].name, ...all.map((table) => mean(table, `hero/${hero}`))]),
    ...DEN_IDS.map((den) => [`${den} ${DEN[den].name}`, ...all.map((table) => mean(table, `den/${den}`))]),
  ],
})

const bosses = (all: readonly Table[]): CensusTable => ({
  title: 'Bosses',
  note: 'The mean score against each, and how often he was killed.',
  head: ['', ...all.flatMap((table) => head([table]).flatMap((name) => [name, 'killed']))],
  rows: BOSS_IDS.map((boss) => [
    BOSS[boss].name,
    ...all.flatMap((table) => [mean(table, `boss/${boss}`), killed(table, boss)]),
  ]),
})

const objectives = (all: readonly Table[]): CensusTable => ({
  title: 'Objectives',
  note: 'How often each was marked, on boards that have it.',
  head: ['', 'kind', ...head(all)],
  rows: DEN_IDS.flatMap((den) =>
    DEN[den].rooms.flatMap(({ objective }, at) =>
      objective
        ? [[`${den}.r${at + 1}`, objective.kind, ...all.map((table) => marked(table, `${den}.r${at + 1}`))]]
        : [],
    ),
  ),
})

const tiles = (all: readonly Table[]): CensusTable => ({
  title: 'Tiles',
  note: 'On how many winning boards of its hero each lay at some time.',
  head: ['', 'hero', 'cost', ...head(all)],
  rows: HERO_IDS.flatMap((hero) =>
    TILES_OF[hero].map((tile) => [
      TILE[tile].name,
      HERO[hero].name,
      `${TILE[tile].xp}`,
      ...all.map((table) => onWinning(table, hero, tile)),
    ]),
  ),
})

const items = (all: readonly Table[]): CensusTable => ({
  title: 'Items',
  note: 'Charges bought in all, on any board.',
  head: ['', 'heroes', ...head(all)],
  rows: [...new Set(HERO_IDS.flatMap((hero) => ITEMS_OF[hero]))].map((item) => [
    ITEM[item].name,
    HERO_IDS.filter((hero) => ITEMS_OF[hero].includes(item))
      .map((hero) => HERO[hero].name)
      .join(', '),
    ...all.map((table) => times(table, `charge/${item}`)),
  ]),
})

const course = (all: readonly Table[]): CensusTable => ({
  title: 'Course of a match',
  note: 'Rolls of a seat in a Rolling Phase, how many seconds it lasted, Beatings of a board, and how many were won and lost by death.',
  head: ['', ...head(all)],
  rows: [
    ['rolls', ...all.map((table) => mean(table, 'rolls'))],
    ['seconds', ...all.map((table) => mean(table, 'seconds'))],
    ['Beatings', ...all.map((table) => mean(table, 'beatings'))],
    ['won', ...all.map((table) => ofBoards(table, 'won'))],
    ['dead', ...all.map((table) => ofBoards(table, 'dead'))],
    ['boards', ...all.map(boards)],
  ],
})
