import type { Bot, Kit } from '#bots/bot'
import { BOT_NAMES, makeBot } from '#bots/make'
import { UsageError } from '#cli/command'
import type { GameTypes } from '#engine/game'
import type { AnyBox } from '#games/box'

/** Makes the bots with these names, each name once; throws `UsageError` if there is none of that name. */
export function makeBots(box: AnyBox, names: readonly string[], kit: Kit): Bot<GameTypes>[] {
  const made = new Map<string, Bot<GameTypes>>()
  for (const name of new Set(names)) {
    const bot = makeBot(box, name, kit)
    if (!bot) throw new UsageError(`There is no bot "${name}". Try one of ${BOT_NAMES.join(', ')}.`)
    made.set(name, bot)
  }
  return names.map((name) => made.get(name)!)
}
