/** Games that are on their way, so that nobody looks for them in vain. */
export const TO_COME = [
  { id: 'last-stand', name: 'Last Stand', seats: [2, 4] },
  { id: 'roll-and-fight', name: 'Vengeance: Roll & Fight', seats: [1, 4] },
  { id: 'arena', name: 'Arena: the Contest', seats: [1, 8] },
] as const

/** Games with a first match led by the hand. */
export const GUIDED: ReadonlySet<string> = new Set(['brave-rats', 'last-brave'])
