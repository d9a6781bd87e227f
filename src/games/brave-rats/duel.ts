import {
  AMBASSADOR,
  ASSASSIN,
  GENERAL,
  MUSICIAN,
  PRINCE,
  PRINCESS,
  SPY,
  type Strength,
  WIZARD,
} from '#games/brave-rats/cards'

type Seat = 0 | 1
type Pair<Value> = readonly [Value, Value]

/** What decided a round: a power, or the strengths. */
export type Decider = 'musician' | 'princess' | 'prince' | 'lowest' | 'highest' | 'equal'

/** All that two cards do to each other. */
export interface Verdict {
  /** Who wins the round; `null` puts it on hold. */
  readonly winner: Seat | null
  readonly by: Decider
  /** The clause that decided. */
  readonly rule: string
  /** With the +2 of a General, where a seat has it. */
  readonly strengths: Pair<number>
  /** Whose card faces a Wizard and has no power. */
  readonly blanked: Pair<boolean>
  /** What the round is worth to each seat, now or when it comes off hold (BR-R21). */
  readonly worth: Pair<1 | 2>
  /** The +2 that each seat carries into the next round. */
  readonly bonus: Pair<0 | 2>
  /** The seat that sees first in the next round. */
  readonly spySeat: Seat | null
}

/** The clause by which each of them decides. */
const CLAUSES: Readonly<Record<Decider, string>> = {
  musician: 'BR-120',
  princess: 'BR-100',
  prince: 'BR-050',
  lowest: 'BR-090',
  highest: 'BR-013',
  equal: 'BR-030',
}

/** The clause that decided a round: that a power was taken away is the reason where strengths alone are left. */
export const clauseOf = ({ by, blanked }: Pick<Verdict, 'by' | 'blanked'>): string =>
  by === 'highest' && (blanked[0] || blanked[1]) ? 'BR-071' : CLAUSES[by]

/** BR-080 What a round is worth to a seat by its card, if that has its power. */
export const worthOf = (card: Strength, hasPower: boolean): 1 | 2 => (hasPower && card === AMBASSADOR ? 2 : 1)

/** BR-R1 The order of resolution. What would have been without the power of one card, `idle` tells. */
export function judge(cards: Pair<Strength>, bonus: Pair<number>, idle?: Seat): Verdict {
  const works = (seat: Seat, rat: Strength): boolean => cards[seat] === rat && seat !== idle
  const blanked = [works(1, WIZARD), works(0, WIZARD)] as const // BR-070
  const live = (seat: Seat, rat: Strength): boolean => works(seat, rat) && !blanked[seat]
  const worth = (seat: Seat): 1 | 2 => worthOf(cards[seat], seat !== idle && !blanked[seat])
  const either = (rat: Strength): boolean => live(0, rat) || live(1, rat)
  const strengths = [cards[0] + bonus[0], cards[1] + bonus[1]] as const
  const higher = strengths[0] === strengths[1] ? null : strengths[0] > strengths[1] ? 0 : 1

  const decide = (): Pick<Verdict, 'winner' | 'by'> => {
    if (either(MUSICIAN)) return { winner: null, by: 'musician' }
    for (const seat of [0, 1] as const)
      if (live(seat, PRINCESS) && live(other(seat), PRINCE)) return { winner: seat, by: 'princess' }
    if (live(0, PRINCE) !== live(1, PRINCE)) return { winner: live(0, PRINCE) ? 0 : 1, by: 'prince' }
    if (higher === null) return { winner: null, by: 'equal' }
    if (either(ASSASSIN)) return { winner: other(higher), by: 'lowest' }
    return { winner: higher, by: 'highest' }
  }

  const { winner, by } = decide()
  const spies = [live(0, SPY), live(1, SPY)] as const
  return {
    winner,
    by,
    rule: clauseOf({ by, blanked }),
    strengths,
    blanked,
    worth: [worth(0), worth(1)],
    bonus: [live(0, GENERAL) ? 2 : 0, live(1, GENERAL) ? 2 : 0], // BR-060
    spySeat: spies[0] === spies[1] ? null : spies[0] ? 0 : 1, // BR-110, BR-111
  }
}

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

const place = (a: number, b: number, bonusA: number, bonusB: number): number =>
  (a << 5) | (b << 2) | bonusA | (bonusB >> 1)

/** Every pair of cards with every +2, judged once. */
const VERDICTS: readonly Verdict[] = (() => {
  const verdicts: Verdict[] = []
  for (const a of [0, 1, 2, 3, 4, 5, 6, 7] as const)
    for (const b of [0, 1, 2, 3, 4, 5, 6, 7] as const)
      for (const bonusA of [0, 2] as const)
        for (const bonusB of [0, 2] as const) verdicts[place(a, b, bonusA, bonusB)] = judge([a, b], [bonusA, bonusB])
  return verdicts
})()

/** Decides one round between two cards, each with the +2 it may carry. */
export const duel = (a: Strength, b: Strength, bonusA: number, bonusB: number): Verdict =>
  VERDICTS[place(a, b, bonusA, bonusB)]!
