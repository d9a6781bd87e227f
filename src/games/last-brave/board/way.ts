// The way of an arrow across the table: past what is written, where there is a way past it.

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A curve from `from` to `to`, drawn towards `bend`. */
export interface Way {
  readonly from: Spot
  readonly bend: Spot
  readonly to: Spot
}

/** How far a way bends aside, as a part of its length: a little towards the middle of the table is best. */
const BENDS = [0.2, 0.1, 0, -0.1, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8, 1, -1]
/** How many spots of a way are looked at. */
const SPOTS = 40
/** How far a way keeps from whatever is in its way, and from the edge of the table. */
const ASIDE = 6

/**
 * The way from the edge of one place at a table to the edge of another that stays on it and crosses the least of what is
 * written; behind `others` it may pass, and does so rather than across writing.
 */
export function wayPast(
  start: Area,
  end: Area,
  table: Area,
  writing: readonly Area[],
  others: readonly Area[] = [],
): Way {
  const [from, to, middle] = [centre(start), centre(end), centre(table)]
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const across = { x: from.y - to.y, y: to.x - from.x }
  const inwards = across.x * (middle.x - half.x) + across.y * (middle.y - half.y) < 0 ? -1 : 1
  const ways = BENDS.map((part): Way => {
    const bend = { x: half.x + inwards * part * across.x, y: half.y + inwards * part * across.y }
    return { from: edge(start, bend), bend, to: edge(end, bend) }
  })
  const isOn = (spot: Spot, areas: readonly Area[]) => areas.some((area) => isIn(spot, area, ASIDE))
  const harm = (spot: Spot) => (!isIn(spot, table, -ASIDE) || isOn(spot, writing) ? 2 : isOn(spot, others) ? 1 : 0)
  const harms = ways.map((way) => spotsOf(way).reduce((sum, spot) => sum + harm(spot), 0))
  return ways[harms.indexOf(Math.min(...harms))]!
}

export const centre = ({ left, top, right, bottom }: Area): Spot => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** Spots along a way, from its first to its last. */
export const spotsOf = ({ from, bend, to }: Way): Spot[] =>
  Array.from({ length: SPOTS + 1 }, (_, at) => {
    const t = at / SPOTS
    const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) }
  })

const isIn = ({ x, y }: Spot, { left, top, right, bottom }: Area, wider: number): boolean =>
  x > left - wider && x < right + wider && y > top - wider && y < bottom + wider

/** Where a line from the centre of a place to a spot leaves the place, and a little more. */
function edge(place: Area, to: Spot): Spot {
  const { x, y } = centre(place)
  const [dx, dy] = [to.x - x, to.y - y]
  const [width, height] = [place.right - place.left, place.bottom - place.top]
  const inside = Math.min(width / 2 / Math.abs(dx || 1), height / 2 / Math.abs(dy || 1), 1)
  const beyond = inside + 10 / (Math.hypot(dx, dy) || 1)
  return { x: x + dx * beyond, y: y + dy * beyond }
}
