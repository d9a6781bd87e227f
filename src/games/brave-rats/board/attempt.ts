import type { Viewer } from '#engine/game'
import type { CardId } from '#games/brave-rats/cards'
import type { Choice, View } from '#games/brave-rats/types'

/** What pressing a card would mean now, for asking the rules why it is not offered. */
export function attempt(view: View, viewer: Viewer, card: CardId): Choice {
  if (view.draft) return { kind: view.hands.some((hand) => hand.includes(card)) ? 'choose-card' : 'draft-pick', card }
  if (view.spySeat === null) return { kind: 'choose-card', card }
  return { kind: view.spySeat === viewer ? 'choose-second' : 'choose-first', card }
}
