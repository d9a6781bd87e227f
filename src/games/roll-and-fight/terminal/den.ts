import { ROOM_IDS, type RoomId } from '#games/roll-and-fight/content/vocabulary'
import { denOf, inRoom, printed, roomIds } from '#games/roll-and-fight/rules/read'
import { minionName } from '#games/roll-and-fight/text/names'
import { roomNumber } from '#games/roll-and-fight/text/forms'
import type { Board } from '#games/roll-and-fight/types'

// The den as it is drawn: a unit of the document is three columns wide and a line high.

const [UNITS_WIDE, UNITS_HIGH, COLUMNS] = [12, 9, 3]
/** How many columns a drawn den takes. */
export const DEN_WIDTH = UNITS_WIDE * COLUMNS + 1

/** Walls with gaps for doors, and in each room its number, what there is, and who lives in it. */
export function denLines(board: Board): string[] {
  const grid = Array.from({ length: UNITS_HIGH + 1 }, () => Array.from({ length: DEN_WIDTH }, () => ' '))
  const put = (line: number, column: number, sign: string): void => {
    grid[line]![column] = sign
  }
  const boxes = roomIds(board).map((room) => [room, boxOf(board, room)] as const)
  for (const [, { left, right, top, bottom }] of boxes) {
    for (let column = left; column <= right; column++) for (const line of [top, bottom]) put(line, column, '-')
    for (let line = top; line <= bottom; line++) for (const column of [left, right]) put(line, column, '|')
  }
  for (const [, { left, right, top, bottom }] of boxes)
    for (const line of [top, bottom]) for (const column of [left, right]) put(line, column, '+')
  for (const [room, box] of boxes) {
    for (const door of printed(board, room).doors) {
      const other = boxOf(board, door)
      const [from, to] = [Math.max(box.top, other.top), Math.min(box.bottom, other.bottom)]
      const [west, east] = [Math.max(box.left, other.left), Math.min(box.right, other.right)]
      if (from === to) for (const step of [-1, 0, 1]) put(from, Math.floor((west + east) / 2) + step, ' ')
      else put(Math.floor((from + to + 1) / 2), west, ':')
    }
    const wide = box.right - box.left - 1
    const said = contents(board, room)
    const high = box.bottom - box.top - 1
    const lines = high === 1 ? [said.join(' ')] : said
    for (const [at, line] of lines.entries())
      for (const [step, sign] of line.slice(0, wide).split('').entries())
        put(box.top + 1 + at, box.left + 1 + step, sign)
  }
  return grid.map((line) => line.join('').trimEnd())
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boxOf(board: Board, room: RoomId): Box {
  const [x, y, width, height] = denOf(board).rooms[ROOM_IDS.indexOf(room)]!.area
  return { left: x * COLUMNS, right: (x + width) * COLUMNS, top: y, bottom: y + height }
}

/** "5@$!", and "GGh": small letters are evaded, X is the Boss. */
function contents(board: Board, room: RoomId): string[] {
  const { collected, marked, minions } = inRoom(board, room)
  const { loot, objective, minions: types } = printed(board, room)
  const signs = [
    `${roomNumber(room)}`,
    board.at === room ? '@' : '',
    loot > collected ? '$'.repeat(loot - collected) : '',
    objective && !marked ? '!' : '',
  ].join('')
  const living = minions.flatMap(({ died, evaded }, at) => {
    if (died > 0) return []
    const letter = types[at] === 'gunman' ? 'N' : minionName(types[at]!, 'en')[0]!
    return [evaded ? letter.toLowerCase() : letter]
  })
  const boss = room === denOf(board).bossRoom && !board.bossDead ? ['X'] : []
  return [signs, [...living, ...boss].join('')]
}
