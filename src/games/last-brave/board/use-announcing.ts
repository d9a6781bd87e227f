import { useEffect, useState } from 'react'
import { same } from '#engine/json'
import type { Choice } from '#games/last-brave/types'

/** How long, in milliseconds, an answer may take before the rest is given up. */
const PATIENCE = 6000

interface Announcing {
  /** What is still to be announced. */
  readonly left: readonly Choice[]
  /** The rules no longer offered something, so the rest was not announced. */
  readonly isHalted: boolean
  start(choices: readonly Choice[]): void
  stop(): void
}

interface Running {
  readonly left: readonly Choice[]
  /** The offers under which the last one was sent: the next waits until there are others. */
  readonly sentUnder: readonly Choice[] | null
  readonly isHalted: boolean
}

const IDLE: Running = { left: [], sentUnder: null, isHalted: false }

/** LB-R31 Announces one thing after another, each when the one before is accepted and it is still offered. */
export function useAnnouncing(
  choices: readonly Choice[],
  { isSending, isDeclaring }: { readonly isSending: boolean; readonly isDeclaring: boolean },
  choose: (choice: Choice) => void,
): Announcing {
  const [running, setRunning] = useState(IDLE)
  const { left, sentUnder, isHalted } = running
  const isNext = left.length > 0 && !isSending && choices !== sentUnder
  // With a single way left to attack, the attack makes itself (LB-023).
  if (isNext && !isDeclaring) setRunning(IDLE)
  const isDue = isNext && isDeclaring
  const isWaiting = left.length > 0 && !isDue

  useEffect(() => {
    if (!isDue) return
    const [next, ...rest] = left
    const offered = choices.find((choice) => same(choice, next))
    setRunning(offered ? { left: rest, sentUnder: choices, isHalted: false } : { ...IDLE, isHalted: true })
    if (offered) choose(offered)
  }, [isDue, left, choices, choose])

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = window.setTimeout(() => setRunning({ ...IDLE, isHalted: true }), PATIENCE)
    return () => window.clearTimeout(timer)
  }, [isWaiting])

  return {
    left,
    isHalted,
    start: (wanted) => setRunning({ left: wanted, sentUnder: null, isHalted: false }),
    stop: () => setRunning(IDLE),
  }
}
