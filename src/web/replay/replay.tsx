import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { addressed } from '#engine/addressed'
import type { GameTypes } from '#engine/game'
import { analysisOf } from '#web/analyses'
import { paceOf } from '#web/boards'
import { Tabs } from '#web/design/tabs.tsx'
import { shownAt, stillsOf } from '#web/player/stills'
import { useHoldKeys } from '#web/player/use-hold-keys'
import { usePlayer } from '#web/player/use-player'
import { Controls } from '#web/replay/controls.tsx'
import { EyesSelect } from '#web/replay/eyes-select.tsx'
import { Fairness } from '#web/replay/fairness.tsx'
import { leading } from '#web/replay/leading'
import { namesOf, namesWithin } from '#web/replay/names'
import type { Eyes, Playback } from '#web/replay/playback'
import { ReplayBoard } from '#web/replay/replay-board.tsx'
import { linesOf, sayStep, tellingAt } from '#web/replay/tell'
import { ReplayTools } from '#web/replay/tools.tsx'
import { stepInAddress, useMomentLink } from '#web/replay/use-moment-link'
import { restOf, usePlay, useRun } from '#web/replay/use-play'
import { useReplayKeys } from '#web/replay/use-replay-keys'
import { useTitle } from '#web/route.tsx'
import { language } from '#web/settings'
import { Log } from '#web/table/log.tsx'
import { useMedia } from '#web/table/use-media'
import { useSpeed } from '#web/table/use-speed'
import { replay } from '#web/words/replay'
import { useWords, useWordsOf } from '#web/words/words'
import './replay.css'

interface ReplayProps {
  readonly playback: Playback
  /** The table it was played at; none for a file. */
  readonly id?: string
  /** What the match is called as a file. */
  readonly fileName: string
  /** The way to another match. */
  readonly children?: ReactNode
}

/** A match that is over, step by step, through any eyes. */
export function Replay({ playback, id, fileName, children }: ReplayProps) {
  const words = useWords()
  const said = useWordsOf(replay)
  const { record, box, last } = playback
  const unnamed = box.texts[language()]
  const names = useMemo(() => namesOf(record, unnamed, words), [record, unnamed, words])
  const text = useMemo(() => addressed(unnamed, undefined, namesWithin(record, unnamed)), [unnamed, record])
  const [eyes, setEyes] = useState<Eyes>('open')
  const [tab, setTab] = useState('board')
  const isWide = useMedia('(width >= 900px) and (height >= 500px)')
  const play = usePlay(stepInAddress() ?? 0, last)
  const { at, isNext } = play
  useMomentLink(at, play.seek)
  const title = said.titleOf(box.game.about.name)
  useTitle(title)

  const lines = useMemo(() => linesOf(playback, eyes), [playback, eyes])
  const told = useMemo(
    () => tellingAt(playback, { at, isNext }, { eyes, names, lines }),
    [playback, at, isNext, eyes, names, lines],
  )
  const speed = useSpeed() * play.speed
  // Whoever goes on, or elsewhere, has seen enough of where they were.
  const pace = paceOf(record.game)
  const player = usePlayer(told, { pace, speed, own: undefined, thread: told })
  const { isPlaying, said: event, soFar } = player
  const next = (): number => {
    const { steps } = tellingAt(playback, { at: at + 1, isNext: true }, { eyes, names, lines })
    return shownAt(stillsOf(steps, pace), speed).length
  }
  const lead = leading({ play, last, player, next })
  useReplayKeys(lead, last)
  useHoldKeys({ ...player, step: () => lead.step(1) })
  const isTelling = playback.steps[at]!.happened.length > 0
  const isShown = speed > 0 && stillsOf(told.steps, pace).length > 0
  useRun(play, isPlaying, restOf(isShown ? 'shown' : isTelling ? 'telling' : 'silent', playback.passes(at), play.speed))

  const whole = useMemo(
    () => sayStep(playback, at, eyes, { text, names, words: said }),
    [playback, at, eyes, text, names, said],
  )
  const shows = event ? text.event(event as GameTypes['Event']) : words.table.resolving
  const says = isPlaying ? shows : whole
  const current = lines.findLast(({ n }) => n <= at)

  const board = <ReplayBoard game={record.game} player={player} eyes={eyes} names={names} />
  const log = (
    <Log
      lines={lines}
      names={names}
      text={text}
      game={record.game}
      {...(current && { current: soFar ?? { n: current.n, events: current.events?.length ?? 0 } })}
      onJump={({ n }) => {
        lead.seek(n)
        setTab(isWide ? 'log' : 'board')
      }}
    />
  )
  const Analysis = analysisOf(record.game)
  const analysis = (
    <Suspense>
      <Analysis
        record={record}
        viewer={eyes === 'open' ? 'spectator' : eyes}
        language={language()}
        at={at}
        onMoment={(step) => {
          lead.seek(step)
          setTab(isWide ? 'analysis' : 'board')
        }}
      />
    </Suspense>
  )
  const tabs = [
    // Where there is room the board is always seen.
    ...(isWide ? [] : [{ id: 'board', label: said.board, children: board }]),
    { id: 'log', label: said.log, children: log },
    { id: 'analysis', label: said.analysis, children: analysis },
    { id: 'fairness', label: said.fairness, children: <Fairness playback={playback} text={text} /> },
  ]
  return (
    <main className="replay" data-game={record.game} data-tab={tab}>
      <header>
        <h1 className="unseen">{title}</h1>
        <p role="status">{says}</p>
        <div>
          <EyesSelect names={names} text={text} eyes={eyes} onChange={setEyes} />
          <ReplayTools record={record} fileName={fileName} id={id} at={at} />
          {children}
        </div>
      </header>
      {isWide && board}
      <div className="replay-sheets">
        <Tabs label={said.views} tabs={tabs} current={tab} onChange={setTab} />
      </div>
      <Controls play={lead} last={last} says={says} />
    </main>
  )
}
