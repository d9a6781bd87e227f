import type { Dealer, Seat } from '#engine/game'
import { todo } from '#engine/steps'
import { lock, noAttack } from '#games/last-brave/rules/attack'
import { tieBout } from '#games/last-brave/rules/bout'
import { clockwise, living } from '#games/last-brave/rules/fighters'
import { holdAt } from '#games/last-brave/rules/prefs'
import { isStalemate } from '#games/last-brave/rules/stalemate'
import type { Event, State, Step, View } from '#games/last-brave/types'
import { isAsked, openChoices } from '#games/last-brave/rules/windows'

/** LB-R67 */
const MOST_TURNS = 300

/** LB-022 A turn begins: everybody may react, then the active player declares an attack. */
export function startTurn(state: State, seat: Seat, extra: boolean, dealer: Dealer<Event>): void {
  state.active = seat
  state.turn++
  state.changed = false
  state.attack = noAttack(seat)
  state.blow = null
  if (isStalemate(state)) {
    tieBout(state, 'stalemate', 'LB-R65', dealer)
    return
  }
  const rule = extra ? 'LB-099' : 'LB-020'
  dealer.tell?.({ kind: 'turn-begun', rule, seat, turn: state.turn, extra })
  todo<Step>(state, { do: 'react', at: 'turn-start', left: clockwise(state, seat) }, { do: 'declare' })
}

/** LB-R39, LB-R41 Asks the bystanders one after another: those who want to be asked and have a Secret Skill left. */
export function react(state: State, at: 'turn-start' | 'before-hit', left: readonly Seat[]): void {
  const pref = holdAt(at)
  for (let place = 0; place < left.length; place++) {
    const seat = left[place]!
    const { faceUp, prefs } = state.fighters[seat]!
    if (faceUp || !prefs![pref]) continue
    todo<Step>(
      state,
      { ask: 'react', of: [seat], secret: true, brief: true },
      { do: 'react', at, left: left.slice(place + 1) },
    )
    return
  }
}

/** LB-023 The active player must attack; with a single way to do so and nothing hidden left, the attack makes itself. */
export function declare(state: State, dealer: Dealer<Event>): void {
  const { active } = state
  const open = openChoices(state, active, 'turn')
  if (isAsked(state, active, 'turn', open)) todo<Step>(state, { ask: 'turn', of: [active] })
  else lock(state, open[0]!.kind === 'attack' ? open[0]!.seat : 'all', dealer)
}

/** LB-R34 The attacker's window before every Hit but the first. */
export function between(state: State): void {
  const { active } = state
  if (isAsked(state, active, 'between', openChoices(state, active, 'between')))
    todo<Step>(state, { ask: 'between', of: [active], brief: true })
}

/** LB-R66 So many turns in a row without a change are a tie. */
export const mostStalls = (view: Pick<View, 'fighters'>): number => Math.max(6, 2 * living(view).length)

/** LB-024 The turn is over: who is next, and can it go on? */
export function handOver(state: State, dealer: Dealer<Event>): void {
  const { active } = state
  const { next, rule } = nextPlayer(state)
  const isExtra = rule === 'LB-099'
  state.extra = isExtra ? state.extra - 1 : 0
  state.stall = state.changed ? 0 : state.stall + 1
  state.blow = null
  dealer.tell?.({ kind: 'turn-over', rule, seat: active, next, stall: state.stall })
  if (state.stall >= mostStalls(state)) tieBout(state, 'stall', 'LB-R66', dealer)
  else if (state.turn >= MOST_TURNS) tieBout(state, 'cap', 'LB-R67', dealer)
  else todo<Step>(state, { do: 'start-turn', seat: next, extra: isExtra })
}

/** B9, C5 Who acts next, and by which rule. */
function nextPlayer(state: State): { readonly next: Seat; readonly rule: string } {
  const { active, attack, fighters, extra } = state
  const { scatter, hurt, lock: locked } = attack
  const last = locked!.targets.at(-1)!
  if (fighters[active]!.out) return { next: last, rule: 'LB-133' }
  if (extra > 0) return { next: active, rule: 'LB-099' } // LB-R55
  const struck = scatter ? (hurt ?? last) : last
  if (!fighters[struck]!.out) return { next: struck, rule: !scatter ? 'LB-025' : hurt === null ? 'LB-R61' : 'LB-104' }
  return { next: clockwise(state, active)[0]!, rule: scatter ? 'LB-R60' : 'LB-131' }
}
