import { useState } from 'react'
import type { Seat } from '#engine/game'
import { followed } from '#games/roll-and-fight/board/follow'
import { Middle } from '#games/roll-and-fight/board/middle.tsx'
import type { PanelProps } from '#games/roll-and-fight/board/panel'
import { Rivals } from '#games/roll-and-fight/board/rivals/rivals.tsx'
import { Strip } from '#games/roll-and-fight/board/strip/strip.tsx'
import { wordsOf } from '#games/roll-and-fight/board/words-of'
import type { Choice } from '#games/roll-and-fight/types'
import { Button } from '#web/design/button.tsx'
import './board.css'

const NOTHING: readonly Choice[] = []

/** The table of Roll & Fight, for a seat, for several at one screen, and for those who watch. It fills the box it is given. */
export function Board(table: Omit<PanelProps, 'seat'>) {
  const { view, viewer, names, language } = table
  const [looked, setLooked] = useState<Seat>()
  const [acting, follow] = useState<Seat>(0)
  const next = followed(view, table.event, acting)
  if (next !== acting) follow(next)
  const seat = looked ?? (viewer === 'spectator' ? next : viewer)
  const isMine = seat === viewer
  const { strip: words } = wordsOf(language)
  const others = names.map((_, at) => at).filter((at) => at !== viewer)
  const panel: PanelProps = { ...table, seat, ...(!isMine && { choices: NOTHING, locked: null }) }
  return (
    <div className="rf-board" data-game="roll-and-fight" style={paceOf(table.speed)}>
      <div className="rf-table" data-phase={view.phase} data-others={others.length || undefined}>
        <Strip {...panel} />
        {others.length > 0 && (
          <Rivals board={panel} seats={others} onLook={(at) => setLooked(at === looked ? undefined : at)} />
        )}
        <div className="rf-middle" data-looking={!isMine || undefined}>
          {!isMine && viewer !== 'spectator' && (
            <p className="rf-looking">
              <b>{words.lookingAt(names[seat]!)}</b>
              <Button kind="primary" onClick={() => setLooked(undefined)}>
                {words.myBoard}
              </Button>
            </p>
          )}
          <Middle {...panel} />
        </div>
      </div>
    </div>
  )
}

/** Sets the pace of the page aside for this board alone. */
const paceOf = (speed: number) => ({ '--pace': speed === 0 ? 0 : 1 / speed })
