import type { Effects } from '#engine/exhaust'
import {
  type Ability,
  ATTRIBUTE,
  type Block,
  CHAMPION,
  type ChampionId,
  type Keyword,
  nameOf,
} from '#games/last-brave/cards'
import type { LastBrave, Lying, Part, Source, State, Target } from '#games/last-brave/types'

/** A printed keyword, and what it is called among the game's content. */
export interface Printed {
  readonly id: string
  readonly keyword: Keyword
}

/** The keywords of an ability, as they are printed. */
export function printed({ from, cost }: Pick<Part, 'from' | 'cost'>): Printed[] {
  const ability: Ability | undefined =
    cost === 'secret' ? CHAMPION[from as ChampionId].secret : ATTRIBUTE[from as Lying['card']][cost as 'continuous']
  return (ability ?? []).map((keyword) => ({ id: `${from}.${cost}.${nameOf(keyword)}`, keyword }))
}

/** The Continuous keywords of the cards that lie face up. */
const continuous = (reveal: readonly Lying[]): Printed[] =>
  reveal.flatMap(({ card, down }) => (down ? [] : printed({ from: card, cost: 'continuous' })))

/** Power, Hits and Negates of an attack by what is printed. */
function strengthOf(all: readonly Printed[]): string {
  let [power, hits] = [1, 1]
  const negates = new Set<Block>()
  for (const { keyword } of all) {
    if (keyword.do === 'power') power += keyword.by
    else if (keyword.do === 'hits') hits++
    else if (keyword.do === 'negate') negates.add(keyword.what)
  }
  return strength({ power, hits, negates: [...negates] })
}

const strength = ({ power, hits, negates }: Pick<Part, 'power' | 'hits' | 'negates'>): string =>
  `${power} ${hits} ${negates.toSorted().join()}`

const resistOf = (all: readonly Printed[]): number => all.filter(({ keyword }) => keyword.do === 'resist').length

/** Those without which what is printed would come to something else. */
const counting = (all: readonly Printed[], sum: (all: readonly Printed[]) => unknown): string[] =>
  all.filter((one) => sum(all.filter((other) => other !== one)) !== sum(all)).map(({ id }) => id)

const when = (isSo: boolean, { from, cost }: Source, name: Keyword['do']): string[] =>
  isSo ? [`${from}.${cost}.${name}`] : []

/** Re-engage and Scatter Shot are announced: the attack has them from then on. */
function announced({ attack: before }: State, { attack: now }: State, source: Source): string[] {
  const again = printed(source).filter(({ keyword }) => keyword.do === 're-engage').length
  return [
    ...when(again > 0 && now.again === before.again + again, source, 're-engage'),
    ...when(now.scatter && !before.scatter, source, 'scatter-shot'),
  ]
}

const lyingAt = ({ fighters }: State, { seat, card }: Target): Lying =>
  fighters[seat]!.reveal.find((lying) => lying.card === card)!

/** A keyword has done something when the table shows it: beyond what it cost, and as it is printed. */
export const effects: Effects<LastBrave> = {
  used: (before, { card, cost }, now) => announced(before, now, { from: card, cost }),
  'secret-used': (before, { champion }, now) => announced(before, now, { from: champion, cost: 'secret' }),

  /** Power, Hits and Negates count when an attack is locked that comes to just what is printed. */
  locked(_before, { seat }, { fighters, attack: { paid, lock } }) {
    const all = [...continuous(fighters[seat]!.reveal), ...paid.flatMap(printed)]
    return strength({ ...lock!, negates: [...lock!.negates] }) === strengthOf(all) ? counting(all, strengthOf) : []
  },

  /** A Resist makes a Hit weaker. */
  hit(_before, { target }, { fighters, attack: { lock }, blow }) {
    const all = continuous(fighters[target]!.reveal)
    const damage = (some: readonly Printed[]): number => Math.max(0, lock!.power - resistOf(some))
    return blow!.left === damage(all) ? counting(all, damage) : []
  },

  defended: ({ blow }, source, now) => when(blow!.left > 0 && now.blow!.left === 0, source, 'defend'),
  reflected: ({ blow, active }, source, now) =>
    when(blow!.victim !== active && now.blow!.victim === active && now.blow!.left > 0, source, 'reflect'),
  sealed: (before, { of: seat, card, ...source }, now) =>
    when(!lyingAt(before, { seat, card }).down && lyingAt(now, { seat, card }).down, source, 'seal'),
  revived: (before, { of: seat, card, ...source }, now) =>
    when(lyingAt(before, { seat, card }).sideways && !lyingAt(now, { seat, card }).sideways, source, 'revive'),
  recovered: ({ fighters }, { of, card, ...source }, now) =>
    when(!fighters[of]!.hand.includes(card) && now.fighters[of]!.hand.includes(card), source, 'recover'),
}
