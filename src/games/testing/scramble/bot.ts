import type { Bots } from '#bots/bot'
import { randomBot } from '#bots/random'
import type { Scramble } from '#engine/testing/scramble'

const TAKES = { easy: 1500, normal: 1000, hard: 600 }

export const bots: Bots<Scramble> = {
  easy: randomBot,
  normal: randomBot,
  hard: randomBot,
  racing: (level, _view, _choice, random) => TAKES[level] + random.below(300),
}
