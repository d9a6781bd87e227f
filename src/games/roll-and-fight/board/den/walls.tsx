import { DEN, type DenId } from '#games/roll-and-fight/content/dens'
import { ROOM_IDS, type RoomId } from '#games/roll-and-fight/content/vocabulary'

/** The drawing of a den, in hundredths of a unit. */
const [WIDE, HIGH, UNIT] = [1200, 900, 100]
/** Half the width of a door. */
const GAP = 34

type Point = readonly [x: number, y: number]

/** The middle of a room. */
export function middleOf(den: DenId, room: RoomId): Point {
  const [x, y, width, height] = areaOf(den, room)
  return [(x + width / 2) * UNIT, (y + height / 2) * UNIT]
}

const areaOf = (den: DenId, room: RoomId) => DEN[den].rooms[ROOM_IDS.indexOf(room)]!.area

interface Door {
  readonly at: Point
  readonly isUpright: boolean
}

/** The middle of the wall that two rooms share. */
export function doorOf(den: DenId, one: RoomId, other: RoomId): Door {
  const [x, y, width, height] = areaOf(den, one)
  const [u, v, wide, high] = areaOf(den, other)
  const [west, east] = [Math.max(x, u), Math.min(x + width, u + wide)]
  const [north, south] = [Math.max(y, v), Math.min(y + height, v + high)]
  return { at: [((west + east) / 2) * UNIT, ((north + south) / 2) * UNIT], isUpright: west === east }
}

/** Floors, walls, and doors as gaps in them; a way out from door to door. */
export function Walls({ den, path = [] }: { readonly den: DenId; readonly path?: readonly RoomId[] | undefined }) {
  const { rooms, bossRoom, entrance } = DEN[den]
  const doors = rooms.flatMap(({ doors: others }, at) =>
    others.filter((other) => ROOM_IDS.indexOf(other) > at).map((other) => doorOf(den, ROOM_IDS[at]!, other)),
  )
  return (
    <svg className="rf-walls" viewBox={`-8 -8 ${WIDE + 16} ${HIGH + 16}`} aria-hidden="true">
      {rooms.map(({ area: [x, y, width, height] }, at) => (
        <rect
          key={ROOM_IDS[at]}
          className="floor"
          data-room={ROOM_IDS[at] === bossRoom ? 'boss' : ROOM_IDS[at] === entrance ? 'entrance' : undefined}
          x={x * UNIT}
          y={y * UNIT}
          width={width * UNIT}
          height={height * UNIT}
        />
      ))}
      {doors.map(({ at: [x, y], isUpright }) => {
        const [dx, dy] = isUpright ? [0, GAP] : [GAP, 0]
        return (
          <g key={`${x} ${y}`}>
            <path className="gap" d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} />
            <path className="door" d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} />
          </g>
        )
      })}
      {path.length > 1 && <path className="way" d={wayOf(den, path)} />}
    </svg>
  )
}

/** From the middle of each room through the doors. */
function wayOf(den: DenId, path: readonly RoomId[]): string {
  const points = path.flatMap((room, at): Point[] =>
    at === 0 ? [middleOf(den, room)] : [doorOf(den, path[at - 1]!, room).at, middleOf(den, room)],
  )
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
