import type { Seat } from '#engine/game'
import {
  type Ability,
  ATTRIBUTE,
  type Block,
  CHAMPION,
  type ChampionId,
  type Cost,
  FACE_DOWN,
  type Keyword,
  type Picking,
  pickingOf,
} from '#games/last-brave/cards'
import { living } from '#games/last-brave/rules/fighters'
import type { Choice, Target, View } from '#games/last-brave/types'

/** The moments at which a seat is asked (E1). */
export type Window = 'turn' | 'between' | 'damage' | 'after' | 'react'

/** Why an ability does not work now: the code of a refusal, and for a Negate what it forbids. */
export interface Hindrance {
  readonly code:
    | 'LB_DECLARE_ONLY'
    | 'LB_SEAL_TURN'
    | 'LB_NO_DAMAGE'
    | 'LB_REFLECTED'
    | 'LB_SCATTER_REFLECT'
    | 'LB_NEGATED'
  readonly block?: Block
}

/** A choice that uses an ability. */
export type Use = Extract<Choice, { kind: 'use' | 'secret' }>

/** The ability that `seat` uses; a Secret Skill must be one that the viewer knows. */
export const abilityOf = ({ fighters }: View, seat: Seat, use: Use): Ability =>
  use.kind === 'use' ? ATTRIBUTE[use.card][use.cost]! : CHAMPION[fighters[seat]!.champion as ChampionId].secret

/** Keywords of an attack: they are declared before it, and count when it is locked. */
const DECLARED: ReadonlySet<Keyword['do']> = new Set(['power', 'hits', 'negate', 're-engage', 'scatter-shot'])
export const isDeclared = ({ do: kind }: Keyword): boolean => DECLARED.has(kind)

/** E2 Whether each keyword of an ability is allowed in this window; an "&" ability needs all of them (LB-R16). */
export function hindrance(view: View, seat: Seat, window: Window, ability: Ability): Hindrance | undefined {
  let found: Hindrance | undefined
  let rank = Infinity
  for (const keyword of ability) {
    const next = keywordHindrance(view, seat, window, keyword)
    if (next && RANKS[next.code] < rank) [found, rank] = [next, RANKS[next.code]]
  }
  return found
}

/** The order in which the refusals are checked. */
const RANKS: Readonly<Record<Hindrance['code'], number>> = {
  LB_DECLARE_ONLY: 25,
  LB_SEAL_TURN: 26,
  LB_NO_DAMAGE: 27,
  LB_REFLECTED: 28,
  LB_SCATTER_REFLECT: 29,
  LB_NEGATED: 30,
}

function keywordHindrance(view: View, seat: Seat, window: Window, keyword: Keyword): Hindrance | undefined {
  const { do: kind } = keyword
  if (isDeclared(keyword)) return window === 'turn' ? undefined : { code: 'LB_DECLARE_ONLY' } // LB-R22
  // LB-107 Also while one takes reflected damage in one's own turn (LB-R35).
  if (kind === 'seal') return seat === view.active ? undefined : { code: 'LB_SEAL_TURN' }
  if (kind === 'defend' || kind === 'reflect') return blockHindrance(view, window, kind)
  return undefined // LB-R25 Revive and Recover: the window alone decides.
}

function blockHindrance({ blow, attack }: View, window: Window, block: Block): Hindrance | undefined {
  if (window !== 'damage' || !blow) return { code: 'LB_NO_DAMAGE' } // LB-R26, LB-R27
  if (blow.reflected) return block === 'reflect' ? { code: 'LB_REFLECTED' } : undefined // LB-090, LB-094
  if (block === 'reflect' && attack.scatter) return { code: 'LB_SCATTER_REFLECT' } // LB-105
  return attack.lock!.negates.includes(block) ? { code: 'LB_NEGATED', block } : undefined // LB-082, LB-083
}

/** What pays for a use: a card of one's own at a cost, or the Champion. */
export type Payment = { readonly card: string; readonly cost: Cost } | null

/** LB-R9 to LB-R13 The cards that a keyword may pick, once the cost is paid (LB-R15). */
export function targetsOf(view: View, seat: Seat, picking: Picking, payment: Payment): Target[] {
  const targets: Target[] = []
  for (const other of living(view)) {
    const { reveal, damage } = view.fighters[other]!
    for (const { card, sideways, down } of reveal) {
      const isPayment = payment !== null && other === seat && card === payment.card
      const isDown = down || (isPayment && payment.cost === 'forfeit')
      const isSideways = sideways || (isPayment && payment.cost === 'fatigue')
      const fits = picking === 'recover' ? !isPayment : picking === 'seal' ? !isDown : isSideways && !isDown
      if (fits) targets.push({ seat: other, card })
    }
    if (picking === 'recover') for (const card of damage) targets.push({ seat: other, card })
  }
  return targets
}

/** Every way to use the revealed cards of a seat in this window. */
export function useChoices(view: View, seat: Seat, window: Window, choices: Choice[]): void {
  for (const { card, sideways, down } of view.fighters[seat]!.reveal) {
    if (down) continue // LB-070
    const { fatigue, forfeit } = ATTRIBUTE[card]
    if (fatigue && !sideways) addUses(view, seat, window, { card, cost: 'fatigue' }, fatigue, choices) // LB-068
    if (forfeit) addUses(view, seat, window, { card, cost: 'forfeit' }, forfeit, choices) // LB-071
  }
}

function addUses(
  view: View,
  seat: Seat,
  window: Window,
  payment: NonNullable<Payment>,
  ability: Ability,
  choices: Choice[],
): void {
  if (hindrance(view, seat, window, ability)) return
  const use = { kind: 'use', ...payment } as Extract<Choice, { kind: 'use' }>
  const picking = pickingOf(ability)
  if (!picking || ability.length > 1) choices.push(use) // LB-R17 In an "&" ability the pick may be declined.
  if (picking) for (const choice of targetsOf(view, seat, picking, payment)) choices.push({ ...use, choice })
}

/** Every way to use the Secret Skill in this window; in a view of another's face-down Champion there is none. */
export function secretChoices(view: View, seat: Seat, window: Window, choices: Choice[]): void {
  const { champion, faceUp } = view.fighters[seat]!
  if (faceUp || champion === FACE_DOWN) return
  const ability = CHAMPION[champion].secret
  if (hindrance(view, seat, window, ability)) return
  const picking = pickingOf(ability)
  if (!picking || ability.length > 1) choices.push({ kind: 'secret' })
  if (picking) for (const choice of targetsOf(view, seat, picking, null)) choices.push({ kind: 'secret', choice })
}
