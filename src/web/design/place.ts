const MARGIN = 8

interface Size {
  readonly width: number
  readonly height: number
}

interface Spot {
  readonly left: number
  readonly top: number
}

type Area = Spot & Size

type Side = 'top' | 'bottom' | 'left' | 'right'

/** What a floating box must leave in sight and in reach, wherever it finds another place. */
const KEPT_CLEAR = '[data-keep-clear]'
/** Above what is read: a box that belongs to something here lies at its side, if it can. */
const ASIDE = '[data-tip-aside]'

/** Puts a floating box beside an anchor, never beyond the window; where it lies next to it, its beak points there. */
export function place(box: HTMLElement, anchor: Element): void {
  const { clientWidth, clientHeight } = document.documentElement
  const clear = [...document.querySelectorAll(KEPT_CLEAR)].map((one) => one.getBoundingClientRect())
  const at = anchor.getBoundingClientRect()
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const window = { width: clientWidth, height: clientHeight }
  const { left, top } = placeBeside(at, size, window, clear, anchor.closest(ASIDE) !== null)
  box.style.left = `${left}px`
  box.style.top = `${top}px`
  const beak = beakOf(at, { left, top, ...size })
  box.dataset['beak'] = beak?.side ?? 'none'
  box.style.setProperty('--beak', `${beak?.along ?? 0}px`)
}

/** How far from a corner a beak stays. */
const CORNER = 14

/** On which side of a box its anchor lies, and how far along that side its middle is; none where it lies elsewhere. */
export function beakOf(at: Area, box: Area): { readonly side: Side; readonly along: number } | undefined {
  const across = { along: at.left + at.width / 2 - box.left, most: box.width }
  const down = { along: at.top + at.height / 2 - box.top, most: box.height }
  const sides = [
    { side: 'bottom', gap: at.top - box.top - box.height, ...across },
    { side: 'top', gap: box.top - at.top - at.height, ...across },
    { side: 'left', gap: box.left - at.left - at.width, ...down },
    { side: 'right', gap: at.left - box.left - box.width, ...down },
  ] as const
  return sides.find(({ gap, along, most }) => Math.abs(gap - MARGIN) < 1 && along >= CORNER && along <= most - CORNER)
}

/**
 * Above the anchor, below it or at its side, wherever there is room first; without any it lies on the anchor. It slides
 * aside from what is to be kept clear, and only covers it where there is room nowhere else. With `aside` its sides come first.
 */
export function placeBeside(
  at: Area,
  size: Size,
  window: Size,
  clear: readonly Area[] = [],
  aside: boolean = false,
): Spot {
  const { width, height } = size
  const most = { left: window.width - width - MARGIN, top: window.height - height - MARGIN }
  const left = Math.max(MARGIN, Math.min(at.left + at.width / 2 - width / 2, most.left))
  const top = Math.max(MARGIN, Math.min(at.top + at.height / 2 - height / 2, most.top))
  const above = at.top - height - MARGIN
  const below = at.top + at.height + MARGIN
  const over: readonly Spot[] = [
    { left, top: above },
    { left, top: below },
  ]
  const sides: readonly Spot[] = [
    { left: at.left + at.width + MARGIN, top },
    { left: at.left - width - MARGIN, top },
  ]
  const slid = (tops: readonly number[]): Spot[] =>
    clear.flatMap((area) =>
      [area.left - width - MARGIN, area.left + area.width + MARGIN].flatMap((one) =>
        tops.map((other) => ({ left: one, top: other })),
      ),
    )
  const beyond = clear.map((area): Spot => ({ left, top: area.top - height - MARGIN }))
  const isInside = (spot: Spot): boolean =>
    spot.left >= MARGIN && spot.left <= most.left && spot.top >= MARGIN && spot.top <= most.top
  const isClear = (spot: Spot): boolean => ![at, ...clear].some((area) => overlaps({ ...spot, ...size }, area))
  const first = aside ? sides : []
  const found = [...first, ...over, ...slid([above, below]), ...sides, ...slid([top]), ...beyond]
    .filter(isInside)
    .find(isClear)
  const onIt = { left, top: Math.max(MARGIN, Math.min(below, most.top)) }
  const near = [...over, ...sides, ...beyond].filter(isInside)
  // Rather on the anchor, or far from it, than on what is to be kept clear.
  const isOff = (spot: Spot): boolean => !clear.some((area) => overlaps({ ...spot, ...size }, area))
  return found ?? [...near, onIt, { left, top: MARGIN }].find(isOff) ?? over.concat(sides).find(isInside) ?? onIt
}

const overlaps = (one: Area, other: Area): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
