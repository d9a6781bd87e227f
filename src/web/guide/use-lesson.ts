import { useMemo, useState } from 'react'
import type { GameTypes } from '#engine/game'
import { type Guide, isScripted, type Place, reach } from '#engine/guide'
import type { AnyBox } from '#games/box'

type Choice = GameTypes['Choice']

/** Where a learner is in a guide, and the ways on from there. */
export interface Lesson {
  readonly place: Place
  readonly match: ReturnType<typeof reach<GameTypes>>['match']
  /** What the learner's choice has just made happen. */
  readonly events: readonly GameTypes['Event'][]
  /** What the learner has tried instead. */
  readonly tried: Choice | undefined
  readonly choose: (choice: Choice) => void
  readonly next: () => void
  /** Absent at the very beginning. */
  readonly back: (() => void) | undefined
}

const START: Place = { step: 0, isDone: false }

/** Leads through a guide: what is not in the script is answered and not played. */
export function useLesson({ game }: AnyBox, guide: Guide<GameTypes>): Lesson {
  const [place, setPlace] = useState(START)
  const [tried, setTried] = useState<Choice>()
  const [isFresh, setFresh] = useState(false)
  const { match, events } = useMemo(() => reach(game, guide, place), [game, guide, place])

  function go(to: Place, fresh = false) {
    setPlace(to)
    setTried(undefined)
    setFresh(fresh)
  }

  const { step, isDone } = place
  return {
    place,
    match,
    events: isFresh ? events : [],
    tried,
    choose: (choice) => (isScripted(guide.steps[step]!, choice) ? go({ step, isDone: true }, true) : setTried(choice)),
    next: () => go({ step: step + 1, isDone: false }),
    back:
      step === 0 && !isDone ? undefined : () => go(isDone ? { step, isDone: false } : { step: step - 1, isDone: true }),
  }
}
