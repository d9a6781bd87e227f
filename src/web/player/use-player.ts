import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  after,
  eventOf,
  isAsked,
  onward,
  showingOf,
  shownOf,
  skipped,
  type Telling,
  type Terms,
} from '#web/player/showing'
import { lastsAt, type SoFar, type Still } from '#web/player/stills'

/** What has been shown so far, and how it goes on. */
export interface Player<T extends Telling> {
  /** All that may be drawn and spoken of now. */
  readonly shown: T
  /** What is happening, or happened last. */
  readonly event: object | undefined
  /** What is happening and may be spoken of. */
  readonly said: object | undefined
  readonly isPlaying: boolean
  /** What is shown is held for a while, and something new begins after it. */
  readonly isBreak: boolean
  /** How far it has come, while something is being shown. */
  readonly soFar: SoFar | undefined
  /** How fast things move now: quicker than is liked where much is to be seen, but not what has weight. */
  readonly speed: number
  /** Shows how things stand at once. */
  readonly skip: () => void
  /** What is shown stands still for as long as the viewer likes. */
  readonly isHeld: boolean
  readonly hold: (isHeld: boolean) => void
  /** Shows the next that happened. */
  readonly step: () => void
}

/** Shows what is told one thing after another, so that one can follow what the rules and bots do at once. */
export function usePlayer<T extends Telling>(told: T, terms: Terms): Player<T> {
  const { pace, speed, thread } = terms
  const [known, setShowing] = useState(() => showingOf(told, thread))
  let showing = known
  if (known.told !== told || known.thread !== thread) {
    showing = after(known, told, terms)
    setShowing(showing)
  }
  const { stills, haste } = showing
  const first = stills[0]
  const [isHeld, hold] = useState(false)
  // Whoever has seen all of it and is asked has nothing to hold: what comes of the answer is shown.
  if (isHeld && !first && isAsked(told)) hold(false)

  // What comes meanwhile must not make anybody look at the same thing for longer.
  const begun = useRef<{ readonly still: Still; readonly at: number }>(undefined)
  useEffect(() => {
    if (!first) return undefined
    if (begun.current?.still !== first) begun.current = { still: first, at: performance.now() }
    if (isHeld) return undefined
    const left = lastsAt(first, speed, haste) - (performance.now() - begun.current.at)
    const timer = window.setTimeout(() => setShowing(onward), Math.max(0, left))
    return () => window.clearTimeout(timer)
  }, [first, speed, haste, isHeld])

  const skip = useCallback(() => {
    hold(false)
    setShowing(skipped)
  }, [])
  const step = useCallback(() => setShowing(onward), [])
  const shown = useMemo(() => shownOf(showing), [showing])
  const last = useMemo(() => eventOf(shown.lines, pace), [shown.lines, pace])
  return {
    shown,
    event: first?.event ?? last,
    said: first?.isUnspoken ? undefined : first?.event,
    isPlaying: first !== undefined,
    isBreak: first?.isBreak ?? false,
    soFar: first?.soFar,
    speed: first && first.least === undefined ? speed / haste : speed,
    skip,
    isHeld,
    hold,
    step,
  }
}
