import type { BoardProps } from '#games/brave-rats/board/props'
import type { CardId } from '#games/brave-rats/cards'
import type { PastGame, Round, View } from '#games/brave-rats/types'

/** What lies in the middle of the table. */
export type Scene =
  | { readonly kind: 'draft' }
  /** The round that was turned up last; it stays until the viewer goes on to the next. */
  | { readonly kind: 'result'; readonly round: Round; readonly game: number; readonly ended: PastGame | undefined }
  /** A round in which cards are chosen. */
  | { readonly kind: 'round' }

export function sceneOf({ view, viewer, locked, sending }: BoardProps): Scene {
  if (view.draft) return { kind: 'draft' }
  const last = lastRound(view)
  if (!last) return { kind: 'round' }
  if (view.result) return last
  const waitsFor = viewer === 'spectator' ? [0, 1] : [viewer]
  const goesOn =
    locked.own !== null ||
    (sending ?? null) !== null ||
    shownCard(view) !== undefined ||
    waitsFor.some((seat) => view.committed[seat] !== null || (viewer === 'spectator' && locked.seats.includes(seat)))
  return goesOn ? { kind: 'round' } : last
}

/** The round that was resolved last, of this game or of the one that ended with it. */
function lastRound({ history, past, game, result }: View): Extract<Scene, { kind: 'result' }> | undefined {
  const before = past.at(-1)
  const ended = result || history.length === 0 || before?.game === game ? before : undefined
  const round = history.at(-1) ?? before?.rounds.at(-1)
  return round && { kind: 'result', round, game: ended?.game ?? game, ended }
}

/** The card that lies open in a spied round. */
export function shownCard({ spySeat, committed }: View): CardId | undefined {
  if (spySeat === null) return undefined
  return (committed[1 - spySeat] ?? undefined) as CardId | undefined
}

/** The seat at the lower edge, and the one across the table. */
export function sidesOf(viewer: BoardProps['viewer']): { readonly near: 0 | 1; readonly far: 0 | 1 } {
  return viewer === 1 ? { near: 1, far: 0 } : { near: 0, far: 1 }
}
