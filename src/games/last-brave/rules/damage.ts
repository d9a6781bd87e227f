import type { Dealer, Seat } from '#engine/game'
import { todo } from '#engine/steps'
import { afterDefeat } from '#games/last-brave/rules/bout'
import type { CardId } from '#games/last-brave/cards'
import { resistOf } from '#games/last-brave/rules/fighters'
import type { Event, Source, State, Step } from '#games/last-brave/types'
import { isAsked, openChoices } from '#games/last-brave/rules/windows'

/** LB-053 A Hit lands: the target's Resist as it is now comes off the locked Power (LB-R36). */
export function land(state: State, target: Seat, hit: number, dealer: Dealer<Event>): void {
  const { power, hits } = state.attack.lock!
  const resist = resistOf(state.fighters[target]!)
  const damage = Math.max(0, power - resist) // LB-R44
  const rule = damage === 0 ? 'LB-R44' : 'LB-053'
  state.blow = { target, hit, victim: target, damage, left: damage, reflected: false, averted: false }
  dealer.tell?.({ kind: 'hit', rule, seat: state.active, target, hit, hits, power, resist, damage })
  todo<Step>(state, { do: 'next-hit', target, hit })
  if (damage > 0) todo<Step>(state, { do: 'damage' }, { do: 'after' })
}

/** LB-055 The victim's window before the next point; a point that can be paid in one way only may need no question. */
export function takeDamage(state: State, dealer: Dealer<Event>): void {
  const { victim, left } = state.blow!
  if (left === 0) return
  const open = openChoices(state, victim, 'damage')
  if (isAsked(state, victim, 'damage', open)) {
    todo<Step>(state, { ask: 'damage', of: [victim] })
    return
  }
  const [only] = open
  if (only!.kind === 'reveal') reveal(state, only!.card, dealer)
  else if (only!.kind === 'move') move(state, only!.card, dealer)
  else fall(state, dealer)
}

/** LB-056 Pays a point with a card of the hand; it is usable before the next point (LB-064). */
export function reveal(state: State, card: CardId, dealer: Dealer<Event>): void {
  const { victim, reflected } = state.blow!
  const fighter = state.fighters[victim]!
  fighter.hand.splice(fighter.hand.indexOf(card), 1)
  fighter.reveal.push({ card, sideways: false, down: false })
  if (!fighter.shown.includes(card)) fighter.shown.push(card)
  const left = pay(state)
  dealer.tell?.({ kind: 'point-revealed', rule: 'LB-056', seat: victim, card, left, reflected, shows: true })
}

/** LB-057 Pays a point with a card of the Reveal Zone, be it face down (LB-R3). */
export function move(state: State, card: CardId, dealer: Dealer<Event>): void {
  const { victim, reflected } = state.blow!
  const fighter = state.fighters[victim]!
  fighter.reveal.splice(
    fighter.reveal.findIndex((lying) => lying.card === card),
    1,
  )
  fighter.damage.push(card)
  const left = pay(state)
  dealer.tell?.({ kind: 'point-moved', rule: 'LB-057', seat: victim, card, left, reflected })
}

/** A point was suffered; the next one may follow. */
function pay(state: State): number {
  const blow = state.blow!
  const left = blow.left - 1
  state.changed = true
  state.blow = { ...blow, left }
  if (!blow.reflected) state.attack = { ...state.attack, hurt: blow.victim }
  todo<Step>(state, { do: 'damage' })
  return left
}

/** LB-060 A point that can be paid by neither way. The reflector is credited, where there is one (LB-R63). */
export function fall(state: State, dealer: Dealer<Event>): void {
  const blow = state.blow!
  const { victim, target, reflected } = blow
  const by = reflected ? target : state.active
  const fighter = state.fighters[victim]!
  fighter.out = true
  fighter.faceUp = true // LB-R14
  state.changed = true
  state.blow = { ...blow, left: 0 }
  if (!reflected) state.attack = { ...state.attack, hurt: victim }
  state.defeats.push({ seat: victim, by })
  dealer.tell?.({
    kind: 'defeated',
    rule: reflected ? 'LB-R63' : 'LB-060',
    seat: victim,
    by,
    champion: fighter.champion,
    shows: true,
  })
  afterDefeat(state, by, dealer)
}

/** LB-086 The rest of this Hit is gone. */
export function defend(state: State, source: Source, dealer: Dealer<Event>): void {
  const blow = state.blow!
  state.blow = { ...blow, left: 0, averted: true }
  dealer.tell?.({ kind: 'defended', rule: 'LB-086', seat: blow.victim, removed: blow.left, ...source })
}

/** LB-089 The rest of this Hit goes to the attacker; it is part of the same Hit (LB-R48). */
export function reflect(state: State, source: Source, dealer: Dealer<Event>): void {
  const blow = state.blow!
  const attacker = state.active
  state.blow = { ...blow, victim: attacker, reflected: true }
  dealer.tell?.({ kind: 'reflected', rule: 'LB-089', seat: blow.target, onto: attacker, amount: blow.left, ...source })
}

/** LB-R38 One more window after the last point of a Hit, unless the same seat's next window follows at once. */
export function after(state: State): void {
  const blow = state.blow
  if (!blow || blow.averted || state.fighters[blow.victim]!.out || isFolded(state)) return
  const { victim } = blow
  if (isAsked(state, victim, 'after', openChoices(state, victim, 'after')))
    todo<Step>(state, { ask: 'after', of: [victim], brief: true })
}

function isFolded({ attack, blow, active, extra }: State): boolean {
  const { hits, targets } = attack.lock!
  const { victim, hit, target } = blow!
  const isLastHit = hit === hits
  if (victim === active) return !isLastHit
  return isLastHit && target === targets.at(-1) && extra === 0
}
