import type { Bot } from '#bots/bot'
import { makeBot } from '#bots/make'
import type { GameTypes } from '#engine/game'
import { SeededRandom } from '#engine/random'
import { openGame } from '#games/shelf'
import { randomHex } from '#house/chance'
import type { ThinkerQuestion } from '#house/thinker'

// What the threads run in which bots think, on a server and in a browser.

/** What a bot is to think about, and how many milliseconds it may take. */
export type Task = ThinkerQuestion & { readonly ms: number }

const luck = SeededRandom.from(randomHex(32))
/** Bots remember what they found out, so that each is made once. */
const bots = new Map<string, Promise<Bot<GameTypes>>>()

async function make({ game, level, ms }: Task): Promise<Bot<GameTypes>> {
  const box = await openGame(game)
  const bot = box && makeBot(box, level, { budget: { ms }, now: () => performance.now() })
  if (!bot) throw new Error(`There is no ${level} bot of "${game}".`)
  return bot
}

/** Thinks about one choice. */
export async function think(task: Task): Promise<object> {
  const key = `${task.game}/${task.level}/${task.ms}`
  let bot = bots.get(key)
  if (!bot) bots.set(key, (bot = make(task)))
  return (await bot)(task.view as GameTypes['View'], task.choices as readonly GameTypes['Choice'][], luck)
}
