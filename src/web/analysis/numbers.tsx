import type { Point } from '#bots/outlook'
import { isIdle, sayStep, type Speech } from '#web/analysis/speech'
import type { Story } from '#web/analysis/worker'
import './numbers.css'

interface NumbersProps {
  readonly points: readonly Point[]
  readonly story: Story
  readonly speech: Speech
  readonly onMoment: (step: number) => void
}

/** The curve as a table: every moment with its chances, and the way there. */
export function Numbers({ points, story, speech, onMoment }: NumbersProps) {
  const { words, names, percent } = speech
  return (
    <details className="numbers">
      <summary>{words.numbers}</summary>
      {/* A table of seven seats is wider than a phone. */}
      <div role="region" aria-label={words.numbers} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.step}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{words.happened}</th>
            </tr>
          </thead>
          <tbody>
            {points
              .filter(({ step }) => !isIdle(story, step))
              .map(({ step, chances }) => (
                <tr key={step}>
                  <th scope="row">
                    <button type="button" aria-label={words.showStep(step)} onClick={() => onMoment(step)}>
                      {step}
                    </button>
                  </th>
                  {chances.map((chance, seat) => (
                    <td key={seat}>{percent(chance)}</td>
                  ))}
                  <td>{sayStep(story, step, speech)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
