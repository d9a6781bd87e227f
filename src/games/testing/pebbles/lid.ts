import { pebbles } from '#engine/testing/pebbles'
import type { Lid } from '#games/box'

export const lid: Lid = {
  about: pebbles.about,
  texts: async () => (await import('./texts.ts')).texts,
  open: async () => (await import('./box.ts')).box,
}
