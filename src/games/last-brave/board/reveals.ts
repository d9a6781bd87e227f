import type { RevealsPart } from '#web/design/parts'

/** What ends a bout is seen before it is spoken of; the rest the board plays at its own pace. */
export const REVEALS: RevealsPart['REVEALS'] = { kinds: ['bout-over'], lasts: 2600 }
