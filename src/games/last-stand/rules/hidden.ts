import type { Viewer } from '#engine/game'
import { clone } from '#engine/json'
import { type Random, shuffle } from '#engine/random'
import {
  ALL_MINIONS,
  isLieutenant,
  isMinion,
  LIEUTENANT_IDS,
  type LieutenantId,
  type MinionId,
} from '#games/last-stand/content/enemies'
import type { Event, State, View } from '#games/last-stand/types'

// Section E, information: hidden are the order of the minion deck, the pile's cards but those that lie open, and the
// lieutenants to come. No seat knows more than another.

const faceDown = (): null => null

/** The table as anybody sees it; it shares with `state` what is public. */
export const view = (state: State, viewer: Viewer): View => ({
  ...state,
  viewer,
  villains: state.villains.map(faceDown),
  deck: state.deck.map(faceDown),
  pile: state.pile.map((card, at) => (at < state.shown ? card : null)),
})

/** Everybody hears everything: what nobody may know is not told. */
export const hear = (event: Event): Event => event

/** A fair guess at what lies face down: any of the cards that lie nowhere else. */
export function determinize(seen: View, random: Random): State {
  const guess = clone(seen)
  guess.viewer = 'spectator'
  const minions = unseenMinions(guess)
  const lieutenants = unseenLieutenants(guess)
  if (minions.length > 0) shuffle(random, minions)
  if (lieutenants.length > 0) shuffle(random, lieutenants)
  for (const cards of [guess.pile, guess.deck]) for (let at = 0; at < cards.length; at++) cards[at] ??= minions.pop()!
  for (let at = 0; at < guess.villains.length; at++) guess.villains[at] ??= lieutenants.pop()!
  return guess as State
}

/** Every card of the box that does not lie open somewhere. */
export function unseenMinions({ enemies, discard, pile, deck, turned }: View): MinionId[] {
  const seen = new Map<MinionId, number>()
  const see = (card: MinionId): void => void seen.set(card, (seen.get(card) ?? 0) + 1)
  for (const enemy of enemies) if (enemy && isMinion(enemy.card)) see(enemy.card)
  if (turned && isMinion(turned)) see(turned)
  for (const cards of [discard, pile, deck]) for (const card of cards) if (card) see(card)
  return ALL_MINIONS.filter((card) => {
    const left = seen.get(card) ?? 0
    if (left > 0) seen.set(card, left - 1)
    return left === 0
  })
}

export function unseenLieutenants({ enemies, gone, villains, turned }: View): LieutenantId[] {
  const seen = new Set<string | null>([turned, ...gone, ...villains.filter((card) => card !== null)])
  for (const enemy of enemies) if (enemy && isLieutenant(enemy.card)) seen.add(enemy.card)
  return LIEUTENANT_IDS.filter((card) => !seen.has(card))
}

/** The state with all that nobody may know drawn anew. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const other = determinize(view(state, viewer), random)
  other.viewer = state.viewer
  return other
}
