import { useEffect, useState } from 'react'
import type { Seat, Viewer } from '#engine/game'
import type { NotDone } from '#web/client/line'
import { useLine, useTable } from '#web/client/use-table'
import { cancel, help, hourglass, returnArrow, semiClosedEye } from '#web/design/icons'
import { language } from '#web/settings'
import { Curtain } from '#web/table/curtain.tsx'
import { Frame } from '#web/table/frame.tsx'
import { afterLines, heldBy, needNotLookAway, nextAtDevice } from '#web/table/hot-seat'
import { LostPage } from '#web/table/lost-page.tsx'
import { ownSeats } from '#web/table/seats'
import { useGame } from '#web/table/use-game'
import { useWords } from '#web/words/words'

/** A table: with the eyes of the own seat, of whoever has the device in hand, or of a spectator. */
export function TablePage({ id }: { readonly id: string }) {
  const [as, setAs] = useState<Viewer>()
  const [holding, setHolding] = useState(() => heldBy(undefined))
  const { known: followed, error, isOfOthers } = useTable(id, as)
  const game = useGame(followed?.table.game, followed?.now.status === 'over')
  // Where nothing is hidden between seats nobody need look away, and the page just goes on to who is asked next.
  const isOpen = game?.about.open === true
  const known = isOfOthers && !isOpen ? undefined : followed
  const isUnseated = as !== undefined && (known?.as === 'spectator' || error?.code === 'no-seat')
  useEffect(() => {
    // The seat has gone to someone else: look as the server says.
    if (isUnseated) setAs(undefined)
  }, [isUnseated])

  if (known && holding.line !== (known.lines.at(-1)?.n ?? 0)) setHolding(afterLines(holding, known.lines))
  if (error && !isUnseated && !isOfOthers) return <NotToBeHad error={error} />
  if (game === null) return <Unknown />
  if (!known || !game) return <Coming id={id} />

  const next = nextAtDevice(known.now, known.as, holding)
  const isUnveiled = next !== undefined && needNotLookAway(game.about, known.now, next)
  const { seat } = holding
  const pass = (to: Seat) => {
    setHolding(heldBy(to))
    setAs(to)
  }
  if (next !== undefined && !holding.isLooking && !isUnveiled)
    return <Curtain who={game.texts[language()].seat(next)} onLift={() => pass(next)} />
  // Nobody sees another's cards, not even while the own ones are on their way.
  if (!isOpen && seat !== undefined && known.as !== seat && ownSeats(known.now, known.as).includes(seat))
    return <Coming id={id} />
  return (
    <Frame
      key={isOpen && known.as !== 'spectator' ? 'open' : known.as}
      known={known}
      game={game}
      onLookAs={setAs}
      next={next}
      onPass={() => (isUnveiled ? pass(next) : setHolding({ ...holding, isLooking: false }))}
    />
  )
}

function NotToBeHad({ error }: { readonly error: NotDone }) {
  const { table: words } = useWords()
  if (error.code === 'no-such-table')
    return <LostPage title={words.gone.title} text={words.gone.text} icon={semiClosedEye} />
  return <LostPage title={words.refusedTitle} text={error.message} icon={cancel} canReload />
}

function Unknown() {
  const { table: words } = useWords()
  return <LostPage title={words.refusedTitle} text={words.unknownGame} icon={help} canReload />
}

/** Before anything is known: a word only where something is wrong. */
function Coming({ id }: { readonly id: string }) {
  const { table: words } = useWords()
  const line = useLine(id)
  if (line === 'lost')
    return <LostPage title={words.serverGone.title} text={words.serverGone.text} icon={hourglass} canReload />
  if (line === 'old') return <LostPage title={words.refusedTitle} text={words.line.old} icon={returnArrow} canReload />
  return (
    <main aria-busy="true">
      <p role="status" className="frame-loading">
        {words.loading}
      </p>
    </main>
  )
}
