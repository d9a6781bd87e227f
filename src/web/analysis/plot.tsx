import { type PointerEvent, useState } from 'react'
import type { Curve } from '#bots/outlook'
import type { Viewer } from '#engine/game'
import type { Turning } from '#web/analysis/turning'
import './plot.css'

interface PlotProps {
  readonly curve: Curve
  readonly turning: Turning | null
  /** The number of the last step of the match. */
  readonly last: number
  readonly viewer: Viewer
  /** The step that is looked at. */
  readonly at: number | undefined
  readonly label: string
  readonly percent: (chance: number) => string
  readonly onHover: (step: number | undefined) => void
  readonly onPick: (step: number) => void
}

// The picture is stretched to its place; lines and dots keep their width.
const [WIDTH, HEIGHT] = [1000, 1000]

/** The chances of all seats through the match; a tap leads to the moment. The table beneath says the same in numbers. */
export function Plot({ curve: { points }, turning, last, viewer, at, label, percent, onHover, onPick }: PlotProps) {
  const [isOver, setOver] = useState(false)
  const x = (step: number): number => (last === 0 ? 0 : (step / last) * WIDTH)
  const y = (chance: number): number => (1 - chance) * HEIGHT
  const seats = points[0]?.chances ?? []
  const nearest = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): number | undefined => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const step = ((clientX - left) / width) * last
    return points.toSorted((a, b) => Math.abs(a.step - step) - Math.abs(b.step - step))[0]?.step
  }
  const hover = (step: number | undefined): void => {
    setOver(step !== undefined)
    onHover(step)
  }
  const turned = turning && { ...turning.to, seat: turning.seat }
  return (
    <div className="plot">
      <div className="plot-scale" aria-hidden="true">
        {[1, 0.5, 0].map((chance) => (
          <span key={chance}>{percent(chance)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={(event) => event.pointerType === 'mouse' && hover(nearest(event))}
        onPointerLeave={() => hover(undefined)}
        onPointerUp={(event) => {
          const step = nearest(event)
          if (event.button === 0 && step !== undefined) onPick(step)
        }}
      >
        {[0.25, 0.5, 0.75].map((chance) => (
          <path key={chance} className="grid" d={`M0 ${y(chance)}H${WIDTH}`} />
        ))}
        {turned && <path className="turning" d={`M${x(turned.step)} 0V${HEIGHT}`} />}
        {at !== undefined && <path className="cursor" d={`M${x(at)} 0V${HEIGHT}`} />}
        {seats.map((_, seat) => (
          <path
            key={seat}
            className="line"
            data-seat={seat}
            data-own={seat === viewer || undefined}
            d={`M${points.map(({ step, chances }) => `${x(step).toFixed(1)} ${y(chances[seat]!).toFixed(1)}`).join('L')}`}
          />
        ))}
        {turned && (
          <path className="dot" data-seat={turned.seat} d={`M${x(turned.step)} ${y(turned.chances[turned.seat]!)}h0`} />
        )}
        {isOver &&
          points
            .filter(({ step }) => step === at)
            .flatMap(({ step, chances }) =>
              chances.map((chance, seat) => (
                <path key={seat} className="dot" data-seat={seat} d={`M${x(step)} ${y(chance)}h0`} />
              )),
            )}
      </svg>
    </div>
  )
}

/** The line of a seat, to be found again in the plot. */
export function Swatch({ seat }: { readonly seat: number }) {
  return (
    <svg className="swatch" viewBox="0 0 36 12" aria-hidden="true">
      <path className="line" data-seat={seat} d="M2 6H34" />
    </svg>
  )
}
