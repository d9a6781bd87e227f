import type { Figure } from '#engine/figures'
import { share, type Tables, times, valueOf } from '#games/last-brave/balance/census-read'

// Ways to judge what was measured.

/** What was counted, in the ways in which targets ask for it. */
export interface Taken {
  readonly sizes: readonly Tables[]
  readonly all: Tables
  readonly isAllied: boolean
  /** The bots, each once. */
  readonly bots: readonly string[]
}

/** What was measured, and whether it is as wanted, if it is settled; `undefined` where these matches do not tell. */
export type Verdict = Settled | { readonly said: string; readonly isMet?: never } | undefined
interface Settled {
  readonly said: string
  readonly isMet: boolean
}

export const within = (value: number, low: number, high: number): boolean => value >= low && value <= high
export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`
export const fixed = (value: number, digits: number): string => (Number.isNaN(value) ? '-' : value.toFixed(digits))

/** One value for each size of table, all as wanted. */
export function each(
  sizes: readonly Tables[],
  measured: (size: Tables) => number,
  isMet: (value: number, seats: number) => boolean,
  say: (value: number) => string,
): Settled | undefined {
  const values = sizes.map((size) => ({ seats: Number(size.name), value: measured(size) }))
  if (values.length === 0) return undefined
  return {
    said: values.map(({ value }) => say(value)).join(' / '),
    isMet: values.every(({ value, seats }) => isMet(value, seats)),
  }
}

/** The same verdict with one thing more to it. */
export const also = (verdict: Settled | undefined, said: string, isMet: boolean): Verdict =>
  verdict && { said: `${verdict.said}, ${said}`, isMet: verdict.isMet && isMet }

/** The least and the greatest of some figures by name. */
export function range(figures: readonly (readonly [name: string, figure: Figure])[], say: (value: number) => string) {
  const values = figures
    .map(([name, figure]) => ({ name, value: valueOf(figure) }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value)
  const [least, greatest] = [values[0], values.at(-1)]
  if (!least || !greatest) return undefined
  return {
    values: values.map(({ value }) => value),
    said: `${say(least.value)} (${least.name}) to ${say(greatest.value)} (${greatest.name})`,
  }
}

/** Targets that ask for each for oneself, with equal bots in all seats. */
export const alone =
  (judge: (taken: Taken) => Verdict) =>
  (taken: Taken): Verdict =>
    taken.isAllied || taken.bots.length > 1 ? undefined : judge(taken)

/** Targets that ask the same of many things by name, such as cards. */
export const ranging = (
  figures: (taken: Taken) => readonly (readonly [name: string, figure: Figure])[],
  isMet: (value: number) => boolean,
  say: (value: number) => string,
): ((taken: Taken) => Verdict) =>
  alone((taken) => {
    const found = range(figures(taken), say)
    return found && { said: found.said, isMet: found.values.every(isMet) }
  })

/** Targets that ask for factions at tables of some sizes. */
export const allied =
  (seats: readonly number[], judge: (red: number, blue: number, gray: number) => boolean) =>
  ({ isAllied: isPlayed, sizes, bots }: Taken): Verdict => {
    const here = sizes.filter(({ name }) => seats.includes(Number(name)))
    if (!isPlayed || bots.length > 1 || here.length === 0) return undefined
    const rows = here.map((size) =>
      (['red', 'blue', 'gray'] as const).map((side) =>
        valueOf(share(times(size, `faction/${side}`), times(size, 'decided'))),
      ),
    )
    return {
      said: rows.map((row) => row.map((value) => fixed(value * 100, 0)).join('-')).join(' / '),
      isMet: rows.every(([red, blue, gray]) => judge(red!, blue!, gray!)),
    }
  }
