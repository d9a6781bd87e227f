import type { GameTypes, Viewer } from '#engine/game'
import type { Match } from '#engine/match'
import type { NowTold } from '#protocol/told'

/** How a match on the page stands for someone, as a server would tell it; one who waits is not asked yet. */
export function nowOf(match: Match<GameTypes>, viewer: Viewer, waits: boolean): NowTold {
  const pending = match.pending().filter(({ actor, secret }) => !secret || actor === viewer)
  const asked = waits ? undefined : pending.find(({ actor }) => actor === viewer)
  return {
    status: match.outcome ? 'over' : 'live',
    seats: [],
    clocks: null,
    pending,
    own: asked
      ? {
          decision: asked.decision,
          kind: asked.kind,
          choices: match.choices(asked.actor),
          locked: match.sealedBy(asked.actor) ?? null,
          canUndo: false,
        }
      : null,
    asides: viewer === 'spectator' ? [] : match.asides(viewer),
    view: match.view(viewer),
    outcome: match.outcome ?? null,
    fairness: null,
    rematch: null,
  }
}
