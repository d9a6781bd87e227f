import type { GameTypes, Seat, Text } from '#engine/game'

/** The words of a game as they are said to whoever has this seat: what it does, *you* do. */
export function addressed<T extends GameTypes>(text: Text<T>, you: Seat | undefined): Text<T> {
  if (you === undefined) return text
  return {
    ...text,
    decision: (decision, view) => text.decision(decision, view, you),
    event: (event) => text.event(event, you),
    outcome: (outcome) => text.outcome(outcome, you),
  }
}
