import type { Seat } from '#engine/game'
import { type CardId, strengthOf } from '#games/brave-rats/cards'
import { worthOf } from '#games/brave-rats/duel'
import type { Pair, Round, View } from '#games/brave-rats/types'

/** What a round that was played was worth to each seat. */
export const worths = ({ cards, blanked }: Round): Readonly<Pair<1 | 2>> => [
  worthOf(strengthOf(cards[0]), !blanked[0]),
  worthOf(strengthOf(cards[1]), !blanked[1]),
]

/** The rounds on hold, with what each is worth to each seat where it was played at this table. */
export function heldRounds({
  held,
  history,
}: View): { readonly round: number; readonly worth: readonly number[] | undefined }[] {
  return held.map((number) => {
    const round = history.find((played) => played.round === number)
    return { round: number, worth: round && worths(round) }
  })
}

/** The cards a seat has not played: in hand or in the pile. */
export function unplayed({ starting, history }: View, seat: Seat): readonly CardId[] {
  const played = history.map(({ cards }) => cards[seat])
  return starting?.[seat]?.filter((card) => !played.includes(card)) ?? []
}
