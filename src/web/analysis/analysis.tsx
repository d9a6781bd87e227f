import { useEffect, useMemo, useState } from 'react'
import type { Curve, Point } from '#bots/outlook'
import type { AnyBox } from '#games/box'
import { GAMES } from '#games/shelf'
import { Numbers } from '#web/analysis/numbers.tsx'
import { Plot } from '#web/analysis/plot.tsx'
import { sayStep, type Speech, speechOf } from '#web/analysis/speech'
import { Standings } from '#web/analysis/standings.tsx'
import type { Turning } from '#web/analysis/turning'
import { useCurve } from '#web/analysis/use-curve'
import type { Story } from '#web/analysis/worker'
import { Button } from '#web/design/button.tsx'
import type { AnalysisProps } from '#web/design/parts'
import { namesOf } from '#web/replay/names'
import { useWords } from '#web/words/words'
import './analysis.css'

/** Any match that is over: what everybody came to, where it turned, and what their chances were all along. */
export function Analysis(props: AnalysisProps) {
  const { record, language } = props
  const words = useWords()
  const texts = useTexts(record.game)
  const text = texts?.[language]
  const speech = useMemo(
    () => text && speechOf(language, text, namesOf(record, text, words)),
    [record, language, text, words],
  )
  const { story, curve, turning = null, status, stop } = useCurve(record)
  return (
    <div className="chances" data-game={record.game} aria-busy={status === 'busy'}>
      {speech && (
        <>
          {status === 'busy' && (
            <div className="chances-work">
              <progress value={curve?.done ?? 0} aria-label={speech.words.busy} />
              <Button kind="quiet" onClick={stop}>
                {speech.words.stop}
              </Button>
            </div>
          )}
          {story && curve && curve.points.length > 0 && (
            <Chances {...props} story={story} curve={curve} turning={turning} speech={speech} />
          )}
          <p role="status">{statusSaid(status, curve, speech)}</p>
        </>
      )}
    </div>
  )
}

function statusSaid(
  status: ReturnType<typeof useCurve>['status'],
  curve: Curve | undefined,
  { words }: Speech,
): string {
  if (status === 'busy') return curve ? '' : words.busy
  if (status === 'failed') return words.failed
  if (!curve || curve.points.length === 0) return words.nothing
  return status === 'stopped' ? words.stopped(curve.playouts) : words.done(curve.playouts)
}

interface ChancesProps extends AnalysisProps {
  readonly story: Story
  readonly curve: Curve
  readonly turning: Turning | null
  readonly speech: Speech
}

function Chances({ viewer, at, onMoment, story, curve, turning, speech }: ChancesProps) {
  const { words } = speech
  const last = story.told.length - 1
  const [hovered, setHovered] = useState<number>()
  const [picked, setPicked] = useState<{ readonly step: number; readonly at: number | undefined }>()
  const wanted = picked && picked.at === at ? picked.step : (at ?? turning?.to.step ?? last)
  const point = pointAt(curve.points, hovered ?? wanted)
  return (
    <>
      {turning && <Turned turning={turning} story={story} speech={speech} onMoment={onMoment} />}
      <Plot
        curve={curve}
        turning={turning}
        last={last}
        viewer={viewer}
        at={point?.step}
        label={words.plot}
        percent={speech.percent}
        onHover={setHovered}
        onPick={(step) => {
          setPicked({ step, at })
          onMoment(step)
        }}
      />
      {at === undefined && (
        <input
          type="range"
          min={0}
          max={last}
          value={point?.step ?? 0}
          aria-label={words.moment}
          aria-valuetext={point && momentSaid(point, story, speech)}
          onChange={({ target }) => setPicked({ step: onward(curve, point?.step ?? 0, Number(target.value)), at })}
        />
      )}
      <Standings story={story} point={point} viewer={viewer} speech={speech} />
      {point && (
        <div className="chances-moment">
          <p>
            <b>{words.stepOf(point.step, last)}</b>{' '}
            {point.step === turning?.to.step ? `${words.turning}.` : sayStep(story, point.step, speech)}
          </p>
          {at === undefined && (
            <Button onClick={() => onMoment(point.step)} aria-label={words.showThis(point.step)}>
              {words.show}
            </Button>
          )}
        </div>
      )}
      <Numbers points={curve.points} story={story} speech={speech} onMoment={onMoment} />
      <details>
        <summary>{words.howToRead}</summary>
        <ul>
          {[...words.reading, turning ? words.readingTurning : words.readingNone].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** The step of a point that lies at `wanted` or beyond it, as one comes from `from`: not every step has one. */
function onward({ points }: Curve, from: number, wanted: number): number {
  const beyond =
    wanted > from ? points.find(({ step }) => step >= wanted) : points.findLast(({ step }) => step <= wanted)
  return beyond?.step ?? from
}

interface TurnedProps {
  readonly turning: Turning
  readonly story: Story
  readonly speech: Speech
  readonly onMoment: (step: number) => void
}

/** Where it turned, by how much, and what happened there. */
function Turned({ turning, story, speech, onMoment }: TurnedProps) {
  const { words, names, percent, text } = speech
  const { from, to, step, seat } = turning
  // What happened names the seat, and the standings name both.
  const who = [...new Set([text.seat(seat), names[seat]!])].join(', ')
  return (
    <section className="chances-turning">
      <h3>{words.turning}</h3>
      <p>
        {sayStep(story, step, speech)}{' '}
        <b>{words.swing(who, percent(from.chances[seat]!), percent(to.chances[seat]!))}</b>
      </p>
      <Button onClick={() => onMoment(step)} aria-label={words.showThis(step)}>
        {words.show}
      </Button>
    </section>
  )
}

/** The last point that is not after a step. */
const pointAt = (points: readonly Point[], step: number): Point | undefined =>
  points.findLast((point) => point.step <= step) ?? points[0]

const momentSaid = ({ step, chances }: Point, story: Story, speech: Speech): string =>
  [
    speech.words.stepOf(step, story.told.length - 1),
    ...chances.map((chance, seat) => `${speech.names[seat]} ${speech.percent(chance)}.`),
  ].join(' ')

/** What a game says, in all languages, once it is there. */
function useTexts(game: string): AnyBox['texts'] | undefined {
  const [texts, setTexts] = useState<AnyBox['texts']>()
  useEffect(() => {
    void GAMES.find(({ about }) => about.id === game)
      ?.texts()
      .then(setTexts)
  }, [game])
  return texts
}
