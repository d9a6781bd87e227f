import { type RefObject, useEffect, useState } from 'react'
import { arrowOf } from '#games/last-brave/board/roles'
import type { Desk } from '#games/last-brave/board/use-desk'
import './arrow.css'

interface ArrowProps {
  readonly desk: Desk
  readonly box: RefObject<HTMLElement | null>
}

interface Way {
  readonly path: string
  readonly size: string
}

/** The blow across the table: from who strikes to who is struck, and back where it is reflected. */
export function Arrow({ desk: { view, plan, own }, box }: ArrowProps) {
  const aimed = plan.target !== null && own !== 'spectator' ? { from: own, to: plan.target, isBack: false } : undefined
  const arrow = arrowOf(view) ?? aimed
  const [from, to] = [arrow?.from, arrow?.to]
  const [way, setWay] = useState<Way>()
  useEffect(() => {
    const table = box.current!
    const draw = () => setWay(from === undefined || to === undefined ? undefined : wayOf(table, from, to))
    draw()
    const watch = new ResizeObserver(draw)
    watch.observe(table)
    return () => watch.disconnect()
  }, [box, from, to])
  if (!arrow || !way) return null
  return (
    <svg
      className="tlb-arrow"
      viewBox={way.size}
      aria-hidden="true"
      data-back={arrow.isBack || undefined}
      data-aimed={arrow === aimed || undefined}
    >
      <defs>
        <marker id="tlb-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      </defs>
      <path key={way.path} d={way.path} markerEnd="url(#tlb-head)" pathLength={1} />
    </svg>
  )
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** A curve from the edge of one place to the edge of another, bent towards the middle of the table. */
function wayOf(table: HTMLElement, from: number, to: number): Way | undefined {
  const [start, end] = [from, to].map((seat) => placeOf(table, seat)?.getBoundingClientRect())
  if (!start || !end) return undefined
  const around = table.getBoundingClientRect()
  const middle = { x: around.x + around.width / 2, y: around.y + around.height * 0.45 }
  const half = { x: (centre(start).x + centre(end).x) / 2, y: (centre(start).y + centre(end).y) / 2 }
  const bend = clear(table, start, end, { x: (half.x + middle.x) / 2, y: (half.y + middle.y) / 2 })
  const written = ({ x, y }: Spot) => `${Math.round(x - around.x)} ${Math.round(y - around.y)}`
  return {
    path: `M${written(edge(start, bend))} Q${written(bend)} ${written(edge(end, bend))}`,
    size: `0 0 ${Math.round(around.width)} ${Math.round(around.height)}`,
  }
}

/** How far a way keeps from what is written in the middle. */
const ASIDE = 20
/** A curve goes about half as far aside as its bend, and its ends go with it. */
const BOW = 1.5

/** The bend of a way that leads past what is written in the middle, and not through it. */
function clear(table: HTMLElement, start: DOMRect, end: DOMRect, bend: Spot): Spot {
  const written = [...table.querySelectorAll('.tlb-facts, .tlb-stage, .tlb-question')]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  const [left, right] = [Math.min(...written.map((box) => box.left)), Math.max(...written.map((box) => box.right))]
  const [top, bottom] = [Math.min(...written.map((box) => box.top)), Math.max(...written.map((box) => box.bottom))]
  const [from, to] = [centre(start), centre(end)]
  // Where it is half-way.
  const x = (from.x + 2 * bend.x + to.x) / 4
  const y = (from.y + 2 * bend.y + to.y) / 4
  if (x < left || x > right || y < top || y > bottom) return bend
  return Math.abs(from.y - to.y) > Math.abs(from.x - to.x)
    ? { ...bend, x: bend.x + BOW * (right + ASIDE - x) }
    : { ...bend, y: bend.y - BOW * (y - top + ASIDE) }
}

/** The place of a seat; at the lower edge its banner, which is the middle of it. */
const placeOf = (table: HTMLElement, seat: number): Element | null =>
  table.querySelector(`.tlb-fighter[data-seat="${seat}"], .tlb-own[data-seat="${seat}"] > .tlb-banner`)

const centre = ({ x, y, width, height }: DOMRect): Spot => ({ x: x + width / 2, y: y + height / 2 })

/** Where a line from the centre of a place to a point leaves the place, and a little more. */
function edge(place: DOMRect, to: Spot): Spot {
  const { x, y } = centre(place)
  const [dx, dy] = [to.x - x, to.y - y]
  const inside = Math.min(place.width / 2 / Math.abs(dx || 1), place.height / 2 / Math.abs(dy || 1), 1)
  const beyond = inside + 10 / (Math.hypot(dx, dy) || 1)
  return { x: x + dx * beyond, y: y + dy * beyond }
}
