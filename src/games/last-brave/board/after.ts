import type { Seat } from '#engine/game'
import { noAttack, partOf } from '#games/last-brave/rules/attack'
import {
  type Ability,
  ATTRIBUTE,
  type CardId,
  CHAMPION,
  type ChampionId,
  inTypeOrder,
  typeOf,
} from '#games/last-brave/cards'
import { does } from '#games/last-brave/rules/fighters'
import type { Event, Part, View } from '#games/last-brave/types'

type Seen = View['fighters'][number]
type Told<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

/** What each event does to a table that is looked at; what is not here changes nothing one sees. */
const CHANGES: { readonly [Kind in Event['kind']]?: (view: View, event: Told<Kind>) => View } = {
  'turn-begun': (view, { seat, turn }) => ({ ...view, active: seat, turn, blow: null, attack: noAttack(seat) }),
  used: (view, { seat, card, cost }) => {
    const turned = cost === 'fatigue' ? { sideways: true } : { down: true }
    return declared(turn(view, seat, card, turned), seat, card, cost, ATTRIBUTE[card][cost] ?? [])
  },
  'secret-used': (view, { seat, champion }) =>
    declared(faceUp(view, seat, champion), seat, champion, 'secret', CHAMPION[champion].secret),
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
    ...fighter(view, seat, ({ hand, reveal, shown }) => ({
      hand: hand.filter((held) => typeOf(held) !== typeOf(card)),
      reveal: [...reveal, { card, sideways: false, down: false }],
      shown: shown.includes(card) ? shown : [...shown, card],
    })),
    blow: view.blow && { ...view.blow, left },
  }),
  'point-moved': (view, { seat, card, left }) => ({
    ...fighter(view, seat, ({ reveal, damage }) => ({
      reveal: reveal.filter((lying) => lying.card !== card),
      damage: [...damage, card],
    })),
    blow: view.blow && { ...view.blow, left },
  }),
  defended: (view) => ({ ...view, blow: view.blow && { ...view.blow, left: 0, averted: true } }),
  reflected: (view, { onto, amount }) => ({
    ...view,
    blow: view.blow && { ...view.blow, victim: onto, left: amount, reflected: true },
  }),
  defeated: (view, { seat, champion }) => fighter(faceUp(view, seat, champion), seat, () => ({ out: true })),
  'turn-over': (view, { stall }) => ({ ...view, stall, blow: null }),
  scored: (view, { seat, points }) => ({ ...view, points: view.points.with(seat, points) }),
  'bout-over': (view, { champions, hands }) => ({
    ...view,
    blow: null,
    fighters: view.fighters.map((shown, seat) => ({
      ...shown,
      champion: champions[seat] ?? shown.champion,
      hand: hands[seat] ?? shown.hand,
    })),
  }),
}

/** The table one event later, to show step by step what the rules did at once. It judges nothing. */
export const after = (view: View, event: Event): View =>
  (CHANGES[event.kind] as ((view: View, event: Event) => View) | undefined)?.(view, event) ?? view

function fighter(view: View, seat: Seat, change: (before: Seen) => Partial<Seen>): View {
  const before = view.fighters[seat]
  return before ? { ...view, fighters: view.fighters.with(seat, { ...before, ...change(before) }) } : view
}

const turn = (view: View, seat: Seat, card: CardId, how: { sideways?: boolean; down?: boolean }): View =>
  fighter(view, seat, ({ reveal }) => ({
    reveal: reveal.map((lying) => (lying.card === card ? { ...lying, ...how } : lying)),
  }))

const faceUp = (view: View, seat: Seat, champion: ChampionId): View =>
  fighter(view, seat, () => ({ champion, faceUp: true }))

/** Adds a use to the attack that is being declared. */
function declared(view: View, seat: Seat, from: Part['from'], cost: Part['cost'], ability: Ability): View {
  const { attack } = view
  if (attack.attacker !== seat || attack.lock) return view
  const again = ability.filter((keyword) => keyword.do === 're-engage').length
  return {
    ...view,
    attack: {
      ...attack,
      paid: [...attack.paid, partOf(from, cost, ability)],
      scatter: attack.scatter || does(ability, 'scatter-shot'),
      again: attack.again + again,
    },
  }
}
