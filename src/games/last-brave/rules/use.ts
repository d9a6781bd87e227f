import type { Dealer, Seat } from '#engine/game'
import { isDeclared } from '#games/last-brave/rules/abilities'
import { announce, partOf } from '#games/last-brave/rules/attack'
import { type Ability, ATTRIBUTE, type CardId, CHAMPION, inTypeOrder, type Keyword } from '#games/last-brave/cards'
import { defend, reflect } from '#games/last-brave/rules/damage'
import type { Choice, Event, Lying, Part, Source, State, Target } from '#games/last-brave/types'

/** Uses an ability of a card: the cost is paid first, then the keywords work in printed order (LB-R15). */
export function use(
  state: State,
  seat: Seat,
  { card, cost, choice }: Extract<Choice, { kind: 'use' }>,
  dealer: Dealer<Event>,
): void {
  const ability = ATTRIBUTE[card][cost]!
  const lying = find(state, { seat, card })
  if (cost === 'fatigue') lying.sideways = true
  else lying.down = true
  state.changed = true
  const rule = cost === 'fatigue' ? 'LB-067' : 'LB-069'
  announceAttack(state, card, cost, ability)
  dealer.tell?.({ kind: 'used', rule, seat, card, cost, ...(choice && { choice }) })
  work(state, seat, ability, { from: card, cost }, choice, dealer)
}

/** LB-125 Uses the Secret Skill: the Champion is face up from now on. */
export function useSecret(state: State, seat: Seat, choice: Target | undefined, dealer: Dealer<Event>): void {
  const fighter = state.fighters[seat]!
  const { champion } = fighter
  const ability = CHAMPION[champion].secret
  fighter.faceUp = true
  state.changed = true
  announceAttack(state, champion, 'secret', ability)
  dealer.tell?.({ kind: 'secret-used', rule: 'LB-125', seat, champion, ...(choice && { choice }), shows: true })
  work(state, seat, ability, { from: champion, cost: 'secret' }, choice, dealer)
}

function announceAttack(state: State, from: Part['from'], cost: Part['cost'], ability: Ability): void {
  if (ability.some(isDeclared)) announce(state, partOf(from, cost, ability), ability)
}

type Work = (state: State, seat: Seat, source: Source, choice: Target | undefined, dealer: Dealer<Event>) => void

const nothing: Work = () => {}

/** What each keyword does at once; those of an attack only count when it is locked. */
const WORK: Readonly<Record<Keyword['do'], Work>> = {
  power: nothing,
  hits: nothing,
  negate: nothing,
  're-engage': nothing,
  'scatter-shot': nothing,
  resist: nothing,
  defend: (state, _seat, source, _choice, dealer) => defend(state, source, dealer),
  reflect: (state, _seat, source, _choice, dealer) => reflect(state, source, dealer),
  seal: picked('sealed', 'LB-106', (state, target) => {
    find(state, target).down = true
  }),
  revive: picked('revived', 'LB-110', (state, target) => {
    find(state, target).sideways = false
  }),
  recover: picked('recovered', 'LB-111', recover),
}

function work(
  state: State,
  seat: Seat,
  ability: Ability,
  source: Source,
  choice: Target | undefined,
  dealer: Dealer<Event>,
): void {
  for (const keyword of ability) WORK[keyword.do](state, seat, source, choice, dealer)
}

/** A keyword that picks a card; in an "&" ability it may have been declined (LB-R17). */
function picked(
  kind: 'sealed' | 'revived' | 'recovered',
  rule: string,
  effect: (state: State, target: Target) => void,
): Work {
  return (state, seat, source, choice, dealer) => {
    if (!choice) return
    effect(state, choice)
    dealer.tell?.({ kind, rule, seat, of: choice.seat, card: choice.card as CardId, ...source })
  }
}

/** LB-111 Back to the hand, where it is upright and face up again when it is revealed (LB-R5). */
function recover({ fighters }: State, { seat, card }: Target): void {
  const { hand, reveal, damage } = fighters[seat]!
  const at = reveal.findIndex((lying) => lying.card === card)
  if (at >= 0) reveal.splice(at, 1)
  else damage.splice(damage.indexOf(card as CardId), 1)
  hand.push(card as CardId)
  hand.sort(inTypeOrder)
}

const find = ({ fighters }: State, { seat, card }: Target): Lying =>
  fighters[seat]!.reveal.find((lying) => lying.card === card)!
