import type { GameTypes, Seat, Text } from '#engine/game'
import type { LineTold } from '#protocol/told'

/**
 * What a part of the match came to that was nobody's turn, as the game sums it up; until one of these seats has chosen
 * something since.
 */
export function recapOf(
  lines: readonly LineTold[],
  seats: readonly Seat[],
  text: Pick<Text<GameTypes>, 'recap'>,
): string | undefined {
  const recap = text.recap?.(lines.flatMap(({ events = [] }) => events) as GameTypes['Event'][])
  if (!recap) return undefined
  let told = 0
  const end = lines.findIndex(({ events = [] }) => (told += events.length) > recap.at)
  const isAnswered = lines
    .slice(end + 1)
    .some(
      ({ what, by, seat }) => what === 'played' && by === 'seat' && typeof seat === 'number' && seats.includes(seat),
    )
  return isAnswered ? undefined : recap.says
}
