import { useMemo, useState } from 'react'
import type { GameTypes } from '#engine/game'
import { type Guide, hasTold, isScripted, type Place, reach } from '#engine/guide'
import type { AnyBox } from '#games/box'

type Choice = GameTypes['Choice']

/** Where a learner is in a guide, and the ways on from there. */
export interface Lesson {
  readonly place: Place
  /** The match there, and what has just happened: by the learner's choice, or by those of the others before it. */
  readonly reached: ReturnType<typeof reach<GameTypes>>
  /** It has happened before, and the learner has only gone back to it. */
  readonly isPast: boolean
  /** The learner's choice made it happen. */
  readonly isOwn: boolean
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
  const [isPast, setPast] = useState(false)
  const reached = useMemo(() => reach(game, guide, place), [game, guide, place])

  function go(to: Place, goesBack = false) {
    setPlace(to)
    setPast(goesBack)
    setTried(undefined)
  }

  const { step, isDone } = place
  const toNext: Place = { step: step + 1, isDone: false }
  const toBefore: Place = { step: step - 1, isDone: step > 0 && hasTold(guide.steps[step - 1]!) }

  function choose(choice: Choice) {
    const scripted = guide.steps[step]!
    if (!isScripted(scripted, choice)) setTried(choice)
    else go(hasTold(scripted) ? { step, isDone: true } : toNext)
  }

  return {
    place,
    reached,
    isPast,
    isOwn: isDone || (step > 0 && !hasTold(guide.steps[step - 1]!)),
    tried,
    choose,
    next: () => go(toNext),
    back: step === 0 && !isDone ? undefined : () => go(isDone ? { step, isDone: false } : toBefore, true),
  }
}
