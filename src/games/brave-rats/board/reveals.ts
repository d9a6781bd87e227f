import type { RevealsPart } from '#web/design/parts'

/** Both cards are turned over before anybody speaks of them. */
export const REVEALS: RevealsPart['REVEALS'] = { kinds: ['revealed'], lasts: 1200 }
