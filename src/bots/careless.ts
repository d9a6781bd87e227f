import type { Bot } from '#bots/bot'
import { randomBot } from '#bots/random'
import type { GameTypes } from '#engine/game'

/** Plays like `bot`, but leaves so many of a hundred choices to another, which takes any unless it is given. */
export const careless =
  <T extends GameTypes>(bot: Bot<T>, inAHundred: number, other: Bot<T> = randomBot<T>()): Bot<T> =>
  (view, choices, random) =>
    (random.below(100) < inAHundred ? other : bot)(view, choices, random)
