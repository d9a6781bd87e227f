import { type ReactNode, useRef, useState } from 'react'
import type { BoardProps } from '#games/roll-and-fight/board/props'
import { Things } from '#games/roll-and-fight/board/tracks/things.tsx'
import { Tracks } from '#games/roll-and-fight/board/tracks/tracks.tsx'
import { useKeptFocus } from '#games/roll-and-fight/board/fight/use-kept-focus'
import { useQuietKeys } from '#games/roll-and-fight/board/fight/use-quiet-keys'
import { Button } from '#web/design/button.tsx'
import './quiet.css'

interface QuietProps {
  readonly board: BoardProps
  readonly map: ReactNode
  /** What is asked, what one does it with, and what ends it. */
  readonly head: ReactNode
  readonly foot: ReactNode
  readonly children: ReactNode
  /** Where the den is not needed all the time a small screen shows it or the rest; what the button for it says. */
  readonly toggle?: readonly [toDen: string, back: string]
  /** What lies below the tracks. */
  readonly below?: ReactNode
  readonly scene: 'fight' | 'flashback' | 'resolution'
}

/** The table of a phase without a race: the den, the tracks, and beside them what is to be done. It fills what holds it. */
export function Quiet({ board, map, head, foot, children, toggle, below, scene }: QuietProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isDenShown, showDen] = useState(false)
  const kept = useKeptFocus(box)
  useQuietKeys(box)
  return (
    <div ref={box} className="rf-quiet-box" {...kept}>
      <div className="rf-quiet" data-scene={scene} data-one={toggle ? (isDenShown ? 'den' : 'list') : undefined}>
        <div className="rf-quiet-map">{map}</div>
        <div className="rf-quiet-tracks">
          <Tracks {...board} />
          {below}
        </div>
        <div className="rf-quiet-side">
          {head}
          <div className="rf-quiet-list">
            {children}
            <div className="rf-quiet-things">
              <Things board={board.view.boards[board.seat]!} language={board.language} />
            </div>
          </div>
          <div className="rf-quiet-foot">
            {toggle && (
              <Button kind="quiet" className="rf-quiet-toggle" onClick={() => showDen(!isDenShown)}>
                {toggle[isDenShown ? 1 : 0]}
              </Button>
            )}
            {foot}
          </div>
        </div>
      </div>
    </div>
  )
}
