import { type RefObject, useEffect, useRef, useState } from 'react'
import { Arena } from '#games/brave-rats/board/arena.tsx'
import { Banner } from '#games/brave-rats/board/banner.tsx'
import { FarHand } from '#games/brave-rats/board/far-hand.tsx'
import { Hand } from '#games/brave-rats/board/hand.tsx'
import type { BoardProps } from '#games/brave-rats/board/props'
import { sceneOf } from '#games/brave-rats/board/scene'
import { Track } from '#games/brave-rats/board/track.tsx'
import { useDigits } from '#games/brave-rats/board/use-digits'
import { useReveal } from '#games/brave-rats/board/use-reveal'
import { english } from '#games/brave-rats/board/english'
import './board.css'
import './small.css'

/** Below this width cards are too small to be read as they lie. */
const READABLE = 900

/** The table of BraveRats, for a seat, for two at one screen, and for those who watch. It fills the box it is given. */
export function Board(board: BoardProps) {
  const words = board.words ?? english
  const box = useRef<HTMLDivElement>(null)
  const isReadable = useIsReadable(box)
  const scene = sceneOf(board)
  const isFresh = useReveal(scene, board, box)
  useDigits(box, board.choices.length > 0)
  return (
    <div ref={box} className="br-board" data-game="brave-rats" style={paceOf(board.speed)}>
      <div className="br-table" data-scene={scene.kind} data-fresh={isFresh || undefined}>
        <Banner board={board} seat={0} words={words} />
        <Banner board={board} seat={1} words={words} />
        <FarHand board={board} words={words} />
        <Arena board={board} scene={scene} isFresh={isFresh} words={words} isReadable={isReadable} />
        {scene.kind !== 'draft' && <Track board={board} words={words} />}
        <Hand board={board} words={words} isReadable={isReadable} />
      </div>
    </div>
  )
}

/** Sets the pace of the page aside for this board alone. */
const paceOf = (speed: number | undefined) => (speed === undefined ? {} : { '--pace': speed === 0 ? 0 : 1 / speed })

function useIsReadable(box: RefObject<HTMLElement | null>): boolean {
  const [isReadable, setReadable] = useState(true)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setReadable(entry!.contentRect.width >= READABLE))
    watch.observe(box.current!)
    return () => watch.disconnect()
  }, [box])
  return isReadable
}
