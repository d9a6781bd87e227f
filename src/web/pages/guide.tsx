import { Suspense, useEffect, useMemo, useState } from 'react'
import type { GameTypes, Seat } from '#engine/game'
import type { Guide as Script } from '#engine/guide'
import type { AnyBox } from '#games/box'
import { openGame } from '#games/shelf'
import { BOARDS, paceOf } from '#web/boards'
import { openBook } from '#web/design/icons'
import { Message } from '#web/design/message.tsx'
import { Coach } from '#web/guide/coach.tsx'
import { tellingOf } from '#web/guide/telling'
import { useLesson } from '#web/guide/use-lesson'
import { useHoldKeys } from '#web/player/use-hold-keys'
import { usePlayer } from '#web/player/use-player'
import { useSkipKeys } from '#web/player/use-skip-keys'
import { useTitle } from '#web/route.tsx'
import { language } from '#web/settings'
import { LinkButton } from '#web/shell/link-button.tsx'
import { WayToRead } from '#web/shell/way-to-read.tsx'
import { ClauseDialog } from '#web/table/clause-dialog.tsx'
import { useSpeed } from '#web/table/use-speed'
import { guide as part } from '#web/words/guide'
import { useWords, useWordsOf } from '#web/words/words'
import './guide.css'

/** A first match led by the hand, with the real rules and the real board. */
export function Guide({ game }: { readonly game: string }) {
  const opened = useGuide(game)
  if (opened === undefined) return <main aria-busy="true" />
  return opened ? <GuidedMatch {...opened} /> : <NoGuide game={game} />
}

interface Opened {
  readonly box: AnyBox
  readonly guide: Script<GameTypes>
}

/** `undefined` until it is loaded, `null` if the game has none; what cannot be loaded is thrown to the page. */
function useGuide(game: string): Opened | null | undefined {
  const [opened, setOpened] = useState<Opened | null>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => {
    async function open() {
      const box = await openGame(game)
      setOpened(box?.guide ? { box, guide: await box.guide() } : null)
    }
    open().catch(setProblem)
  }, [game])
  if (problem !== undefined) throw problem
  return opened
}

function GuidedMatch({ box, guide }: Opened) {
  const words = useWordsOf(part)
  const speed = useSpeed()
  const lesson = useLesson(box, guide)
  const [rule, setRule] = useState<string>()
  const { id, name } = box.game.about
  const { seats } = guide.start
  // Among several rivals each goes by the seat.
  const rival = (at: Seat): string => (seats > 2 ? box.texts[language()].seat(at) : words.rival)
  const names = Array.from({ length: seats }, (_, at) => (at === guide.seat ? words.learner : rival(at)))
  const Board = BOARDS[id]!
  const { place } = lesson
  const { seat } = guide
  const { reached, isPast, isOwn } = lesson
  const told = useMemo(
    () => tellingOf(reached, { viewer: seat, waits: place.isDone, isOwn, isPast }),
    [reached, seat, place, isOwn, isPast],
  )
  const player = usePlayer(told, { pace: paceOf(id), speed, own: seat, thread: place })
  // What has been seen to its end is not held: the coach goes on.
  if (player.isHeld && !player.isPlaying) player.hold(false)
  useSkipKeys(player.isPlaying, player.skip)
  useHoldKeys(player)
  useTitle(words.title(name))
  return (
    <main className="guide" data-game={id}>
      <Coach box={box} guide={guide} lesson={lesson} player={player} />
      <div className="guide-board" onPointerDownCapture={player.isPlaying && !player.isHeld ? player.skip : undefined}>
        <Suspense>
          <Board
            now={player.shown.now}
            viewer={seat}
            you={seat}
            names={names}
            event={player.event}
            isPlaying={player.isPlaying}
            isBreak={player.isBreak}
            skip={player.skip}
            sending={null}
            onChoose={(choice) => lesson.choose(choice as GameTypes['Choice'])}
            onTakeBack={() => {}}
            onRule={setRule}
            speed={player.speed}
            language={language()}
          />
        </Suspense>
      </div>
      {rule !== undefined && <ClauseDialog game={id} rule={rule} isOpen onClose={() => setRule(undefined)} />}
    </main>
  )
}

function NoGuide({ game }: { readonly game: string }) {
  const words = useWordsOf(part)
  const { common } = useWords()
  useTitle(words.none.title)
  return (
    <main>
      <Message
        title={words.none.title}
        icon={openBook}
        actions={
          <>
            <LinkButton kind="primary" href="/">
              {common.allGames}
            </LinkButton>
            <WayToRead game={game} />
          </>
        }
      >
        <p>{words.none.text}</p>
      </Message>
    </main>
  )
}
