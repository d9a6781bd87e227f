import { Suspense, useState } from 'react'
import { BOARDS } from '#web/boards'
import type { Telling } from '#web/player/showing'
import type { Player } from '#web/player/use-player'
import type { Eyes } from '#web/replay/playback'
import { language } from '#web/settings'
import { ClauseDialog } from '#web/table/clause-dialog.tsx'
import { replay } from '#web/words/replay'
import { useWordsOf } from '#web/words/words'

interface ReplayBoardProps {
  readonly game: string
  readonly player: Player<Telling>
  readonly eyes: Eyes
  readonly names: readonly string[]
}

/** The game's own board at a moment of the match; nothing on it can be chosen. */
export function ReplayBoard({ game, player, eyes, names }: ReplayBoardProps) {
  const words = useWordsOf(replay)
  const [rule, setRule] = useState<string>()
  const Board = BOARDS[game]
  return (
    <div className="replay-board" onPointerDownCapture={player.isPlaying && !player.isHeld ? player.skip : undefined}>
      {Board ? (
        <Suspense>
          <Board
            now={player.shown.now}
            viewer={eyes === 'open' ? 'spectator' : eyes}
            names={names}
            event={player.event}
            isPlaying={player.isPlaying}
            isBreak={player.isBreak}
            skip={player.skip}
            sending={null}
            onChoose={() => {}}
            onTakeBack={() => {}}
            onRule={setRule}
            speed={player.speed}
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
