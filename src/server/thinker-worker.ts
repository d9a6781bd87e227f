import { randomBytes } from 'node:crypto'
import type { Bot, Level } from '#bots/bot'
import { makeBot } from '#bots/make'
import type { GameTypes } from '#engine/game'
import { SeededRandom } from '#engine/random'
import { openGame } from '#games/index'

/** What a bot is to think about, and how many milliseconds it may take. */
export interface Task {
  readonly game: string
  readonly level: Level
  readonly ms: number
  readonly view: object
  readonly choices: readonly object[]
}

const luck = SeededRandom.from(randomBytes(32).toString('hex'))
/** Bots remember what they found out, so that each is made once. */
const bots = new Map<string, Promise<Bot<GameTypes>>>()

async function make({ game, level, ms }: Task): Promise<Bot<GameTypes>> {
  const box = await openGame(game)
  const bot = box && makeBot(box, level, { budget: { ms }, now: () => performance.now() })
  if (!bot) throw new Error(`There is no ${level} bot of "${game}".`)
  return bot
}

/** Thinks about one choice; with nothing to think about it only says that it is there. */
export default async function think(task: Task | null): Promise<object | null> {
  if (!task) return null
  const key = `${task.game}/${task.level}/${task.ms}`
  let bot = bots.get(key)
  if (!bot) bots.set(key, (bot = make(task)))
  return (await bot)(task.view as GameTypes['View'], task.choices as readonly GameTypes['Choice'][], luck)
}
