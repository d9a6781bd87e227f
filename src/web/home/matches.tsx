import { useEffect, useState } from 'react'
import type { LobbyTold } from '#protocol/told'
import { deviceTables, forgetTable } from '#web/client/tables'
import { Badge } from '#web/design/badge.tsx'
import { Button } from '#web/design/button.tsx'
import { Dialog } from '#web/design/dialog.tsx'
import { IconButton } from '#web/design/icon-button.tsx'
import { trashCan } from '#web/design/icons'
import { nameOfGame, seatsSaid } from '#web/lobby/said'
import { LinkButton } from '#web/shell/link-button.tsx'
import { useWords } from '#web/words/words'

/** How many are shown; older ones come up when newer ones are removed. */
const MOST = 6

/** The matches that are kept on this device, to go on with. */
export function Matches() {
  const { home } = useWords()
  const [tables, setTables] = useState<readonly LobbyTold[]>([])
  const [doomed, setDoomed] = useState<LobbyTold>()
  useEffect(() => {
    let isWanted = true
    // Where storage is forbidden nothing is kept, and there is nothing to go on with.
    deviceTables().then(
      (kept) => isWanted && setTables(kept),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [])

  if (tables.length === 0) return null
  return (
    <section className="home-matches" aria-labelledby="home-matches">
      <h2 id="home-matches">{home.goOn}</h2>
      <p>{home.goOnHint}</p>
      <ul>
        {tables.slice(0, MOST).map((table) => (
          <Match key={table.id} table={table} onForget={() => setDoomed(table)} />
        ))}
      </ul>
      <Forget
        table={doomed}
        onDone={(isForgotten) => {
          if (isForgotten) setTables(tables.filter(({ id }) => id !== doomed?.id))
          setDoomed(undefined)
        }}
      />
    </section>
  )
}

function Match({ table, onForget }: { readonly table: LobbyTold; readonly onForget: () => void }) {
  const words = useWords()
  const { home } = words
  const isOver = table.status === 'over'
  return (
    <li>
      <strong>{nameOfGame(table.game)}</strong>
      <Badge kind={isOver ? 'word' : 'good'}>{isOver ? home.over : home.running}</Badge>
      <span>{seatsSaid(table, words)}</span>
      <span className="home-match-acts">
        <LinkButton kind={isOver ? 'plain' : 'primary'} href={`/table/${table.id}`}>
          {isOver ? home.lookBack : home.resume}
        </LinkButton>
        <IconButton icon={trashCan} label={home.forget(nameOfGame(table.game))} onClick={onForget} />
      </span>
    </li>
  )
}

interface ForgetProps {
  readonly table: LobbyTold | undefined
  readonly onDone: (isForgotten: boolean) => void
}

function Forget({ table, onDone }: ForgetProps) {
  const { home, common } = useWords()
  return (
    <Dialog
      title={home.forgetTitle}
      isOpen={table !== undefined}
      onClose={() => onDone(false)}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={() => onDone(false)}>{common.cancel}</Button>
          <Button
            kind="danger"
            icon={trashCan}
            onClick={() =>
              void forgetTable(table!.id).then(
                () => onDone(true),
                () => onDone(false),
              )
            }
          >
            {home.forgetIt}
          </Button>
        </>
      }
    >
      <p>{home.forgetText}</p>
    </Dialog>
  )
}
