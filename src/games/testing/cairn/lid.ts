import { cairn } from '#engine/testing/cairn'
import type { Lid } from '#games/box'

export const lid: Lid = {
  about: cairn.about,
  texts: async () => (await import('./texts.ts')).texts,
  open: async () => (await import('./box.ts')).box,
}
