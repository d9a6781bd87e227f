import type { Seat, Viewer } from '#engine/game'
import { same } from '#engine/json'
import type { FramedBoardProps } from '#web/design/board-props'

/**
 * Who points at a choice of `to` just now, for a board that shows it there: nobody at one of a question that is closed, or
 * that is not shown yet.
 */
export function pointingAt(
  { own, advisable = [], advice = [] }: FramedBoardProps['now'],
  viewer: Viewer,
  to: Seat,
  choice: object,
): readonly Seat[] {
  const asked = to === viewer ? own : advisable.find(({ seat }) => seat === to)
  const isMeant = (decision: number): boolean => viewer === 'spectator' || asked?.decision === decision
  return advice.filter((one) => one.to === to && isMeant(one.decision) && same(one.choice, choice)).map(({ by }) => by)
}
