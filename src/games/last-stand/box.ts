import { anyBox } from '#games/box'
import { bots } from '#games/last-stand/bot/bot'
import { lastStand } from '#games/last-stand/game'
import { texts } from '#games/last-stand/texts'

export const box = anyBox({
  game: lastStand,
  texts,
  bots,
  guide: async () => (await import('#games/last-stand/guide')).guide,
  terminal: async () => (await import('#games/last-stand/terminal/table')).table,
  census: async () => (await import('#games/last-stand/balance/census')).census,
})
