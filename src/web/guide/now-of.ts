import type { GameTypes, Seat } from '#engine/game'
import type { Match } from '#engine/match'
import type { NowTold } from '#protocol/told'

/** How a match on the page stands for a seat, as a server would tell it; one that waits is not asked yet. */
export function nowOf(match: Match<GameTypes>, seat: Seat, waits: boolean): NowTold {
  const pending = match.pending().filter(({ actor, secret }) => !secret || actor === seat)
  const asked = waits ? undefined : pending.find(({ actor }) => actor === seat)
  return {
    status: match.outcome ? 'over' : 'live',
    seats: [],
    clocks: null,
    pending,
    own: asked
      ? {
          decision: asked.decision,
          kind: asked.kind,
          choices: match.choices(seat),
          locked: match.sealedBy(seat) ?? null,
          canUndo: false,
        }
      : null,
    asides: match.asides(seat),
    view: match.view(seat),
    outcome: match.outcome ?? null,
    fairness: null,
    rematch: null,
  }
}
