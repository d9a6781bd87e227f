import type { Dealer, Decision, Seat, Viewer } from '#engine/game'

/** Work still to do, as data: the top of the stack is next. */
export interface Doing {
  readonly do: string
}

/** A question on the stack; it stays until every seat in `of` has answered. In a view a secret one names its viewer or nobody. */
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
    dealer: Dealer<Event>,
  ) => void
}

type Lists<Step> = { [Field in keyof Step]: Step[Field] extends readonly unknown[] ? Field : never }[keyof Step]

/** The lists of a step that are nobody's business, such as who may be asked next; wherever it lies, they are shown empty. */
export type Secrets<Step extends Doing | Asking> = {
  readonly [Name in Extract<Step, Doing>['do']]?: readonly Lists<Extract<Step, { readonly do: Name }>>[]
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

/** The next step of a name, if one is to come. */
export function coming<Step extends Doing | Asking, Name extends Extract<Step, Doing>['do']>(
  on: HasTodo<Step>,
  name: Name,
): Extract<Step, { readonly do: Name }> | undefined {
  return on.todo.findLast((step): step is Extract<Step, { readonly do: Name }> => 'do' in step && step.do === name)
}

/** The steps as `viewer` may know them: of a secret question nobody sees who else is asked, of a step nothing secret. */
export function seenSteps<Step extends Doing | Asking>(todo: Step[], viewer: Viewer, secrets: Secrets<Step>): Step[] {
  const lists = secrets as Readonly<Record<string, readonly string[] | undefined>>
  // Seldom is anything secret, and a search looks often: what is all public is shared.
  for (const step of todo)
    if ('do' in step ? lists[step.do] : step.secret)
      return todo.map((one) => ('do' in one ? without(one, lists[one.do]) : seenQuestion(one as Step & Asking, viewer)))
  return todo
}

const without = <Step extends object>(step: Step, lists: readonly string[] | undefined): Step =>
  lists ? { ...step, ...Object.fromEntries(lists.map((list) => [list, []])) } : step

const seenQuestion = <Question extends Asking>(question: Question, viewer: Viewer): Question =>
  question.secret ? { ...question, of: question.of.filter((seat) => seat === viewer) } : question

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
  dealer: Dealer<Event>,
): void {
  for (let next = state.todo.at(-1); next && 'do' in next; next = state.todo.at(-1)) {
    state.todo.pop()
    const step = next as Extract<Step, Doing>
    const work = steps[step.do as keyof typeof steps] as (state: State, step: Doing, dealer: Dealer<Event>) => void
    work(state, step, dealer)
  }
}
