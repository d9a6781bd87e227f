import type { Strength } from '#games/brave-rats/cards'
import { duel } from '#games/brave-rats/duel'

export type Seat = 0 | 1
export type Pair<Value> = readonly [Value, Value]

/** All that counts at the start of a round, except the hands. */
export interface Standing {
  readonly victories: Pair<number>
  /** What the rounds on hold are worth to each seat (BR-R21). */
  readonly pending: Pair<number>
  /** The +2 that each seat has in this round, or 0. */
  readonly bonus: Pair<number>
  /** The seat that sees the other card before it chooses. */
  readonly spySeat: Seat | null
}

/** What two cards lead to when they end the game; otherwise it is a number from 0. */
export const SEAT_0_WINS = -1
export const SEAT_1_WINS = -2

/** Every standing that a game can come to, numbered from the first, and how the game goes on from it. */
export interface Standings {
  readonly count: number
  readonly spySeats: readonly (Seat | null)[]
  /** Where seat 0's card `a` and seat 1's card `b` lead from a standing: see `(standing << 6) | (a << 3) | b`. */
  readonly after: Int32Array
  /** The number of a standing; `undefined` if the game cannot come to it. */
  numberOf(standing: Standing): number | undefined
}

/** Which standings are taken for one. */
export type Lens = (standing: Standing, target: number) => Standing

/** Standings that the table can tell apart stay apart. */
export const asPlayed: Lens = (standing) => standing

/** No play tells these apart: held value beyond what the last victory needs, and a +2 for both or for none (BR-205). */
export const asItMatters: Lens = ({ victories, pending, bonus, spySeat }, target) => ({
  victories,
  pending: [Math.min(pending[0], target - 1 - victories[0]), Math.min(pending[1], target - 1 - victories[1])],
  bonus: bonus[0] === bonus[1] ? [0, 0] : bonus,
  spySeat,
})

const STRENGTHS = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Follows a game from `first` through as many rounds as there are left, whatever cards are played. */
export function standingsFrom(first: Standing, rounds: number, target: number, lens: Lens): Standings {
  const all: Standing[] = []
  const numbers = new Map<string, number>()
  const after: number[] = []
  const numberOf = (standing: Standing): number | undefined => numbers.get(format(lens(standing, target)))
  const enlist = (standing: Standing): number => {
    const known = numberOf(standing)
    if (known !== undefined) return known
    numbers.set(format(lens(standing, target)), all.length)
    return all.push(lens(standing, target)) - 1
  }
  enlist(first)
  for (let round = 1, from = 0; round <= rounds; round++)
    for (const end = all.length; from < end; from++)
      for (const a of STRENGTHS)
        for (const b of STRENGTHS) {
          const next = follow(all[from]!, a, b, target)
          after.push(typeof next === 'number' ? next : enlist(next))
        }
  return {
    count: all.length,
    spySeats: all.map((standing) => standing.spySeat),
    after: Int32Array.from(after),
    numberOf,
  }
}

/** The standing after a round, or who won the game in it. */
function follow(from: Standing, a: Strength, b: Strength, target: number): Standing | number {
  const { winner, by, worth, bonus, spySeat } = duel(a, b, from.bonus[0], from.bonus[1])
  const held = [from.pending[0] + worth[0], from.pending[1] + worth[1]] as const
  if (winner === null) return { victories: from.victories, pending: held, bonus, spySeat } // BR-030, BR-120
  const victories = from.victories.map((had, seat) => (seat === winner ? had + held[winner] : had))
  if (by === 'princess' || victories[winner]! >= target) return winner === 0 ? SEAT_0_WINS : SEAT_1_WINS
  return { victories: [victories[0]!, victories[1]!], pending: [0, 0], bonus, spySeat } // BR-032, BR-034
}

const format = ({ victories, pending, bonus, spySeat }: Standing): string =>
  [...victories, ...pending, ...bonus, spySeat].join('/')
