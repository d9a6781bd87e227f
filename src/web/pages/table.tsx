import { Suspense, useEffect, useState } from 'react'
import type { Decision, GameTypes } from '#engine/game'
import type { AnyBox } from '#games/box'
import { openGame } from '#games/index'
import type { Act } from '#protocol/acts'
import { BOARDS } from '#web/boards'
import { connection } from '#web/client/connection'
import { type KnownTable, useLine, useTable } from '#web/client/use-table'
import { Button } from '#web/design/button.tsx'
import { Clock } from '#web/design/clock.tsx'
import { Toast, ToastStack } from '#web/design/toast.tsx'
import { Log } from '#web/pages/table-log.tsx'
import { goTo, Link } from '#web/route.tsx'
import './table.css'

/** One table for all games: status, clocks, board, log. The board is the game's own. */
export function TablePage({ id }: { readonly id: string }) {
  const { known, error } = useTable(id)
  const box = useBox(known?.table.game)
  if (error)
    return (
      <main className="page-lost">
        <h1>This table is not to be had</h1>
        <p>{error.message}</p>
        <p>
          <Link href="/">All games</Link>
        </p>
      </main>
    )
  if (!known || !box) return <main className="page-lost" aria-busy="true" />
  return <Frame known={known} box={box} />
}

function useBox(game: string | undefined): AnyBox | undefined {
  const [box, setBox] = useState<AnyBox>()
  useEffect(() => {
    if (game !== undefined) void openGame(game).then(setBox)
  }, [game])
  return box
}

function Frame({ known, box }: { readonly known: KnownTable; readonly box: AnyBox }) {
  const { table, as, now, lines, events, readAt } = known
  const [sending, setSending] = useState<object | null>(null)
  const [problem, setProblem] = useState<string>()
  const line = useLine()
  const Board = BOARDS[table.game]!
  const names = now.seats.map(({ name, bot }, seat) => (bot ? `${bot} bot` : (name ?? box.text.seat(seat))))

  function act(what: Act) {
    setProblem(undefined)
    return connection()
      .act(table.id, what)
      .catch((error: Error) => setProblem(error.message))
      .finally(() => setSending(null))
  }

  const seated = as !== 'spectator'
  const free = now.status === 'open' && !seated
  return (
    <div className="table-frame" data-game={table.game}>
      <ToastStack>
        {problem !== undefined && (
          <Toast kind="bad" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Toast>
        )}
      </ToastStack>
      <header>
        <p role="status">
          {line === 'open' ? statusOf(known, box) : 'The line is cut; trying again. What was accepted is kept.'}
        </p>
        {now.clocks?.left.map(
          (left, seat) =>
            left !== null && (
              <Clock
                key={seat}
                label={`Clock of ${names[seat]}`}
                left={left}
                readAt={readAt}
                running={now.clocks!.running.includes(seat)}
              />
            ),
        )}
      </header>
      <div className="table-board">
        {now.view ? (
          <Suspense>
            <Board
              now={now}
              viewer={as}
              names={names}
              events={events}
              sending={sending}
              onChoose={(choice) => {
                setSending(choice)
                void act({ do: 'choose', choice, ...(now.own && { decision: now.own.decision }) })
              }}
              onTakeBack={() => void act({ do: 'take-back' })}
            />
          </Suspense>
        ) : (
          <Invitation id={table.id} />
        )}
      </div>
      <aside>
        <div className="table-acts">
          {free && (
            <Button kind="primary" onClick={() => void act({ do: 'sit' })}>
              Take the free seat
            </Button>
          )}
          {now.status === 'live' && seated && now.seats[as]?.bot == null && (
            <Button kind="quiet" onClick={() => void act({ do: 'resign' })}>
              Give up
            </Button>
          )}
          {now.status === 'over' && seated && (
            <Button
              kind="primary"
              onClick={() =>
                void connection()
                  .act(table.id, { do: 'rematch' })
                  .then(({ table: next }) => goTo(`/table/${String(next)}`))
                  .catch((error: Error) => setProblem(error.message))
              }
            >
              Play again
            </Button>
          )}
          {now.rematch !== null && <Link href={`/table/${now.rematch}`}>To the next match</Link>}
          <Link href="/">All games</Link>
        </div>
        <Log lines={lines} names={names} text={box.text} />
      </aside>
    </div>
  )
}

/** Who must do what now. */
function statusOf({ now, as }: KnownTable, { text }: AnyBox): string {
  if (now.outcome) return text.outcome(now.outcome)
  if (!now.view) return 'Waiting for the other seats.'
  const view = now.view as GameTypes['View']
  const waiting = now.pending.filter(({ locked }) => !locked)
  const mine = waiting.find(({ actor }) => actor === as)
  const said = (mine ? [mine] : waiting).map((decision: Decision) => text.decision(decision, view)).join(' ')
  return mine ? `Your turn. ${said}` : said
}

function Invitation({ id }: { readonly id: string }) {
  const link = `${window.location.origin}/table/${id}`
  const [copied, setCopied] = useState(false)
  return (
    <div className="table-invitation">
      <h1>Send this link to a friend</h1>
      <p>
        <code>{link}</code>
      </p>
      <Button kind="primary" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
        {copied ? 'Copied' : 'Copy the link'}
      </Button>
    </div>
  )
}
