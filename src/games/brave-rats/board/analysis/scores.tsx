import type { Viewer } from '#engine/game'
import { type AnalysedGame, scoreOf } from '#games/brave-rats/analysis'
import type { Speech } from '#games/brave-rats/board/analysis/speech'
import { clanOfSeat } from '#games/brave-rats/board/clan'
import { Crest } from '#games/brave-rats/board/crest.tsx'
import './scores.css'

interface ScoresProps {
  readonly games: readonly AnalysedGame[]
  readonly viewer: Viewer
  readonly speech: Speech
}

/** How well both played, in a few numbers. */
export function Scores({ games, viewer, speech }: ScoresProps) {
  const { words, board } = speech
  return (
    <table className="br-scores">
      <caption className="unseen">{words.players}</caption>
      <thead>
        <tr>
          <th scope="col">{words.clan}</th>
          <th scope="col">{words.accuracy}</th>
          <th scope="col">{words.lost}</th>
          <th scope="col">{words.slips}</th>
          <th scope="col">{words.mistakes}</th>
        </tr>
      </thead>
      <tbody>
        {([0, 1] as const).map((seat) => {
          const { accuracy, lost, slips, mistakes } = scoreOf(games, seat)
          return (
            <tr key={seat} data-clan={clanOfSeat(seat)}>
              <th scope="row">
                <span>
                  <Crest clan={clanOfSeat(seat)} />
                  <span>
                    <b>{board.clan(seat)}</b>
                    {viewer === seat && <small>{words.you}</small>}
                  </span>
                </span>
              </th>
              <td style={{ '--part': accuracy ?? 0 }}>
                {accuracy === null ? <small>{words.nothingToLose}</small> : <b>{speech.percent(accuracy)}</b>}
                <i aria-hidden="true" />
              </td>
              <td>{speech.points(lost)}</td>
              <td>{slips}</td>
              <td>{mistakes}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
