import type { Lid } from '#games/box'
import { about } from '#games/roll-and-fight/about'

export const lid: Lid = {
  about,
  texts: async () => (await import('#games/roll-and-fight/texts')).texts,
  open: async () => (await import('#games/roll-and-fight/box')).box,
}
