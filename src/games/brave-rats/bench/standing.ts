import type { Strength } from '#games/brave-rats/cards'
import { duel } from '#games/brave-rats/duel'
import type { Result, Seat } from '#games/testing/bench'

export type Pair<Value> = [Value, Value]

/** How a game of base BraveRats stands, without its cards. */
export interface Standing {
  round: number
  bonus: Pair<number>
  victories: Pair<number>
  /** What the rounds on hold are worth to each seat. */
  held: Pair<number>
  result: Result | null
}

export const CLAN: readonly Strength[] = [7, 6, 5, 4, 3, 2, 1, 0]
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

export const newStanding = (): Standing => ({
  round: 0,
  bonus: [0, 0],
  victories: [0, 0],
  held: [0, 0],
  result: null,
})

/** Judges a round, in place; returns the seat whose Spy is at work in the next one. */
export function settle(standing: Standing, yarg: Strength, applewood: Strength): Seat | null {
  const { winner, by, worth, bonus, spySeat } = duel(yarg, applewood, standing.bonus[0], standing.bonus[1])
  standing.round++
  standing.bonus = [...bonus]
  standing.held[0] += worth[0]
  standing.held[1] += worth[1]
  if (winner !== null && by !== 'princess') {
    standing.victories[winner] += standing.held[winner]
    standing.held = [0, 0]
  }
  if (winner !== null && (by === 'princess' || standing.victories[winner] >= 4)) standing.result = { winner }
  else if (standing.round === 8) standing.result = { winner: null }
  return spySeat !== null && !standing.result ? spySeat : null
}
