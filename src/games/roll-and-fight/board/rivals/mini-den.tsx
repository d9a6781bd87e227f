import { denOf, isActive, printed, roomIds } from '#games/roll-and-fight/rules/read'
import type { Board } from '#games/roll-and-fight/types'

/** Units of the drawing of a den. */
const [WIDTH, HEIGHT] = [12, 9]

/** A den at a glance: where the Hero is, how many enemies each room still holds, and where the Boss is. */
export function MiniDen({ board }: { readonly board: Board }) {
  const { bossRoom } = denOf(board)
  return (
    <svg className="rf-mini-den" viewBox={`-0.1 -0.1 ${WIDTH + 0.2} ${HEIGHT + 0.2}`} aria-hidden="true">
      {roomIds(board).map((room, at) => {
        const [x, y, width, height] = printed(board, room).area
        const left = board.rooms[at]!.minions.filter(isActive).length
        const [middle, center] = [x + width / 2, y + height / 2]
        return (
          <g key={room} data-visited={board.rooms[at]!.visited || undefined} data-here={board.at === room || undefined}>
            <rect x={x} y={y} width={width} height={height} />
            {room === bossRoom && !board.bossDead && (
              <path d={`M${x + 0.3} ${y + 0.3}h1.1l-.55 .9z`} className="rf-mini-boss" />
            )}
            {board.at === room && <circle cx={middle} cy={center} r="0.95" />}
            {left > 0 && (
              <text x={middle} y={center} dy="0.36em" textAnchor="middle">
                {left}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
