import { useState } from 'react'
import type { Seat } from '#engine/game'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { Plain } from '#games/roll-and-fight/board/plain.tsx'
import './board.css'

/** The table of Roll & Fight, for a seat, for several at one screen, and for those who watch. It fills the box it is given. */
export function Board(table: Omit<BoardProps, 'seat'>) {
  const own: Seat = table.viewer === 'spectator' ? 0 : table.viewer
  const [seat] = useState(own)
  return (
    <div className="rf-board" data-game="roll-and-fight">
      <Plain {...table} seat={seat} />
    </div>
  )
}
