import { describe, expect, test } from 'vitest'
import { type Area, centre, spotsOf, type Way, wayPast } from '#games/last-brave/board/way'

// A table of four on a laptop: one's own place below, three around, and the writing in the middle.

const area = (left: number, top: number, right: number, bottom: number): Area => ({ left, top, right, bottom })
const PLACES = {
  own: area(419, 528, 627, 576),
  left: area(10, 334, 308, 462),
  above: area(377, 87, 669, 210),
  right: area(741, 337, 1034, 461),
}
/** It is so wide that a way straight across the table must go behind it. */
const TICKER = area(322, 460, 724, 500)
const WRITING = [area(434, 270, 608, 298), area(374, 306, 672, 374), area(392, 386, 654, 452), TICKER]
const TABLE = area(0, 56, 1046, 768)

const isCrossed = (way: Way, { left, top, right, bottom }: Area): boolean =>
  spotsOf(way).some(({ x, y }) => x > left && x < right && y > top && y < bottom)

const pairs = (Object.keys(PLACES) as (keyof typeof PLACES)[]).flatMap((from) =>
  (Object.keys(PLACES) as (keyof typeof PLACES)[]).filter((to) => to !== from).map((to) => [from, to] as const),
)

describe('the way of an arrow', () => {
  test.each(pairs)('from %s to %s leads past all that is written, and past the others', (from, to) => {
    const others = Object.values(PLACES).filter((place) => place !== PLACES[from] && place !== PLACES[to])
    const way = wayPast(PLACES[from], PLACES[to], TABLE, WRITING, others)
    const isAcross = centre(PLACES[from]).x === centre(PLACES[to]).x
    expect([...WRITING, ...others].filter((one) => isCrossed(way, one))).toEqual(isAcross ? [TICKER] : [])
    expect(isCrossed(way, PLACES[from]) || isCrossed(way, PLACES[to])).toBe(false)
  })

  test('where nothing is in the way it bends towards the middle', () => {
    const { bend } = wayPast(PLACES.own, PLACES.left, TABLE, [])
    const half = { x: (523 + 159) / 2, y: (552 + 398) / 2 }
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 523, y - 412)
    expect(far(bend)).toBeLessThan(far(half))
  })

  test('past a neighbour it leads over the table, not outside it', () => {
    const [upper, between, lower] = [area(741, 80, 1034, 200), area(741, 240, 1034, 360), area(741, 400, 1034, 520)]
    const way = wayPast(lower, upper, TABLE, [], [between])
    expect(isCrossed(way, between)).toBe(false)
    expect(spotsOf(way).every(({ x }) => x < TABLE.right)).toBe(true)
  })

  test('at a full table it leads behind others rather than across what is written', () => {
    const places = [
      area(419, 522, 627, 570),
      ...[79, 244, 408].flatMap((top) => [area(12, top, 306, top + 125), area(740, top, 1034, top + 125)]),
    ]
    const writing = [
      area(438, 174, 608, 202),
      area(342, 216, 704, 284),
      area(342, 295, 704, 313),
      area(322, 321, 724, 365),
      area(322, 373, 724, 413),
    ]
    const crossed = places.flatMap((from) =>
      places.flatMap((to) => {
        const others = places.filter((place) => place !== from && place !== to)
        return from === to ? [] : writing.filter((one) => isCrossed(wayPast(from, to, TABLE, writing, others), one))
      }),
    )
    expect(crossed).toEqual([])
  })

  test('where everything is in the way there is one all the same', () => {
    const { from, to } = wayPast(PLACES.own, PLACES.above, TABLE, [area(0, 0, 2000, 2000)])
    expect(from.y).toBeGreaterThan(to.y)
  })
})
