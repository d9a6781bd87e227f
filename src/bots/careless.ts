import type { Bot } from '#bots/bot'
import { randomBot } from '#bots/random'
import type { GameTypes } from '#engine/game'

/** Plays like `bot`, but in so many of a hundred choices takes any. */
export function careless<T extends GameTypes>(bot: Bot<T>, inAHundred: number): Bot<T> {
  const any = randomBot<T>()
  return (view, choices, random) =>
    random.below(100) < inAHundred ? any(view, choices, random) : bot(view, choices, random)
}
