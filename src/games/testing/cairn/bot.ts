import type { Bots } from '#bots/bot'
import { randomBot } from '#bots/random'
import type { Cairn } from '#engine/testing/cairn'

export const bots: Bots<Cairn> = { easy: randomBot, normal: randomBot, hard: randomBot }
