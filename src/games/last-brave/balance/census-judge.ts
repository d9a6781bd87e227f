import type { Figure } from '#engine/figures'
import type { Asked, Bounds, Demand } from '#engine/targets'
import { share, type Tables, times } from '#games/last-brave/balance/census-read'

// Ways to ask for what was counted.

/** What was counted, in the ways in which targets ask for it. */
export interface Taken {
  readonly sizes: readonly Tables[]
  readonly all: Tables
  readonly isAllied: boolean
  /** The bots, each once. */
  readonly bots: readonly string[]
}

/** What a target demands of what was counted; nothing where these matches do not tell. */
export type Ask = (taken: Taken) => readonly Demand[]

export const between = (least: number, most: number): Bounds => ({ least, most })

/** The same of each size of table. */
export const each = (
  sizes: readonly Tables[],
  figure: (size: Tables) => Figure,
  bounds: Bounds | ((seats: number) => Bounds),
): Demand => ({
  asked: sizes.map((size) => ({
    figure: figure(size),
    bounds: typeof bounds === 'function' ? bounds(Number(size.name)) : bounds,
  })),
})

/** The same of many things by name, such as cards. */
export const all = (figures: readonly (readonly [name: string, figure: Figure])[], bounds?: Bounds): Demand => ({
  asked: figures.map(([name, figure]): Asked => ({ name, figure, ...(bounds && { bounds }) })),
})

/** What no match may exceed: exact, for it is counted in all of them. */
export const atMost = (name: string, counted: number, most: number): Demand => ({
  asked: [{ name, figure: counted, bounds: { most } }],
})

/** Targets that ask for each for oneself, with equal bots in all seats. */
export const alone =
  (ask: Ask): Ask =>
  (taken) =>
    taken.isAllied || taken.bots.length > 1 ? [] : ask(taken)

/** Targets that ask for factions at tables of some sizes. */
export const allied =
  (seats: readonly number[], wanted: Readonly<Partial<Record<'red' | 'blue' | 'gray', Bounds>>>): Ask =>
  ({ isAllied: isPlayed, sizes, bots }) => {
    const here = sizes.filter(({ name }) => seats.includes(Number(name)))
    if (!isPlayed || bots.length > 1) return []
    return here.map((size) => ({
      asked: Object.entries(wanted).map(([side, bounds]) => ({
        name: `${size.name}: ${SIDES[side as keyof typeof wanted]}`,
        figure: share(times(size, `faction/${side}`), times(size, 'decided')),
        bounds,
      })),
    }))
  }
const SIDES = { red: 'Red', blue: 'Blue', gray: 'Gray' } as const
