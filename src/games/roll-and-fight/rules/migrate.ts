import type { Board, State } from '#games/roll-and-fight/types'

/** What this version keeps in mind besides, as it is where nothing of it has happened; what there is stays. */
export function migrate(state: unknown): State {
  const { left, boards, race, ...rest } = state as State & Partial<Pick<State, 'left'>>
  return {
    ...rest,
    left: left ?? [],
    boards: boards.map((board: Board): Board => ({ ...board, dropped: board.dropped ?? 0 })),
    race: race && { ...race, idleFor: race.idleFor ?? 0 },
  }
}
