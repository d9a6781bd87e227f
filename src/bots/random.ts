import type { Bot } from '#bots/bot'
import type { GameTypes } from '#engine/game'
import { pick } from '#engine/random'

/** Any choice, all equally likely. */
export const randomBot =
  <T extends GameTypes>(): Bot<T> =>
  (_view, choices, random) =>
    pick(random, choices)
