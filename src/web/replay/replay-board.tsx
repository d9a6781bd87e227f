import { Suspense, useMemo, useState } from 'react'
import { BOARDS } from '#web/boards'
import type { Eyes, Playback } from '#web/replay/playback'
import { nowOf } from '#web/replay/tell'
import type { Play } from '#web/replay/use-play'
import { language } from '#web/settings'
import { ClauseDialog } from '#web/table/clause-dialog.tsx'
import { useSpeed } from '#web/table/use-speed'
import { replay } from '#web/words/replay'
import { useWordsOf } from '#web/words/words'

interface ReplayBoardProps {
  readonly playback: Playback
  readonly play: Play
  readonly eyes: Eyes
  readonly names: readonly string[]
}

/** The game's own board at a moment of the match; nothing on it can be chosen. */
export function ReplayBoard({ playback, play: { at, isNext, speed }, eyes, names }: ReplayBoardProps) {
  const words = useWordsOf(replay)
  const [rule, setRule] = useState<string>()
  const now = useMemo(() => nowOf(playback.moment(at, eyes), eyes, names), [playback, at, eyes, names])
  const events = useMemo(() => (isNext ? playback.heard(at, eyes) : []), [playback, at, eyes, isNext])
  // What is played fast must not be overtaken by the next step.
  const pace = useSpeed() * Math.max(1, speed)
  const { game } = playback.record
  const Board = BOARDS[game]
  return (
    <div className="replay-board">
      {Board ? (
        <Suspense>
          <Board
            now={now}
            viewer={eyes === 'open' ? 'spectator' : eyes}
            names={names}
            events={events}
            sending={null}
            onChoose={() => {}}
            onTakeBack={() => {}}
            onRule={setRule}
            speed={pace}
            language={language()}
          />
        </Suspense>
      ) : (
        <p>{words.noBoard}</p>
      )}
      {rule !== undefined && <ClauseDialog game={game} rule={rule} isOpen onClose={() => setRule(undefined)} />}
    </div>
  )
}
