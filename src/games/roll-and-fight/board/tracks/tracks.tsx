import type { BoardProps } from '#games/roll-and-fight/board/props'

export const Tracks = ({ view, seat }: BoardProps) => <p>{view.boards[seat]!.health.join(' ')}</p>
