import type { CensusTable, Counted } from '#engine/census'
import { type Bounds, judgeAll, sayDemands } from '#engine/targets'
import { ATTRIBUTE, type CardId, CARDS, CHAMPIONS, COSTS } from '#games/last-brave/cards'
import { all, allied, alone, type Ask, atMost, between, each, type Taken } from '#games/last-brave/balance/census-judge'
import {
  botsOf,
  comeback,
  games,
  index,
  mean,
  type Measure,
  most,
  nameOf,
  share,
  singles,
  type Tables,
  tablesOf,
  times,
  together,
} from '#games/last-brave/balance/census-read'
import { isAllied, type Options } from '#games/last-brave/options'

// The targets of section H, held against what was counted.

interface Target {
  readonly id: string
  readonly measure: string
  readonly wanted: string
  /** It asks the same of all bots; others are not for those that play at random. */
  readonly isForAll?: true
  readonly ask: Ask
}

/** Printed in the rulebook: their texts are fixed (H6). */
const FIXED: readonly CardId[] = ['element.fire', 'arms.fists', 'arms.shield', 'class.knight']
const ORIGINAL = CARDS.filter((card) => !FIXED.includes(card))

/** All abilities that have a cost. */
const PAID = CARDS.flatMap((card) => COSTS.flatMap((cost) => (ATTRIBUTE[card][cost] ? [[card, cost] as const] : [])))

const indices = (tables: Tables, ids: readonly string[]) => ids.map((id) => [nameOf(id), index(tables, id)] as const)
const meanOf = (measure: Measure, unit?: number) => (size: Tables) => mean(size, measure, unit)
const ties = (size: Tables) => share(times(size, 'end/stalemate') + times(size, 'end/stall'), times(size, 'bouts'))

/** H1 by player count. */
const PROMPTS: Readonly<Record<number, Bounds>> = {
  3: between(25, 42),
  4: between(36, 58),
  5: between(46, 74),
  6: between(56, 90),
  7: between(66, 106),
}

/** H2 by player count. */
const minutes = (seats: number): Bounds => (seats === 3 ? { least: 4 } : seats === 7 ? { most: 16 } : between(6, 12))

const TARGETS: readonly Target[] = [
  {
    id: 'H1',
    measure: 'prompts per game, all holds off',
    wanted: 'mean 25-42 / 36-58 / 46-74 / 56-90 / 66-106',
    ask: alone(({ sizes }) => [each(sizes, meanOf('prompts'), (seats) => PROMPTS[seats]!)]),
  },
  {
    id: 'H2',
    measure: 'modelled minutes',
    wanted: '4-6 players mean 6-12, 3 at least 4, 7 at most 16',
    ask: alone(({ sizes }) => [each(sizes, meanOf('seconds', 60), minutes)]),
  },
  {
    id: 'H3',
    measure: 'turns per game',
    wanted: 'mean 8-36, none above 150',
    ask: alone((taken) => [
      each(taken.sizes, meanOf('turns'), between(8, 36)),
      atMost('longest', most(taken.all, 'turns'), 150),
    ]),
  },
  {
    id: 'H4',
    measure: 'ties by stalemate or stall',
    wanted: 'at most 3 %, never by the cap',
    ask: alone((taken) => [each(taken.sizes, ties, { most: 0.03 }), atMost('cap', times(taken.all, 'end/cap'), 0)]),
  },
  {
    id: 'H5',
    measure: 'index of the 20 original cards',
    wanted: 'each 0.70-1.40, at least 14 of them 0.80-1.20',
    ask: alone((taken) => [
      all(indices(taken.all, ORIGINAL), between(0.7, 1.4)),
      { ...all(indices(taken.all, ORIGINAL), between(0.8, 1.2)), needed: 14 },
    ]),
  },
  {
    id: 'H6',
    measure: 'index of Fire, Fists, Shield, Knight',
    wanted: 'watched only',
    ask: alone((taken) => [all(indices(taken.all, FIXED))]),
  },
  {
    id: 'H7',
    measure: 'index of the Champions',
    wanted: 'each 0.70-1.30',
    ask: alone((taken) => [all(indices(taken.all, CHAMPIONS), between(0.7, 1.3))]),
  },
  {
    id: 'H7',
    measure: 'index of Vesper',
    wanted: 'at least 1.05 over 10,000 games',
    ask: alone((taken) => [
      { asked: [{ figure: index(taken.all, 'champion.vesper'), bounds: { least: 1.05 }, over: 10_000 }] },
    ]),
  },
  {
    id: 'H8',
    measure: "first player's index",
    wanted: '0.85-1.15 for every player count',
    ask: alone(({ sizes }) => [each(sizes, (size) => index(size, 'distance/0'), between(0.85, 1.15))]),
  },
  {
    id: 'H9',
    measure: 'index by distance from the first player',
    wanted: 'each 0.80-1.20',
    ask: alone(({ sizes }) => [
      all(
        sizes.flatMap((size) =>
          Array.from(
            { length: Number(size.name) },
            (_, at) => [`${at} of ${size.name}`, index(size, `distance/${at}`)] as const,
          ),
        ),
        between(0.8, 1.2),
      ),
    ]),
  },
  {
    id: 'H10',
    measure: 'Allied Combat of 4 and 6: Red and Blue, % of decided games',
    wanted: 'Red and Blue each 40-60 %',
    ask: allied([4, 6], { red: between(0.4, 0.6), blue: between(0.4, 0.6) }),
  },
  {
    id: 'H11',
    measure: 'Allied Combat of 5 and 7: all three, % of decided games',
    wanted: 'Gray 15-38 %, Red and Blue each at least 25 %',
    ask: allied([5, 7], { red: { least: 0.25 }, blue: { least: 0.25 }, gray: between(0.15, 0.38) }),
  },
  {
    id: 'H12',
    measure: 'how far into the game the first player is out, % of prompts',
    wanted: 'mean at least 45 % for every player count',
    ask: alone(({ sizes }) => [each(sizes, meanOf('first-out', 10), { least: 45 })]),
  },
  {
    id: 'H13',
    measure: 'comeback, 4 players: least life when half is gone',
    wanted: 'wins at most 25 %',
    ask: alone(({ sizes }) =>
      sizes.filter(({ name }) => name === '4').map((four) => each([four], comeback, { most: 0.25 })),
    ),
  },
  {
    id: 'H14',
    measure: 'skill, 4 players: one search bot against three others',
    wanted: 'wins at least 60 % against random, 45 % against greedy',
    ask({ sizes, bots, isAllied: isPlayed }) {
      const four = sizes.find(({ name }) => name === '4')
      const weak = bots.find((bot) => bot === 'random' || bot === 'greedy')
      const strong = bots.find((bot) => bot !== weak)
      if (!four || isPlayed || bots.length !== 2 || !weak || !strong) return []
      const { won, of } = index(four, `bot/${strong}`)
      if (index(four, `bot/${weak}`).of !== 3 * of) return []
      const least = weak === 'random' ? 0.6 : 0.45
      return [all([[`${strong} against three ${weak}`, share(won, of)]], { least })]
    },
  },
  {
    id: 'H15',
    measure: 'each Secret Skill used',
    wanted: 'in at least 35 % of games',
    ask: alone((taken) => [
      all(
        CHAMPIONS.map((id) => [nameOf(id), share(times(taken.all, `secret/${id}`), games(taken.all, id))]),
        { least: 0.35 },
      ),
    ]),
  },
  {
    id: 'H16',
    measure: 'each paid ability used, when its card was revealed',
    wanted: 'in at least 10 % of games',
    ask: alone((taken) => [
      all(
        PAID.map(([card, cost]) => [
          `${nameOf(card)} ${cost === 'fatigue' ? 'Fa' : 'Fo'}`,
          share(times(taken.all, `used/${card}/${cost}`), times(taken.all, `revealed/${card}`)),
        ]),
        { least: 0.1 },
      ),
    ]),
  },
  {
    id: 'H17',
    measure: 'termination',
    wanted: 'all end; Recover at most 3 times, at most 54 points suffered',
    isForAll: true,
    ask: (taken) => [
      { asked: [{ name: 'games ended', figure: times(taken.all, 'bouts') }] },
      atMost('most recovered', most(taken.all, 'recovered'), 3),
      atMost('most points', most(taken.all, 'points'), 54),
      { asked: [{ name: 'longest', figure: most(taken.all, 'turns') }] },
    ],
  },
  {
    id: 'H18',
    measure: 'prompts with a single choice',
    wanted: 'at most 8 %, all in TURN or DAMAGE with the Champion face down',
    ask: alone((taken) => [
      each(taken.sizes, singles, { most: 0.08 }),
      atMost('elsewhere', times(taken.all, 'idle'), 0),
    ]),
  },
]

/** The table of section H, as far as these matches tell. */
export function targets(counted: readonly Counted[]): CensusTable {
  const tables = together(counted)
  const taken: Taken = {
    sizes: counted.map(tablesOf),
    all: tables,
    isAllied: counted.some(({ options }) => isAllied(options as Options)),
    bots: botsOf(tables),
  }
  const isRandom = taken.bots.join() === 'random'
  const sizes = taken.sizes.map(({ name }) => name).join(' / ')
  return {
    title: 'Targets',
    note:
      `Section H of the rules document, each by all of its 95 % interval: met inside, missed outside, open where it reaches an edge. ` +
      `Plain numbers are exact, counted in every match. Values apart by a slash are for ${sizes} players; random play is not judged.`,
    head: ['', 'measure', 'target', 'measured', 'verdict'],
    rows: TARGETS.flatMap(({ id, measure, wanted, isForAll, ask }) => {
      const demands = ask(taken)
      if (demands.length === 0) return []
      const isJudged = isForAll === true || !isRandom
      const verdict = isJudged ? judgeAll(demands) : undefined
      return [[id, measure, wanted, sayDemands(demands, isJudged), verdict ?? '-']]
    }),
  }
}
