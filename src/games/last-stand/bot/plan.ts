import type { Bot, Kit } from '#bots/bot'
import { startBudget } from '#bots/playout'
import type { Seat } from '#engine/game'
import { pick, type Random } from '#engine/random'
import { chanceOf } from '#games/last-stand/bot/chances'
import { Memory } from '#games/last-stand/bot/memory'
import { copyOf, isTurn, questionOf } from '#games/last-stand/bot/trial'
import { lastStand } from '#games/last-stand/game'
import { determinize } from '#games/last-stand/rules/hidden'
import { roundOf } from '#games/last-stand/rules/read'
import type { Choice, LastStand, State, View } from '#games/last-stand/types'

// Thinks the round through: after each choice everybody plays on at first sight, through the assault and what is placed
// after it, many times over. The half that turns out worse is dropped, and the others are tried as often again.

/** A choice that is still thought about. */
interface Line {
  readonly choice: Choice
  /** Chances to win at the end of the round, added up. */
  sum: number
  times: number
}

/** How often a round is played on for one choice, at most. */
const MOST = 2000
const FEWEST = 2
/** What each choice costs, so that of two sure ways the shorter is gone. */
const DELAY = 1e-5

export const planner = (kit: Kit): Bot<LastStand> => {
  const iterations = Math.min(kit.budget.iterations ?? MOST, MOST)
  return (view, offered, random) => {
    if (offered.length === 1) return offered[0]!
    if (questionOf(view)?.ask === 'pick-hero') return pick(random, offered)
    return plan(view, offered, iterations, startBudget({ ...kit, budget: { ...kit.budget, iterations } }), random)
  }
}

function plan(
  view: View,
  offered: readonly Choice[],
  iterations: number,
  canGoOn: () => boolean,
  random: Random,
): Choice {
  const seat = view.viewer as Seat
  const until = roundOf(view) + 1
  const memory = new Memory()
  const perHeat = iterations / Math.ceil(Math.log2(offered.length))
  let lines = offered.map((choice): Line => ({ choice, sum: 0, times: 0 }))
  while (lines.length > 1) {
    for (let left = Math.max(FEWEST, Math.round(perHeat / lines.length)); left > 0; left--) {
      // All lines are tried in the same guess at what lies face down.
      const guess = determinize(view, random)
      for (const line of lines) {
        if (!canGoOn()) return ranked(lines)[0]!.choice
        const state = copyOf(guess)
        lastStand.play(state, seat, line.choice, { random })
        line.sum += chanceAfter(state, until, random, memory)
        line.times++
      }
    }
    lines = ranked(lines).slice(0, Math.ceil(lines.length / 2))
  }
  return lines[0]!.choice
}

/** The best first; what was never tried stands last. */
const ranked = (lines: readonly Line[]): Line[] => lines.toSorted((one, other) => mean(other) - mean(one))
const mean = ({ sum, times }: Line): number => (times === 0 ? -1 : sum / times)

/** Plays on at first sight to a later round, and says what the chances are then. */
export function chanceAfter(state: State, until: number, random: Random, memory = new Memory()): number {
  for (let choices = 0; ; choices++) {
    const question = questionOf(state)
    if (!question || (roundOf(state) >= until && isTurn(question))) return chanceOf(state) - DELAY * choices
    const seat = question.of[0]!
    lastStand.play(state, seat, memory.choose(state, seat, question, random), { random })
  }
}
