import type { Objective } from '#games/roll-and-fight/content/vocabulary'
import { bitsOfTypes } from '#games/roll-and-fight/bot/fight/targets'
import { type Case, killsOf, type Position } from '#games/roll-and-fight/bot/fight/position'
import { countBits } from '#games/roll-and-fight/bot/ground'

// Objectives in numbers.

/** Minions that must all be dead, of the types that an Objective names, next door. */
const wantedNextDoor = (the: Case, room: number, { types }: Extract<Objective, { kind: 'kill-adj' }>): number =>
  the.ground.doors[room]!.reduce((bits, door) => bits | the.ground.inRoom[door]!, 0) & bitsOfTypes(the, types)

/** What is missing of an Objective, the way there not counted: damage, or rooms; 0 if it is met, and none if it never will be. */
export function missing(the: Case, position: Position, room: number, objective: Objective): number | undefined {
  const { ground, spaces, toughness } = the
  const alive = (bits: number): number =>
    countBits(bits & ~position.dead) + (toughness - 1) * countBits(bits & ~position.dead & ground.ofType['tough-guy'])
  switch (objective.kind) {
    case 'kill-adj':
      return alive(wantedNextDoor(the, room, objective))
    case 'visit':
      return Math.max(0, objective.count - countBits(position.visited))
    case 'kill-n':
      return Math.max(0, objective.count - killsOf(the, position, objective.type))
    case 'health6':
      return 6 - spaces
    case 'hit-boss':
      if (position.hitBoss) return 0
      return 1 + countBits(ground.inRoom[ground.bossRoom]! & ground.ofType.grunt & ~(position.dead | position.evaded))
    case 'visit-adj':
      return countBits(ground.near[room]! & ~position.visited)
    default: {
      objective.kind satisfies 'clear-1r'
      const here = ground.inRoom[room]!
      const before = the.old & here
      if ((position.dead & here) === here)
        return before === 0 || (before === here && the.sameRound & (1 << room)) ? 0 : undefined
      if (before !== 0) return undefined
      return alive(here & ~position.evaded)
    }
  }
}

/** RF-138 What is met in the Hero's room is marked at once. */
export function maybeMark(the: Case, position: Position): void {
  const { at } = position
  const objective = the.ground.objectives[at]
  if (!objective || position.marked & (1 << at)) return
  if (missing(the, position, at, objective) !== 0) return
  position.marked |= 1 << at
  position.chances++
}
