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
  const room = { right: window.width - width - MARGIN, bottom: window.height - height - MARGIN }
  const within = (wanted: number, most: number) => Math.max(MARGIN, Math.min(wanted, most))
  const left = within(at.left + at.width / 2 - width / 2, room.right)
  const top = within(at.top + at.height / 2 - height / 2, room.bottom)
  const beside = {
    above: at.top - height - MARGIN,
    below: at.top + at.height + MARGIN,
    right: at.left + at.width + MARGIN,
    left: at.left - width - MARGIN,
  }
  if (beside.above >= MARGIN) return { left, top: beside.above }
  if (beside.below <= room.bottom) return { left, top: beside.below }
  if (beside.right <= room.right) return { left: beside.right, top }
  if (beside.left >= MARGIN) return { left: beside.left, top }
  return { left, top: within(beside.below, room.bottom) }
}
