import type { Point } from '#games/last-stand/analysis/curve'
import './curve.css'

interface CurveProps {
  readonly points: readonly Point[]
  /** Where it fell most. */
  readonly marked: readonly Point[]
  /** The step that is shown beside it. */
  readonly step: number | undefined
  readonly label: string
  readonly onMoment: (step: number) => void
}

const [WIDTH, HEIGHT, EDGE] = [320, 104, 8]

/** The chance to win, from moment to moment; a tap shows that one. */
export function Curve({ points, marked, step, label, onMoment }: CurveProps) {
  const last = Math.max(1, points.length - 1)
  const x = (at: number): number => EDGE + (at * (WIDTH - 2 * EDGE)) / last
  const y = (chance: number): number => EDGE + (1 - chance) * (HEIGHT - 2 * EDGE)
  const line = points.map(({ chance }, at) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join('L')
  const shown = step === undefined ? -1 : points.findLastIndex((point) => point.step <= step)
  return (
    <svg className="ls-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="area" d={`M${x(0)} ${HEIGHT}L${line}L${x(points.length - 1)} ${HEIGHT}Z`} />
      <path className="even" d={`M0 ${y(0.5)}H${WIDTH}`} />
      {points.map(
        ({ begins, round }, at) =>
          begins === 'enemies' && <path key={`${round} ${at}`} className="assault" d={`M${x(at)} 0V${HEIGHT}`} />,
      )}
      {shown >= 0 && <path className="cursor" d={`M${x(shown)} 0V${HEIGHT}`} />}
      <path className="line" d={`M${line}`} />
      {points.map(
        (point, at) => marked.includes(point) && <circle key={point.step} cx={x(at)} cy={y(point.chance)} r="4" />,
      )}
      {points.map((point, at) => (
        <path
          key={`${point.step} ${point.begins}`}
          className="tap"
          d={`M${x(at)} 0V${HEIGHT}`}
          strokeWidth={(WIDTH - 2 * EDGE) / last}
          onClick={() => onMoment(point.step)}
        />
      ))}
    </svg>
  )
}
