import { anyBox } from '#games/box'
import { bots } from '#games/brave-rats/bot'
import { braveRats } from '#games/brave-rats/game'
import { texts } from '#games/brave-rats/texts'

export const box = anyBox({
  game: braveRats,
  texts,
  bots,
  guide: async () => (await import('#games/brave-rats/guide')).guide,
  terminal: async () => (await import('#games/brave-rats/terminal/table')).table,
  solver: async () => (await import('#games/brave-rats/solution/solver')).solver,
})
