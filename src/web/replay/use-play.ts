import { useCallback, useEffect, useState } from 'react'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

/**
 * How long, in milliseconds, a step is looked at before the next one follows: one that tells something must be read;
 * one that was shown bit by bit has been read for the most part.
 */
const RESTS = { telling: 2600, shown: 1400, silent: 800 } as const
/** How a step has been shown. */
export type Shown = keyof typeof RESTS

interface Place {
  readonly at: number
  /** It was reached by one step forward, so that what happened may be shown as it happens. */
  readonly isNext: boolean
}

/** Where a replay stands, and how it runs. */
export interface Play extends Place {
  readonly isRunning: boolean
  readonly speed: Speed
  seek(step: number): void
  /** Moves by so many steps and stops. */
  step(by: number): void
  /** Moves to the next step and goes on running; stops at the last. */
  goOn(): void
  toggle(): void
  setSpeed(speed: Speed): void
}

export function usePlay(first: number, last: number): Play {
  const [place, setPlace] = useState<Place>({ at: within(first, last), isNext: false })
  const [isRunning, setRunning] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const { at } = place

  const seek = useCallback(
    (step: number) => {
      setRunning(false)
      setPlace(({ at: from }) => {
        const to = within(step, last)
        return { at: to, isNext: to === from + 1 }
      })
    },
    [last],
  )

  const goOn = useCallback(() => {
    if (at === last) setRunning(false)
    else setPlace({ at: at + 1, isNext: true })
  }, [at, last])

  return {
    ...place,
    isRunning,
    speed,
    seek,
    step: (by) => seek(at + by),
    goOn,
    toggle() {
      // Whoever presses play at the end wants to see it again.
      if (!isRunning && at === last) setPlace({ at: 0, isNext: false })
      setRunning(!isRunning)
    },
    setSpeed,
  }
}

/** How long, in milliseconds, a step is looked at; where time passed until the next, no longer than that took. */
export const restOf = (shown: Shown, passes: number | undefined, speed: number): number =>
  Math.min(RESTS[shown], passes ?? Infinity) / speed

/** Lets a replay run by itself: each step follows when the one before has been shown to its end and looked at for so long. */
export function useRun({ isRunning, goOn }: Play, isShowing: boolean, rest: number): void {
  useEffect(() => {
    if (!isRunning || isShowing) return undefined
    const timer = window.setTimeout(goOn, rest)
    return () => window.clearTimeout(timer)
  }, [isRunning, isShowing, goOn, rest])
}

const within = (step: number, last: number): number => Math.min(Math.max(Number.isInteger(step) ? step : last, 0), last)
