import type { GameTypes, Seat, Text } from '#engine/game'

/**
 * The words of a game as they are said to whoever has this seat: what it does, *you* do. With what those who play are
 * called, by seat, where that is known.
 */
export function addressed<T extends GameTypes>(
  text: Text<T>,
  you: Seat | undefined,
  names?: readonly string[],
): Text<T> {
  if (you === undefined && !names) return text
  return {
    ...text,
    decision: (decision, view) => text.decision(decision, view, you, names),
    event: (event) => text.event(event, you, names),
    outcome: (outcome) => text.outcome(outcome, you, names),
  }
}
