import { Sign } from '#games/roll-and-fight/board/art/sign.tsx'
import type { Words } from '#games/roll-and-fight/board/words'
import { diceOf } from '#games/roll-and-fight/options'
import { poolOf } from '#games/roll-and-fight/rules/read'
import type { View } from '#games/roll-and-fight/types'

/** So few dice are little for all who race. */
const LOW = 2

interface PoolProps {
  readonly view: View
  readonly words: Words['strip']
}

/** The shared dice, as they drain: a number and a bar. */
export function Pool({ view, words }: PoolProps) {
  const [left, all] = [poolOf(view), diceOf(view.options, view.seats)]
  const isClosed = view.race?.closed ?? false
  const isLow = view.phase === 'rolling' && left <= LOW * view.seats
  return (
    <div
      className="rf-pool"
      role="meter"
      aria-label={words.pool}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={left}
      aria-valuetext={isClosed ? `${words.inPool(left, all)}, ${words.closed}` : words.inPool(left, all)}
      data-low={isLow || undefined}
      data-closed={isClosed || undefined}
      style={{ '--part': left / all }}
    >
      <span className="rf-pool-sign">
        <Sign name="pool" />
      </span>
      <b>{left}</b>
      <span className="rf-pool-bar" />
      {isClosed && <small>{words.closed}</small>}
    </div>
  )
}
