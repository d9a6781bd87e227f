import type { AnalysedRound } from '#games/brave-rats/analysis'
import { Chance } from '#games/brave-rats/board/analysis/chance.tsx'
import { Mix } from '#games/brave-rats/board/analysis/mix.tsx'
import type { Speech } from '#games/brave-rats/board/analysis/speech'
import { Verdict } from '#games/brave-rats/board/analysis/verdict.tsx'
import { CardFace } from '#games/brave-rats/board/card-face.tsx'
import { strengthOf } from '#games/brave-rats/cards'
import { Button } from '#web/design/button.tsx'
import './round.css'

const SEATS = [0, 1] as const

interface RoundProps {
  readonly round: AnalysedRound
  readonly speech: Speech
  readonly onMoment: (step: number) => void
}

/** One round: what met, what it did to the chances, and what perfect play would have picked. */
export function RoundAnalysis({ round, speech, onMoment }: RoundProps) {
  const { words, board } = speech
  const { cards, strengths, blanked, winner, gained } = round.round
  const result = winner === null ? board.onHold : board.wonBy(board.clan(winner), gained[winner as 0 | 1])
  const notes = [
    ...(round.held > 0 ? [words.held(round.held)] : []),
    ...(round.spySeat === null ? [] : [words.spied(board.clan(1 - round.spySeat))]),
  ]
  return (
    <li className="br-round">
      <header>
        <h3>{board.round(round.round.round)}</h3>
        <p>{[result, ...notes].join(' · ')}</p>
        <Button
          kind="quiet"
          aria-label={words.show(board.round(round.round.round))}
          onClick={() => onMoment(round.step)}
        >
          {words.showShort}
        </Button>
      </header>
      <div className="br-round-duel">
        {SEATS.map((seat) => (
          <div key={seat} className="br-round-card" data-seat={seat}>
            <CardFace
              card={cards[seat]}
              words={board}
              bonus={strengths[seat] - strengthOf(cards[seat])}
              blanked={blanked[seat]}
            />
          </div>
        ))}
        {SEATS.map((seat) => (
          <Verdict key={seat} seat={seat} pick={round.picks[seat]} speech={speech} />
        ))}
        <Chance round={round} speech={speech} />
      </div>
      <div className="br-round-mixes">
        {SEATS.map((seat) => (
          <Mix key={seat} round={round} seat={seat} speech={speech} />
        ))}
      </div>
    </li>
  )
}
