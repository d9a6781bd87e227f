import type { Dealer } from '#engine/game'
import { IllegalSetup } from '#engine/refusal'
import { bitOf, CLANS, inHandOrder, type CardId } from '#games/brave-rats/cards'
import type { Options } from '#games/brave-rats/options'
import type { Event, Pair, Setup, State } from '#games/brave-rats/types'

const HAND_SIZE = 3 // BR-141

/** Puts both players' cards on the table, as dealt, drafted or written by hand. */
export function layOut(state: State, cards: Pick<Setup, 'hands' | 'piles' | 'exchanged'>, dealer: Dealer<Event>): void {
  if (!cards.hands && !cards.piles) {
    checkPlainDeal(state.options)
    state.hands = [CLANS[0].slice(), CLANS[1].slice()]
    state.starting = CLANS
  } else {
    const [hands, piles] = [cards.hands ?? [[], []], cards.piles ?? [[], []]]
    const all: Pair<CardId[]> = [
      [...hands[0], ...piles[0]],
      [...hands[1], ...piles[1]],
    ]
    checkCards(all)
    state.hands = [hands[0].toSorted(inHandOrder), hands[1].toSorted(inHandOrder)]
    state.piles = [[...piles[0]], [...piles[1]]]
    state.starting = [all[0].sort(inHandOrder), all[1].sort(inHandOrder)]
    state.round = 9 - all[0].length
  }
  if (cards.exchanged) state.exchanged = [...cards.exchanged]
  if (dealer.tell) announce(state, dealer)
  if (cards.piles && !cards.hands) for (const seat of [0, 1] as const) draw(state, seat, HAND_SIZE, dealer)
  checkPiles(state)
}

/** BR-143, BR-144 Draws up to `count` cards, known to their owner alone. */
export function draw(state: State, seat: 0 | 1, count: number, dealer: Dealer<Event>): void {
  const cards = state.piles[seat].splice(0, count)
  if (cards.length === 0) return
  state.hands[seat].push(...cards)
  state.hands[seat].sort(inHandOrder)
  dealer.tell?.({ kind: 'drew', rule: count === 1 ? 'BR-143' : 'BR-141', seat, cards, shows: true })
}

function announce(state: State, { tell }: Dealer<Event>): void {
  const { options, starting, exchanged } = state
  if (options.princessAttack) tell!({ kind: 'princes-taken', rule: 'BR-180', seat: state.role as 0 | 1 })
  if (exchanged) tell!({ kind: 'exchanged', rule: 'BR-131', cards: [...exchanged], shows: true })
  const rule = exchanged ? 'BR-132' : dealRule(options)
  tell!({ kind: 'dealt', rule, game: state.game, hands: [[...starting![0]], [...starting![1]]], shows: true })
}

const dealRule = ({ draft, randomDeal, princessAttack }: Options): string =>
  draft ? 'BR-164' : randomDeal ? 'BR-170' : princessAttack ? 'BR-181' : 'BR-005'

/** The clans' own hands are what nothing but the base game deals. */
function checkPlainDeal({ traitor, luckyDraw, randomDeal, princessAttack }: Options): void {
  if (traitor || luckyDraw || randomDeal || princessAttack)
    throw new IllegalSetup(
      'hands: with these options the clans do not hold their own cards; say what they hold.',
      'BR-005',
    )
}

/** BR-003 Different cards, as many for one seat as for the other. */
function checkCards([first, second]: Readonly<Pair<readonly CardId[]>>): void {
  checkUnique([...first, ...second])
  if (first.length !== second.length)
    throw new IllegalSetup(`hands: ${first.length} cards against ${second.length}.`, 'BR-010')
  if (first.length < 1 || first.length > 8) throw new IllegalSetup('hands: each seat holds 1 to 8 cards.', 'BR-005')
}

export function checkUnique(cards: readonly CardId[]): void {
  let seen = 0
  for (const card of cards) {
    if (seen & bitOf(card)) throw new IllegalSetup(`${card} is there twice.`, 'BR-003')
    seen |= bitOf(card)
  }
}

/** BR-141 With Lucky Draw everybody has three cards in hand as long as the pile lasts; without it there is no pile. */
function checkPiles({ options, hands, piles }: State): void {
  for (const seat of [0, 1] as const) {
    if (piles[seat].length > 0 && !options.luckyDraw)
      throw new IllegalSetup(`piles[${seat}]: only Lucky Draw has piles.`, 'BR-140')
    const most = options.luckyDraw ? HAND_SIZE : 8
    if (hands[seat].length > most || (piles[seat].length > 0 && hands[seat].length < HAND_SIZE))
      throw new IllegalSetup(`hands[${seat}]: Lucky Draw plays from three cards in hand.`, 'BR-141')
  }
}
