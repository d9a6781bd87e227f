import type { Lid } from '#games/box'
import { about } from '#games/last-brave/about'

export const lid: Lid = {
  about,
  texts: async () => (await import('#games/last-brave/texts')).texts,
  open: async () => (await import('#games/last-brave/box')).box,
}
