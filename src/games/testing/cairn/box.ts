import { cairn } from '#engine/testing/cairn'
import { anyBox } from '#games/box'
import { bots } from './bot.ts'
import { texts } from './texts.ts'

export const box = anyBox({ game: cairn, texts, bots })
