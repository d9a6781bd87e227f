import type { AnalysedRound } from '#games/brave-rats/analysis'
import type { Speech } from '#games/brave-rats/board/analysis/speech'
import './chance.css'

interface ChanceProps {
  readonly round: AnalysedRound
  readonly speech: Speech
}

/** Both clans' chances as one bar: where it stood before the round, and where it stands after it. */
export function Chance({ round: { before, after }, speech }: ChanceProps) {
  const { words, board, percent } = speech
  return (
    <div className="br-chance" style={{ '--before': before, '--after': after }}>
      <p className="unseen">
        {words.chance(board.clan(0), percent(before), percent(after))}.{' '}
        {words.chance(board.clan(1), percent(1 - before), percent(1 - after))}.
      </p>
      <div aria-hidden="true" className="br-chance-numbers">
        {[before, 1 - before].map((was, seat) => (
          <span key={seat}>
            {percent(was)} <i>→</i> <b>{percent(seat === 0 ? after : 1 - after)}</b>
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="br-chance-bar">
        <span data-clan="Y" />
        <span data-clan="A" />
        <i />
      </div>
    </div>
  )
}
