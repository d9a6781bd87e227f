import type { BoardProps } from '#games/roll-and-fight/board/props'

/** RF-028 The phase of the seat that is shown: fight and Resolution are for each seat its own. */
export function phaseOf({ view, seat, isPlaying }: Pick<BoardProps, 'view' | 'seat' | 'isPlaying'>) {
  const { fight, dead, todo } = view.boards[seat]!
  // While the phase begins nobody has anything to do yet.
  const isThrough = fight === null && !dead && (todo.length > 0 || !isPlaying)
  return view.phase === 'fighting' && isThrough ? 'resolution' : view.phase
}
