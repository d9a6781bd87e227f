import type { Bots } from '#bots/bot'
import { randomBot } from '#bots/random'
import type { RollAndFight } from '#games/roll-and-fight/types'

export const bots: Bots<RollAndFight> = { easy: randomBot, normal: randomBot, hard: randomBot }
