import type { GameTypes, Viewer } from '#engine/game'
import type { Match } from '#engine/match'
import { nowOf } from '#web/guide/now-of'
import type { Telling } from '#web/player/showing'

/** Where a match on the page has come, and what someone has heard on the way, each with the match as it was seen then. */
interface Reached {
  readonly match: Match<GameTypes>
  readonly events: readonly object[]
  readonly views: readonly object[]
}

interface Terms {
  readonly viewer: Viewer
  /** The viewer is not asked yet. */
  readonly waits?: boolean
  /** It happened by the viewer's own choice. */
  readonly isOwn: boolean
  /** It is long past: nothing of it is shown again. */
  readonly isPast: boolean
}

/** What a server would tell of it: one line with all that happened. */
export const tellingOf = (
  { match, events, views }: Reached,
  { viewer, waits = false, isOwn, isPast }: Terms,
): Telling => ({
  lines: [
    {
      n: 1,
      at: 0,
      what: 'played',
      ...(isOwn && viewer !== 'spectator' && { seat: viewer, by: 'seat' }),
      events,
    },
  ],
  now: nowOf(match, viewer, waits),
  steps: isPast ? [] : events.map((event, at) => ({ n: 1, event, view: views[at]! })),
})
