import type { RoomId } from '#games/roll-and-fight/content/vocabulary'
import type { Enemy } from '#games/roll-and-fight/types'

/** Something in a room that can be chosen: the room itself, or one of the enemies that are alike there. */
export interface Lit {
  readonly room: RoomId
  /** Those whose picture is lit; none where it is the room. */
  readonly enemies: readonly Enemy[]
  /** "Hit: one of 3 Grunts": what it is called in the list of its room. */
  readonly name: string
  /** "Hit Grunt 1 in Ice Room": what pressing it does. */
  says(enemy?: Enemy): string
  press(enemy?: Enemy): void
}

/** The key of each room, the same throughout a match; no key of the table is among them. */
export const ROOM_KEYS: Readonly<Record<RoomId, string>> = {
  r1: 'A',
  r2: 'B',
  r3: 'D',
  r4: 'F',
  r5: 'G',
  r6: 'I',
  r7: 'J',
  r8: 'K',
  r9: 'N',
}
