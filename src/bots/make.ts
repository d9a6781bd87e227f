import { type Bot, type Bots, type Kit, type Level, LEVELS } from '#bots/bot'
import { greedyBot } from '#bots/greedy'
import { ismctsBot } from '#bots/ismcts'
import { randomBot } from '#bots/random'
import type { Game, GameTypes } from '#engine/game'

/** What every game can be played by: the general players, and the game's own levels. */
export const BOT_NAMES = ['random', 'greedy', 'ismcts', ...LEVELS] as const

/** What a bot is made from: a game's box, or these two things out of it. */
interface Players<T extends GameTypes> {
  readonly game: Game<T>
  readonly bots: Bots<T>
}

/** Makes the bot of that name; `undefined` if there is none. A budget that says nothing means one second a choice. */
export function makeBot<T extends GameTypes>({ game, bots }: Players<T>, name: string, kit: Kit): Bot<T> | undefined {
  switch (name) {
    case 'random':
      return randomBot()
    case 'greedy':
      return (bots.greedy ?? (() => greedyBot(game, kit)))(kit)
    case 'ismcts':
      return ismctsBot(game, kit)
    default:
      return isLevel(name) ? bots[name](kit) : undefined
  }
}

const isLevel = (name: string): name is Level => LEVELS.includes(name as Level)
