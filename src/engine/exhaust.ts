import type { Game, GameTypes } from '#engine/game'
import { checkContract, type Trial } from '#engine/laws'
import { kindsOf } from '#engine/schema'

/** What a set of matches has not shown, though the game has it. */
export interface Unseen {
  readonly choices: readonly string[]
  readonly events: readonly string[]
  /** What has never done anything, however often it was named, offered or paid for. */
  readonly content: readonly string[]
}

/**
 * When a piece of content has done something, in the game's own terms: for each kind of event that tells of an effect,
 * the pieces that had it. An event may name its cause; that the effect is there, the two states must show: the one of
 * that moment, and the one when the last thing was told or asked.
 */
export type Effects<T extends GameTypes> = {
  readonly [Kind in T['Event']['kind']]?: (
    before: T['State'],
    event: Extract<T['Event'], { readonly kind: Kind }>,
    now: T['State'],
  ) => Iterable<string>
}

/**
 * Plays random matches, under all laws, until every kind of choice and event has occurred and every piece of content has
 * done something, or the trials run out; lists what never did.
 */
export function exhaust<T extends GameTypes>(game: Game<T>, effects: Effects<T>, trials: Iterable<Trial<T>>): Unseen {
  const choices = new Set(kindsOf(game.schemas.choice))
  const events = new Set(kindsOf(game.schemas.event))
  const content = new Set(game.content)
  for (const trial of trials) {
    if (choices.size + events.size + content.size === 0) break
    checkContract(game, trial, {
      choice: ({ kind }) => choices.delete(kind),
      event(event, now, before) {
        events.delete(event.kind)
        if (before) for (const piece of done(effects, before, event, now)) content.delete(piece)
      },
    })
  }
  return { choices: [...choices], events: [...events], content: [...content] }
}

/** The pieces of content whose effect an event tells and the states show. */
export function done<T extends GameTypes>(
  effects: Effects<T>,
  before: T['State'],
  event: T['Event'],
  now: T['State'],
): Iterable<string> {
  type Judge = (before: T['State'], event: T['Event'], now: T['State']) => Iterable<string>
  return (effects[event.kind as T['Event']['kind']] as Judge | undefined)?.(before, event, now) ?? []
}
