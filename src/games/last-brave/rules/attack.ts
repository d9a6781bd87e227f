import type { Dealer, Seat } from '#engine/game'
import { todo } from '#engine/steps'
import { type Ability, ATTRIBUTE, type Block, CHAMPION, type ChampionId, type Cost } from '#games/last-brave/cards'
import { clockwise, does, legalTargets } from '#games/last-brave/rules/fighters'
import type { Attack, Event, Lying, Part, State, Step, View } from '#games/last-brave/types'

export const noAttack = (attacker: Seat): Attack => ({
  attacker,
  paid: [],
  scatter: false,
  again: 0,
  lock: null,
  hurt: null,
})

/** LB-029, LB-030 */
const BASE: Part = { from: 'base', cost: 'none', power: 1, hits: 1, negates: [] }

/** What an ability adds to an attack. */
export function partOf(from: Part['from'], cost: Part['cost'], ability: Ability): Part {
  let [power, hits] = [0, 0]
  const negates: Block[] = []
  for (const keyword of ability) {
    if (keyword.do === 'power') power += keyword.by
    else if (keyword.do === 'hits') hits++
    else if (keyword.do === 'negate') negates.push(keyword.what)
  }
  return { from, cost, power, hits, negates }
}

const isWorth = ({ power, hits, negates }: Part): boolean => power + hits + negates.length > 0

/** An ability with attack keywords is announced; what it gives stays for the turn (LB-R20). */
export function announce(state: State, part: Part, ability: Ability): void {
  const { attack } = state
  state.attack = {
    ...attack,
    paid: isWorth(part) ? [...attack.paid, part] : attack.paid,
    scatter: attack.scatter || does(ability, 'scatter-shot'),
    again: attack.again + ability.filter((keyword) => keyword.do === 're-engage').length,
  }
}

/** The strength of an attack, and where it comes from. */
export interface Strength {
  readonly power: number
  readonly hits: number
  readonly negates: readonly Block[]
  readonly parts: readonly Part[]
}

/** LB-032 All bonuses add up; Continuous ones count as the cards lie now (LB-R23). */
function sumUp(reveal: readonly Lying[], paid: readonly Part[]): Strength {
  const always = reveal.flatMap(({ card, down }) => {
    const part = partOf(card, 'continuous', (!down && ATTRIBUTE[card].continuous) || [])
    return isWorth(part) ? [part] : []
  })
  const parts = [BASE, ...always, ...paid]
  let [power, hits] = [0, 0]
  const negates = new Set<Block>()
  for (const part of parts) {
    power += part.power
    hits += part.hits
    for (const block of part.negates) negates.add(block)
  }
  return { power, hits, negates: [...negates].sort(), parts }
}

/** A use that is thought of: a card at a cost, or the Secret Skill. */
export type Intent = { readonly card: string; readonly cost: Cost } | 'secret'

/** What the attack of the active player would come to with these uses besides those announced. */
export function preview(view: View, seat: Seat, intents: readonly Intent[]): Strength {
  const { reveal, champion } = view.fighters[seat]!
  const thrown = intents.flatMap((intent) => (intent !== 'secret' && intent.cost === 'forfeit' ? [intent.card] : []))
  const parts = intents.map((intent) => {
    if (intent === 'secret') return partOf(champion as ChampionId, 'secret', CHAMPION[champion as ChampionId].secret)
    const card = intent.card as Lying['card']
    return partOf(card, intent.cost, ATTRIBUTE[card][intent.cost] ?? [])
  })
  return sumUp(
    reveal.map((lying) => (thrown.includes(lying.card) ? { ...lying, down: true } : lying)),
    [...view.attack.paid, ...parts.filter(isWorth)],
  )
}

/** LB-035 to LB-042 Names the target, or all of them: Power, Hits and Negates are frozen. */
export function lock(state: State, aimedAt: Seat | 'all', dealer: Dealer<Event>): void {
  const { attack, active, fighters } = state
  const legal = legalTargets(state, active)
  const targets = aimedAt === 'all' ? legal : [aimedAt]
  const { power, hits, negates, parts } = sumUp(fighters[active]!.reveal, attack.paid)
  state.attack = { ...attack, lock: { power, hits, negates, targets, parts } }
  state.extra += attack.again
  if (aimedAt !== 'all' && legal.length > 1) state.aimed[active]![aimedAt]!++
  dealer.tell?.({
    kind: 'locked',
    rule: attack.scatter ? 'LB-100' : 'LB-042',
    seat: active,
    power,
    hits,
    negates: [...negates],
    scatter: attack.scatter,
    targets: [...targets],
    parts: parts.map((part) => ({ ...part, negates: [...part.negates] })),
  })
  todo<Step>(state, ...strike(state, targets[0]!, 1), { do: 'hand-over' })
}

/** The steps of one Hit; the attacker has a window before each but the first (LB-R34). */
function strike(state: State, target: Seat, hit: number): Step[] {
  const isFirst = hit === 1 && target === state.attack.lock!.targets[0]
  const bystanders = clockwise(state, state.active).filter((seat) => seat !== target)
  return [
    ...(isFirst ? [] : [{ do: 'between' } as const]),
    { do: 'react', at: 'before-hit', left: bystanders },
    { do: 'land', target, hit },
  ]
}

/** LB-052, LB-R58 The next Hit on this target, or the first on the next one. */
export function nextHit(state: State, target: Seat, hit: number): void {
  const { fighters, active, attack } = state
  const { hits, targets } = attack.lock!
  state.blow = null
  if (fighters[active]!.out) return // LB-132
  const isDone = fighters[target]!.out || hit === hits // LB-R49
  const next = isDone ? targets[targets.indexOf(target) + 1] : target
  if (next !== undefined) todo<Step>(state, ...strike(state, next, isDone ? 1 : hit + 1))
}
