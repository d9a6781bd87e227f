import { useEffect, useState } from 'react'
import type { NowTold } from '#protocol/told'

/** How long, in milliseconds, the last position is looked at before its end is spoken of. */
const LOOK = 1400

export interface EndingShown {
  readonly isShown: boolean
  /** It has been put aside, to look at the board. */
  readonly isAside: boolean
  readonly setAside: (isAside: boolean) => void
}

/** The end screen waits until the board has shown how it ended, and can be put aside. */
export function useEnding({ outcome }: NowTold, speed: number): EndingShown {
  const isOver = outcome !== null
  const [isDue, setDue] = useState(isOver)
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    if (!isOver) return undefined
    const timer = window.setTimeout(() => setDue(true), speed === 0 ? 0 : LOOK / speed)
    return () => window.clearTimeout(timer)
  }, [isOver, speed])
  return { isShown: isOver && isDue && !isAside, isAside: isOver && isAside, setAside }
}
