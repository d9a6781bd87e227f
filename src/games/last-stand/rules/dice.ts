import type { Random } from '#engine/random'
import { roll } from '#engine/random'
import { RING } from '#games/last-stand/rules/geometry'

// The only two places where dice fall: attack dice of 6 sides, and the placement die of 8 (LS-008).

interface Luck {
  readonly random: Random
}

/** So many attack dice, in the order in which they fell. */
export function rollAttack({ random }: Luck, count: number): number[] {
  const dice: number[] = []
  for (let die = 0; die < count; die++) dice.push(roll(random, 6, 'attack'))
  return dice
}

/** The placement die: 1 to 8. */
export const rollPlacement = ({ random }: Luck): number => roll(random, RING, 'placement')

/** LS-065, LS-113 Every 4, 5 or 6 is a hit. */
export function hitsOf(dice: readonly number[]): number {
  let hits = 0
  for (const face of dice) if (face >= 4) hits++
  return hits
}
