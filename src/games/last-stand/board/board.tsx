import { useRef } from 'react'
import { Ask } from '#games/last-stand/board/ask.tsx'
import { Chips } from '#games/last-stand/board/chips.tsx'
import { Field } from '#games/last-stand/board/field.tsx'
import { Pick } from '#games/last-stand/board/pick.tsx'
import type { BoardProps } from '#games/last-stand/board/props'
import { Sheet } from '#games/last-stand/board/sheet.tsx'
import { useBoardKeys } from '#games/last-stand/board/use-board-keys'
import { useDesk } from '#games/last-stand/board/use-desk'
import { useGlide } from '#games/last-stand/board/use-glide'
import './board.css'

/** The table of Last Stand, for a seat, for several at one screen, and for those who watch. It fills the box it is given. */
export function Board(board: BoardProps) {
  const box = useRef<HTMLDivElement>(null)
  const desk = useDesk(board)
  useBoardKeys(box, desk)
  useGlide(box, board.speed, desk.view)
  const isPicking = desk.question?.ask === 'pick-hero'
  return (
    <div ref={box} className="ls-board" data-game="last-stand" style={paceOf(board.speed)}>
      <div
        className="ls-table"
        data-scene={isPicking ? 'pick' : 'play'}
        data-mode={desk.mode}
        data-end={desk.view.result?.reason}
        data-viewer={board.viewer}
        data-in-hand={desk.outlook.reach.size > 0 || undefined}
      >
        {isPicking ? <Pick desk={desk} /> : <Field desk={desk} />}
        <Chips desk={desk} />
        <Sheet desk={desk} />
        <Ask desk={desk} />
      </div>
    </div>
  )
}

/** Sets the pace of the page aside for this board alone. */
const paceOf = (speed: number) => ({ '--pace': speed === 0 ? 0 : 1 / speed })
