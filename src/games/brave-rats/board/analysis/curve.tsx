import type { AnalysedRound } from '#games/brave-rats/analysis'
import type { Speech } from '#games/brave-rats/board/analysis/speech'
import './curve.css'

interface CurveProps {
  readonly rounds: readonly AnalysedRound[]
  readonly speech: Speech
  readonly onMoment: (step: number) => void
}

const [WIDTH, HEIGHT, EDGE] = [320, 104, 10]

/** The Yargs' chance through a game; a tap on a point shows its round. The tables say the same in numbers. */
export function Curve({ rounds, speech: { board }, onMoment }: CurveProps) {
  const points = [rounds[0]!.before, ...rounds.map(({ after }) => after)].map((chance, at) => ({
    x: EDGE + (at * (WIDTH - 2 * EDGE)) / rounds.length,
    y: EDGE + (1 - chance) * (HEIGHT - 2 * EDGE),
  }))
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  const across = `0 ${points[0]!.y.toFixed(1)}L${line}L${WIDTH} ${points.at(-1)!.y.toFixed(1)}L${WIDTH}`
  return (
    <svg className="br-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="yargs" data-clan="Y" d={`M0 ${HEIGHT}L${across} ${HEIGHT}Z`} />
      <path className="applewoods" data-clan="A" d={`M0 0L${across} 0Z`} />
      <path className="even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <text x={EDGE} y={16}>
        {board.clan(1)}
      </text>
      <text x={EDGE} y={HEIGHT - 7}>
        {board.clan(0)}
      </text>
      <path className="line" d={`M${line}`} />
      {points.map(({ x, y }, at) => {
        const isMistake = at > 0 && rounds[at - 1]!.picks.some(({ grade }) => grade === 'mistake')
        return isMistake ? (
          <path key={at} className="wrong" d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} />
        ) : (
          <circle key={at} cx={x} cy={y} r="3.5" />
        )
      })}
      {points.slice(1).map(({ x }, at) => (
        <path
          key={rounds[at]!.step}
          className="tap"
          d={`M${x} 0V${HEIGHT}`}
          strokeWidth={(WIDTH - 2 * EDGE) / rounds.length}
          onClick={() => onMoment(rounds[at]!.step)}
        />
      ))}
    </svg>
  )
}
