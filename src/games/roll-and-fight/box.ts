import { anyBox } from '#games/box'
import { bots } from '#games/roll-and-fight/bot/bot'
import { rollAndFight } from '#games/roll-and-fight/game'
import { texts } from '#games/roll-and-fight/texts'

export const box = anyBox({
  game: rollAndFight,
  texts,
  bots,
  guide: async () => (await import('#games/roll-and-fight/guide')).guide,
  census: async () => (await import('#games/roll-and-fight/balance/census')).census,
  terminal: async () => (await import('#games/roll-and-fight/terminal/table')).table,
})
