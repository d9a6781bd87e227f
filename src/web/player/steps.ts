import type { StepTold } from '#protocol/told'
import type { BoardPace } from '#web/design/board-props'

/** A place in what is told: a line, and so many of its events. */
export interface Place {
  readonly n: number
  readonly events: number
}

/** Something that is looked at for a while, and the game as it was then. */
export interface Step {
  readonly event: object
  /** How far all that happened may be spoken of by then. */
  readonly place: Place
  readonly view: object
  /** Milliseconds, as drawn. */
  readonly lasts: number
  /** It is only seen as yet. */
  readonly isUnspoken?: true
  /** It is held at any speed and never hurried, or what comes after it would begin unnoticed. */
  readonly isBreak?: true
}

/** Nobody whose own time runs waits longer than this for all of it, in milliseconds; others see no more of a backlog than that. */
const [ASKED, WATCHING] = [2400, 5600]

/**
 * What was told, as steps: what a game gives no time comes together with the next that has some, and what is left over
 * at the end with how things stand then. `isOwn` says whose line it is: what the viewer has just done is no news.
 */
export function stepsOf(
  told: readonly StepTold[],
  { lasts, own = [], unspoken = [], before = {} }: BoardPace,
  isOwn: (n: number) => boolean = () => false,
): readonly Step[] {
  const steps: Step[] = []
  let place: Place = { n: -1, events: 0 }
  let isFirst = true
  let untold: Step | undefined
  for (const { n, event, view } of told) {
    const { kind } = event as { readonly kind: string }
    if (n !== place.n) isFirst = true
    const pause = before[kind]
    if (pause !== undefined) {
      // What was looked at last is now looked at together with all that was told since.
      const last = steps.pop()
      const held = untold ?? last
      if (held) steps.push({ ...held, event: (last ?? held).event, lasts: pause, isBreak: true })
      untold = undefined
    }
    place = { n, events: n === place.n ? place.events + 1 : 1 }
    const time = lasts[kind] ?? 0
    const step: Step = unspoken.includes(kind)
      ? { event, place: { n, events: place.events - 1 }, view, lasts: time, isUnspoken: true }
      : { event, place, view, lasts: time }
    if (time === 0 || (isFirst && own.includes(kind) && isOwn(n))) untold = step
    else {
      steps.push(step)
      untold = undefined
    }
    if (time > 0) isFirst = false
  }
  return steps
}

/** The steps that are shown at a speed: at none, breaks alone. */
export const shownAt = (steps: readonly Step[], speed: number): readonly Step[] =>
  speed === 0 ? steps.filter(({ isBreak }) => isBreak) : steps

/** How long a step is shown, in milliseconds. */
export const lastsAt = ({ lasts, isBreak }: Step, speed: number, haste = 1): number =>
  isBreak ? lasts : speed === 0 ? 0 : (lasts / speed) * haste

/** By how much all of these steps are quickened, so that nobody waits too long for the last of them. */
export function hasteOf(steps: readonly Step[], speed: number, isAsked: boolean): number {
  const all = steps.reduce((sum, step) => sum + (step.isBreak ? 0 : lastsAt(step, speed)), 0)
  return Math.min(1, (isAsked ? ASKED : WATCHING) / Math.max(all, 1))
}
