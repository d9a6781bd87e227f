import type { Picked } from '#games/brave-rats/analysis'
import type { Speech } from '#games/brave-rats/board/analysis/speech'
import { strengthOf } from '#games/brave-rats/cards'
import { Badge } from '#web/design/badge.tsx'
import { cancel, checkMark, help } from '#web/design/icons'

const LOOKS = {
  sound: { kind: 'good', icon: checkMark },
  slip: { kind: 'warn', icon: help },
  mistake: { kind: 'bad', icon: cancel },
} as const

interface VerdictProps {
  readonly seat: 0 | 1
  readonly pick: Picked
  readonly speech: Speech
}

/** A card that was picked, and how good that was. */
export function Verdict({ seat, pick: { card, grade, cost }, speech }: VerdictProps) {
  const { words, board, points } = speech
  return (
    <div className="br-verdict" data-seat={seat}>
      <span className="unseen">{board.clan(seat)}: </span>
      <b>{board.rat(strengthOf(card)).name}</b>
      <Badge {...LOOKS[grade]}>
        {words.grades[grade]}
        {grade !== 'sound' && (
          <>
            <span aria-hidden="true"> {words.points(points(cost))}</span>
            <span className="unseen">: {words.pointsSaid(points(cost))}</span>
          </>
        )}
      </Badge>
    </div>
  )
}
