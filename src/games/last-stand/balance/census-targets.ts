import type { CensusTable } from '#engine/census'
import type { Figure } from '#engine/figures'
import { type Bounds, type Demand, judgeAll, sayDemands } from '#engine/targets'
import {
  difference,
  difficultyOf,
  ends,
  generalsOf,
  heroesOf,
  isRandom,
  mean,
  type Measure,
  skillShare,
  type Squad,
  valueOf,
  wins,
  winsAgainst,
  winsWith,
} from '#games/last-stand/balance/census-read'
import { CARD } from '#games/last-stand/content/enemies'
import { HERO, SKILL } from '#games/last-stand/content/heroes'
import type { Difficulty } from '#games/last-stand/options'

// The targets of H1, held against what was counted. One difficulty is played at a time.

interface Target {
  readonly measure: string
  readonly wanted: string
  /** Where it is asked; everywhere if left out. */
  readonly at?: { readonly difficulty?: Difficulty; readonly heroes?: 3 | 4 }
  ask(squad: Squad, others: readonly Squad[]): Demand | undefined
}

const between = (least: number, most: number): Bounds => ({ least, most })
const around = (middle: number, reach: number): Bounds => between(middle - reach, middle + reach)
const one = (figure: Figure | number, bounds?: Bounds): Demand => ({ asked: [{ figure, ...(bounds && { bounds }) }] })

/** A mean at Normal, with four heroes. */
const usual = (measure: Measure, name: string, least: number, most: number): Target => ({
  measure: `${name}, Normal`,
  wanted: `${least}-${most}`,
  at: { difficulty: 'normal', heroes: 4 },
  ask: (squad) => one(mean(squad, measure), between(least, most)),
})

const winRate = (difficulty: Difficulty, least: number, most: number): Target => ({
  measure: `won, 4 heroes, ${difficulty}`,
  wanted: `${least}-${most} %`,
  at: { difficulty, heroes: 4 },
  ask: (squad) => one(wins(squad), between(least / 100, most / 100)),
})

const generals = (difficulty: Difficulty, points: number): Target => ({
  measure: `won against each general, ${difficulty}`,
  wanted: `within ${points} points of the mean`,
  at: { difficulty, heroes: 4 },
  ask(squad) {
    const bounds = around(valueOf(wins(squad)), points / 100)
    const played = generalsOf(squad)
    if (played.length < 2) return undefined
    return { asked: played.map((id) => ({ name: CARD[id].name, figure: winsAgainst(squad, id), bounds })) }
  },
})

const skull = (difficulty: Difficulty, most: number): Target => ({
  measure: `lost by the skull, ${difficulty}`,
  wanted: `at most ${most} %`,
  at: { difficulty, heroes: 4 },
  ask: (squad) => one(ends(squad, 'skull'), { most: most / 100 }),
})

/** Best less worst: those two were named after they were seen, so that it is said to be rather more than it is. */
const spread = (heroes: 3 | 4, most: number): Target => ({
  measure: `won with each hero, ${heroes} heroes, Normal: best less worst`,
  wanted: `at most ${most} points`,
  at: { difficulty: 'normal', heroes },
  ask(squad) {
    const rates = heroesOf(squad)
      .map((id) => winsWith(squad, id))
      .sort((one, other) => valueOf(one) - valueOf(other))
    const [least, best] = [rates[0], rates.at(-1)]
    return least && best && one(difference(best, least), { most: most / 100 })
  },
})

const TARGETS: readonly Target[] = [
  winRate('normal', 58, 76),
  winRate('hard', 40, 58),
  winRate('heroic', 16, 34),
  {
    measure: 'won, 3 heroes less 4 heroes',
    wanted: 'within 10 points',
    at: { heroes: 3 },
    ask(squad, others) {
      const four = others.find(({ heroes }) => heroes === 4)
      return four && one(difference(wins(squad), wins(four)), around(0, 0.1))
    },
  },
  generals('normal', 10),
  {
    measure: 'won against the Firestarter, normal',
    wanted: 'not below the mean',
    at: { difficulty: 'normal', heroes: 4 },
    ask: (squad) => one(winsAgainst(squad, 'general.firestarter'), { least: valueOf(wins(squad)) }),
  },
  generals('heroic', 8),
  spread(4, 15),
  spread(3, 25),
  usual('knocked', 'knock-downs', 2.5, 4.5),
  usual('overwhelmed', 'Overwhelming Assaults', 0.5, 3),
  usual('defeated', 'enemies defeated', 40, 55),
  usual('rampages', 'rampages', 8, 13),
  usual('entered', 'round at whose end the general enters', 8, 10),
  usual('rounds', 'rounds', 10, 12.5),
  skull('normal', 25),
  skull('heroic', 15),
  {
    measure: 'each skill, of all that its hero uses',
    wanted: 'at least 1 %',
    at: { heroes: 4 },
    ask: (squad) => ({
      asked: heroesOf(squad).flatMap((id) =>
        HERO[id].skills.map((skill) => ({
          name: SKILL[skill].name,
          figure: skillShare(squad, id, skill),
          bounds: { least: 0.01 },
        })),
      ),
    }),
  },
]

/** What is asked where everybody chooses at random. */
const AT_RANDOM: readonly Target[] = [
  {
    measure: 'won, 4 heroes, normal, by random choices',
    wanted: 'at most 1 %',
    at: { difficulty: 'normal', heroes: 4 },
    ask: (squad) => one(wins(squad), { most: 0.01 }),
  },
]

/** The table of H1, as far as these matches tell. */
export function targets(squads: readonly Squad[]): CensusTable {
  const difficulty = difficultyOf(squads)
  return {
    title: 'Targets',
    note:
      'H1 of the rules document, each by all of its 95 % interval: met inside, missed outside, open where it reaches an edge. ' +
      'How difficulties differ takes a census of each.',
    head: ['measure', 'target', 'measured', 'verdict'],
    rows: (isRandom(squads) ? AT_RANDOM : TARGETS).flatMap(({ measure, wanted, at, ask }) => {
      if (at?.difficulty !== undefined && at.difficulty !== difficulty) return []
      const asked = squads
        .filter(({ heroes }) => at?.heroes === undefined || at.heroes === heroes)
        .flatMap((squad) => ask(squad, squads) ?? [])
      return asked.length === 0 ? [] : [[measure, wanted, sayDemands(asked), judgeAll(asked) ?? '-']]
    }),
  }
}
