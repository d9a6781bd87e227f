import type { CensusTable, Counted } from '#engine/census'
import type { Figure } from '#engine/figures'
import {
  ends,
  generalsOf,
  heroesOf,
  mean,
  type Measure,
  skillShare,
  type Squad,
  squadsOf,
  times,
  valueOf,
  wins,
  winsAgainst,
  winsWith,
} from '#games/last-stand/balance/census-read'
import { targets } from '#games/last-stand/balance/census-targets'
import { CARD, GENERAL_IDS } from '#games/last-stand/content/enemies'
import { HERO, HERO_IDS, SKILL } from '#games/last-stand/content/heroes'

/** All that the census of section H comes to. */
export function tables(counted: readonly Counted[]): CensusTable[] {
  const squads = squadsOf(counted)
  if (squads.length === 0) return []
  return [targets(squads), course(squads), losses(squads), generals(squads), heroes(squads), skills(squads)]
}

const head = (squads: readonly Squad[]): string[] => squads.map(({ heroes }) => `${heroes} heroes`)

const COURSE: readonly (readonly [name: string, measure: Measure])[] = [
  ['rounds', 'rounds'],
  ['round at whose end the general enters', 'entered'],
  ['knock-downs', 'knocked'],
  ['Overwhelming Assaults', 'overwhelmed'],
  ['enemies defeated', 'defeated'],
  ['rampages', 'rampages'],
]

const course = (squads: readonly Squad[]): CensusTable => ({
  title: 'Course of a match',
  note: 'Means. The round of the general is that of matches in which it came.',
  head: ['', ...head(squads)],
  rows: COURSE.map(([name, measure]) => [name, ...squads.map((squad) => mean(squad, measure))]),
})

const ENDS = { 'general-defeated': 'won', 'no-tokens': 'lost: no squad token left', skull: 'lost: the skull' } as const

const losses = (squads: readonly Squad[]): CensusTable => ({
  title: 'How matches end',
  head: ['', ...head(squads)],
  rows: Object.entries(ENDS).map(([reason, name]) => [name, ...squads.map((squad) => ends(squad, reason))]),
})

/** Best first, by what the first squad has won. */
const ranked = <Id extends string>(ids: readonly Id[], [first]: readonly Squad[], won: Won<Id>): Id[] =>
  ids.toSorted((one, other) => (valueOf(won(first!, other)) || 0) - (valueOf(won(first!, one)) || 0))
type Won<Id> = (squad: Squad, id: Id) => Figure

const generals = (squads: readonly Squad[]): CensusTable => ({
  title: 'Generals',
  note: 'Won against each.',
  head: ['', 'matches', ...head(squads)],
  rows: ranked(
    GENERAL_IDS.filter((id) => squads.some((squad) => generalsOf(squad).includes(id))),
    squads,
    winsAgainst,
  ).map((id) => [
    CARD[id].name,
    squads.reduce((sum, squad) => sum + winsAgainst(squad, id).of, 0),
    ...squads.map((squad) => winsAgainst(squad, id)),
  ]),
})

const heroes = (squads: readonly Squad[]): CensusTable => ({
  title: 'Heroes',
  note: 'Won by squads with each, and by all.',
  head: ['', 'matches', ...head(squads)],
  rows: [
    ...ranked(
      HERO_IDS.filter((id) => squads.some((squad) => heroesOf(squad).includes(id))),
      squads,
      winsWith,
    ).map((id) => [
      HERO[id].name,
      squads.reduce((sum, squad) => sum + winsWith(squad, id).of, 0),
      ...squads.map((squad) => winsWith(squad, id)),
    ]),
    ['all', squads.reduce((sum, squad) => sum + times(squad, 'games'), 0), ...squads.map(wins)],
  ],
  plot: 2,
})

const skills = (squads: readonly Squad[]): CensusTable => ({
  title: 'Skills',
  note: 'How much of what a hero does with skills it does with each.',
  head: ['', 'hero', ...head(squads)],
  rows: HERO_IDS.flatMap((id) =>
    HERO[id].skills.map((skill) => [
      SKILL[skill].name,
      HERO[id].name,
      ...squads.map((squad) => skillShare(squad, id, skill)),
    ]),
  ),
})
