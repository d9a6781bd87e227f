import type { Dealer } from '#engine/game'
import { strengthOf, type CardId, SPY } from '#games/brave-rats/cards'
import { duel, type Verdict } from '#games/brave-rats/duel'
import { gameTied, gameWon } from '#games/brave-rats/games'
import { draw } from '#games/brave-rats/lay-out'
import { target } from '#games/brave-rats/options'
import type { Event, Pair, State } from '#games/brave-rats/types'

/** BR-110, BR-R18 The spied-on seat shows its card, and that binds. */
export function showFirst(state: State, seat: 0 | 1, card: CardId, dealer: Dealer<Event>): void {
  state.committed[seat] = card
  dealer.tell?.({
    kind: 'shown-first',
    rule: 'BR-110',
    seat,
    card,
    strength: strengthOf(card) + state.bonus[seat],
    shows: true,
  })
}

/** BR-011 to BR-019 Both cards are in: they are turned up, judged and set aside. */
export function resolveRound(state: State, dealer: Dealer<Event>): void {
  const cards: Pair<CardId> = [state.committed[0]!, state.committed[1]!]
  const verdict = duel(strengthOf(cards[0]), strengthOf(cards[1]), state.bonus[0], state.bonus[1])
  const { winner } = verdict
  const gained = gains(state, verdict)
  turnUp(state, cards, verdict, gained, dealer)
  if (winner === null) hold(state, cards, verdict, dealer)
  else win(state, cards, verdict, winner, gained, dealer)

  if (verdict.by === 'princess') gameWon(state, winner!, 'princess', dealer)
  else if (winner !== null && state.victories[winner] >= target(state.options))
    gameWon(state, winner, 'victories', dealer)
  else if (state.round === 8) gameTied(state, dealer)
  else nextRound(state, cards, verdict, dealer)
}

/** BR-019 What the cards gave is for this next round alone. */
function nextRound(state: State, cards: Pair<CardId>, { bonus, spySeat }: Verdict, dealer: Dealer<Event>): void {
  state.round++
  if (bonus[0] > 0) boost(state, 0, dealer)
  if (bonus[1] > 0) boost(state, 1, dealer)
  state.spySeat = spySeat
  if (spySeat !== null) dealer.tell?.({ kind: 'spying', rule: 'BR-110', seat: spySeat })
  else if (dealer.tell && cards.every((card) => strengthOf(card) === SPY))
    dealer.tell({ kind: 'spies-cancelled', rule: 'BR-111' })
  if (!state.options.luckyDraw) return
  for (const seat of [0, 1] as const) draw(state, seat, 1, dealer) // BR-R40
}

function boost(state: State, seat: 0 | 1, dealer: Dealer<Event>): void {
  state.bonus[seat] = 2
  dealer.tell?.({ kind: 'boosted', rule: 'BR-060', seat })
}

/** BR-016, BR-032 What the round brings each seat: the winner gets it and all rounds on hold. */
function gains({ pending }: State, { winner, by, worth }: Verdict): Pair<number> {
  const gained: Pair<number> = [0, 0]
  if (winner !== null && by !== 'princess') gained[winner] = worth[winner] + pending[winner] // BR-101
  return gained
}

/** BR-011 The cards lie open for all to see and are played; the round is there to be looked up (BR-R32). */
function turnUp(
  state: State,
  cards: Pair<CardId>,
  verdict: Verdict,
  gained: Pair<number>,
  dealer: Dealer<Event>,
): void {
  const { round, spySeat } = state
  const { strengths, blanked, winner, by } = verdict
  const firstReveal = spySeat === null ? null : 1 - spySeat
  state.history.push({ round, cards, strengths, blanked, firstReveal, winner, by, gained })
  setAside(state, cards)
  // BR-R17 What the last round gave is spent, whatever came of this one.
  state.bonus[0] = 0
  state.bonus[1] = 0
  state.spySeat = null
  if (!dealer.tell) return
  dealer.tell({ kind: 'revealed', rule: 'BR-011', round, cards, strengths: [...strengths], shows: true })
  for (const seat of [0, 1] as const)
    if (blanked[seat]) dealer.tell({ kind: 'blanked', rule: 'BR-070', seat, card: cards[seat] })
}

/** BR-R21 Puts the round on hold, with what it is worth to each seat. */
function hold(state: State, cards: Pair<CardId>, verdict: Verdict, dealer: Dealer<Event>): void {
  const { round } = state
  const { rule, by, strengths, worth } = verdict
  state.held.push(round)
  state.pending[0] += worth[0]
  state.pending[1] += worth[1]
  dealer.tell?.({ kind: 'round-held', rule, by, round, cards, strengths: [...strengths], worth: [...worth] })
}

/** BR-016, BR-032 Gives the winner the round and all rounds on hold; a Princess has no use for them (BR-101). */
function win(
  state: State,
  cards: Pair<CardId>,
  { rule, by, strengths, worth }: Verdict,
  seat: 0 | 1,
  gained: Pair<number>,
  dealer: Dealer<Event>,
): void {
  dealer.tell?.({ kind: 'round-won', rule, seat, by, cards, strengths: [...strengths], worth: worth[seat] })
  if (by === 'princess') return
  if (state.held.length > 0) takeHeld(state, seat, dealer)
  state.victories[seat] += gained[seat]
  dealer.tell?.({ kind: 'scored', rule: 'BR-016', seat, gained: gained[seat], victories: [...state.victories] })
}

function takeHeld(state: State, seat: 0 | 1, dealer: Dealer<Event>): void {
  const { held: rounds, pending } = state
  const worth = pending[seat]
  state.held = []
  state.pending = [0, 0]
  dealer.tell?.({ kind: 'held-won', rule: worth > rounds.length ? 'BR-081' : 'BR-032', seat, rounds, worth })
}

/** BR-017 */
function setAside(state: State, cards: Pair<CardId>): void {
  for (let seat = 0; seat < 2; seat++) {
    const hand = state.hands[seat]!
    const last = hand.length - 1
    for (let at = hand.indexOf(cards[seat]!); at < last; at++) hand[at] = hand[at + 1]!
    hand.pop()
    state.committed[seat] = null
  }
}
