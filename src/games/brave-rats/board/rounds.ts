import type { Seat } from '#engine/game'
import { type CardId, strengthOf } from '#games/brave-rats/cards'
import { duel, type Verdict } from '#games/brave-rats/duel'
import type { Round, View } from '#games/brave-rats/types'

/** What the rules say of a round that was played. */
export function verdictOf({ cards, strengths }: Round): Verdict {
  const [first, second] = [strengthOf(cards[0]), strengthOf(cards[1])]
  return duel(first, second, strengths[0] - first, strengths[1] - second)
}

/** The rounds on hold, with what each is worth to each seat where it was played at this table. */
export function heldRounds({
  held,
  history,
}: View): { readonly round: number; readonly worth: readonly number[] | undefined }[] {
  return held.map((number) => {
    const round = history.find((played) => played.round === number)
    return { round: number, worth: round && verdictOf(round).worth }
  })
}

/** The cards a seat has not played: in hand or in the pile. */
export function unplayed({ starting, history }: View, seat: Seat): readonly CardId[] {
  const played = history.map(({ cards }) => cards[seat])
  return starting?.[seat]?.filter((card) => !played.includes(card)) ?? []
}
