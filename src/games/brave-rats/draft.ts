import type { Dealer, Seat } from '#engine/game'
import type { CardId } from '#games/brave-rats/cards'
import { finishDeal } from '#games/brave-rats/deal'
import { layOut } from '#games/brave-rats/lay-out'
import type { Event, Pack, Position, State } from '#games/brave-rats/types'

const PACK_SIZE = 4

/** Whose pick of a pack this is, the first being 0: the drawer's and the other's in turn (BR-161, BR-162). */
export const pickerOf = ({ drawer }: Pack<unknown>, pick: number): Seat => (pick % 2 === 0 ? drawer : 1 - drawer)

/** Who picks next of a pack. */
export const holder = (pack: Pack<unknown>): Seat => pickerOf(pack, pack.picks.length)

/** The cards of a pack that nobody has picked yet. */
export const left = <Card>(pack: Pack<Card>): Card[] => pack.cards.filter((card) => !pack.picks.includes(card))

/** The pack on its way round the table, if cards are drafted now. */
export const currentPack = <Card>({ draft }: Position<Card>): Pack<Card> | undefined => draft?.packs.at(-1)

/** BR-160 */
export function startDraft(state: State, stock: readonly CardId[], dealer: Dealer<Event>): void {
  state.draft = { stock, packs: [] }
  drawPack(state, dealer)
}

/** BR-161, BR-162 Keeps a card and passes the rest; a last card goes by itself (BR-R44). */
export function draftPick(state: State, seat: 0 | 1, card: CardId, dealer: Dealer<Event>): void {
  take(state, seat, card, dealer)
  const rest = left(currentPack(state)!)
  const to = (1 - seat) as 0 | 1
  dealer.tell?.({ kind: 'pack-passed', rule: 'BR-162', to, cards: rest, shows: true })
  if (rest.length > 1) return
  take(state, to, rest[0]!, dealer)
  if (state.draft!.stock.length > 0) drawPack(state, dealer)
  else finishDraft(state, dealer)
}

/** BR-163 Four cards; the drawing seat alternates. */
function drawPack(state: State, dealer: Dealer<Event>): void {
  const { stock, packs } = state.draft!
  const drawer = (packs.length % 2 === 0 ? state.role! : 1 - state.role!) as 0 | 1
  const cards = stock.slice(0, PACK_SIZE)
  state.draft = { stock: stock.slice(PACK_SIZE), packs: [...packs, { drawer, cards, picks: [] }] }
  const rule = packs.length === 0 ? 'BR-161' : 'BR-163'
  dealer.tell?.({ kind: 'pack-drawn', rule, seat: drawer, cards, shows: true })
}

function take(state: State, seat: 0 | 1, card: CardId, dealer: Dealer<Event>): void {
  const { stock, packs } = state.draft!
  const pack = packs.at(-1)!
  state.draft = { stock, packs: [...packs.slice(0, -1), { ...pack, picks: [...pack.picks, card] }] }
  state.hands[seat].push(card)
  const rule = pack.picks.length === 0 ? 'BR-161' : 'BR-162'
  dealer.tell?.({ kind: 'picked', rule, seat, card, shows: true })
}

/** BR-164 Both hold eight cards: the Traitor and Lucky Draw follow, and play begins. */
function finishDraft(state: State, dealer: Dealer<Event>): void {
  state.draft = null
  layOut(state, finishDeal(state.options, state.hands, dealer.random), dealer)
}
