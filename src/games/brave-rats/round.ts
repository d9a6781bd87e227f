import type { Table } from '#engine/game'
import { strengthOf, type CardId, SPY } from '#games/brave-rats/cards'
import { duel, type Verdict } from '#games/brave-rats/duel'
import { gameTied, gameWon } from '#games/brave-rats/games'
import { draw } from '#games/brave-rats/lay-out'
import { target } from '#games/brave-rats/options'
import type { Event, Pair, State } from '#games/brave-rats/types'

/** BR-110, BR-R18 The spied-on seat shows its card, and that binds. */
export function showFirst(state: State, seat: 0 | 1, card: CardId, table: Table<Event>): void {
  state.committed[seat] = card
  table.tell?.({
    kind: 'shown-first',
    rule: 'BR-110',
    seat,
    card,
    strength: strengthOf(card) + state.bonus[seat],
    shows: true,
  })
}

/** BR-011 to BR-019 Both cards are in: they are turned up, judged and set aside. */
export function resolveRound(state: State, table: Table<Event>): void {
  const cards: Pair<CardId> = [state.committed[0]!, state.committed[1]!]
  const verdict = duel(strengthOf(cards[0]), strengthOf(cards[1]), state.bonus[0], state.bonus[1])
  if (table.tell) tellVerdict(state, cards, verdict, table)
  const gained = score(state, verdict)
  state.history.push({
    round: state.round,
    cards,
    strengths: verdict.strengths,
    blanked: verdict.blanked,
    firstReveal: state.spySeat === null ? null : 1 - state.spySeat,
    winner: verdict.winner,
    by: verdict.by,
    gained,
  })
  setAside(state, cards)
  // BR-R17 What the last round gave is spent, whatever came of this one.
  state.bonus[0] = 0
  state.bonus[1] = 0
  state.spySeat = null

  const { winner } = verdict
  if (winner !== null && table.tell && verdict.by !== 'princess')
    table.tell({
      kind: 'scored',
      rule: 'BR-016',
      seat: winner,
      gained: gained[winner],
      victories: [...state.victories],
    })
  if (verdict.by === 'princess') gameWon(state, winner!, 'princess', table)
  else if (winner !== null && state.victories[winner] >= target(state.options))
    gameWon(state, winner, 'victories', table)
  else if (state.round === 8) gameTied(state, table)
  else nextRound(state, cards, verdict, table)
}

/** BR-019 What the cards gave is for this next round alone. */
function nextRound(state: State, cards: Pair<CardId>, verdict: Verdict, table: Table<Event>): void {
  state.round++
  state.bonus[0] = verdict.bonus[0]
  state.bonus[1] = verdict.bonus[1]
  state.spySeat = verdict.spySeat
  if (table.tell) tellPowers(cards, verdict, table)
  if (!state.options.luckyDraw) return
  for (const seat of [0, 1] as const) draw(state, seat, 1, table) // BR-R40
}

/** BR-016, BR-032, BR-R21 Gives the winner the round and all rounds on hold, or puts the round on hold. */
function score(state: State, { winner, by, worth }: Verdict): Pair<number> {
  if (by === 'princess') return [0, 0] // BR-101
  if (winner === null) {
    state.held.push(state.round)
    state.pending[0] += worth[0]
    state.pending[1] += worth[1]
    return [0, 0]
  }
  const gained: Pair<number> = [0, 0]
  gained[winner] = worth[winner] + state.pending[winner]
  state.victories[winner] += gained[winner]
  if (state.held.length > 0) {
    state.held = []
    state.pending = [0, 0]
  }
  return gained
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

/** Says what the cards showed and why the round ended as it did. */
function tellVerdict(state: State, cards: Pair<CardId>, verdict: Verdict, { tell }: Table<Event>): void {
  const { winner, rule, worth } = verdict
  const strengths: Pair<number> = [...verdict.strengths]
  tell!({ kind: 'revealed', rule: 'BR-011', round: state.round, cards, strengths, shows: true })
  for (const seat of [0, 1] as const)
    if (verdict.blanked[seat]) tell!({ kind: 'blanked', rule: 'BR-070', seat, card: cards[seat] })
  if (winner === null) {
    tell!({ kind: 'round-held', rule, by: verdict.by, round: state.round, cards, strengths, worth: [...worth] })
    return
  }
  tell!({ kind: 'round-won', rule, seat: winner, by: verdict.by, cards, strengths, worth: worth[winner] })
  if (state.held.length > 0 && verdict.by !== 'princess')
    tell!({
      kind: 'held-won',
      rule: state.pending[winner] > state.held.length ? 'BR-081' : 'BR-032',
      seat: winner,
      rounds: [...state.held],
      worth: state.pending[winner],
    })
}

/** Says what the two cards do to the next round. */
function tellPowers(cards: Pair<CardId>, { bonus, spySeat }: Verdict, { tell }: Table<Event>): void {
  for (const seat of [0, 1] as const) if (bonus[seat] > 0) tell!({ kind: 'boosted', rule: 'BR-060', seat })
  if (spySeat !== null) tell!({ kind: 'spying', rule: 'BR-110', seat: spySeat })
  else if (cards.every((card) => strengthOf(card) === SPY)) tell!({ kind: 'spies-cancelled', rule: 'BR-111' })
}
