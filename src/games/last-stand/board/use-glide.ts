import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Milliseconds for a way. */
const WAY = 420

/** Whoever moves goes from place to place, and do not jump, whenever `mark` changes. */
export function useGlide(box: RefObject<HTMLElement | null>, speed: number, mark: unknown): void {
  const lay = useRef(new Map<string, DOMRect>())
  // Another speed alone moves nothing: whoever is on the way would be taken for standing where they are just seen.
  const settle = useEffectEvent(() => {
    const before = lay.current
    const now = new Map<string, DOMRect>()
    for (const piece of box.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      const name = piece.dataset['glide']!
      const to = piece.getBoundingClientRect()
      now.set(name, to)
      const from = before.get(name)
      if (speed > 0 && from && isAway(from, to)) glide(piece, from, to, speed)
    }
    lay.current = now
  })
  useLayoutEffect(() => settle(), [mark])
}

const isAway = (from: DOMRect, to: DOMRect): boolean => Math.hypot(from.x - to.x, from.y - to.y) > 4

function glide(piece: HTMLElement, from: DOMRect, to: DOMRect, speed: number): void {
  const scale = to.width === 0 ? 1 : from.width / to.width
  piece.animate(
    [
      {
        transformOrigin: '0 0',
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${scale})`,
        zIndex: 5,
      },
      { transformOrigin: '0 0', transform: 'none', zIndex: 5 },
    ],
    { duration: WAY / speed, easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)' },
  )
}
