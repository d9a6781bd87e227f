import type { MatchRecord } from '#engine/match'
import { type AnalysedGame, turningOf } from '#games/brave-rats/analysis'
import { Curve } from '#games/brave-rats/board/analysis/curve.tsx'
import { RoundAnalysis } from '#games/brave-rats/board/analysis/round.tsx'
import { Scores } from '#games/brave-rats/board/analysis/scores.tsx'
import { type Speech, speechOf } from '#games/brave-rats/board/analysis/speech'
import { useAnalysis } from '#games/brave-rats/board/analysis/use-analysis'
import { RATS } from '#games/brave-rats/cards'
import type { AnalysisProps } from '#web/design/parts'
import './analysis.css'

/** A match beside perfect play: both players' scores, and every round with what it was worth. */
export function Analysis({ record, viewer, language, onMoment }: AnalysisProps) {
  const { games, status } = useAnalysis(record)
  const speech = speechOf(language)
  const { words } = speech
  const isEmpty = games.every(({ rounds }) => rounds.length === 0)
  return (
    <div className="br-analysis" data-game="brave-rats" aria-busy={status === 'busy'}>
      {!isEmpty && (
        <>
          <Scores games={games} viewer={viewer} speech={speech} />
          <Reading record={record} speech={speech} />
        </>
      )}
      {games.map((game) => (
        <GameAnalysis key={game.game} game={game} hasTitle={games.length > 1} speech={speech} onMoment={onMoment} />
      ))}
      <p role="status" className="br-analysis-status">
        {status === 'busy' && (games.length === 0 ? words.busy : words.solvingNext)}
        {status === 'failed' && words.failed}
        {status === 'done' && isEmpty && games.every(({ unsolved }) => unsolved === 0) && words.nothing}
      </p>
    </div>
  )
}

interface GameProps {
  readonly game: AnalysedGame
  readonly hasTitle: boolean
  readonly speech: Speech
  readonly onMoment: (step: number) => void
}

function GameAnalysis({ game: { game, rounds, unsolved }, hasTitle, speech, onMoment }: GameProps) {
  const { words, board, percent } = speech
  const turning = turningOf(rounds)
  return (
    <section>
      <h2 className={hasTitle ? undefined : 'unseen'}>{board.game(game)}</h2>
      {unsolved > 0 && <p>{rounds.length > 0 ? words.luckyDraw : words.luckyDrawOver}</p>}
      {rounds.length > 0 && (
        <>
          {turning && (
            <p>
              <b>{words.turning}</b> {board.round(turning.round.round)}.{' '}
              {words.chance(board.clan(0), percent(turning.before), percent(turning.after))}.
            </p>
          )}
          <Curve rounds={rounds} speech={speech} onMoment={onMoment} />
          <ol>
            {rounds.map((round) => (
              <RoundAnalysis key={round.round.round} round={round} speech={speech} onMoment={onMoment} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

interface ReadingProps {
  readonly record: MatchRecord
  readonly speech: Speech
}

/** What the numbers mean, and where there are none. */
function Reading({ record, speech: { words, board } }: ReadingProps) {
  const { draft, emperor } = (record.options ?? {}) as { readonly draft?: boolean; readonly emperor?: boolean }
  return (
    <details>
      <summary>{words.howToRead}</summary>
      <ul>
        {words.reading.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {emperor && <li>{words.ties}</li>}
        {draft && <li>{words.draft}</li>}
        <li>{RATS.map(({ strength }) => `${strength} ${board.rat(strength).name}`).join(' · ')}</li>
      </ul>
    </details>
  )
}
