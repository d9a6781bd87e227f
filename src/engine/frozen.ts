import { type Change, changed, changeOf } from '#engine/change'
import type { Actor, AnyEvent, Decision, GameTypes, Outcome } from '#engine/game'
import type { FrozenDice } from '#engine/match-dice'

// A match as plain JSON: a moment of it, and what leads from one to the next. Whoever reads it needs no rules.

/** A decision as the table shows it: which it is, and whether its seat has locked in a sealed choice. */
export interface Question extends Decision {
  /** Answers may name it, so that a late one never lands on the next. */
  readonly decision: number
  readonly locked?: true
}

/** Everything about a match that changes, as plain JSON. Replaced as a whole, so that a refusal or a bug changes nothing. */
export interface Moment<T extends GameTypes> {
  readonly state: T['State']
  readonly dice: FrozenDice
  readonly sealed: Sealed<T>
  /** What is asked, each question with the number it was first asked with; nothing once there is an outcome. */
  readonly questions: readonly Question[]
  /** How often the state has changed. */
  readonly plays: number
  /** How the match ended, by the rules or because someone gave up. */
  readonly outcome: Outcome | null
}

/** The choices that are locked in, until the last one is. */
export type Sealed<T extends GameTypes> = readonly (readonly [Actor, T['Choice']])[]

/** Where a match stands, as plain JSON; it shares what it can with the match, so nobody may change it. */
export interface Frozen {
  readonly now: Moment<GameTypes>
  /** The ways back that are open to `undoer`, the nearest last: each leads from the moment after it. */
  readonly past: readonly Change[]
  readonly undoer: Actor | null
  /** Where seats act beside each other: what was the own of each before what it can undo, the nearest last. */
  readonly owns?: Owns
}

/** For each seat what was its own, at some moments one after another. */
export type Owns = readonly (readonly unknown[])[]

/** Something that was told, and the state as it was then: not to be changed. */
export interface Happening<T extends GameTypes> {
  readonly event: T['Event']
  readonly state: T['State']
}

/** What an input did to a match, or its start: the truth. */
export interface Fact {
  /** What was told, each event with the change of the state until then. */
  readonly told?: readonly (readonly [event: AnyEvent, change?: Change])[]
  /** What has changed besides, in all that is frozen; of a start, all of it. */
  readonly change?: Change
}

/** What happened between two moments; nothing was before the start. */
export function factOf(before: Frozen | null, happened: readonly Happening<GameTypes>[], after: Frozen): Fact {
  let state: unknown = before?.now.state
  const told = happened.map(({ event, state: then }): [AnyEvent, Change?] => {
    const change = before ? changeOf(state, then) : undefined
    state = then
    return change ? [event, change] : [event]
  })
  const change = changeOf(before && { ...before, now: { ...before.now, state } }, after)
  return { ...(told.length > 0 && { told }), ...(change && { change }) }
}

/** Where a fact leads, and what happened on the way. Throws if it is not a fact of that moment. */
export function recall(
  before: Frozen | null,
  { told = [], change }: Fact,
): { readonly after: Frozen; readonly happened: readonly Happening<GameTypes>[] } {
  let state: unknown = before?.now.state
  const states = told.map(([, step]) => (step ? (state = changed(state, step)) : state))
  const then = before && { ...before, now: { ...before.now, state } }
  const after = (change ? changed(then, change) : then) as Frozen
  // What a start told came before there was anything to see.
  const stateAt = (at: number): GameTypes['State'] => (before ? states[at] : after.now.state) as GameTypes['State']
  return { after, happened: told.map(([event], at) => ({ event, state: stateAt(at) })) }
}
