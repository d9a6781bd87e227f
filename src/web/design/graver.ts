type Point = readonly [x: number, y: number]

interface Comb {
  readonly from: Point
  readonly to: Point
  /** Where the row of strokes is pulled to; halfway if left out. */
  readonly bend?: Point
  readonly count: number
  /** The direction of the strokes in degrees, 0 to the right, 90 down; a pair turns from first to last. */
  readonly turn: number | readonly [first: number, last: number]
  readonly length: number
  readonly width?: number
}

/** Tapered strokes side by side, as a graver cuts a shadow; the longest are in the middle. */
export function comb({ from, to, bend, count, turn, length, width = 3 }: Comb): string {
  const [first, last] = typeof turn === 'number' ? [turn, turn] : turn
  const pull: Point = bend ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return Array.from({ length: count }, (_, at) => {
    const t = count === 1 ? 0.5 : at / (count - 1)
    const angle = ((first + (last - first) * t) * Math.PI) / 180
    const reach = length * (0.62 + 0.38 * Math.sin(Math.PI * t)) * (at % 2 ? 0.86 : 1)
    const [x, y] = [on(from[0], pull[0], to[0], t), on(from[1], pull[1], to[1], t)]
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const half = width / 2
    const corner = (side: number): string => spot(x - dy * half * side, y + dx * half * side)
    return `M${corner(1)}L${spot(x + dx * reach, y + dy * reach)}L${corner(-1)}Z`
  }).join('')
}

/** A star of `points` rays around a centre. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points - Math.PI / 2
    const reach = at % 2 ? inner : outer
    return spot(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  })
  return `M${corners.join('L')}Z`
}

/** Wedges from a centre outward: the rays of a sun. */
export function rays(x: number, y: number, reach: number, count: number): string {
  const step = (2 * Math.PI) / count
  return Array.from({ length: count }, (_, at) => {
    const edge = (angle: number): string => spot(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
    return `M${spot(x, y)}L${edge(at * step)}L${edge((at + 0.5) * step)}Z`
  }).join('')
}

const on = (a: number, b: number, c: number, t: number): number => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c

const round = (value: number): number => Math.round(value * 10) / 10
const spot = (x: number, y: number): string => `${round(x)} ${round(y)}`
