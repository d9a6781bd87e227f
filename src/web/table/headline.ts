import type { Outcome } from '#engine/game'
import { isClosed } from '#games/shelf'
import type { Words } from '#web/words/words'

/** How a match ended in a word or two, for whoever got `own` of it, if anything. */
export function headline(
  outcome: Outcome,
  own: number | undefined,
  names: readonly string[],
  words: Words['table'],
): string {
  const { payoffs } = outcome
  if (isClosed(outcome)) return words.closed
  if (own === 1) return words.youWin
  if (own === 0) return words.youLose
  const winners = names.filter((_, seat) => payoffs[seat] === 1)
  if (winners.length > 0) return words.wins(winners.join(', '))
  return payoffs.some((payoff) => payoff > 0) ? words.draw : words.allLose
}

/** All have won together, or all have lost. */
export function headlineOfAll(outcome: Outcome, own: number | undefined, words: Words['table']): string {
  if (isClosed(outcome)) return words.closed
  const isWon = outcome.payoffs.includes(1)
  if (own === undefined) return isWon ? words.allWin : words.allLose
  return isWon ? words.youWin : words.youLose
}
