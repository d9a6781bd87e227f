import type { Happening } from '#engine/frozen'
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

/** A place that was reached, and what the learner has heard since the place before. */
interface Reached<T extends GameTypes> {
  readonly match: Match<T>
  readonly events: readonly T['Event'][]
  /** The match as the learner saw it at the moment of each event. */
  readonly views: readonly T['View'][]
}

/** Plays the script with the real rules up to a place. */
export function reach<T extends GameTypes>(
  game: Game<T>,
  { start, seat, steps }: Guide<T>,
  { step, isDone }: Place,
): Reached<T> {
  const match = Match.start(game, start)
  let happened: readonly Happening<T>[] = []
  for (const [at, { choice, others }] of steps.slice(0, step + 1).entries()) {
    const left = [...others]
    const isNewPlace = at === 0 || hasTold(steps[at - 1]!)
    happened = [...(isNewPlace ? [] : happened), ...takeAsked(match, left)]
    if (at === step && !isDone) break
    happened = [...match.take({ actor: seat, choice }), ...takeAsked(match, left)]
  }
  const heard = happened.flatMap(({ event, state }) => {
    const told = game.hear(event, seat)
    return told ? [{ told, view: game.view(state, seat) }] : []
  })
  return { match, events: heard.map(({ told }) => told), views: heard.map(({ view }) => view) }
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

/** Takes what is scripted for the others off the list, as long as they are asked. */
function takeAsked<T extends GameTypes>(match: Match<T>, left: Extract<Input, { choice: unknown }>[]): Happening<T>[] {
  const happened: Happening<T>[] = []
  const isAsked = (): boolean =>
    match.pending().some(({ actor, locked }) => actor === left[0]?.actor && locked === undefined)
  while (isAsked()) happened.push(...match.take(left.shift()!))
  return happened
}
