import { lazy, Suspense, useEffect } from 'react'
import type { Seat, Viewer } from '#engine/game'
import { BOARDS } from '#web/boards'
import { type KnownTable, useLine } from '#web/client/use-table'
import type { Player } from '#web/player/use-player'
import { language, useSettings } from '#web/settings'
import { BoardGuard } from '#web/table/board-guard.tsx'
import { LineBanner } from '#web/table/line-banner.tsx'
import { Offer } from '#web/table/offer.tsx'
import { ownSeats, youAt } from '#web/table/seats'
import { isHost, type Sight } from '#web/table/sight'
import { useMatchTime } from '#web/table/use-match-time'
import type { EndingShown } from '#web/table/use-ending'
import { useWords } from '#web/words/words'

// What is not seen at once comes after what is.
const loadEnding = () => import('#web/table/ending.tsx')
const Ending = lazy(async () => ({ default: (await loadEnding()).Ending }))
const WaitingRoom = lazy(async () => ({ default: (await import('#web/table/waiting-room.tsx')).WaitingRoom }))

interface BoardAreaProps {
  readonly sight: Sight
  readonly player: Player<KnownTable>
  readonly ending: EndingShown
  /** The seat to which the device goes when all have seen enough. */
  readonly next: Seat | undefined
  readonly onPass: () => void
  readonly onLookAs: (viewer: Viewer | undefined) => void
  readonly onRule: (rule: string) => void
  readonly onRematch: () => void
  readonly onAnalysis: () => void
}

/** The middle of the frame: the game's own board, or before the match those who wait for it; and what lies on it. */
export function BoardArea(area: BoardAreaProps) {
  const { sight, player, ending, next, onPass, onRematch } = area
  const { shown, known, names, acts } = sight
  const { table: said } = useWords()
  const line = useLine(known.table.id)
  useEffect(() => {
    // When the match ends the line may be cut.
    loadEnding().catch(() => undefined)
  }, [])
  return (
    <main
      className="frame-board"
      aria-label={said.board}
      // Before the press does what it does: what is shown next may be what was pressed.
      onPointerDownCapture={player.isPlaying && !player.isHeld ? player.skip : undefined}
    >
      <LineBanner line={line} />
      <BoardGuard says={said.noBoard} reload={said.reload}>
        <Suspense fallback={<p className="frame-loading">{said.loading}</p>}>
          <Middle {...area} />
        </Suspense>
      </BoardGuard>
      {isAway(known) && (
        <Offer says={said.botPlaysForYou} action={said.comeBack} onAccept={() => void acts.act({ do: 'return' })} />
      )}
      {next !== undefined && !player.isPlaying && (
        <Offer says={said.passNext(names[next]!)} action={said.pass} onAccept={onPass} />
      )}
      {shown.now.rematch !== null && ending.isAside && (
        <Offer says={said.rematchOffered} action={said.follow} onAccept={onRematch} />
      )}
      {ending.isShown && <End {...area} />}
    </main>
  )
}

function Middle({ sight, player, onLookAs, onRule }: BoardAreaProps) {
  const { confirm } = useSettings()
  const { table: said } = useWords()
  const { shown, known, game, text, names, acts } = sight
  const { act } = acts
  const { now, table, as } = shown
  const matchTime = useMatchTime(table.id, known.now.time)
  const Board = game.Board ?? BOARDS[table.game]
  if (!now.view && now.status === 'over') return <p className="frame-loading">{said.noPicture}</p>
  if (!now.view || !Board)
    return (
      <WaitingRoom
        known={known}
        names={names}
        gameName={game.about.name}
        seatName={text.seat}
        isHost={isHost(sight)}
        onBot={(seat, level) => void act({ do: 'seat-bot', seat, ...(level && { level }) })}
        onKick={(guest) => void act({ do: 'kick', guest })}
        onSit={(seat) => void act({ do: 'sit', seat }).then((done) => done && onLookAs(seat))}
        onStand={() => void act({ do: 'stand' }).then((done) => done && onLookAs(undefined))}
      />
    )
  return (
    <Board
      // While a bot plays for somebody, nothing is asked of them.
      now={isAway(known) ? { ...now, own: null, advisable: [] } : now}
      matchTime={matchTime}
      viewer={as}
      you={youAt(known.now, as)}
      names={names}
      event={player.event}
      isPlaying={player.isPlaying}
      isBreak={player.isBreak}
      skip={player.skip}
      sending={acts.sending}
      onChoose={acts.choose}
      onTakeBack={() => void act({ do: 'take-back' })}
      onAdvise={({ seat: to, decision }, choice) => void act({ do: 'advise', to, decision, choice })}
      onRule={onRule}
      speed={player.speed}
      language={language()}
      confirm={confirm}
    />
  )
}

function End({ sight, ending, onRematch, onAnalysis }: BoardAreaProps) {
  const { shown, game, text, names } = sight
  const { outcome } = shown.now
  if (!outcome) return null
  return (
    <Suspense>
      <Ending
        known={shown}
        outcome={outcome}
        game={game}
        text={text}
        names={names}
        isShared={ownSeats(shown.now, shown.as).length > 1}
        onRematch={onRematch}
        onAnalysis={onAnalysis}
        onAside={() => ending.setAside(true)}
      />
    </Suspense>
  )
}

/** Whether a bot plays for whoever looks. */
const isAway = ({ now, as }: KnownTable): boolean =>
  now.status === 'live' && as !== 'spectator' && now.seats[as]?.bot != null
