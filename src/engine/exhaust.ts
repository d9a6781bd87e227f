import type { Game, GameTypes } from '#engine/game'
import { checkContract, type Trial } from '#engine/laws'
import { kindsOf } from '#engine/schema'

/** What a set of matches has not shown, though the game has it. */
export interface Unseen {
  readonly choices: readonly string[]
  readonly events: readonly string[]
  readonly content: readonly string[]
}

/**
 * Plays random matches, under all laws, until every kind of choice and event and every piece of content has occurred,
 * or the trials run out; lists what never did. A piece of content occurs when a choice or an event names it.
 */
export function exhaust<T extends GameTypes>(game: Game<T>, trials: Iterable<Trial<T>>): Unseen {
  const choices = new Set(kindsOf(game.schemas.choice))
  const events = new Set(kindsOf(game.schemas.event))
  const content = new Set(game.content)
  const mention = (value: unknown): void => {
    if (typeof value === 'string') content.delete(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) mention(part)
  }
  for (const trial of trials) {
    if (choices.size + events.size + content.size === 0) break
    checkContract(game, trial, {
      choice(choice) {
        choices.delete(choice.kind)
        mention(choice)
      },
      event(event) {
        events.delete(event.kind)
        mention(event)
      },
    })
  }
  return { choices: [...choices], events: [...events], content: [...content] }
}
