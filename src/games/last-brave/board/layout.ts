import type { Seat, Viewer } from '#engine/game'

/** The seat at the lower edge: the viewer's own, or the first for those who watch. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'spectator' ? 0 : viewer)

/** Everybody else, clockwise: the first sits at the left hand of whoever sits at the lower edge (LB-R54). */
export const othersOf = (near: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, at) => (near + at + 1) % seats)

/**
 * Where the others sit, `a` to `f` clockwise from the left, around the middle `m`: as the areas of a grid, for a wide
 * table, for a narrow one and for a low one.
 */
export const PLACES: Readonly<Record<number, Readonly<Record<'wide' | 'narrow' | 'low', readonly string[]>>>> = {
  2: { wide: ['a m b'], narrow: ['a b', 'm m'], low: ['a b', 'm m'] },
  3: { wide: ['. b .', 'a m c'], narrow: ['b b', 'a c', 'm m'], low: ['a b c', 'm m m'] },
  4: { wide: ['b m c', 'a m d'], narrow: ['b c', 'a d', 'm m'], low: ['b c', 'a d', 'm m'] },
  5: { wide: ['. c .', 'b m d', 'a m e'], narrow: ['c c', 'b d', 'a e', 'm m'], low: ['b c d', 'a . e', 'm m m'] },
  6: { wide: ['c m d', 'b m e', 'a m f'], narrow: ['c d', 'b e', 'a f', 'm m'], low: ['b c d', 'a f e', 'm m m'] },
}

/** The area of the place at so many seats to the left. */
export const areaOf = (at: number): string => 'abcdef'[at]!

export const templateOf = (rows: readonly string[]): string => rows.map((row) => `'${row}'`).join(' ')

/** How many sit side by side. */
export const abreast = ([first]: readonly string[]): number => first!.split(' ').length
