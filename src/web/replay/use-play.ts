import { useCallback, useEffect, useState } from 'react'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/** How long, in milliseconds, a step is shown: one that tells something must be read. */
const [TELLING, SILENT] = [2600, 800]

interface Place {
  readonly at: number
  /** It was reached by one step forward, so that what happened may be shown as it happens. */
  readonly isNext: boolean
}

/** Where a replay stands, and how it runs. */
export interface Play extends Place {
  readonly isPlaying: boolean
  readonly speed: Speed
  seek(step: number): void
  /** Moves by so many steps and stops. */
  step(by: number): void
  toggle(): void
  setSpeed(speed: Speed): void
}

export function usePlay(first: number, last: number, tells: (step: number) => boolean): Play {
  const [place, setPlace] = useState<Place>({ at: within(first, last), isNext: false })
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const { at } = place

  const seek = useCallback(
    (step: number) => {
      setPlaying(false)
      setPlace(({ at: from }) => {
        const to = within(step, last)
        return { at: to, isNext: to === from + 1 }
      })
    },
    [last],
  )

  const isTelling = tells(at)
  useEffect(() => {
    if (!isPlaying) return undefined
    if (at === last) {
      setPlaying(false)
      return undefined
    }
    const timer = window.setTimeout(
      () => setPlace({ at: at + 1, isNext: true }),
      (isTelling ? TELLING : SILENT) / speed,
    )
    return () => window.clearTimeout(timer)
  }, [isPlaying, at, last, speed, isTelling])

  return {
    ...place,
    isPlaying,
    speed,
    seek,
    step: (by) => seek(at + by),
    toggle() {
      // Whoever presses play at the end wants to see it again.
      if (!isPlaying && at === last) setPlace({ at: 0, isNext: false })
      setPlaying(!isPlaying)
    },
    setSpeed,
  }
}

const within = (step: number, last: number): number => Math.min(Math.max(Number.isInteger(step) ? step : last, 0), last)
