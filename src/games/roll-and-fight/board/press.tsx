import { type ButtonHTMLAttributes, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Refusal } from '#engine/refusal'
import { Tip, useTip } from '#web/design/tip.tsx'
import { Why } from '#web/design/why.tsx'

/** How long, in milliseconds, a finger rests until it means more than a tap. */
const LONG = 450

interface PressProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'> {
  /** What a press does; nothing where it is not offered. */
  readonly onPress?: (() => void) | undefined
  /** What a long press does, and the other button of a mouse. */
  readonly onLong?: (() => void) | undefined
  /** Why it cannot be pressed; asked when somebody wants to know. */
  readonly whyNot?: (() => Refusal | undefined) | undefined
  readonly onRule?: ((rule: string) => void) | undefined
  /** What it is called; else what it shows. */
  readonly label?: string
}

/** A real button that can be pressed for long, says why it is not offered, and does not take the keys from the table. */
export function Press({ onPress, onLong, whyNot, onRule, label, children, ...rest }: PressProps) {
  const barred = onPress === undefined && whyNot !== undefined
  // What was just pressed and is not offered any more need not say so: it would lie on what is pressed next.
  const [isDone, setDone] = useState(false)
  const tip = useTip(barred && !isDone)
  const long = useLongPress(onLong)
  const refusal = tip.isOpen ? whyNot?.() : undefined
  useWhileSame(tip.isOpen, refusal?.message, tip.close)
  const [isByKey, setByKey] = useState(false)
  useUntilNextKey(tip.isOpen && isByKey, tip.close)
  const trigger: object = barred && !isDone ? tip.trigger : { ref: tip.anchor, onBlur: () => setDone(false) }
  return (
    <>
      <button
        type="button"
        {...rest}
        {...trigger}
        aria-disabled={onPress === undefined || undefined}
        // Space and letters go on meaning what they mean, whatever the mouse has pressed.
        onMouseDown={(event) => event.preventDefault()}
        onContextMenu={(event) => {
          event.preventDefault()
          long.now()
        }}
        // Whoever presses it again, or comes back, asks anew.
        onPointerDown={() => {
          if (barred) setDone(false)
          long.begin()
        }}
        onPointerEnter={() => setDone(false)}
        onPointerCancel={long.end}
        onClick={({ detail, currentTarget }) => {
          if (long.was()) return
          if (onPress) {
            setDone(true)
            onPress()
          } else if (barred && isKey(detail) && whyNot?.()) {
            setDone(false)
            setByKey(document.activeElement !== currentTarget)
            tip.open()
          }
        }}
        onTouchEnd={long.end}
      >
        {label === undefined ? (
          children
        ) : (
          <>
            <span className="unseen">{label}</span>
            <span className="rf-press-shown" aria-hidden="true">
              {children}
            </span>
          </>
        )}
      </button>
      <Tip of={tip} isInteractive={refusal !== undefined && onRule !== undefined}>
        {refusal && <Why of={tip} refusal={refusal} onRule={onRule} />}
      </Tip>
    </>
  )
}

/** What a key has pressed was clicked by nobody. */
const isKey = (detail: number): boolean => detail === 0

/** Whoever plays by keys, from wherever they are, has read it when they press the next one. */
function useUntilNextKey(isOpen: boolean, close: () => void): void {
  const closes = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const typed = (): void => closes()
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [isOpen])
}

/** What was said about one moment is not said of another: a tip closes when its reason changes. */
function useWhileSame(isOpen: boolean, message: string | undefined, close: () => void): void {
  const closes = useEffectEvent(close)
  useEffect(() => (isOpen ? () => closes() : undefined), [isOpen, message])
}

/** A press that lasts does its own thing, once. */
function useLongPress(onLong: (() => void) | undefined) {
  const timer = useRef<number>(undefined)
  const wasLong = useRef(false)
  const now = (): void => {
    window.clearTimeout(timer.current)
    if (!onLong || wasLong.current) return
    wasLong.current = true
    onLong()
  }
  return {
    now,
    begin(): void {
      wasLong.current = false
      window.clearTimeout(timer.current)
      if (onLong) timer.current = window.setTimeout(now, LONG)
    },
    end: (): void => window.clearTimeout(timer.current),
    was(): boolean {
      window.clearTimeout(timer.current)
      return wasLong.current
    },
  }
}
