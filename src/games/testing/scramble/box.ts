import { scramble } from '#engine/testing/scramble'
import { anyBox } from '#games/box'
import { bots } from './bot.ts'
import { texts } from './texts.ts'

export const box = anyBox({ game: scramble, texts, bots })
