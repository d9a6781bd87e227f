import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { place } from '#web/design/place'
import './tip.css'

/** How long a mouse has to rest, and how long it may take on the way into the tip, in milliseconds. */
const REST = 180
const GRACE = 140

export interface TipState {
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** To be spread on what the tip belongs to. */
  readonly trigger: object
  /** To be spread on the tip itself: whoever goes into it finds it open. */
  readonly box: object
}

/**
 * A tip opens on tap, on keyboard focus and on hover, and needs none of them alone.
 * One that only repeats a `name` is not read out, and not shown on tap.
 */
export function useTip(active: boolean, what: 'reason' | 'name' = 'reason'): TipState {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<number>(undefined)
  const [wanted, setOpen] = useState(false)
  const isOpen = wanted && active
  // Whatever was wanted of something that has changed since is not wanted any more.
  if (wanted && !active) setOpen(false)

  const soon = useCallback((next: boolean, after: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(next), after)
  }, [])
  const now = useCallback((next: boolean) => {
    window.clearTimeout(timer.current)
    setOpen(next)
  }, [])
  useEffect(() => () => window.clearTimeout(timer.current), [active])
  useDismissal(isOpen, anchor, id, now)

  const mouse = (then: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && then()
  return {
    id,
    anchor,
    isOpen,
    open: () => now(true),
    close: () => now(false),
    trigger: {
      ref: anchor,
      'aria-describedby': isOpen && what === 'reason' ? id : undefined,
      // A card that comes to lie under a mouse at rest is not asked for.
      onPointerMove: mouse(() => (isOpen ? now(true) : soon(true, REST))),
      onPointerLeave: mouse(() => soon(false, GRACE)),
      onPointerUp: (event: PointerEvent) => what === 'reason' && event.pointerType !== 'mouse' && now(true),
      onFocus: (event: FocusEvent) => isGoneTo(event) && now(true),
      onBlur: () => soon(false, GRACE),
    },
    box: {
      onPointerEnter: mouse(() => now(true)),
      onPointerLeave: mouse(() => soon(false, GRACE)),
      onFocus: () => now(true),
      onBlur: () => soon(false, GRACE),
    },
  }
}

/** Whether somebody went there by keys: what a sheet that opens or closes gives the focus to has not been asked for. */
function isGoneTo({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!currentTarget.matches(':focus-visible')) return false
  const from = relatedTarget instanceof Element ? relatedTarget : document.body
  return from.closest('dialog') === currentTarget.closest('dialog')
}

/** Escape and a press anywhere else put a tip away. */
function useDismissal(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  id: string,
  set: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const pressed = ({ target }: Event) => {
      const inside = target instanceof Node && (anchor.current?.contains(target) || tipOf(id)?.contains(target))
      if (!inside) set(false)
    }
    const typed = ({ key }: KeyboardEvent) => key === 'Escape' && set(false)
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', typed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', typed)
    }
  }, [isOpen, anchor, id, set])
}

const tipOf = (id: string): HTMLElement | null => document.getElementById(id)

interface TipProps {
  readonly of: TipState
  /** It holds something to press. */
  readonly isInteractive?: boolean
  readonly children: ReactNode
}

/** The box itself, above everything and inside the window. */
export function Tip({ of: { id, anchor, isOpen, close, box: held }, isInteractive = false, children }: TipProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [tip, at] = [box.current, anchor.current]
    if (!isOpen || !tip || !at) return undefined
    tip.showPopover()
    place(tip, at)
    // A sheet in the middle of the window moves all that is on it when it grows.
    const sheet = at.closest('dialog')
    if (!sheet) return undefined
    const watch = new ResizeObserver(() => place(tip, at))
    watch.observe(sheet)
    return () => watch.disconnect()
  }, [isOpen, anchor, children])
  if (!isOpen) return null
  return (
    <div
      ref={box}
      id={id}
      role={isInteractive ? 'group' : 'tooltip'}
      popover="manual"
      className="ui-tip"
      {...held}
      // It may lie on what one is about to press.
      onClick={isInteractive ? undefined : close}
    >
      {children}
    </div>
  )
}
