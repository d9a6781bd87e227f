// LS-020 to LS-026, D1 The board, once, as a table. Enemy spaces are counted in board order: F1 to F8, then R1 to R8.

export const SQUAD_SPACES = ['NW', 'NE', 'SE', 'SW'] as const
export type SquadSpace = (typeof SQUAD_SPACES)[number]

export const QUADRANTS = ['N', 'E', 'S', 'W'] as const
export type Quadrant = (typeof QUADRANTS)[number]

export const SPACES = [
  ...(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'] as const),
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const),
] as const
export type SpaceId = (typeof SPACES)[number]

/** The place of an enemy space in board order, from 0. */
export type Space = number
/** 1 to 8, as printed. */
export type Lane = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export const LANES: readonly Lane[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Spaces in a ring, and the faces of the placement die. */
export const RING = 8

export type Row = 'frontline' | 'ranged'

const PLACES: Readonly<Record<string, Space>> = Object.fromEntries(SPACES.map((id, at) => [id, at]))
export const placeOf = (id: SpaceId): Space => PLACES[id]!
export const isSpace = (value: unknown): value is SpaceId => typeof value === 'string' && Object.hasOwn(PLACES, value)

export const rowOf = (at: Space): Row => (at < RING ? 'frontline' : 'ranged')
export const laneOf = (at: Space): Lane => ((at % RING) + 1) as Lane

/** LS-023 The squad spaces that a lane crosses, the near one first. */
const CROSSED: Readonly<Record<Lane, readonly [near: SquadSpace, far: SquadSpace]>> = {
  1: ['NW', 'SW'],
  2: ['NE', 'SE'],
  3: ['NE', 'NW'],
  4: ['SE', 'SW'],
  5: ['SE', 'NE'],
  6: ['SW', 'NW'],
  7: ['SW', 'SE'],
  8: ['NW', 'NE'],
}

/** The squad space that touches frontline number `lane`. */
export const nearSpace = (lane: Lane): SquadSpace => CROSSED[lane][0]

/** LS-026 Two frontline and two ranged spaces a side, in board order. */
const QUADRANT_SPACES: Readonly<Record<Quadrant, readonly Space[]>> = {
  N: [0, 1, 8, 9],
  E: [2, 3, 10, 11],
  S: [4, 5, 12, 13],
  W: [6, 7, 14, 15],
}
export const spacesOf = (quadrant: Quadrant): readonly Space[] => QUADRANT_SPACES[quadrant]

const QUADRANT_OF: readonly Quadrant[] = SPACES.map((_, at) => QUADRANTS[(at % RING) >> 1]!)
export const quadrantOf = (at: Space): Quadrant => QUADRANT_OF[at]!

/** LS-092 The quadrants that hold the adjacent frontline spaces. */
const NEXT_TO: Readonly<Record<SquadSpace, readonly Quadrant[]>> = {
  NW: ['N', 'W'],
  NE: ['N', 'E'],
  SE: ['E', 'S'],
  SW: ['S', 'W'],
}
export const quadrantsNextTo = (from: SquadSpace): readonly Quadrant[] => NEXT_TO[from]

/** All spaces of those quadrants, in board order. */
const BESIDE = bySquadSpace((from) => SPACES.map((_, at) => at).filter((at) => NEXT_TO[from].includes(quadrantOf(at))))
export const spacesBeside = (from: SquadSpace): readonly Space[] => BESIDE[from]

/** Where one steps to: orthogonally (LS-060), and with the diagonal (LS-062). */
const STEPS: Readonly<Record<SquadSpace, readonly SquadSpace[]>> = {
  NW: ['NE', 'SW'],
  NE: ['NW', 'SE'],
  SE: ['NE', 'SW'],
  SW: ['NW', 'SE'],
}
export const stepsFrom = (from: SquadSpace): readonly SquadSpace[] => STEPS[from]
export const othersThan = (from: SquadSpace): readonly SquadSpace[] => OTHERS[from]
const OTHERS = bySquadSpace((from) => SQUAD_SPACES.filter((space) => space !== from))

function bySquadSpace<Value>(make: (from: SquadSpace) => Value): Readonly<Record<SquadSpace, Value>> {
  return { NW: make('NW'), NE: make('NE'), SE: make('SE'), SW: make('SW') }
}

/** LS-093, LS-097 Spaces from an enemy space to a squad space in its lane, each counted; 0 if it is not in line. */
export function distance(at: Space, to: SquadSpace): number {
  const [near, far] = CROSSED[laneOf(at)]
  if (to !== near && to !== far) return 0
  return (to === near ? 1 : 2) + (at < RING ? 0 : 1)
}

/** LS-090, LS-093 Enemy spaces within 1, 2 or 3 of a squad space, in board order. */
const WITHIN = bySquadSpace((from) =>
  [0, 1, 2, 3].map((most) =>
    SPACES.map((_, at) => at).filter((at) => distance(at, from) > 0 && distance(at, from) <= most),
  ),
)
export const within = (from: SquadSpace, most: 1 | 2 | 3): readonly Space[] => WITHIN[from][most]!

/** The lanes of the two frontline spaces that touch a squad space (LS-091). */
const ADJACENT_LANES = bySquadSpace((from) => LANES.filter((lane) => CROSSED[lane][0] === from))
export const adjacentLanes = (from: SquadSpace): readonly Lane[] => ADJACENT_LANES[from]

/** The lanes of the four directions from a squad space. */
const LINES = bySquadSpace((from) => LANES.filter((lane) => CROSSED[lane].includes(from)))
export const linesFrom = (from: SquadSpace): readonly Lane[] => LINES[from]

/** The squad spaces that an attack from here reaches. */
const REACHED: readonly (readonly (readonly SquadSpace[])[])[] = SPACES.map((_, at) =>
  [0, 1, 2, 3].map((range) => SQUAD_SPACES.filter((space) => distance(at, space) > 0 && distance(at, space) <= range)),
)
export const reached = (at: Space, range: number): readonly SquadSpace[] => REACHED[at]![Math.min(range, 3)]!

export const DIRECTIONS = ['back', 'forward', 'cw', 'ccw'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** LS-R70 Where a shift leads, whether or not it is free; `undefined` where there is no such space. */
export function shifted(at: Space, direction: Direction): Space | undefined {
  switch (direction) {
    case 'back':
      return at < RING ? at + RING : undefined
    case 'forward':
      return at < RING ? undefined : at - RING
    case 'cw':
      return nextInRing(at)
    default:
      direction satisfies 'ccw'
      return at % RING === 0 ? at + RING - 1 : at - 1
  }
}

/** LS-127 The next space of the same ring, clockwise: 8 is followed by 1. */
export const nextInRing = (at: Space): Space => (at % RING === RING - 1 ? at - RING + 1 : at + 1)

/** D2 The reinforcement track: where a lieutenant comes, and where the game is lost. */
export const LT_SPACES: readonly number[] = [2, 4, 6]
export const SKULL = 13
