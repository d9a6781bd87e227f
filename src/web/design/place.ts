const MARGIN = 8

/** Puts a floating box beside an anchor: above it if there is room, else below, never beyond the window. */
export function place(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const { clientWidth, clientHeight } = document.documentElement
  const above = at.top - height - MARGIN
  const below = Math.min(at.bottom + MARGIN, clientHeight - height - MARGIN)
  const left = at.left + at.width / 2 - width / 2
  box.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`
  box.style.top = `${above >= MARGIN ? above : Math.max(MARGIN, below)}px`
}
