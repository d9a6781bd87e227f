import { addCounts, type Counted, type Counts } from '#engine/census'
import { type Figure, type IndexFigure, intervalOf, type MeanFigure, type RatioFigure } from '#engine/figures'
import { ATTRIBUTE, type CardId, CHAMPION, type ChampionId } from '#games/last-brave/cards'

// Reads the counts of a census again: by name, or as a spread of values.

/**
 * Payoffs are counted in parts, so that sums are whole: a tie is shared by up to seven, and what is due to a seat is a
 * seventh of such a sum at the least. 420 can be divided by all numbers up to seven.
 */
export const PARTS = 420 * 420

/** The windows in which one is asked with all holds off. */
export const PROMPTED = ['turn', 'damage', 'between', 'after'] as const

/** What is counted value by value, in each bout. */
export type Measure =
  | (typeof PROMPTED)[number]
  | 'prompts'
  | 'single'
  | 'seconds'
  | 'turns'
  | 'points'
  | 'recovered'
  | 'first-out'

/** What was counted at tables of one size, or of several. */
export interface Tables {
  /** `4`, or `all`. */
  readonly name: string
  readonly counts: Readonly<Counts>
  /** What became of those who held a card, a pair, a seat: by its name. */
  readonly held: ReadonlyMap<string, Held>
}

/** Payoffs in parts. */
interface Held {
  readonly games: number
  readonly won: number
  readonly due: number
}

export const tablesOf = ({ seats, counts }: Counted): Tables => ({ name: `${seats}`, counts, held: heldIn(counts) })

/** All sizes together. */
export function together(all: readonly Counted[]): Tables {
  const counts: Counts = {}
  for (const part of all) addCounts(counts, part.counts)
  return { name: 'all', counts, held: heldIn(counts) }
}

/** Sums up what is counted as `name@won/due`. */
function heldIn(counts: Readonly<Counts>): Map<string, Held> {
  const held = new Map<string, Held>()
  for (const [key, times] of Object.entries(counts)) {
    const at = key.lastIndexOf('@')
    if (at < 0) continue
    const name = key.slice(0, at)
    const [won, due] = key
      .slice(at + 1)
      .split('/')
      .map(Number) as [number, number]
    const so = held.get(name) ?? NOBODY
    held.set(name, { games: so.games + times, won: so.won + won * times, due: so.due + due * times })
  }
  return held
}
const NOBODY: Held = { games: 0, won: 0, due: 0 }

/** What a card or a Champion is called. */
export const nameOf = (id: string): string =>
  (id in CHAMPION ? CHAMPION[id as ChampionId] : ATTRIBUTE[id as CardId]).name

export const times = ({ counts }: Tables, name: string): number => counts[name] ?? 0

/** Wins as a part of those that were due: wins x players / games held, all sizes of tables weighing alike. */
export function index({ held }: Tables, name: string): IndexFigure {
  const { games, won, due } = held.get(name) ?? NOBODY
  return { kind: 'index', won: won / PARTS, due: due / PARTS, of: games }
}

/** The names of the bots that played. */
export const botsOf = ({ held }: Tables): string[] =>
  [...held.keys()].flatMap((name) => (name.startsWith('bot/') ? name.slice('bot/'.length) : []))

export const games = ({ held }: Tables, name: string): number => (held.get(name) ?? NOBODY).games

export const share = (count: number, of: number): Extract<Figure, { kind: 'share' }> => ({ kind: 'share', count, of })

/** How many bouts had which value. */
function spread({ counts }: Tables, measure: Measure): (readonly [value: number, bouts: number])[] {
  const start = `${measure}=`
  return Object.entries(counts).flatMap(([name, bouts]) =>
    name.startsWith(start) ? [[Number(name.slice(start.length)), bouts] as const] : [],
  )
}

/** The mean of a measure, in units of so many. Whole numbers are summed, so that their order is of no account. */
export function mean(tables: Tables, measure: Measure, unit = 1): MeanFigure {
  const total = { sum: 0, squares: 0, of: 0 }
  for (const [value, bouts] of spread(tables, measure)) {
    total.sum += value * bouts
    total.squares += value * value * bouts
    total.of += bouts
  }
  return { kind: 'mean', sum: total.sum / unit, squares: total.squares / unit ** 2, of: total.of }
}

export const most = (tables: Tables, measure: Measure): number =>
  Math.max(0, ...spread(tables, measure).map(([value]) => value))

/** What a figure comes to; not a number if nothing was counted. */
export const valueOf = (figure: Figure): number => intervalOf(figure)?.value ?? Number.NaN

export const comeback = (tables: Tables): Figure =>
  share(times(tables, 'trailing/won') / PARTS, times(tables, 'trailing/games') / PARTS)

/** Prompts with a single choice (H18). */
export function singles(tables: Tables): RatioFigure {
  const [single, prompts] = [mean(tables, 'single'), mean(tables, 'prompts')]
  return {
    kind: 'ratio',
    sum: single.sum,
    squares: single.squares,
    base: prompts.sum,
    baseSquares: prompts.squares,
    products: times(tables, 'single*prompts'),
    of: prompts.of,
  }
}
