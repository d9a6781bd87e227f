import type { Language } from '#engine/game'
import type { Point, Swing } from '#games/last-stand/analysis/curve'
import { analysisWords } from '#games/last-stand/board/analysis/words'
import { chanceSaid } from '#games/last-stand/text/forecasts'
import './curve.css'

interface CurveProps {
  readonly points: readonly Point[]
  /** Where it fell and rose most. */
  readonly marked: readonly Swing[]
  /** The step that is shown beside it. */
  readonly step: number | undefined
  readonly language: Language
  readonly onMoment: (step: number) => void
}

const [WIDTH, HEIGHT, EDGE] = [320, 104, 8]
/** So many rounds have room for their numbers beneath. */
const NUMBERS = 7

const keyOf = ({ step, begins }: Point): string => `${step} ${begins}`

/** The chance to win, from moment to moment; a tap shows that one. */
export function Curve({ points, marked, step, language, onMoment }: CurveProps) {
  const words = analysisWords[language]
  const last = Math.max(1, points.length - 1)
  const x = (at: number): number => EDGE + (at * (WIDTH - 2 * EDGE)) / last
  const y = (chance: number): number => EDGE + (1 - chance) * (HEIGHT - 2 * EDGE)
  const line = points.map(({ chance }, at) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join('L')
  const shown = step === undefined ? -1 : points.findLastIndex((point) => point.step <= step)
  const rounds = [...points.keys()].filter((at) => points[at]!.round !== points[at - 1]?.round)
  const every = Math.ceil(rounds.length / NUMBERS)
  return (
    <figure className="ls-curve">
      <div className="ls-curve-scale" aria-hidden="true">
        {[1, 0.5, 0].map((chance) => (
          <span key={chance}>{chanceSaid(chance, language)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.curve}>
        <path className="area" d={`M${x(0)} ${HEIGHT}L${line}L${x(points.length - 1)} ${HEIGHT}Z`} />
        <path className="even" d={`M0 ${y(0.5)}H${WIDTH}`} />
        {points.map(
          (point, at) =>
            point.begins === 'enemies' && <path key={keyOf(point)} className="assault" d={`M${x(at)} 0V${HEIGHT}`} />,
        )}
        {shown >= 0 && <path className="cursor" d={`M${x(shown)} 0V${HEIGHT}`} />}
        <path className="line" d={`M${line}`} />
        {marked.map(({ from, to }) => (
          <circle
            key={keyOf(to)}
            data-rose={to.chance > from.chance || undefined}
            cx={x(points.indexOf(to))}
            cy={y(to.chance)}
            r="4"
          />
        ))}
        {points.map((point, at) => (
          <path
            key={keyOf(point)}
            className="tap"
            d={`M${x(at)} 0V${HEIGHT}`}
            strokeWidth={(WIDTH - 2 * EDGE) / last}
            onClick={() => onMoment(point.step)}
          />
        ))}
      </svg>
      <div className="ls-curve-rounds" aria-hidden="true">
        {rounds.map(
          (at, nth) =>
            nth % every === 0 && (
              <span key={at} style={{ left: `${(x(at) / WIDTH) * 100}%` }}>
                {points[at]!.round}
              </span>
            ),
        )}
      </div>
      <figcaption>{words.legend}</figcaption>
    </figure>
  )
}
