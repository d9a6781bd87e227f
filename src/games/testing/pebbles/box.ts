import { pebbles } from '#engine/testing/pebbles'
import { anyBox } from '#games/box'
import { bots } from './bot.ts'
import { texts } from './texts.ts'

export const box = anyBox({
  game: pebbles,
  texts,
  bots,
  terminal: async () => (await import('./terminal/table.ts')).table,
})
