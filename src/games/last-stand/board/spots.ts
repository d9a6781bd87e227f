import { placeOf, type SpaceId, SPACES, SQUAD_SPACES, type SquadSpace } from '#games/last-stand/rules/geometry'

// D1 Where everything is drawn: the ring is a square of six columns and rows, the two in the middle somewhat larger.

/** A column and a row, from 0. */
type Cell = readonly [column: number, row: number]

const ENEMY_CELLS: readonly Cell[] = [
  ...([
    [2, 1],
    [3, 1],
    [4, 2],
    [4, 3],
    [3, 4],
    [2, 4],
    [1, 3],
    [1, 2],
  ] as const),
  ...([
    [2, 0],
    [3, 0],
    [5, 2],
    [5, 3],
    [3, 5],
    [2, 5],
    [0, 3],
    [0, 2],
  ] as const),
]
const SQUAD_CELLS: Readonly<Record<SquadSpace, Cell>> = { NW: [2, 2], NE: [3, 2], SE: [3, 3], SW: [2, 3] }

/** How wide the square is, in the units in which it is drawn: columns and rows of 100, the middle ones of 130. */
export const SIDE = 660
const MIDDLES = [50, 150, 265, 395, 510, 610]

const cellOf = (place: SpaceId | SquadSpace): Cell =>
  isSquad(place) ? SQUAD_CELLS[place] : ENEMY_CELLS[placeOf(place)]!

const isSquad = (place: string): place is SquadSpace => SQUAD_SPACES.some((space) => space === place)

/** As a style: where in the grid it lies. */
export function areaOf(place: SpaceId | SquadSpace): { gridColumn: number; gridRow: number } {
  const [column, row] = cellOf(place)
  return { gridColumn: column + 1, gridRow: row + 1 }
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a place, in units of the drawing. */
export function middleOf(place: SpaceId | SquadSpace): Point {
  const [column, row] = cellOf(place)
  return { x: MIDDLES[column]!, y: MIDDLES[row]! }
}

/** Enemy spaces from the upper left to the lower right, as one reads. */
export const AS_READ: readonly SpaceId[] = SPACES.toSorted((a, b) => {
  const [one, other] = [middleOf(a), middleOf(b)]
  return one.y - other.y || one.x - other.x
})
