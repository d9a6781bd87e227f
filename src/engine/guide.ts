import type { Game, GameTypes, Language, Seat } from '#engine/game'
import { same } from '#engine/json'
import { type Input, Match, type Start } from '#engine/match'

/** What the coach says in one step. */
interface StepWords {
  readonly title: string
  /** Before the learner chooses. */
  readonly ask: string
  /** When the learner chooses something else. */
  readonly hint: string
  /** Once it is done; without it the next step follows at once, as an attack follows the abilities announced for it. */
  readonly told?: string
}

/** One choice of the learner's, and what the others do around it. */
export interface GuideStep<T extends GameTypes> {
  /** The clauses that the step teaches. */
  readonly rules: readonly string[]
  readonly choice: T['Choice']
  /** What the others choose, each as soon as it is asked. */
  readonly others: readonly Extract<Input, { choice: unknown }>[]
  /** The learner knows what the others choose, so another choice can be told to its end. */
  readonly isOpen: boolean
  readonly words: Readonly<Record<Language, StepWords>>
}

/** A first match led by the hand: a start, and steps that follow each other to the end of the match. */
export interface Guide<T extends GameTypes> {
  readonly start: Start
  /** The learner's. */
  readonly seat: Seat
  /** The kinds of events that say how a step came out. */
  readonly verdicts: readonly T['Event']['kind'][]
  readonly steps: readonly GuideStep<T>[]
}

/** A place in a guide: a step, before or after the learner's choice. */
export interface Place {
  readonly step: number
  readonly isDone: boolean
}

/** Whether the coach has something to say once a step is done. */
export const hasTold = <T extends GameTypes>({ words }: GuideStep<T>): boolean => words.en.told !== undefined

/** Plays the script with the real rules up to a place; `events` is what the learner hears of since the place before. */
export function reach<T extends GameTypes>(
  game: Game<T>,
  { start, seat, steps }: Guide<T>,
  { step, isDone }: Place,
): { readonly match: Match<T>; readonly events: readonly T['Event'][] } {
  const match = Match.start(game, start)
  let events: readonly T['Event'][] = []
  for (const [at, { choice, others }] of steps.slice(0, step + 1).entries()) {
    const left = [...others]
    const isNewPlace = at === 0 || hasTold(steps[at - 1]!)
    events = [...(isNewPlace ? [] : events), ...submitAsked(match, left)]
    if (at === step && !isDone) break
    events = [...match.submit({ actor: seat, choice }), ...submitAsked(match, left)]
  }
  return { match, events: events.flatMap((event) => game.hear(event, seat) ?? []) }
}

/** What would happen if the learner chose this instead: the events that say how it comes out. */
export function outcomeOf<T extends GameTypes>(
  game: Game<T>,
  guide: Guide<T>,
  step: number,
  choice: T['Choice'],
): readonly T['Event'][] {
  const steps = guide.steps.map((scripted, at) => (at === step ? { ...scripted, choice } : scripted))
  const { events } = reach(game, { ...guide, steps }, { step, isDone: true })
  return events.filter(({ kind }) => guide.verdicts.includes(kind))
}

/** Whether it is what the script has the learner choose. */
export const isScripted = <T extends GameTypes>({ choice }: GuideStep<T>, chosen: T['Choice']): boolean =>
  same(choice, chosen)

/** Submits what is scripted for the others as long as they are asked, and takes it off the list. */
function submitAsked<T extends GameTypes>(match: Match<T>, left: Extract<Input, { choice: unknown }>[]): T['Event'][] {
  const events: T['Event'][] = []
  const isAsked = (): boolean =>
    match.pending().some(({ actor, locked }) => actor === left[0]?.actor && locked === undefined)
  while (isAsked()) events.push(...match.submit(left.shift()!))
  return events
}
