import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { addressed } from '#engine/addressed'
import type { GameTypes, Seat, Viewer } from '#engine/game'
import { paceOf } from '#web/boards'
import type { KnownTable } from '#web/client/use-table'
import { isPassedOver } from '#web/player/showing'
import { usePlayer } from '#web/player/use-player'
import { useSkipKeys } from '#web/player/use-skip-keys'
import { language } from '#web/settings'
import { Announcer } from '#web/table/announcer.tsx'
import { BoardArea } from '#web/table/board-area.tsx'
import { ClauseDialog } from '#web/table/clause-later'
import { Header } from '#web/table/header.tsx'
import { Notices } from '#web/table/notices.tsx'
import { recapOf } from '#web/table/recap'
import { Seated } from '#web/table/seated.tsx'
import { namesOf, ownSeats, youAt } from '#web/table/seats'
import { NarrowSide, WideSide } from '#web/table/side.tsx'
import { isHost, type Sight } from '#web/table/sight'
import { statusOf } from '#web/table/status'
import { refusalOf, useActs } from '#web/table/use-acts'
import { useBeside } from '#web/table/use-beside'
import { useEnding } from '#web/table/use-ending'
import type { TableGame } from '#web/table/use-game'
import { useGuest } from '#web/table/use-guest'
import { useLookBack } from '#web/table/use-look-back'
import { useMedia } from '#web/table/use-media'
import { useNotice } from '#web/table/use-notice'
import { useSkip } from '#web/table/use-skip'
import { useSounds } from '#web/table/use-sounds'
import { useSpeed } from '#web/table/use-speed'
import { useTableActs } from '#web/table/use-table-acts'
import { useTurnSigns } from '#web/table/use-turn-signs'
import { useWords } from '#web/words/words'
import './frame.css'

// What is not seen at once comes after what is.
const Sheets = lazy(async () => ({ default: (await import('#web/table/sheets.tsx')).Sheets }))

interface FrameProps {
  readonly known: KnownTable
  readonly game: TableGame
  /** Looks at the table with other eyes: those of a seat that was taken, or as the server says. */
  readonly onLookAs: (viewer: Viewer | undefined) => void
  /** The seat to which the device goes when all have seen enough. */
  readonly next: Seat | undefined
  readonly onPass: () => void
}

/** One table for all games: status, players, clocks, board, log, chat, all at the same moment. The board is the game's own. */
export function Frame({ known, game, onLookAs, next, onPass }: FrameProps) {
  const words = useWords()
  const { table, as } = known
  const isNarrow = useMedia('(width < 800px), (height < 500px)')
  const speed = useSpeed()
  const frame = useRef<HTMLDivElement>(null)
  const acts = useActs(known)
  const pace = paceOf(table.game)
  const said = game.texts[language()]
  const you = youAt(known.now, as)
  const names = useMemo(() => namesOf(known.now, said.seat, words), [known.now, said, words])
  const text = useMemo(() => addressed(said, you, names), [said, you, names])
  const skipping = useSkip(known)
  const player = usePlayer(known, {
    ...{ pace, speed, own: as, thread: known.welcome },
    ...{ tempo: table.pace, skips: skipping.isOn },
    says: (event) => text.event(event as GameTypes['Event']),
  })
  const skip = skipping.of(player)
  const back = useLookBack(known, { pace, speed }, (error) => acts.refuse(refusalOf(error)))
  const seen = back.player ?? player
  useSkipKeys(seen.isPlaying, seen.skip)
  const { shown, isPlaying } = player
  const guest = useGuest(known)
  const sight: Sight = { shown, known, game, text, names, acts, guest }
  const isOpen = game.about.open === true
  const pass = useEffectEvent(onPass)
  useEffect(() => {
    // What happened is seen to its end first.
    if (isOpen && next !== undefined && !isPlaying) pass()
  }, [isOpen, next, isPlaying])
  const recap = useMemo(
    () => (shown.now.status === 'live' ? recapOf(shown.lines, ownSeats(shown.now, as), text) : undefined),
    [shown.lines, shown.now, as, text],
  )
  const ending = useEnding(shown.now, speed)
  const status = statusOf({
    isTold: ending.isShown,
    now: shown.now,
    recap,
    as,
    isSending: acts.sending !== null,
    isResolving: isPlaying,
    expects: table.expects,
    text,
    words,
  })
  useTurnSigns(status.turn, game.about.name)
  useSounds(table.game, shown.lines, as)
  const beside = useBeside(frame, known.lines, isNarrow)
  const tableActs = useTableActs(sight, { frame, beside, ending, player, skip, back })
  const notice = useNotice(known, guest)
  const [rule, setRule] = useState<{ readonly id: string; readonly isOpen: boolean }>()
  const Side = isNarrow ? NarrowSide : WideSide
  return (
    <div
      ref={frame}
      className="frame"
      data-game={table.game}
      data-narrow={isNarrow || undefined}
      data-past={back.place ? true : undefined}
    >
      <Header sight={sight} status={status} isNarrow={isNarrow} player={player} skip={skip} back={back} />
      {isNarrow && (
        <section aria-label={words.table.players}>
          <Seated sight={sight} />
        </section>
      )}
      <BoardArea
        // The past is drawn like the present, but nothing can be done there.
        sight={{ ...sight, shown: seen.shown }}
        player={seen}
        ending={back.place ? { ...ending, isShown: false } : ending}
        next={isOpen ? undefined : next}
        onPass={onPass}
        onLookAs={onLookAs}
        onRule={(id) => setRule({ id, isOpen: true })}
        onRematch={() => void tableActs.rematch()}
        onAnalysis={() => tableActs.open('analysis')}
      />
      <Side sight={sight} recap={isPlaying ? undefined : recap} tableActs={tableActs} beside={beside} back={back} />
      <Announcer
        lines={shown.lines}
        names={names}
        text={text}
        isPassedOver={(event) => isPassedOver(event, you, pace)}
      />
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
          known={shown}
          acts={acts}
          isHost={isHost(sight)}
          canUndo={tableActs.canUndo}
          canResign={tableActs.canResign}
          rules={game.rules}
          opened={tableActs.opened}
          onClose={tableActs.close}
          onMenu={tableActs.onMenu}
          onLookAs={onLookAs}
        />
      </Suspense>
      {rule && (
        <Suspense>
          <ClauseDialog
            game={table.game}
            rule={rule.id}
            isOpen={rule.isOpen}
            onClose={() => setRule({ ...rule, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  )
}
