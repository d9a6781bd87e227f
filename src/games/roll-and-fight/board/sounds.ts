import type { Viewer } from '#engine/game'
import type { Event } from '#games/roll-and-fight/types'
import type { Note } from '#web/design/parts'

/** So few dice in the pool are soon gone. */
const LOW = 4

/** Knocks of dice on felt: one for each die. */
const knocks = (many: number, loud: number): readonly Note[] =>
  Array.from({ length: many }, (_, at) => ({
    ...{ pitch: 900 + 170 * at, at: 0.045 * at, rings: 0.07, loud },
    like: 'rattle' as const,
  }))

/** Tones one after the other. */
const tones = (pitches: readonly number[], every: number, rings: number, loud = 0.14): readonly Note[] =>
  pitches.map((pitch, at) => ({ pitch, at: every * at, rings, loud }))

type Heard = {
  readonly [Kind in Event['kind']]?: (event: Extract<Event, { kind: Kind }>, isOwn: boolean) => readonly Note[]
}

const HEARD: Heard = {
  countdown: () => tones([330, 330, 330], 1, 0.16),
  'rolling-opened': () => tones([660], 0, 0.4),
  // What others roll is heard from the far side of the table.
  rolled: ({ dice }, isOwn) => knocks(dice.length, isOwn ? 0.3 : 0.06),
  thrown: () => knocks(4, 0.2),
  assigned: (_event, isOwn) => (isOwn ? tones([523, 659, 784], 0.06, 0.2) : []),
  bled: (_event, isOwn) => (isOwn ? [{ pitch: 160, to: 70, at: 0, rings: 0.25, loud: 0.3 }] : []),
  took: ({ left, seats }) =>
    seats.length === 0 || left > LOW
      ? []
      : left === 0
        ? [{ pitch: 440, to: 110, at: 0, rings: 0.5, loud: 0.16 }]
        : tones([880, 880], 0.09, 0.06, 0.1),
  'pool-closed': () => [{ pitch: 440, to: 110, at: 0, rings: 0.5, loud: 0.16 }],
  stopped: (_event, isOwn) => (isOwn ? tones([392, 262], 0.1, 0.2) : []),
  'rolling-over': () => tones([262, 330, 392], 0, 0.9, 0.1),
}

/** The race can be heard: one's own dice, a set, a pool that runs low, the end. */
export function soundOf(event: object, viewer: Viewer): readonly Note[] | undefined {
  const { kind, seat } = event as Event & { readonly seat?: number }
  return HEARD[kind]?.(event as never, seat === viewer)
}
