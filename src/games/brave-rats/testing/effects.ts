import type { Effects } from '#engine/exhaust'
import { type CardId, strengthOf } from '#games/brave-rats/cards'
import { judge, type Verdict } from '#games/brave-rats/duel'
import type { BraveRats, State } from '#games/brave-rats/types'

/** The cards of the last round without whose power something would have been otherwise. */
function deciding({ history }: State, what: (verdict: Verdict) => unknown): CardId[] {
  const { cards, strengths } = history.at(-1)!
  const rats = [strengthOf(cards[0]), strengthOf(cards[1])] as const
  const bonus = [strengths[0] - rats[0], strengths[1] - rats[1]] as const
  const isDeciding = (seat: 0 | 1): boolean => what(judge(rats, bonus, seat)) !== what(judge(rats, bonus))
  return ([0, 1] as const).filter(isDeciding).map((seat) => cards[seat])
}

/** A card has done something when, without its power, the cards would have come to something else than the table shows. */
export const effects: Effects<BraveRats> = {
  'round-held': (before, { round }, now) =>
    now.held.includes(round) && !before.held.includes(round) ? deciding(now, ({ winner }) => winner === null) : [],

  /** Who won the round, and what it was worth where no other rounds came with it. */
  scored(before, { seat }, now) {
    const gained = now.victories[seat] - before.victories[seat]
    if (gained === 0) return []
    return [
      ...deciding(now, ({ winner }) => winner === seat),
      ...deciding(now, ({ worth }) => worth[seat] === 2 && worth[seat] === gained),
    ]
  },

  boosted: (before, { seat }, now) =>
    now.bonus[seat] > before.bonus[seat] ? deciding(now, ({ bonus }) => bonus[seat]) : [],
  spying: (before, { seat }, now) =>
    now.spySeat === seat && before.spySeat === null ? deciding(now, ({ spySeat }) => spySeat === seat) : [],

  /** A game that a Princess wins; the Prince's part in it is not what he is for. */
  'game-won'(before, { seat }, now) {
    const { winner, reason } = now.past.at(-1)!
    if (now.past.length === before.past.length || winner !== seat || reason !== 'princess') return []
    return deciding(now, ({ by }) => by).filter((card) => card === now.history.at(-1)!.cards[seat])
  },
}
