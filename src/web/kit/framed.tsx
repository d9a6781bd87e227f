import { BoardStage, statusOf } from '#web/kit/board-stage.tsx'
import type { Stage } from '#web/kit/stages'
import './framed.css'

/** A board with as much around it as the table's frame will take. */
export function Framed({ stage }: { readonly stage: Stage }) {
  return (
    <div className="kit-frame">
      <header>{statusOf(stage)}</header>
      <div className="kit-board">
        <BoardStage stage={stage} />
      </div>
      <aside>The side column: players, log, chat.</aside>
      <footer>The bar at the bottom.</footer>
    </div>
  )
}
