import { useEffect, useRef } from 'react'
import { Arena } from '#games/last-brave/board/arena.tsx'
import { Arrow } from '#games/last-brave/board/arrow.tsx'
import { Fighter } from '#games/last-brave/board/fighter.tsx'
import { abreast, othersOf, PLACES, templateOf } from '#games/last-brave/board/layout'
import { Own } from '#games/last-brave/board/own.tsx'
import type { BoardProps } from '#games/last-brave/board/props'
import { useBoardKeys } from '#games/last-brave/board/use-board-keys'
import { useDesk } from '#games/last-brave/board/use-desk'
import { useGlide } from '#games/last-brave/board/use-glide'
import './board.css'

/** The table of The Last Brave, for a seat and for those who watch. It fills the box it is given. */
export function Board(board: BoardProps) {
  const box = useRef<HTMLDivElement>(null)
  const desk = useDesk(board)
  const { view, near } = desk
  const others = othersOf(near, view.fighters.length)
  const places = PLACES[others.length]!
  useBoardKeys(box, desk)
  useGlide(box, board.speed, view)
  useEffect(() => {
    // Where a window is too small for the whole table, what is asked about is in sight.
    const part = desk.window && (desk.window === 'damage' ? '.tlb-own' : '.tlb-arena')
    if (part) box.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' })
  }, [desk.window])
  return (
    <div className="tlb-board" data-game="last-brave" style={paceOf(board.speed)}>
      <div
        ref={box}
        className="tlb-table"
        data-others={others.length}
        data-picking={desk.picking ? true : undefined}
        style={{
          '--wide': templateOf(places.wide),
          '--narrow': templateOf(places.narrow),
          '--low': templateOf(places.low),
          '--abreast': abreast(places.low),
        }}
      >
        <div className="tlb-ring">
          {others.map((seat, at) => (
            <Fighter key={seat} desk={desk} seat={seat} at={at} />
          ))}
          <Arena desk={desk} />
        </div>
        <Own desk={desk} />
        <Arrow desk={desk} box={box} />
      </div>
    </div>
  )
}

/** Sets the pace of the page aside for this board alone. */
const paceOf = (speed: number) => ({ '--pace': speed === 0 ? 0 : 1 / speed })
