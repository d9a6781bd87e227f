const MARGIN = 8

interface Size {
  readonly width: number
  readonly height: number
}

interface Spot {
  readonly left: number
  readonly top: number
}

/** Puts a floating box beside an anchor, never beyond the window. */
export function place(box: HTMLElement, anchor: Element): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { left, top } = placeBeside(
    anchor.getBoundingClientRect(),
    { width: box.offsetWidth, height: box.offsetHeight },
    { width: clientWidth, height: clientHeight },
  )
  box.style.left = `${left}px`
  box.style.top = `${top}px`
}

/** Above the anchor, below it or at its side, wherever there is room first; without any it lies on the anchor. */
export function placeBeside(at: Spot & Size, { width, height }: Size, window: Size): Spot {
  const most = { left: window.width - width - MARGIN, top: window.height - height - MARGIN }
  const left = Math.max(MARGIN, Math.min(at.left + at.width / 2 - width / 2, most.left))
  const top = Math.max(MARGIN, Math.min(at.top + at.height / 2 - height / 2, most.top))
  const below = at.top + at.height + MARGIN
  const beside: readonly Spot[] = [
    { left, top: at.top - height - MARGIN },
    { left, top: below },
    { left: at.left + at.width + MARGIN, top },
    { left: at.left - width - MARGIN, top },
  ]
  const isInside = (spot: Spot): boolean =>
    spot.left >= MARGIN && spot.left <= most.left && spot.top >= MARGIN && spot.top <= most.top
  return beside.find(isInside) ?? { left, top: Math.max(MARGIN, Math.min(below, most.top)) }
}
