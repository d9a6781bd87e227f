import type { Solvable, Solved, Solver } from '#engine/solver'
import { RATS, type Strength } from '#games/brave-rats/cards'
import type { Start } from '#games/brave-rats/solution/positions'
import { loadSolution, saveSolution } from '#games/brave-rats/solution/save'
import { type Solution, solve } from '#games/brave-rats/solution/solve'

const CLAN: readonly Strength[] = [7, 6, 5, 4, 3, 2, 1, 0]
const PRINCES: readonly Strength[] = [7, 7, 6, 5, 4, 3, 2, 0]
const PRINCESSES: readonly Strength[] = [6, 5, 4, 3, 2, 1, 1, 0]

const solved = (solution: Solution): Solved => ({
  get states() {
    return solution.states
  },
  value: solution.value(solution.start),
  opening: solution.mix(solution.start, 0).map(({ strength, probability, cost }) => ({
    choice: RATS[strength].name,
    share: probability,
    cost,
  })),
  gain: () => Math.max(...solution.gain()),
  save: () => saveSolution(solution),
})

const solvable = (name: string, start: Start): Solvable => ({
  name,
  solve: (told) => solved(solve(start, told)),
  load: (bytes) => solved(loadSolution(bytes, start)),
})

/** Seat 0 has the Princes of a Princess Attack. */
export const solver: Solver = {
  variants: {
    base: solvable('BraveRats', { hands: [CLAN, CLAN], target: 4 }),
    'fast-rat': solvable('Fast Rat', { hands: [CLAN, CLAN], target: 3 }),
    'princess-attack': solvable('Princess Attack', { hands: [PRINCES, PRINCESSES], target: 4 }),
    'princess-attack-fast-rat': solvable('Princess Attack, Fast Rat', { hands: [PRINCES, PRINCESSES], target: 3 }),
  },
  note:
    'A decision state is a position at the start of a round: cards left, victories, the uncut value of the rounds on hold\n' +
    'to each seat, who has the +2, who sees first. A spied round is one state; the answers to its open card are not\n' +
    'counted apart.',
}
