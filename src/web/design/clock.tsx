import { useEffect, useState } from 'react'
import { Icon } from '#web/design/icon.tsx'
import { hourglass } from '#web/design/icons'
import './clock.css'

interface ClockProps {
  /** Whose clock it is. */
  readonly label: string
  /** Milliseconds left when it was read. */
  readonly left: number
  /** When it was read, by `performance.now()`; it runs from then on if it is `running`. */
  readonly readAt?: number
  readonly running: boolean
  /** Below this many milliseconds it is urgent. */
  readonly low?: number
}

/** What is left on a clock. A running one has an hourglass; when time is short it is written out with tenths, and framed. */
export function Clock({ label, left, readAt, running, low = 20_000 }: ClockProps) {
  const now = useNow(running)
  const rest = Math.max(0, running && readAt !== undefined ? left - (now - readAt) : left)
  return (
    <span
      className="ui-clock"
      role="timer"
      aria-label={label}
      data-running={running || undefined}
      data-low={rest < low || undefined}
    >
      {running && <Icon of={hourglass} />}
      {formatTime(rest, rest < low)}
    </span>
  )
}

/** `4:05`, `1:02:00`, and `9.4` when every tenth counts. */
function formatTime(milliseconds: number, tenths = false): string {
  if (tenths && milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1)
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (value: number): string => `${value}`.padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

function useNow(running: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!running) return undefined
    const timer = window.setInterval(() => setNow(performance.now()), 100)
    return () => window.clearInterval(timer)
  }, [running])
  return now
}
