import type { CensusTable } from '#engine/census'
import type { Figure } from '#engine/figures'
import { type Asked, type Bounds, type Demand, judgeAll, sayDemands } from '#engine/targets'
import {
  atMost,
  killed,
  marked,
  mean,
  ofBoards,
  onWinning,
  percentile,
  playerOf,
  share,
  type Table,
  times,
  valueOf,
} from '#games/roll-and-fight/balance/census-read'
import { BOSS, BOSS_IDS } from '#games/roll-and-fight/content/bosses'
import { DEN, DEN_IDS } from '#games/roll-and-fight/content/dens'
import { DIALS, type Level } from '#games/roll-and-fight/content/dice'
import { HERO, HERO_IDS, TILE, TILES_OF } from '#games/roll-and-fight/content/heroes'

// The targets of section H, held against what was counted. Dials and players are played one at a time.

interface Target {
  readonly measure: string
  readonly wanted: string
  /** Where it is asked: of whom, at which dials, of somebody alone or of several. */
  readonly of: string
  readonly dials?: Level
  readonly seats: 'alone' | 'together'
  ask(table: Table): readonly Demand[]
}

const between = (least: number, most: number): Bounds => ({ least, most })
const around = (middle: number, reach: number): Bounds => between(middle - reach, middle + reach)
const one = (figure: Figure | number, bounds?: Bounds): Demand => ({ asked: [{ figure, ...(bounds && { bounds }) }] })

const winRate = (of: string, dials: Level, least: number, most: number): Target => ({
  measure: `won, ${dials} dials`,
  wanted: `${least}-${most} %`,
  ...{ of, dials, seats: 'alone' },
  ask: (table) => [one(ofBoards(table, 'won'), between(least / 100, most / 100))],
})

/** What is asked of a planner at the middle dials. */
const usual = (measure: string, wanted: string, ask: Target['ask']): Target => ({
  ...{ measure, wanted, ask, of: PLANNER, dials: 'medium', seats: 'alone' },
})

const meanScore = (dials: Level, middle: number): Target => ({
  measure: `mean score, ${DIALS.dice[dials]} dice`,
  wanted: `${middle} ± 1.5`,
  ...{ of: PLANNER, dials, seats: 'alone' },
  ask: (table) => [one(mean(table, 'score'), around(middle, 1.5))],
})

/** Means of each of several things, about that of all. */
function spread(
  table: Table,
  kind: string,
  names: Readonly<Record<string, string>>,
  below: number,
  above: number,
): Demand {
  const middle = valueOf(mean(table, 'score'))
  const bounds = between(middle - below, middle + above)
  return {
    asked: Object.entries(names).map(([id, name]): Asked => ({ name, figure: mean(table, `${kind}/${id}`), bounds })),
  }
}

const namesOf = <Id extends string>(ids: readonly Id[], of: Readonly<Record<Id, { readonly name: string }>>) =>
  Object.fromEntries(ids.map((id) => [id, of[id].name]))

/** The rulebook's own: the others are ours. */
const FIXED = 'bandaboi'
const OTHERS = BOSS_IDS.filter((id) => id !== FIXED)

/** That so many hundredths of all scores lie below something: a percentile and where it lies, said as shares. */
const percentiles = (table: Table, hundredths: number, least: number, most: number): Demand => ({
  asked: [
    {
      name: `${hundredths}th percentile ${percentile(table, 'score', hundredths)}; below ${least}:`,
      figure: atMost(table, 'score', least - 1),
      bounds: { most: hundredths / 100 },
    },
    { name: `up to ${most}:`, figure: atMost(table, 'score', most), bounds: { least: hundredths / 100 } },
  ],
})

const line = (name: string, least: number, most: number): Target =>
  usual(
    `points by ${name === 'escape' ? 'the escape' : name}`,
    `${least}-${most}`.replace('--', ' to -').replace('-1.5-0', '-1.5 to 0'),
    (table) => [one(mean(table, `line/${name}`), between(least, most))],
  )

const PLANNER = 'normal'
const GREEDY = 'greedy'

const OBJECTIVES = DEN_IDS.flatMap((den) =>
  DEN[den].rooms.flatMap(({ objective }, at) => (objective ? [`${den}.r${at + 1}`] : [])),
)

/** A tile of a hero that hardly won says nothing. */
const FEW = 50

const TARGETS: readonly Target[] = [
  winRate(PLANNER, 'easy', 85, 97),
  winRate(PLANNER, 'medium', 55, 78),
  winRate(PLANNER, 'hard', 8, 22),
  winRate(GREEDY, 'easy', 40, 65),
  winRate(GREEDY, 'medium', 12, 32),
  winRate(GREEDY, 'hard', 0, 5),
  meanScore('easy', 29),
  meanScore('medium', 25.5),
  meanScore('hard', 21),
  usual('spread of scores, 16 dice', '10th percentile 14-18, 90th 32-37', (table) => [
    percentiles(table, 10, 14, 18),
    percentiles(table, 90, 32, 37),
  ]),
  usual('mean of each hero, 16 dice', 'within 1.8 of all', (table) => [
    spread(table, 'hero', namesOf(HERO_IDS, HERO), 1.8, 1.8),
  ]),
  usual('mean in each den, 16 dice', 'within 3 of all', (table) => [
    spread(table, 'den', Object.fromEntries(DEN_IDS.map((den) => [den, den])), 3, 3),
  ]),
  usual('mean against each Boss, 16 dice', 'within 2.5 of all; Bandaboi at most 5.5 below', (table) => [
    spread(table, 'boss', namesOf(OTHERS, BOSS), 2.5, 2.5),
    spread(table, 'boss', namesOf([FIXED], BOSS), 5.5, Infinity),
  ]),
  usual('Boss killed, 16 dice', '45-70 %; Bandaboi at least 8 %', (table) => [
    one(
      share(
        BOSS_IDS.reduce((sum, boss) => sum + times(table, `killed/${boss}`), 0),
        times(table, 'boards'),
      ),
      between(0.45, 0.7),
    ),
    { asked: [{ name: BOSS[FIXED].name, figure: killed(table, FIXED), bounds: { least: 0.08 } }] },
  ]),
  line('loot', 6, 8.5),
  line('training', 3.5, 5),
  line('boss', 5.5, 8),
  line('objectives', 6.5, 9),
  line('escape', -1.5, 0),
  usual('each Objective marked, 16 dice', '4-95 %', (table) => [
    { asked: OBJECTIVES.map((name) => ({ name, figure: marked(table, name), bounds: between(0.04, 0.95) })) },
  ]),
  usual('Beatings, and deaths, of a game', 'at most 0.2, and 0.01', (table) => [
    one(mean(table, 'beatings'), { most: 0.2 }),
    one(ofBoards(table, 'dead'), { most: 0.01 }),
  ]),
  usual('rolls in a Rolling Phase', '6-13', (table) => [one(mean(table, 'rolls'), between(6, 13))]),
  usual('each tile, on winning boards of its hero', 'more than 0, and at most 85 %', (table) => [
    {
      asked: HERO_IDS.flatMap((hero) =>
        TILES_OF[hero].map((tile): Asked => ({
          name: TILE[tile].name,
          figure: onWinning(table, hero, tile),
          bounds: { least: Number.MIN_VALUE, most: 0.85 },
          over: FEW,
        })),
      ),
    },
  ]),
  {
    measure: 'mean score',
    wanted: '19-23',
    ...{ of: PLANNER, seats: 'together' },
    ask: (table) => [one(mean(table, 'score'), between(19, 23))],
  },
  {
    measure: 'won by each seat',
    wanted: 'equal within 3 points',
    ...{ of: PLANNER, seats: 'together' },
    ask(table) {
      const bounds = around(valueOf(ofBoards(table, 'won')), 0.03)
      return [
        {
          asked: Array.from({ length: table.seats }, (_, seat) => {
            const won = times(table, `seat/${seat}/won`)
            return { name: `seat ${seat + 1}`, figure: share(won, won + times(table, `seat/${seat}/lost`)), bounds }
          }),
        },
      ]
    },
  },
  {
    measure: 'Rolling Phases that end within 60 s',
    wanted: 'at least 95 %',
    ...{ of: PLANNER, seats: 'together' },
    ask: (table) => [one(atMost(table, 'seconds', 60), { least: 0.95 })],
  },
]

/** All three dials of somebody alone, where they are the same. */
const dialsOf = ({ options: { dice, time, target } }: Table): Level | undefined =>
  dice === time && time === target ? dice : undefined

function isAsked({ of, dials, seats }: Target, table: Table): boolean {
  if (playerOf(table) !== of) return false
  if ((table.seats === 1) !== (seats === 'alone')) return false
  return table.seats > 1 || dials === dialsOf(table)
}

/** The table of section H, as far as these matches tell. */
export const targets = (tables: readonly Table[]): CensusTable => ({
  title: 'Targets',
  note:
    'Section H of the rules document, each by all of its 95 % interval: met inside, missed outside, open where it reaches an edge. ' +
    'Its planner is `normal`. A percentile is judged by how many lie below it.',
  head: ['measure', 'target', 'measured', 'verdict'],
  rows: tables.flatMap((table) =>
    TARGETS.filter((target) => isAsked(target, table)).map(({ measure, wanted, ask }) => {
      const demands = ask(table)
      const where = table.seats > 1 ? `, ${table.seats} seats` : ''
      return [`${measure}${where}`, wanted, sayDemands(demands), judgeAll(demands) ?? '-']
    }),
  ),
})
