import type { Language } from '#engine/game'
import { decisive, type Point, type Swing } from '#games/last-stand/analysis/curve'
import { Falls, Harm, Heroes } from '#games/last-stand/board/analysis/accounts.tsx'
import { Curve } from '#games/last-stand/board/analysis/curve.tsx'
import { useAnalysis } from '#games/last-stand/board/analysis/use-analysis'
import { analysisWords } from '#games/last-stand/board/analysis/words'
import { chanceSaid } from '#games/last-stand/text/forecasts'
import { heroName } from '#games/last-stand/text/names'
import { Button } from '#web/design/button.tsx'
import type { AnalysisProps } from '#web/design/parts'
import './analysis.css'

/** What decided a match: where the chances fell and rose, what everybody did, and what the knock-downs were. */
export function Analysis({ record, language, at, onMoment }: AnalysisProps) {
  const { account, points, status } = useAnalysis(record)
  const words = analysisWords[language]
  const isEmpty = status === 'done' && points.length < 2
  return (
    <div className="ls-analysis" data-game="last-stand" aria-busy={status === 'busy'}>
      {points.length > 1 && (
        <Decided points={points} isDone={status === 'done'} at={at} language={language} onMoment={onMoment} />
      )}
      <p role="status" className="ls-analysis-status">
        {status === 'busy' && words.busy}
        {status === 'failed' && words.failed}
        {isEmpty && words.nothing}
      </p>
      {account && (
        <>
          <Heroes account={account} language={language} />
          <Harm account={account} language={language} />
          <Falls account={account} language={language} onMoment={onMoment} />
        </>
      )}
      <details>
        <summary>{words.howToRead}</summary>
        <ul>
          {words.reading.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

interface DecidedProps {
  readonly points: readonly Point[]
  readonly isDone: boolean
  /** The step that is shown beside it. */
  readonly at: number | undefined
  readonly language: Language
  readonly onMoment: (step: number) => void
}

/** The curve, and the turn and the round of the enemies after which it had fallen or risen most. */
function Decided({ points, isDone, at, language, onMoment }: DecidedProps) {
  const words = analysisWords[language]
  const swings = decisive(points)
  return (
    <section>
      <h3>{words.decided}</h3>
      <Curve
        points={points}
        // As long as more is worked out, it is not known which of them decided it.
        marked={isDone ? swings : []}
        step={at}
        language={language}
        onMoment={onMoment}
      />
      {isDone && swings.length === 0 && <p>{words.hardlyMoved}</p>}
      {isDone &&
        swings.map((swing) => (
          <Swung key={points.indexOf(swing.from)} swing={swing} language={language} onMoment={onMoment} />
        ))}
      {isDone && <Numbers points={points} language={language} onMoment={onMoment} />}
    </section>
  )
}

interface SwungProps extends Omit<DecidedProps, 'points' | 'isDone' | 'at'> {
  readonly swing: Swing
}

function Swung({ swing: { from, to }, language, onMoment }: SwungProps) {
  const words = analysisWords[language]
  const isRise = to.chance > from.chance
  const swing = isRise ? words.rose : words.fell
  const what =
    from.begins === 'enemies' || from.begins === 'end'
      ? words.enemies(from.round)
      : words.turn(heroName(from.begins, language), from.round)
  return (
    <p className="ls-swing" data-rise={isRise || undefined}>
      <span>
        <b>{what}</b>: {swing(chanceSaid(from.chance, language), chanceSaid(to.chance, language))}
      </span>
      <Button kind="quiet" aria-label={words.showThis(what)} onClick={() => onMoment(from.step)}>
        {words.show}
      </Button>
    </p>
  )
}

/** The curve as a table. */
function Numbers({ points, language, onMoment }: Omit<DecidedProps, 'isDone' | 'at'>) {
  const words = analysisWords[language]
  const whose = ({ begins }: Point): string =>
    begins === 'enemies' ? words.theEnemies : begins === 'end' ? words.end : heroName(begins, language)
  return (
    <details>
      <summary>{words.numbers}</summary>
      <div className="ls-accounts">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.begins}</th>
              <th scope="col">{words.round}</th>
              <th scope="col">{words.chance}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={`${point.step} ${point.begins}`}>
                <th scope="row">
                  <Button
                    kind="quiet"
                    aria-label={words.showThis(`${words.round} ${point.round}, ${whose(point)}`)}
                    onClick={() => onMoment(point.step)}
                  >
                    {whose(point)}
                  </Button>
                </th>
                <td>{point.round}</td>
                <td>{chanceSaid(point.chance, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
