import type { Seat } from '#engine/game'
import {
  type Ability,
  ATTRIBUTE,
  type CardId,
  CHAMPION,
  type ChampionId,
  inTypeOrder,
  typeOf,
} from '#games/last-brave/cards'
import { noAttack, partOf } from '#games/last-brave/rules/attack'
import { does } from '#games/last-brave/rules/fighters'
import type { Event, Part, View } from '#games/last-brave/types'

// What each event says, read by someone who only watches: the rules' own state must show it when it is told.

type Seen = View['fighters'][number]
type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

/** What lies on the table. How it came to be counted, and what is to be done next, no event says. */
export type Shown = Pick<View, 'bout' | 'points' | 'fighters' | 'active' | 'turn' | 'stall' | 'blow'> & {
  readonly attack: Omit<View['attack'], 'hurt'>
  readonly isOver: boolean
}

/** The table as it lies there. */
export function shown({ bout, points, fighters, active, turn, stall, blow, attack, result }: View): Shown {
  const { hurt: _, ...rest } = attack
  return { bout, points, fighters, active, turn, stall, blow, attack: rest, isOver: result !== null }
}

/** What an event says of the table that is shown with it, from the table before. A bout that begins is another table. */
const SAYS: { readonly [Kind in Exclude<Event['kind'], 'bout-begun'>]: (before: View, event: Told<Kind>) => View } = {
  dealt: (view, { seat, champion, hand }) => fighter(view, seat, () => ({ champion, hand })),
  'turn-begun': (view, { seat, turn }) => ({ ...view, active: seat, turn, blow: null, attack: noAttack(seat) }),
  used: (view, { seat, card, cost }) => {
    const turned = cost === 'fatigue' ? { sideways: true } : { down: true }
    return declared(turn(view, seat, card, turned), card, cost, ATTRIBUTE[card][cost] ?? [])
  },
  'secret-used': (view, { seat, champion }) =>
    declared(faceUp(view, seat, champion), champion, 'secret', CHAMPION[champion].secret),
  sealed: (view, { of, card }) => turn(view, of, card, { down: true }),
  revived: (view, { of, card }) => turn(view, of, card, { sideways: false }),
  recovered: (view, { of, card }) =>
    fighter(view, of, ({ hand, reveal, damage }) => ({
      hand: [...hand, card].toSorted(inTypeOrder),
      reveal: reveal.filter((lying) => lying.card !== card),
      damage: damage.filter((lost) => lost !== card),
    })),
  locked: (view, { power, hits, negates, scatter, targets, parts }) => ({
    ...view,
    attack: { ...view.attack, scatter, lock: { power, hits, negates, targets, parts } },
  }),
  hit: (view, { target, hit, damage }) => ({
    ...view,
    blow: { target, hit, damage, victim: target, left: damage, reflected: false, averted: false },
  }),
  'point-revealed': (view, { seat, card, left }) => ({
    ...fighter(view, seat, ({ hand, reveal, shown: known }) => ({
      hand: hand.filter((held) => typeOf(held) !== typeOf(card)),
      reveal: [...reveal, { card, sideways: false, down: false }],
      shown: known.includes(card) ? known : [...known, card],
    })),
    blow: { ...view.blow!, left },
  }),
  'point-moved': (view, { seat, card, left }) => ({
    ...fighter(view, seat, ({ reveal, damage }) => ({
      reveal: reveal.filter((lying) => lying.card !== card),
      damage: [...damage, card],
    })),
    blow: { ...view.blow!, left },
  }),
  defended: (view) => ({ ...view, blow: { ...view.blow!, left: 0, averted: true } }),
  reflected: (view, { onto, amount }) => ({
    ...view,
    blow: { ...view.blow!, victim: onto, left: amount, reflected: true },
  }),
  defeated: (view, { seat, champion }) => ({
    ...fighter(faceUp(view, seat, champion), seat, () => ({ out: true })),
    blow: { ...view.blow!, left: 0 },
  }),
  'turn-over': (view, { stall }) => ({ ...view, stall, blow: null }),
  scored: (view, { seat, points }) => ({ ...view, points: view.points.with(seat, points) }),
  'bout-over': (view, { champions, hands, reason, rule }) => ({
    ...view,
    blow: null,
    fighters: view.fighters.map((seen, seat) => ({ ...seen, champion: champions[seat]!, hand: hands[seat]! })),
    result: view.options.campaign === 'none' ? { payoffs: [], reason, rule } : null,
  }),
  'campaign-over': (view, { points, rule }) => ({
    ...view,
    points,
    blow: null,
    result: { payoffs: [], reason: 'points', rule },
  }),
  preferred: (view) => view,
}

/** The table as it must lie there when `event` is told, if it lay there as `before` when the last thing was told. */
export const says = (before: View, event: Exclude<Event, { kind: 'bout-begun' }>): Shown =>
  shown((SAYS[event.kind] as (before: View, event: Event) => View)(before, event))

const fighter = (view: View, seat: Seat, change: (before: Seen) => Partial<Seen>): View => {
  const before = view.fighters[seat]!
  return { ...view, fighters: view.fighters.with(seat, { ...before, ...change(before) }) }
}

const turn = (view: View, seat: Seat, card: CardId, how: { sideways?: boolean; down?: boolean }): View =>
  fighter(view, seat, ({ reveal }) => ({
    reveal: reveal.map((lying) => (lying.card === card ? { ...lying, ...how } : lying)),
  }))

const faceUp = (view: View, seat: Seat, champion: ChampionId): View =>
  fighter(view, seat, () => ({ champion, faceUp: true }))

/** Adds a use to the attack that is being declared. */
function declared(view: View, from: Part['from'], cost: Part['cost'], ability: Ability): View {
  const { attack } = view
  const again = ability.filter((keyword) => keyword.do === 're-engage').length
  return {
    ...view,
    attack: {
      ...attack,
      paid: does(ability, 'power', 'hits', 'negate') ? [...attack.paid, partOf(from, cost, ability)] : attack.paid,
      scatter: attack.scatter || does(ability, 'scatter-shot'),
      again: attack.again + again,
    },
  }
}
