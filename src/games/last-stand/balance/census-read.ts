import { addCounts, type Counted, type Counts } from '#engine/census'
import { type Figure, intervalOf, type MeanFigure, type RatioFigure } from '#engine/figures'
import { GENERAL_IDS, type GeneralId } from '#games/last-stand/content/enemies'
import { HERO_IDS, type HeroId, type SkillId } from '#games/last-stand/content/heroes'
import { DIFFICULTIES, type Difficulty, heroCount, type Options } from '#games/last-stand/options'

// Reads the counts of a census again: by name, or as a spread of values.

/** What is counted value by value, in each match. */
export type Measure = 'rounds' | 'knocked' | 'overwhelmed' | 'defeated' | 'rampages' | 'entered'

/** What was counted with so many heroes, whoever played them. */
export interface Squad {
  readonly heroes: 3 | 4
  readonly counts: Readonly<Counts>
}

/** What was counted, by the number of heroes. */
export function squadsOf(counted: readonly Counted[]): Squad[] {
  return ([4, 3] as const).flatMap((heroes) => {
    const those = counted.filter(({ seats, options }) => heroCount(seats, options as Options) === heroes)
    const counts: Counts = {}
    for (const one of those) addCounts(counts, one.counts)
    return those.length > 0 && (counts['games'] ?? 0) > 0 ? [{ heroes, counts }] : []
  })
}

export const times = ({ counts }: Squad, name: string): number => counts[name] ?? 0

/** The only difficulty that was played, if there is one. */
export function difficultyOf(squads: readonly Squad[]): Difficulty | undefined {
  const played = DIFFICULTIES.filter((one) => squads.some((squad) => times(squad, `difficulty/${one}`) > 0))
  return played.length === 1 ? played[0] : undefined
}

/** Whether some chose at random: that says nothing of what people may expect. */
export const isRandom = (squads: readonly Squad[]): boolean => squads.some((squad) => times(squad, 'random') > 0)

type Share = Extract<Figure, { kind: 'share' }>
const share = (count: number, of: number): Share => ({ kind: 'share', count, of })

export const difference = (one: Share, other: Share): Figure => ({
  kind: 'difference',
  one,
  other,
  of: Math.min(one.of, other.of),
})

const wonOf = (squad: Squad, name: string): Share => {
  const won = times(squad, `${name}won`)
  return share(won, won + times(squad, `${name}lost`))
}
export const wins = (squad: Squad): Share => wonOf(squad, '')
export const winsAgainst = (squad: Squad, general: GeneralId): Share => wonOf(squad, `general/${general}/`)
export const winsWith = (squad: Squad, hero: HeroId): Share => wonOf(squad, `hero/${hero}/`)
export const ends = (squad: Squad, reason: string): Share => share(times(squad, `end/${reason}`), times(squad, 'games'))

/** The mean of a measure. Whole numbers are summed, so that their order is of no account. */
export function mean({ counts }: Squad, measure: Measure): MeanFigure {
  const total = { sum: 0, squares: 0, of: 0 }
  const start = `${measure}=`
  for (const [name, matches] of Object.entries(counts)) {
    if (!name.startsWith(start)) continue
    const value = Number(name.slice(start.length))
    total.sum += value * matches
    total.squares += value * value * matches
    total.of += matches
  }
  return { kind: 'mean', ...total }
}

/** How much of what a hero does with skills it does with this one. */
export const skillShare = (squad: Squad, hero: HeroId, skill: SkillId): RatioFigure => ({
  kind: 'ratio',
  sum: times(squad, `skill/${skill}`),
  squares: times(squad, `skill*skill/${skill}`),
  base: times(squad, `uses/${hero}`),
  baseSquares: times(squad, `uses*uses/${hero}`),
  products: times(squad, `skill*uses/${skill}`),
  of: winsWith(squad, hero).of,
})

/** What a figure comes to; not a number if nothing was counted. */
export const valueOf = (figure: Figure): number => intervalOf(figure)?.value ?? Number.NaN

/** Those that were played. */
export const generalsOf = (squad: Squad): GeneralId[] => GENERAL_IDS.filter((id) => winsAgainst(squad, id).of > 0)
export const heroesOf = (squad: Squad): HeroId[] => HERO_IDS.filter((id) => winsWith(squad, id).of > 0)
