import type { Level } from '#bots/bot'
import type { Seat } from '#engine/game'
import type { Random } from '#engine/random'
import { REST } from '#games/roll-and-fight/rules/race'
import type { Choice, View } from '#games/roll-and-fight/types'

// RF-R59 Bots are no quicker than people.

/** Milliseconds between two rolls, at least and at most. */
const ROLLS: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  easy: [2600, 3400],
  normal: [2000, 2800],
  hard: [1600, 2200],
}
const OTHERS = [400, 800] as const

const between = (random: Random, [least, most]: readonly [number, number]): number =>
  least + random.below(most - least + 1)

/** How long it takes until a choice is made. */
export function racing(level: Level, view: View, choice: Choice, random: Random): number {
  if (choice.kind !== 'roll') return between(random, OTHERS)
  const { restedAt } = view.boards[view.viewer as Seat]!
  if (restedAt === 0) return between(random, OTHERS)
  const rolledAt = restedAt - REST
  return Math.max(0, rolledAt + between(random, ROLLS[level]) - view.time)
}
