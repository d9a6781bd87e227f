import { Medallion } from '#games/brave-rats/board/medallion.tsx'
import { Pack } from '#games/brave-rats/board/pack.tsx'
import type { BoardProps } from '#games/brave-rats/board/props'
import { Rule } from '#web/design/rule.tsx'
import { OpenSlot, ResultSlot } from '#games/brave-rats/board/slot.tsx'
import type { Scene } from '#games/brave-rats/board/scene'
import { Stake } from '#games/brave-rats/board/stake.tsx'
import type { Words } from '#games/brave-rats/board/words'
import { clauseOf } from '#games/brave-rats/duel'
import './arena.css'

interface ArenaProps {
  readonly board: BoardProps
  readonly scene: Scene
  /** The round is turned up before one's eyes. */
  readonly isFresh: boolean
  readonly words: Words
  readonly isReadable: boolean
}

/** The middle of the table: two cards that meet, or a pack that goes round. */
export function Arena({ board, scene, isFresh, words, isReadable }: ArenaProps) {
  if (scene.kind === 'draft') return <Pack board={board} words={words} isReadable={isReadable} />
  const { view } = board
  // A new key starts the animation anew for every round.
  const key = scene.kind === 'result' ? `${scene.game}-${scene.round.round}` : 'open'
  return (
    <div key={key} className="br-arena" data-scene={scene.kind} data-fresh={isFresh || undefined}>
      <div className="br-duel">
        {([0, 1] as const).map((seat) =>
          scene.kind === 'result' ? (
            <ResultSlot key={seat} seat={seat} round={scene.round} words={words} />
          ) : (
            <OpenSlot key={seat} seat={seat} board={board} words={words} />
          ),
        )}
        <div className="br-middle">
          <Medallion view={view} scene={scene} words={words} />
          {view.held.length > 0 && !view.result && <Stake view={view} words={words} />}
        </div>
      </div>
      <Caption board={board} scene={scene} words={words} />
    </div>
  )
}

function Caption({ board: { view, outcome, onRule }, scene, words }: Pick<ArenaProps, 'board' | 'scene' | 'words'>) {
  if (scene.kind !== 'result') return null
  const { round, ended } = scene
  const ending = outcome ?? (view.result && { ...view.result, payoffs: payoffsOf(view.result.winner) })
  const title = ending ? words.outcome(ending) : ended ? words.gameEnd(ended) : undefined
  return (
    <div className="br-caption">
      {title !== undefined && <h2>{title}</h2>}
      <p>
        {words.reason(round)} <Rule rule={clauseOf(round)} onRule={onRule} />
      </p>
    </div>
  )
}

const payoffsOf = (winner: 0 | 1 | null): readonly number[] =>
  [0, 1].map((seat) => (winner === null ? 0.5 : seat === winner ? 1 : 0))
