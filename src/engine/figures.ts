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

/**
 * So many of so many in `of` games, where a game has several of both: what happens in one game is not independent, so
 * that games are the trials. From the sums, the sums of squares and that of the products.
 */
export interface RatioFigure {
  readonly kind: 'ratio'
  readonly sum: number
  readonly squares: number
  readonly base: number
  readonly baseSquares: number
  readonly products: number
  readonly of: number
}

/** How much more often something happened in some games than in others. */
interface DifferenceFigure {
  readonly kind: 'difference'
  readonly one: Omit<ShareFigure, 'kind'>
  readonly other: Omit<ShareFigure, 'kind'>
  /** The smaller number of games. */
  readonly of: number
}

/** `bare` ones are printed without their interval, where there are many side by side. */
export type Figure = (ShareFigure | IndexFigure | MeanFigure | RatioFigure | DifferenceFigure) & {
  readonly bare?: true
}

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
    case 'ratio': {
      const { sum, squares, base, baseSquares, products, of } = figure
      if (base === 0) return undefined
      const ratio = sum / base
      const strays = squares - 2 * ratio * products + ratio * ratio * baseSquares
      return around(ratio, strays, of, base / of)
    }
    case 'difference': {
      const [one, other] = [figure.one, figure.other].map(({ count, of }) => ({
        at: count / of,
        ...wilson(count / of, of),
      }))
      // Newcombe: each share has room as its own interval says.
      const value = one!.at - other!.at
      return {
        value,
        low: value - Math.hypot(one!.at - one!.low, other!.high - other!.at),
        high: value + Math.hypot(one!.high - one!.at, other!.at - other!.low),
      }
    }
    default: {
      const { sum, squares, of } = figure
      return around(sum / of, squares - (sum * sum) / of, of)
    }
  }
}

/** The normal interval, from the sum of squared distances from the mean. One game alone says nothing of how they differ. */
function around(value: number, strays: number, of: number, unit = 1): Interval {
  const reach = of < 2 ? Infinity : (Z * Math.sqrt(Math.max(0, strays) / (of - 1) / of)) / unit
  return { value, low: value - reach, high: value + reach }
}

const percent = (value: number): string => (value * 100).toFixed(1)
const plain = (value: number): string => value.toFixed(2)
const SAY: Readonly<Record<Figure['kind'], { readonly say: (value: number) => string; readonly unit: string }>> = {
  share: { say: percent, unit: ' %' },
  ratio: { say: percent, unit: ' %' },
  difference: { say: percent, unit: ' points' },
  index: { say: plain, unit: '' },
  mean: { say: plain, unit: '' },
}

/** `1.05 (0.98–1.12)` or `43.0 %`; `?` where the interval has no end, `-` if nothing was counted. */
export function sayFigure(figure: Figure): string {
  const interval = intervalOf(figure)
  if (!interval) return '-'
  const { say, unit } = SAY[figure.kind]
  const { value, low, high } = interval
  if (figure.bare) return say(value) + unit
  return `${say(value)}${unit} (${Number.isFinite(low) ? `${say(low)}–${say(high)}` : '?'})`
}
