import type { Lid } from '#games/box'
import { about } from '#games/last-stand/about'

export const lid: Lid = {
  about,
  texts: async () => (await import('#games/last-stand/texts')).texts,
  open: async () => (await import('#games/last-stand/box')).box,
}
