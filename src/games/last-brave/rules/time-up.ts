import type { Seat } from '#engine/game'
import { coming } from '#engine/steps'
import { type CardId, inTypeOrder } from '#games/last-brave/cards'
import { abilityOf, type Use } from '#games/last-brave/rules/abilities'
import { does, legalTargets, life } from '#games/last-brave/rules/fighters'
import { holdAt } from '#games/last-brave/rules/prefs'
import type { Choice, Pref, Step, View } from '#games/last-brave/types'
import { windowChoices, windowOf } from '#games/last-brave/rules/windows'

/** E3 What is chosen for a seat whose time is up; a hold that is missed twice in a row switches itself off. */
export function timeUp(view: View, seat: Seat, inARow: number): Choice[] {
  const window = windowOf(view, seat)
  if (!window) return []
  if (window === 'turn') return [attackByDefault(view, seat)]
  if (window === 'damage') return [payByDefault(view, seat)]
  const prefs = view.fighters[seat]!.prefs!
  const missed = inARow >= 2 ? holdOf(view, window).filter((what) => prefs[what]) : []
  return [{ kind: 'pass' }, ...missed.map((what): Choice => ({ kind: 'prefer', what, on: false }))]
}

/** The preference that opened a window. */
const holdOf = (view: View, window: 'between' | 'after' | 'react'): Pref[] => [
  window === 'react' ? holdAt(coming<Step, 'react'>(view, 'react')!.at) : window,
]

/** No ability; all, or the legal target with the least life, the first clockwise of several. */
function attackByDefault(view: View, seat: Seat): Choice {
  if (view.attack.scatter) return { kind: 'attack-all' }
  const targets = legalTargets(view, seat)
  const lives = targets.map((target) => life(view.fighters[target]!))
  return { kind: 'attack', seat: targets[lives.indexOf(Math.min(...lives))]! }
}

/** Blocks what would kill, comes back from nothing, else gives up what is worth least. */
function payByDefault(view: View, seat: Seat): Choice {
  const { hand, reveal, damage } = view.fighters[seat]!
  const choices = windowChoices(view, seat, 'damage')
  const uses = choices.filter((choice) => choice.kind === 'use' || choice.kind === 'secret')
  const left = life(view.fighters[seat]!)
  const block = view.blow!.left > left ? bestBlock(view, seat, uses) : undefined
  if (block) return block
  const rescue = left === 0 ? bestRecover(view, seat, uses, damage) : undefined
  if (rescue) return rescue
  const lying = reveal.toSorted((a, b) => inTypeOrder(a.card, b.card))
  const down = lying.find((one) => one.down)
  if (down) return { kind: 'move', card: down.card }
  if (hand.length > 0) return { kind: 'reveal', card: hand[0] as CardId }
  const spent = lying.find(({ sideways }) => sideways) ?? lying[0]
  return spent ? { kind: 'move', card: spent.card } : { kind: 'fall' }
}

const COSTS = ['fatigue', 'forfeit', 'secret'] as const

/** By cost, then Class, Element, Arms, then Defend before Reflect. */
function bestBlock(view: View, seat: Seat, uses: readonly Use[]): Use | undefined {
  const rank = (use: Use): number[] => [
    COSTS.indexOf(use.kind === 'use' ? use.cost : 'secret'),
    use.kind === 'use' ? rankOfType(use.card) : 0,
    does(abilityOf(view, seat, use), 'defend') ? 0 : 1,
  ]
  return uses
    .filter((use) => does(abilityOf(view, seat, use), 'defend', 'reflect'))
    .toSorted((a, b) => compare(rank(a), rank(b)))[0]
}

/** An own card, from the Damage Zone first. */
function bestRecover(view: View, seat: Seat, uses: readonly Use[], damage: readonly CardId[]): Use | undefined {
  const rank = ({ choice }: Use): number[] => {
    const card = choice!.card as CardId
    return [damage.includes(card) ? 0 : 1, rankOfType(card)]
  }
  return uses
    .filter((use) => use.choice?.seat === seat && does(abilityOf(view, seat, use), 'recover'))
    .toSorted((a, b) => compare(rank(a), rank(b)))[0]
}

const rankOfType = (card: CardId): number => inTypeOrder(card, 'class')

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, place) => value !== b[place])
  return at < 0 ? 0 : a[at]! - b[at]!
}
