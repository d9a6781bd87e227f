// Figures that come of counting, and how sure they are.

/** So many of so many. */
interface ShareFigure {
  readonly kind: 'share'
  readonly count: number
  readonly of: number
}

/** What was won in `of` games as a part of what was due, all in whole games; 1 is neither better nor worse. */
export interface IndexFigure {
  readonly kind: 'index'
  readonly won: number
  readonly due: number
  readonly of: number
}

/** The mean of `of` numbers, from their sum and the sum of their squares. */
export interface MeanFigure {
  readonly kind: 'mean'
  readonly sum: number
  readonly squares: number
  readonly of: number
}

/** `bare` ones are printed without their interval, where there are many side by side. */
export type Figure = (ShareFigure | IndexFigure | MeanFigure) & { readonly bare?: true }

/** A value, and where the true one lies with 95 % confidence. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959963984540054

/** Wilson's interval: honest for shares near 0 and 1, and for few trials. */
export function wilson(share: number, trials: number): { readonly low: number; readonly high: number } {
  const spread = (Z * Z) / trials
  const middle = (share + spread / 2) / (1 + spread)
  const reach = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / trials + spread / trials / 4)
  return { low: Math.max(0, Math.min(share, middle - reach)), high: Math.min(1, Math.max(share, middle + reach)) }
}

/** What a figure says; `undefined` if nothing was counted. */
export function intervalOf(figure: Figure): Interval | undefined {
  if (figure.of === 0) return undefined
  switch (figure.kind) {
    case 'share': {
      const share = figure.count / figure.of
      return { value: share, ...wilson(share, figure.of) }
    }
    case 'index': {
      const { won, due, of } = figure
      if (due === 0) return undefined
      const { low, high } = wilson(won / of, of)
      return { value: won / due, low: (low * of) / due, high: (high * of) / due }
    }
    default: {
      const { sum, squares, of } = figure
      const mean = sum / of
      const reach = Z * Math.sqrt(Math.max(0, squares / of - mean * mean) / of)
      return { value: mean, low: mean - reach, high: mean + reach }
    }
  }
}
