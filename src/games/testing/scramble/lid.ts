import { scramble } from '#engine/testing/scramble'
import type { Lid } from '#games/box'

export const lid: Lid = {
  about: scramble.about,
  texts: async () => (await import('./texts.ts')).texts,
  open: async () => (await import('./box.ts')).box,
}
