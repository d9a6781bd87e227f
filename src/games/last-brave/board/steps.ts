import { after } from '#games/last-brave/board/after'
import type { Event, View } from '#games/last-brave/types'

/** One thing that happened, and the table as it was then. */
export interface Step {
  readonly event: Event
  readonly view: View
  /** A bout of a campaign is over and the next one dealt: this is read before it begins. */
  readonly isBreak?: true
}

/** How long, in milliseconds, a step is looked at, whoever made it and whatever it decided (E4). */
const STEP = 700
/** An end is looked at longer. */
const LONG = 1800
/** So is the end of a bout, at any pace, or the next one would begin unnoticed. */
const BREAK = 3500
/** Nobody whose time runs waits longer than this for all of it; others see no more of a backlog than that. */
const ASKED = 2400
const WATCHING = 5600

/** The kinds that one sees happen; the others come with the one before. */
const SEEN: Partial<Record<Event['kind'], number>> = {
  used: STEP,
  'secret-used': STEP,
  locked: STEP,
  hit: STEP,
  'point-revealed': STEP,
  'point-moved': STEP,
  defended: STEP,
  reflected: STEP,
  defeated: STEP,
  'turn-over': STEP,
  'bout-over': LONG,
}

/** What happened since `before`, step by step. */
export function stepsOf(before: View, events: readonly Event[]): Step[] {
  const steps: Step[] = []
  let view = before
  for (const event of events) {
    // A new bout is dealt: there is no way to it from the old one.
    if (event.kind === 'bout-begun') {
      if (steps.at(-1)?.event.kind === 'bout-over') steps.push({ ...steps.pop()!, isBreak: true })
      break
    }
    view = after(view, event)
    if (event.kind in SEEN) steps.push({ event, view })
    else if (steps.length > 0) steps.push({ ...steps.pop()!, view })
  }
  return steps
}

/** By how much all of these steps are quickened, so that nobody waits too long for the last of them. A break is not. */
export function hasteOf(steps: readonly Step[], speed: number, isAsked: boolean): number {
  const all = steps.reduce((sum, step) => sum + (step.isBreak ? 0 : lasts(step, speed)), 0)
  return Math.min(1, (isAsked ? ASKED : WATCHING) / Math.max(all, 1))
}

/** How long a step is shown, in milliseconds. */
export const lasts = ({ event, isBreak }: Step, speed: number, haste = 1): number =>
  isBreak ? BREAK : speed === 0 ? 0 : ((SEEN[event.kind] ?? 0) / speed) * haste

/** The steps that are shown at a pace: at none, breaks alone. */
export const shownAt = (steps: readonly Step[], speed: number): readonly Step[] =>
  speed === 0 ? steps.filter(({ isBreak }) => isBreak) : steps
