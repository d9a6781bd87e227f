import type { Dealer } from '#engine/game'
import { shuffle } from '#engine/random'
import { todo } from '#engine/steps'
import { CARD, type CardId, isMinion, LIEUTENANT, type MinionId, printedArmor } from '#games/last-stand/content/enemies'
import { command, takeMoment } from '#games/last-stand/rules/attack'
import { hurtHeroes, leaveBoard } from '#games/last-stand/rules/damage'
import { rollPlacement } from '#games/last-stand/rules/dice'
import { finish } from '#games/last-stand/rules/end'
import { LT_SPACES, nextInRing, RING, SKULL, type Space, SPACES } from '#games/last-stand/rules/geometry'
import { enter } from '#games/last-stand/rules/moving'
import { abilityAt, headStart, roundOf } from '#games/last-stand/rules/read'
import type { Enemy, Event, State, Step, View } from '#games/last-stand/types'

// B9 The Reinforcements Phase, and how enemies are placed.

/** LS-120 to LS-125 Steps 1 and 2. */
export function reinforcements(state: State, dealer: Dealer<Event>): void {
  const round = roundOf(state)
  state.phase = 'reinforcements'
  state.arrivals = []
  dealer.tell?.({ kind: 'phase-begun', rule: 'LS-050', phase: 'reinforcements', round, token: state.token })
  state.track++
  const { track } = state
  const lieutenant = LT_SPACES.includes(track)
  dealer.tell?.({ kind: 'track-moved', rule: 'LS-120', track, lieutenant, skull: track === SKULL })
  if (track === SKULL) {
    finish(state, 'skull', 'LS-162', dealer) // LS-R60
    return
  }
  todo<Step>(state, { do: 'pile' }, { do: 'next-round' })
  enlistByAbilities(state, dealer) // LS-R39
  if (lieutenant) drawLieutenant(state, dealer)
  else if (state.gone.length === 3 && !state.entered) drawGeneral(state, dealer)
}

function enlistByAbilities(state: State, dealer: Dealer<Event>): void {
  for (const { amount, by, rule } of enlisters(state)) enlist(state, amount, by, rule, dealer)
}

/** LS-R39 Who adds minions to the pile where the track token is: the general first. */
export function enlisters(view: View): { readonly amount: number; readonly by: CardId; readonly rule: string }[] {
  const found = []
  const ability = abilityAt(view, 'reinforcements')
  if (ability && view.track % 2 === 1) found.push({ amount: ability.amount, by: view.general, rule: 'LS-118' })
  for (const enemy of view.enemies) {
    if (!enemy) continue
    const { effect } = CARD[enemy.card]
    if (effect?.when === 'reinforcements') found.push({ amount: effect.amount, by: enemy.card, rule: 'LS-116' })
  }
  return found
}

/** LS-R63 To the bottom of the pile. */
function enlist(state: State, wanted: number, by: string, rule: string, dealer: Dealer<Event>): void {
  let cards = 0
  while (cards < wanted) {
    const card = drawMinion(state, dealer)
    if (!card) break
    state.pile.push(card)
    cards++
  }
  if (cards > 0) dealer.tell?.({ kind: 'enlisted', rule, cards, pile: state.pile.length, by })
}

/** LS-R64 When the deck is empty, the discard becomes the deck; if there is none either, no card is drawn. */
function drawMinion(state: State, dealer: Dealer<Event>): MinionId | undefined {
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = shuffle(dealer.random, state.discard)
    state.discard = []
    dealer.tell?.({ kind: 'reshuffled', rule: 'LS-R64', cards: state.deck.length })
  }
  return state.deck.shift()
}

/** What was seen stays to be seen: two orders can lead to the same board. */
function turnUp(state: State, card: CardId): void {
  state.turned = card
  state.arrivals.push(card)
}

/** LS-122 to LS-124 */
function drawLieutenant(state: State, dealer: Dealer<Event>): void {
  const card = state.villains.shift()!
  turnUp(state, card)
  dealer.tell?.({
    kind: 'revealed',
    rule: 'LS-122',
    card,
    from: 'villains',
    left: state.villains.length + 1,
    shows: true,
  })
  enlist(state, LIEUTENANT[card].adds[state.heroes.length as 3 | 4], card, 'LS-123', dealer)
  place(state, card, dealer)
}

/** LS-125, LS-R67 */
function drawGeneral(state: State, dealer: Dealer<Event>): void {
  state.entered = true
  const { general: card } = state
  turnUp(state, card)
  dealer.tell?.({ kind: 'revealed', rule: 'LS-125', card, from: 'villains', left: 0, shows: true })
  place(state, card, dealer)
}

/** LS-126, LS-128 The next card of the pile, until there is none. */
export function placeFromPile(state: State, dealer: Dealer<Event>): void {
  const card = state.pile.shift()
  if (!card) return
  if (state.shown > 0) state.shown--
  turnUp(state, card)
  todo<Step>(state, { do: 'pile' })
  dealer.tell?.({ kind: 'revealed', rule: 'LS-126', card, from: 'pile', left: state.pile.length, shows: true })
  const plates = abilityAt(state, 'pile')
  place(state, card, dealer, plates && CARD[card].type === plates.on ? plates.amount : 0)
}

/** LS-043 A minion of the set-up. */
export function placeFromDeck(state: State, dealer: Dealer<Event>): void {
  const card = drawMinion(state, dealer)!
  turnUp(state, card)
  dealer.tell?.({ kind: 'revealed', rule: 'LS-043', card, from: 'deck', left: state.deck.length, shows: true })
  place(state, card, dealer)
}

/** LS-126, LS-127 Rolls where a card goes: to the space of its type, or the next one that is free. */
function place(state: State, card: CardId, dealer: Dealer<Event>, plates = 0): void {
  const face = rollPlacement(dealer)
  const rolled = face - 1 + (CARD[card].type === 'frontline' ? 0 : RING)
  let at: Space | undefined = rolled
  for (let tries = 0; state.enemies[at]; at = nextInRing(at)) if (++tries > RING) break
  if (!state.enemies[at]) put(state, at, card, face, at === rolled ? 'rolled' : 'next-free', plates, dealer)
  else if (isMinion(card)) overwhelm(state, card, card, face, null, dealer)
  else {
    // LS-130, LS-R62 What is replaced triggers nothing, and the damage comes before the new card.
    const { card: replaced } = state.enemies[rolled]!
    leaveBoard(state, rolled)
    overwhelm(state, card, replaced, face, rolled, dealer)
    if (!state.result) put(state, rolled, card, face, 'replaces', plates, dealer)
  }
}

/** LS-129, LS-131 A ring is full: what does not find room is discarded, and all standing heroes suffer. */
function overwhelm(
  state: State,
  card: CardId,
  discarded: CardId,
  face: number,
  at: Space | null,
  dealer: Dealer<Event>,
): void {
  if (at === null) {
    state.discard.push(discarded as MinionId)
    state.turned = null
  }
  const rule = at === null ? 'LS-129' : 'LS-130'
  const space = at === null ? null : SPACES[at]!
  dealer.tell?.({ kind: 'overwhelmed', rule, card, face, discarded, space })
  const standing = [...state.heroes.keys()]
  hurtHeroes(state, standing, 1, { by: 'overwhelming-assault', rule: at === null ? 'LS-129' : 'LS-131' }, dealer)
}

/** LS-R68 A card that enters is a new enemy. */
function put(
  state: State,
  at: Space,
  card: CardId,
  face: number,
  because: Extract<Event, { kind: 'placed' }>['because'],
  plates: number,
  dealer: Dealer<Event>,
): void {
  state.turned = null
  const damage = card === state.general ? headStart(state.heroes.length) : 0 // LS-039
  const armor = printedArmor(card) + plates // LS-118
  state.enemies[at] = newEnemy(card, damage, armor)
  const rule = because === 'rolled' ? 'LS-126' : because === 'next-free' ? 'LS-127' : 'LS-130'
  dealer.tell?.({ kind: 'placed', rule, card, space: SPACES[at]!, face, because, armor })
  const { keywords, effect } = CARD[card]
  if (effect?.when === 'placed' || keywords.includes('ambush')) todo<Step>(state, { do: 'arrive', at, card })
  enter(state, at, dealer)
  if (state.triggers.length > 0) todo<Step>(state, { do: 'triggers' })
}

export const newEnemy = (card: CardId, damage: number, armor: number): Enemy => ({
  card,
  damage,
  armor,
  suppressed: false,
  weakened: 0,
  mark: 0,
})

/** LS-150, LS-R35 What happens when it is placed, if the mine has left it standing. */
export function arrive(state: State, { at, card }: Extract<Step, { do: 'arrive' }>, dealer: Dealer<Event>): void {
  if (state.enemies[at]?.card !== card) return
  if (CARD[card].effect?.when === 'placed') command(state, at, dealer)
  else takeMoment(state, at, 'ambush', dealer)
}

/** LS-132, LS-133 Steps 4 and 5. */
export function nextRound(state: State, dealer: Dealer<Event>): void {
  drawPile(state, 'LS-132', dealer)
  const seat = (state.token + 1) % state.seats
  if (seat !== state.token) {
    state.token = seat
    dealer.tell?.({ kind: 'token-passed', rule: 'LS-133', seat })
  }
  todo<Step>(state, { do: 'squad-phase' })
}

/** LS-R66 As many as there are heroes, standing or not. */
export function drawPile(state: State, rule: string, dealer: Dealer<Event>): void {
  for (let cards = 0; cards < state.heroes.length; cards++) {
    const card = drawMinion(state, dealer)
    if (!card) break
    state.pile.push(card)
  }
  dealer.tell?.({ kind: 'pile-drawn', rule, cards: state.pile.length })
}
