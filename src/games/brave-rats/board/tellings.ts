import type { Text } from '#engine/game'
import { worths } from '#games/brave-rats/board/rounds'
import type { Words } from '#games/brave-rats/board/words'
import type { CardId } from '#games/brave-rats/cards'
import { clauseOf } from '#games/brave-rats/duel'
import type { BraveRats, Pair } from '#games/brave-rats/types'

/** What the board says in the game's own sentences: how rounds, games and matches ended. */
export const tellings = (text: Text<BraveRats>): Pick<Words, 'clan' | 'reason' | 'gameEnd' | 'outcome'> => ({
  clan: (seat) => text.seat(seat),
  reason(round) {
    const { by, winner } = round
    const rule = clauseOf(round)
    const worth = worths(round)
    const cards: Pair<CardId> = [...round.cards]
    const strengths: Pair<number> = [...round.strengths]
    if (winner === null)
      return text.event({ kind: 'round-held', rule, by, round: round.round, cards, strengths, worth: [...worth] })
    const seat = winner as 0 | 1
    return text.event({ kind: 'round-won', rule, by, seat, cards, strengths, worth: worth[seat] })
  },
  gameEnd: ({ game, winner, reason, victories }) =>
    winner === null
      ? text.event({ kind: 'game-tied', rule: 'BR-042', game, victories: [...victories] })
      : text.event({
          kind: 'game-won',
          rule: 'BR-040',
          game,
          seat: winner as 0 | 1,
          reason: reason === 'princess' ? 'princess' : 'victories',
          victories: [...victories],
        }),
  outcome: (outcome) => text.outcome(outcome),
})
