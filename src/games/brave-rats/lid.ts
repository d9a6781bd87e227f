import type { Lid } from '#games/box'
import { about } from '#games/brave-rats/about'

export const lid: Lid = {
  about,
  texts: async () => (await import('#games/brave-rats/texts')).texts,
  open: async () => (await import('#games/brave-rats/box')).box,
}
