import type { Bots } from '#bots/bot'
import { randomBot } from '#bots/random'
import type { Pebbles } from '#engine/testing/pebbles-types'

export const bots: Bots<Pebbles> = { easy: randomBot, normal: randomBot, hard: randomBot }
