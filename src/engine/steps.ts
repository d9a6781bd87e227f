import type { Decision, Seat, Table } from '#engine/game'

/** Work still to do, as data: the top of the stack is next. */
export interface Doing {
  readonly do: string
}

/** A question on the stack; it stays until every seat in `of` has answered. In a view a secret one may have no seat. */
export interface Asking extends Pick<Decision, 'sealed' | 'secret' | 'brief'> {
  readonly ask: string
  readonly of: readonly Seat[]
}

/** Anything with a stack of steps: a game's state, or one seat's part of it. */
export interface HasTodo<Step extends Doing | Asking> {
  todo: Step[]
}

/** One function a step, named as the rulebook names it. */
export type Steps<State, Step extends Doing | Asking, Event> = {
  readonly [Name in Extract<Step, Doing>['do']]: (
    state: State,
    step: Extract<Step, { readonly do: Name }>,
    table: Table<Event>,
  ) => void
}

/** Adds steps so that they run in the order written, before whatever was next. */
export function todo<Step extends Doing | Asking>(on: HasTodo<Step>, ...steps: readonly Step[]): void {
  for (let at = steps.length - 1; at >= 0; at--) on.todo.push(steps[at]!)
}

/** The question on top, if one is asked now. */
export function asked<Step extends Doing | Asking>(on: HasTodo<Step>): Extract<Step, Asking> | undefined {
  const top = on.todo.at(-1)
  return top && 'ask' in top ? (top as Extract<Step, Asking>) : undefined
}

/** The decisions that the question on top waits for. */
export function awaited<Step extends Doing | Asking>(on: HasTodo<Step>): Decision[] {
  const question = asked(on)
  if (!question) return []
  const { ask, of, sealed, secret, brief } = question
  return of.map((actor) => ({
    actor,
    kind: ask,
    ...(sealed && { sealed }),
    ...(secret && { secret }),
    ...(brief && { brief }),
  }))
}

/** Takes a seat's answer off the question on top; the question goes with its last seat. */
export function answered<Step extends Doing | Asking>(on: HasTodo<Step>, seat: Seat): void {
  const question = asked(on)
  if (!question?.of.includes(seat)) throw new Error(`Seat ${seat} was not asked.`)
  on.todo.pop()
  const left = question.of.filter((other) => other !== seat)
  if (left.length > 0) on.todo.push({ ...question, of: left })
}

/** Runs steps until a question is on top or nothing is left. */
export function run<State extends HasTodo<Step>, Step extends Doing | Asking, Event>(
  steps: Steps<State, Step, Event>,
  state: State,
  table: Table<Event>,
): void {
  for (let next = state.todo.at(-1); next && 'do' in next; next = state.todo.at(-1)) {
    state.todo.pop()
    const step = next as Extract<Step, Doing>
    const work = steps[step.do as keyof typeof steps] as (state: State, step: Doing, table: Table<Event>) => void
    work(state, step, table)
  }
}
