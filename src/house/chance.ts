// Chance that nobody can foresee, for secrets and names of things; the luck of matches comes from their seeds.

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** So many random bytes in hexadecimal. */
export const randomHex = (count: number): string =>
  Array.from(bytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A whole number from 0, below `end`, which must be small. */
export const randomBelow = (end: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % end
