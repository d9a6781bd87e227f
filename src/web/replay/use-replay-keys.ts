import { useEffect, useRef } from 'react'
import { type Play, SPEEDS } from '#web/replay/use-play'

/** What a key does; `undefined` for those that mean nothing here. */
function actOf(key: string, play: Play, last: number): (() => void) | undefined {
  const speed = SPEEDS[Number(key) - 1]
  if (/^[1-4]$/.test(key) && speed !== undefined) return () => play.setSpeed(speed)
  switch (key) {
    case ' ':
      return () => play.toggle()
    case 'ArrowLeft':
      return () => play.step(-1)
    case 'ArrowRight':
      return () => play.step(1)
    case 'Home':
      return () => play.seek(0)
    case 'End':
      return () => play.seek(last)
    default:
      return undefined
  }
}

/** Whether a key belongs to what has the focus: one writes there, presses it, or moves within it. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('textarea, select, input:not([type=range]), dialog[open]')) return true
  if (key === ' ') return target.closest('button, a, summary') !== null
  return !/^\d$/.test(key) && target.closest('input, [role=tab]') !== null
}

/** The whole replay by keys: space, arrows, Home, End, 1 to 4. */
export function useReplayKeys(play: Play, last: number): void {
  const latest = useRef(play)
  useEffect(() => {
    latest.current = play
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      const act = actOf(event.key, latest.current, last)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [last])
}
