import { type RefObject, useEffect, useState } from 'react'
import { arrowOf } from '#games/last-brave/board/roles'
import type { Desk } from '#games/last-brave/board/use-desk'
import { type Spot, wayPast } from '#games/last-brave/board/way'
import './arrow.css'

interface ArrowProps {
  readonly desk: Desk
  readonly box: RefObject<HTMLElement | null>
}

interface Drawing {
  readonly path: string
  readonly size: string
}

/** The blow across the table: from who strikes to who is struck, and back where it is reflected. */
export function Arrow({ desk: { board, view, plan, own }, box }: ArrowProps) {
  const aimed = plan.target !== null && own !== 'spectator' ? { from: own, to: plan.target, isBack: false } : undefined
  // Between two bouts the last blow is long over.
  const arrow = board.isBreak ? undefined : (arrowOf(view) ?? aimed)
  const [from, to] = [arrow?.from, arrow?.to]
  const [way, setWay] = useState<Drawing>()
  useEffect(() => {
    const table = box.current!
    const draw = () => setWay(from === undefined || to === undefined ? undefined : drawn(table, from, to))
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

/** What an arrow should not cross, and behind what it may pass, besides the places that it leads from and to. */
const WRITING = '.tlb-facts, .tlb-stage > *, .tlb-question, .tlb-ticker'
const PLACES = '.tlb-fighter'

/** A curve from the edge of one place to the edge of another, past what is between them. */
function drawn(table: HTMLElement, from: number, to: number): Drawing | undefined {
  const places = [placeOf(table, from), placeOf(table, to)]
  const [start, end] = places.map((place) => place?.getBoundingClientRect())
  if (!start || !end) return undefined
  const around = table.getBoundingClientRect()
  const areasOf = (parts: string) =>
    [...table.querySelectorAll(parts)]
      .filter((part) => !places.includes(part))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
  const way = wayPast(start, end, around, areasOf(WRITING), areasOf(PLACES))
  const written = ({ x, y }: Spot) => `${Math.round(x - around.x)} ${Math.round(y - around.y)}`
  return {
    path: `M${written(way.from)} Q${written(way.bend)} ${written(way.to)}`,
    size: `0 0 ${Math.round(around.width)} ${Math.round(around.height)}`,
  }
}

/** The place of a seat; at the lower edge its banner, which is the middle of it. */
const placeOf = (table: HTMLElement, seat: number): Element | null =>
  table.querySelector(`.tlb-fighter[data-seat="${seat}"], .tlb-own[data-seat="${seat}"] > .tlb-banner`)
