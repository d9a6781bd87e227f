import type { CensusTable, Counted } from '#engine/census'
import { ATTRIBUTE, type CardId, CARDS, CHAMPIONS, COSTS } from '#games/last-brave/cards'
import {
  allied,
  alone,
  also,
  each,
  fixed,
  percent,
  range,
  ranging,
  type Taken,
  type Verdict,
  within,
} from '#games/last-brave/balance/census-judge'
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
  type Tables,
  tablesOf,
  times,
  together,
  valueOf,
} from '#games/last-brave/balance/census-read'
import { isAllied, type Options } from '#games/last-brave/options'

// The targets of section H, held against what was counted.

interface Target {
  readonly id: string
  readonly measure: string
  readonly wanted: string
  /** It asks the same of all bots; others are not for those that play at random. */
  readonly isForAll?: true
  judge(taken: Taken): Verdict
}

/** Printed in the rulebook: their texts are fixed (H6). */
const FIXED: readonly CardId[] = ['element.fire', 'arms.fists', 'arms.shield', 'class.knight']
const ORIGINAL = CARDS.filter((card) => !FIXED.includes(card))

/** All abilities that have a cost. */
const PAID = CARDS.flatMap((card) => COSTS.flatMap((cost) => (ATTRIBUTE[card][cost] ? [[card, cost] as const] : [])))

const oneDigit = (value: number): string => fixed(value, 1)
const twoDigits = (value: number): string => fixed(value, 2)
const indices = (all: Tables, ids: readonly string[]) => ids.map((id) => [nameOf(id), index(all, id)] as const)
const meanOf = (measure: Measure, unit?: number) => (size: Tables) => valueOf(mean(size, measure, unit))
const tie = (size: Tables): number => times(size, 'end/stalemate') + times(size, 'end/stall')

/** H1 by player count. */
const PROMPTS: Readonly<Record<number, readonly [number, number]>> = {
  3: [25, 42],
  4: [36, 58],
  5: [46, 74],
  6: [56, 90],
  7: [66, 106],
}

const TARGETS: readonly Target[] = [
  {
    id: 'H1',
    measure: 'prompts per game, all holds off',
    wanted: 'mean 25-42 / 36-58 / 46-74 / 56-90 / 66-106',
    judge: alone(({ sizes }) =>
      each(sizes, meanOf('prompts'), (value, seats) => within(value, ...PROMPTS[seats]!), oneDigit),
    ),
  },
  {
    id: 'H2',
    measure: 'modelled minutes',
    wanted: '4-6 players mean 6-12, 3 at least 4, 7 at most 16',
    judge: alone(({ sizes }) =>
      each(
        sizes,
        meanOf('seconds', 60),
        (value, seats) => (seats === 3 ? value >= 4 : seats === 7 ? value <= 16 : within(value, 6, 12)),
        oneDigit,
      ),
    ),
  },
  {
    id: 'H3',
    measure: 'turns per game',
    wanted: 'mean 8-36, none above 150',
    judge: alone(({ sizes, all }) => {
      const longest = most(all, 'turns')
      const means = each(sizes, meanOf('turns'), (value) => within(value, 8, 36), oneDigit)
      return also(means, `longest ${longest}`, longest <= 150)
    }),
  },
  {
    id: 'H4',
    measure: 'ties by stalemate or stall',
    wanted: 'at most 3 %, never by the cap',
    judge: alone(({ sizes, all }) => {
      const caps = times(all, 'end/cap')
      const ties = each(
        sizes,
        (size) => tie(size) / times(size, 'bouts'),
        (value) => value <= 0.03,
        percent,
      )
      return also(ties, `cap ${caps}`, caps === 0)
    }),
  },
  {
    id: 'H5',
    measure: 'index of the 20 original cards',
    wanted: 'each 0.70-1.40, at least 14 of them 0.80-1.20',
    judge: alone(({ all }) => {
      const found = range(indices(all, ORIGINAL), twoDigits)
      const inner = found?.values.filter((value) => within(value, 0.8, 1.2)).length ?? 0
      return (
        found && {
          said: `${found.said}; ${inner} inside 0.80-1.20`,
          isMet: found.values.every((value) => within(value, 0.7, 1.4)) && inner >= 14,
        }
      )
    }),
  },
  {
    id: 'H6',
    measure: 'index of Fire, Fists, Shield, Knight',
    wanted: 'watched only',
    judge: alone(({ all }) => ({ said: FIXED.map((card) => twoDigits(valueOf(index(all, card)))).join(' / ') })),
  },
  {
    id: 'H7',
    measure: 'index of the Champions',
    wanted: 'each 0.70-1.30',
    judge: ranging(
      ({ all }) => indices(all, CHAMPIONS),
      (value) => within(value, 0.7, 1.3),
      twoDigits,
    ),
  },
  {
    id: 'H7',
    measure: 'index of Vesper',
    wanted: 'at least 1.05 over 10,000 games',
    judge: alone(({ all }) => {
      const vesper = index(all, 'champion.vesper')
      const said = `${twoDigits(valueOf(vesper))} over ${vesper.of} games`
      return vesper.of < 10_000 ? { said } : { said, isMet: valueOf(vesper) >= 1.05 }
    }),
  },
  {
    id: 'H8',
    measure: "first player's index",
    wanted: '0.85-1.15 for every player count',
    judge: alone(({ sizes }) =>
      each(
        sizes,
        (size) => valueOf(index(size, 'distance/0')),
        (value) => within(value, 0.85, 1.15),
        twoDigits,
      ),
    ),
  },
  {
    id: 'H9',
    measure: 'index by distance from the first player',
    wanted: 'each 0.80-1.20',
    judge: ranging(
      ({ sizes }) =>
        sizes.flatMap((size) =>
          Array.from(
            { length: Number(size.name) },
            (_, at) => [`${at} of ${size.name}`, index(size, `distance/${at}`)] as const,
          ),
        ),
      (value) => within(value, 0.8, 1.2),
      twoDigits,
    ),
  },
  {
    id: 'H10',
    measure: 'Allied Combat of 4 and 6: Red-Blue-Gray, % of decided games',
    wanted: 'Red and Blue each 40-60 %',
    judge: allied([4, 6], (red, blue) => within(red, 0.4, 0.6) && within(blue, 0.4, 0.6)),
  },
  {
    id: 'H11',
    measure: 'Allied Combat of 5 and 7: Red-Blue-Gray, % of decided games',
    wanted: 'Gray 15-38 %, Red and Blue each at least 25 %',
    judge: allied([5, 7], (red, blue, gray) => within(gray, 0.15, 0.38) && red >= 0.25 && blue >= 0.25),
  },
  {
    id: 'H12',
    measure: 'how far into the game the first player is out',
    wanted: 'mean at least 45 % for every player count',
    judge: alone(({ sizes }) => each(sizes, meanOf('first-out', 1000), (value) => value >= 0.45, percent)),
  },
  {
    id: 'H13',
    measure: 'comeback, 4 players: least life when half is gone',
    wanted: 'wins 8-22 %',
    judge: alone(({ sizes }) =>
      each(
        sizes.filter(({ name }) => name === '4'),
        (size) => valueOf(comeback(size)),
        (value) => within(value, 0.08, 0.22),
        percent,
      ),
    ),
  },
  {
    id: 'H14',
    measure: 'skill, 4 players: one search bot against three others',
    wanted: 'wins at least 60 % against random, 45 % against greedy',
    judge({ sizes, bots, isAllied: isPlayed }) {
      const four = sizes.find(({ name }) => name === '4')
      const weak = bots.find((bot) => bot === 'random' || bot === 'greedy')
      const strong = bots.find((bot) => bot !== weak)
      if (!four || isPlayed || bots.length !== 2 || !weak || !strong) return undefined
      const { won, of } = index(four, `bot/${strong}`)
      if (index(four, `bot/${weak}`).of !== 3 * of) return undefined
      return {
        said: `${strong} ${percent(won / of)} against three ${weak}`,
        isMet: won / of >= (weak === 'random' ? 0.6 : 0.45),
      }
    },
  },
  {
    id: 'H15',
    measure: 'each Secret Skill used',
    wanted: 'in at least 35 % of games',
    judge: ranging(
      ({ all }) => CHAMPIONS.map((id) => [nameOf(id), share(times(all, `secret/${id}`), games(all, id))] as const),
      (value) => value >= 0.35,
      percent,
    ),
  },
  {
    id: 'H16',
    measure: 'each paid ability used, when its card was revealed',
    wanted: 'in at least 10 % of games',
    judge: ranging(
      ({ all }) =>
        PAID.map(([card, cost]) => [
          `${nameOf(card)} ${cost === 'fatigue' ? 'Fa' : 'Fo'}`,
          share(times(all, `used/${card}/${cost}`), times(all, `revealed/${card}`)),
        ]),
      (value) => value >= 0.1,
      percent,
    ),
  },
  {
    id: 'H17',
    measure: 'termination',
    wanted: 'all end; Recover at most 3 times, at most 54 points suffered',
    isForAll: true,
    judge({ all }) {
      const [recovered, points] = [most(all, 'recovered'), most(all, 'points')]
      return {
        said: `${times(all, 'bouts')} games ended; ${recovered} and ${points}, longest ${most(all, 'turns')} turns`,
        isMet: recovered <= 3 && points <= 54,
      }
    },
  },
  {
    id: 'H18',
    measure: 'prompts with a single choice',
    wanted: 'at most 8 %, all in TURN or DAMAGE with the Champion face down',
    judge: alone(({ sizes, all }) => {
      const idle = times(all, 'idle')
      const single = (size: Tables): number => times(size, 'single') / times(size, 'prompts')
      return also(
        each(sizes, single, (value) => value <= 0.08, percent),
        `elsewhere ${idle}`,
        idle === 0,
      )
    }),
  },
]

/** The table of section H, as far as these matches tell. */
export function targets(counted: readonly Counted[]): CensusTable {
  const all = together(counted)
  const taken: Taken = {
    sizes: counted.map(tablesOf),
    all,
    isAllied: counted.some(({ options }) => isAllied(options as Options)),
    bots: botsOf(all),
  }
  const isRandom = taken.bots.join() === 'random'
  const sizes = taken.sizes.map(({ name }) => name).join(' / ')
  return {
    title: 'Targets',
    note: `Section H of the rules document. Values apart by a slash are for ${sizes} players; random play is not judged.`,
    head: ['', 'measure', 'target', 'measured', 'verdict'],
    rows: TARGETS.flatMap(({ id, measure, wanted, isForAll, judge }) => {
      const verdict = judge(taken)
      if (!verdict) return []
      const isOpen = verdict.isMet === undefined || (isRandom && !isForAll)
      return [[id, measure, wanted, verdict.said, isOpen ? '-' : verdict.isMet ? 'met' : 'missed']]
    }),
  }
}
