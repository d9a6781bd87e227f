import { useCallback, useEffect, useState } from 'react'
import { hasteOf, lasts, shownAt, type Step, stepsOf } from '#games/last-brave/board/steps'
import type { Choice, Event, View } from '#games/last-brave/types'

interface Playback {
  /** The table as it is to be drawn now. */
  readonly view: View
  /** What is happening on it. */
  readonly event: Event | undefined
  readonly isPlaying: boolean
  /** A bout is over, and the next one waits. */
  readonly isBreak: boolean
  /** Shows how things stand at once. */
  readonly skip: () => void
}

interface Played {
  readonly view: View
  readonly steps: readonly Step[]
  readonly haste: number
  readonly last: Event | undefined
  /** The own choice whose result has been shown. */
  readonly answered: Choice | null
}

interface Telling {
  readonly speed: number
  /** Somebody's time runs while this is shown: the viewer's. */
  readonly isAsked: boolean
  /** What the viewer has chosen last: what comes of it is no news to him. */
  readonly sent: Choice | null
  /** What was told before the board was opened. */
  readonly past: readonly Event[]
}

/** Plays what happened one thing after another, so that one can follow what the rules and bots do at once. */
export function usePlayback(view: View, events: readonly Event[], { speed, isAsked, sent, past }: Telling): Playback {
  const [played, setPlayed] = useState<Played>({
    view,
    steps: [],
    haste: 1,
    last: lastSeen(events) ?? lastSeen(past),
    answered: sent,
  })
  let now = played
  if (played.view !== view) {
    const before = played.steps.at(-1)
    // After a break the table is another one.
    const fresh = stepsOf(before && !before.isBreak ? before.view : played.view, events)
    const isOwn = fresh.length > 0 && sent !== played.answered
    const steps = shownAt(
      [...played.steps, ...(isOwn ? fresh.filter((step, at) => at > 0 || step.isBreak) : fresh)],
      speed,
    )
    now = {
      view,
      steps,
      haste: hasteOf(steps, speed, isAsked),
      last: lastSeen(events) ?? played.last,
      answered: isOwn ? sent : played.answered,
    }
    setPlayed(now)
  }
  const { steps, haste, last } = now
  const first = steps[0]

  useEffect(() => {
    if (!first) return undefined
    const next = () => setPlayed((before) => ({ ...before, steps: before.steps.slice(1) }))
    const timer = window.setTimeout(next, lasts(first, speed, haste))
    return () => window.clearTimeout(timer)
  }, [first, speed, haste])

  const skip = useCallback(() => setPlayed((before) => ({ ...before, steps: [] })), [])
  return {
    view: first?.view ?? view,
    event: first?.event ?? last,
    isPlaying: first !== undefined,
    isBreak: first?.isBreak ?? false,
    skip,
  }
}

/** What is still worth a word when all is shown. */
const lastSeen = (events: readonly Event[]): Event | undefined =>
  events.findLast(({ kind }) => kind !== 'turn-begun' && kind !== 'preferred' && kind !== 'dealt')
