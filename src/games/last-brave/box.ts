import { anyBox } from '#games/box'
import { bots } from '#games/last-brave/bot/bot'
import { lastBrave } from '#games/last-brave/game'
import { texts } from '#games/last-brave/texts'

export const box = anyBox({
  game: lastBrave,
  texts,
  bots,
  guide: async () => (await import('#games/last-brave/guide')).guide,
  terminal: async () => (await import('#games/last-brave/terminal/table')).table,
  census: async () => (await import('#games/last-brave/balance/census')).census,
})
