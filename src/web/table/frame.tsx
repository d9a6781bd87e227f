import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Seat, Viewer } from '#engine/game'
import { BOARDS } from '#web/boards'
import { type KnownTable, useLine } from '#web/client/use-table'
import { Badge } from '#web/design/badge.tsx'
import { hourglass } from '#web/design/icons'
import { isOfDevice } from '#web/local/device-line'
import { goTo } from '#web/route.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { language, useSettings } from '#web/settings'
import { ActsRow } from '#web/table/acts-row.tsx'
import { Announcer } from '#web/table/announcer.tsx'
import { Bar } from '#web/table/bar.tsx'
import { Beside, type Sheet } from '#web/table/beside.tsx'
import { BoardGuard } from '#web/table/board-guard.tsx'
import { ClauseDialog } from '#web/table/clause-dialog.tsx'
import { Drawer } from '#web/table/drawer.tsx'
import { LineBanner } from '#web/table/line-banner.tsx'
import type { MenuAct } from '#web/table/menu.tsx'
import { Notices } from '#web/table/notices.tsx'
import { Offer } from '#web/table/offer.tsx'
import { Players } from '#web/table/players.tsx'
import { namesOf, ownSeats } from '#web/table/seats'
import type { Opened } from '#web/table/sheets.tsx'
import { StatusLine } from '#web/table/status-line.tsx'
import { statusOf } from '#web/table/status'
import { useActs } from '#web/table/use-acts'
import { useEnding } from '#web/table/use-ending'
import { useHeld } from '#web/table/use-held'
import type { TableGame } from '#web/table/use-game'
import { useKeys } from '#web/table/use-keys'
import { useMedia } from '#web/table/use-media'
import { useNotice } from '#web/table/use-notice'
import { useSpeed } from '#web/table/use-speed'
import { useTurnSigns } from '#web/table/use-turn-signs'
import { useUnread } from '#web/table/use-unread'
import { useWords } from '#web/words/words'
import './frame.css'

// What is not seen at once comes after what is.
const loadEnding = () => import('#web/table/ending.tsx')
const Ending = lazy(async () => ({ default: (await loadEnding()).Ending }))
const Sheets = lazy(async () => ({ default: (await import('#web/table/sheets.tsx')).Sheets }))
const WaitingRoom = lazy(async () => ({ default: (await import('#web/table/waiting-room.tsx')).WaitingRoom }))

interface FrameProps {
  readonly known: KnownTable
  readonly game: TableGame
  /** Looks at the table with other eyes: those of a seat that was taken, or as the server says. */
  readonly onLookAs: (viewer: Viewer | undefined) => void
  /** The seat to which the device goes when all have seen enough. */
  readonly next: Seat | undefined
  readonly onPass: () => void
}

/** Among so many lines is the last one worth a word, whatever was settled since. */
const LATELY = 12

/** Where focus goes in a sheet: to read, or to write. */
const FOCUS: Readonly<Record<Sheet, string>> = { log: '.log', chat: '.chat input', rules: '.rules-tab' }

/** One table for all games: status, players, clocks, board, log, chat. The board is the game's own. */
export function Frame({ known, game, onLookAs, next, onPass }: FrameProps) {
  const words = useWords()
  const { table: said } = words
  const { confirm } = useSettings()
  const speed = useSpeed()
  const line = useLine(known.table.id)
  const isNarrow = useMedia('(width < 800px), (height < 500px)')
  const acts = useActs(known)
  const { act } = acts
  const { shown, told: held } = useHeld(known, speed)
  const [past] = useState(() => known.lines.slice(-LATELY).flatMap(({ events }) => events ?? []))
  const frame = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<Sheet>('log')
  const [isDrawn, setDrawn] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const [rule, setRule] = useState<{ readonly id: string; readonly isOpen: boolean }>()
  const ending = useEnding(held.now, speed)
  const notice = useNotice(known)
  const unread = useUnread(held.lines, sheet === 'chat' && (isDrawn || !isNarrow))

  const { table, as, now } = known
  const text = game.texts[language()]
  const gameName = game.about.name
  const names = namesOf(now, text.seat, words)
  const status = statusOf({
    now: held.now,
    as,
    isSending: acts.sending !== null,
    isResolving: held !== known,
    text,
    words,
  })
  const canTakeBack = now.own?.locked != null
  const canUndo = canTakeBack || (now.own?.canUndo ?? false)
  const canResign = game.rules?.resign !== undefined
  const mustLeave = game.rules !== undefined && !canResign
  const hasChat = !isOfDevice(table.id)
  const isAway = now.status === 'live' && as !== 'spectator' && now.seats[as]?.bot != null
  const isLate = as === 'spectator' && now.status === 'live' && table.delay > 0
  useTurnSigns(status.turn, gameName)
  useEffect(() => {
    // When the match ends the line may be cut.
    loadEnding().catch(() => undefined)
  }, [])

  function show(wanted: Sheet) {
    setSheet(wanted)
    if (isNarrow) setDrawn(true)
    else requestAnimationFrame(() => focusOn(`.beside ${FOCUS[wanted]}`))
  }

  const focusOn = (wanted: string) => frame.current?.querySelector<HTMLElement>(wanted)?.focus()

  function undo() {
    if (canUndo) void act({ do: canTakeBack ? 'take-back' : 'undo' })
    else acts.refuse({ code: 'nothing-to-undo', message: said.nothingToTakeBack })
  }

  /** Everybody is taken along: whoever played sits down again, whoever watched watches. */
  async function rematch() {
    const done = as === 'spectator' ? { table: now.rematch } : await act({ do: 'rematch' })
    if (done) goTo(`/table/${String(done['table'])}`)
  }

  function onMenu(chosen: MenuAct) {
    switch (chosen) {
      case 'undo':
        return undo()
      case 'rules':
        return show('rules')
      case 'leave':
      case 'resign':
        // A slip hurts here; whoever has said so is not asked again.
        return confirm ? setOpened(chosen) : void act({ do: chosen })
      case 'return':
        return void act({ do: 'return' })
      case 'result':
        return ending.setAside(false)
      default:
        return setOpened(chosen)
    }
  }

  useKeys({
    '?': () => setOpened('keys'),
    h: () => focusOn('[data-hand] [data-roving][tabindex="0"]'),
    l: () => show('log'),
    c: () => hasChat && show('chat'),
    r: () => show('rules'),
    u: undo,
    m: () => setOpened('menu'),
    escape: () => ending.isShown && ending.setAside(true),
  })

  const Board = game.Board ?? BOARDS[table.game]
  const players = <Players known={held} names={names} seatName={text.seat} />
  const beside = (
    <Beside
      known={held}
      game={game}
      text={text}
      names={names}
      acts={acts}
      sheet={sheet}
      onSheet={setSheet}
      unread={unread}
    />
  )
  return (
    <div ref={frame} className="frame" data-game={table.game} data-narrow={isNarrow || undefined}>
      <header data-turn={status.turn === undefined ? undefined : true}>
        <h1 className={isNarrow ? 'unseen' : undefined}>{gameName}</h1>
        <StatusLine status={status} />
        {isLate && <Badge icon={hourglass}>{said.late(words.lobby.time(table.delay / 1000))}</Badge>}
        {!isNarrow && (
          <LinkButton kind="quiet" href="/">
            {words.common.allGames}
          </LinkButton>
        )}
      </header>
      {isNarrow && <section aria-label={said.players}>{players}</section>}
      <main className="frame-board" aria-label={said.board}>
        <LineBanner line={line} />
        <BoardGuard says={said.noBoard} reload={said.reload}>
          <Suspense fallback={<p className="frame-loading">{said.loading}</p>}>
            {shown.now.view && Board ? (
              <Board
                // While a bot plays for somebody, nothing is asked of him.
                now={isAway ? { ...shown.now, own: null } : shown.now}
                viewer={as}
                names={names}
                events={shown.events}
                past={past}
                sending={acts.sending}
                onChoose={acts.choose}
                onTakeBack={() => void act({ do: 'take-back' })}
                onRule={(id) => setRule({ id, isOpen: true })}
                speed={speed}
                language={language()}
                confirm={confirm}
              />
            ) : (
              <WaitingRoom
                known={known}
                names={names}
                gameName={gameName}
                seatName={text.seat}
                onSit={(seat) => void act({ do: 'sit', seat }).then((done) => done && onLookAs(seat))}
                onStand={() => void act({ do: 'stand' }).then((done) => done && onLookAs(undefined))}
              />
            )}
          </Suspense>
        </BoardGuard>
        {isAway && (
          <Offer says={said.botPlaysForYou} action={said.comeBack} onAccept={() => void act({ do: 'return' })} />
        )}
        {next !== undefined && held === known && (
          <Offer says={said.passNext(names[next]!)} action={said.pass} onAccept={onPass} />
        )}
        {now.rematch !== null && ending.isAside && (
          <Offer says={said.rematchOffered} action={said.follow} onAccept={() => void rematch()} />
        )}
        {held.now.outcome && ending.isShown && (
          <Suspense>
            <Ending
              known={held}
              outcome={held.now.outcome}
              game={game}
              text={text}
              names={names}
              isShared={ownSeats(now, as).length > 1}
              onRematch={() => void rematch()}
              onAnalysis={() => setOpened('analysis')}
              onAside={() => ending.setAside(true)}
            />
          </Suspense>
        )}
      </main>
      {isNarrow ? (
        <>
          <Bar
            lines={held.lines}
            names={names}
            text={text}
            hasChat={hasChat}
            unread={unread}
            canUndo={canUndo}
            onSheet={show}
            onUndo={undo}
            onMenu={() => setOpened('menu')}
          />
          <Drawer label={said.beside} isOpen={isDrawn} onClose={() => setDrawn(false)}>
            {beside}
          </Drawer>
        </>
      ) : (
        <aside aria-label={said.beside}>
          {players}
          <ActsRow
            known={held}
            canUndo={canUndo}
            canResign={canResign}
            mustLeave={mustLeave}
            onAct={onMenu}
            onMenu={() => setOpened('menu')}
          />
          {beside}
        </aside>
      )}
      <Announcer lines={held.lines} names={names} text={text} />
      <Notices
        game={table.game}
        refused={acts.refused}
        says={text.refusal}
        onDismiss={acts.dismiss}
        word={notice.word}
        onWord={notice.dismiss}
      />
      <Suspense>
        <Sheets
          known={held}
          acts={acts}
          canUndo={canUndo}
          canResign={canResign}
          opened={opened}
          onClose={(what) => setOpened((current) => (current === what ? undefined : current))}
          onMenu={onMenu}
          onLookAs={onLookAs}
        />
      </Suspense>
      {rule && (
        <ClauseDialog
          game={table.game}
          rule={rule.id}
          isOpen={rule.isOpen}
          onClose={() => setRule({ ...rule, isOpen: false })}
        />
      )}
    </div>
  )
}
