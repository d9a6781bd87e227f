import Type, { type Static } from 'typebox'
import type { Seat, Viewer } from '#engine/game'
import { optionsSchema } from '#engine/options'
import { about } from '#games/last-brave/about'
import {
  type Block,
  type CardId,
  CARDS,
  type ChampionId,
  CHAMPIONS,
  type Cost,
  COSTS,
  type SeenCard,
  type SeenChampion,
} from '#games/last-brave/cards'
import type { Options } from '#games/last-brave/options'

/** Something every seat has, at the seat's place. */
type BySeat<Value> = Value[]

// What passes through the doors is described by schemas; the types are read off them.

const CLOSED = { additionalProperties: false } as const
const Card = Type.Unsafe<CardId>(Type.Enum(CARDS))
const Who = Type.Unsafe<ChampionId>(Type.Enum(CHAMPIONS))
const Anything = Type.Unsafe<CardId | ChampionId>(Type.Enum([...CARDS, ...CHAMPIONS]))
const SeatId = Type.Integer({ minimum: 0, maximum: 6 })
const Count = Type.Integer({ minimum: 0, maximum: 999 })
const Switch = Type.Boolean()

// The state of a seat's private wishes about being asked (E4).
const Prefs = Type.Object(
  {
    askForced: Type.Boolean({ description: 'Be asked before a point that can be paid in one way only.' }),
    between: Type.Boolean({ description: 'Be asked before each Hit of the own attack but the first.' }),
    after: Type.Boolean({ description: 'Be asked after the last point of a Hit.' }),
    turnStart: Type.Boolean({ description: "Be asked as a bystander when another's turn starts." }),
    beforeHit: Type.Boolean({ description: 'Be asked as a bystander before each Hit.' }),
  },
  CLOSED,
)
export type Prefs = Static<typeof Prefs>
export type Pref = keyof Prefs

const Lying = Type.Object(
  {
    card: Card,
    sideways: Type.Boolean({ description: 'Turned by Fatigue.' }),
    down: Type.Boolean({ description: 'Turned over by Forfeit or Seal.' }),
  },
  CLOSED,
)
/** A card in a Reveal Zone. */
export type Lying = Static<typeof Lying>

export const Setup = Type.Object(
  {
    options: Type.Optional(Type.Unsafe<Partial<Options>>(optionsSchema(about.options))),
    fighters: Type.Array(
      Type.Object(
        {
          champion: Who,
          faceUp: Type.Optional(Type.Boolean({ description: 'The Secret Skill has been used.' })),
          out: Type.Optional(Type.Boolean({ description: 'Defeated.' })),
          hand: Type.Optional(Type.Array(Card, { maxItems: 3 })),
          reveal: Type.Optional(
            Type.Array(
              Type.Object({ card: Card, sideways: Type.Optional(Switch), down: Type.Optional(Switch) }, CLOSED),
              { maxItems: 3 },
            ),
          ),
          damage: Type.Optional(Type.Array(Card, { maxItems: 3 })),
          shown: Type.Optional(Type.Array(Card, { description: 'Cards in hand that everybody has seen.' })),
          prefs: Type.Optional(Type.Partial(Prefs, CLOSED)),
          points: Type.Optional(Count),
        },
        CLOSED,
      ),
      { minItems: 3, maxItems: 7, description: 'Seat by seat. A fighter who is out need not say any cards.' },
    ),
    active: Type.Integer({ minimum: 0, maximum: 6, description: 'Whose turn starts.' }),
    turn: Type.Optional(Type.Integer({ minimum: 1, maximum: 300, description: 'The number of the turn that starts.' })),
    stall: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 20, description: 'Turns in a row that changed nothing.' }),
    ),
    bout: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    tiesInARow: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  },
  { ...CLOSED, description: 'A position at the start of a turn.' },
)
export type Setup = Static<typeof Setup>

const Target = Type.Object(
  { seat: SeatId, card: Anything },
  { ...CLOSED, description: 'The card that a Seal, Revive or Recover picks.' },
)
export type Target = Static<typeof Target>

const Paid = Type.Enum(COSTS)
const PrefName = Type.Enum(['askForced', 'between', 'after', 'turnStart', 'beforeHit', 'autoPass', 'everyHold'])

const choice = <Kind extends string, Fields extends Type.TProperties>(
  kind: Kind,
  fields: Fields,
  description: string,
) => Type.Object({ kind: Type.Literal(kind), ...fields }, { ...CLOSED, description })

export const Choice = Type.Union([
  choice(
    'use',
    { card: Card, cost: Paid, choice: Type.Optional(Target) },
    "LB-066: an ability of one's own revealed card, at its cost.",
  ),
  choice('secret', { choice: Type.Optional(Target) }, 'LB-122: the Secret Skill, once.'),
  choice('attack', { seat: SeatId }, 'LB-043: names the target; Power, Hits and Negates are locked.'),
  choice('attack-all', {}, 'LB-100: a Scatter Shot at everyone with the largest hand.'),
  choice('reveal', { card: Card }, 'LB-056: pays a point with a card of the hand.'),
  choice('move', { card: Card }, 'LB-057: pays a point with a card of the Reveal Zone.'),
  choice('fall', {}, 'LB-060: nothing is left to pay with.'),
  choice('pass', {}, 'Nothing, in a window where one may.'),
  choice('prefer', { what: PrefName, on: Switch }, 'Private, at any time: when to be asked.'),
])
export type Choice = Static<typeof Choice>

const SHOWS = Type.Literal(true)
const Rule = Type.String({ pattern: '^LB-R?[0-9]+$' })

const event = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields, description: string) =>
  Type.Object({ kind: Type.Literal(kind), rule: Rule, ...fields }, { ...CLOSED, description })

const Negates = Type.Unsafe<Block[]>(Type.Array(Type.Enum(['defend', 'reflect'])))
const Seats = Type.Array(SeatId)
const EndReason = Type.Enum(['last-standing', 'faction', 'command', 'stalemate', 'stall', 'cap', 'broken-off'])

/** Where a part of an attack comes from: the base attack, a card at its cost, or the Champion's Secret Skill. */
const Part = Type.Object(
  {
    from: Type.Union([Type.Literal('base'), Anything]),
    cost: Type.Enum(['none', 'continuous', 'fatigue', 'forfeit', 'secret']),
    power: Count,
    hits: Count,
    negates: Negates,
  },
  CLOSED,
)
export type Part = Static<typeof Part>

/** What an effect comes from: a card at its cost, or the Champion's Secret Skill. */
const Source = { from: Anything, cost: Type.Enum([...COSTS, 'secret']) }
export interface Source {
  readonly from: CardId | ChampionId
  readonly cost: Cost | 'secret'
}

export const Event = Type.Union([
  event('bout-begun', { bout: Count, first: SeatId }, 'Champions and hands are dealt; the starting player is drawn.'),
  event(
    'dealt',
    { seat: SeatId, champion: Who, hand: Type.Array(Card), shows: SHOWS },
    'What a seat was dealt, known to it alone.',
  ),
  event('turn-begun', { seat: SeatId, turn: Count, extra: Switch }, 'A turn starts; `extra` by Re-engage.'),
  event(
    'used',
    { seat: SeatId, card: Card, cost: Paid, choice: Type.Optional(Target) },
    'An ability of a card, and what it cost.',
  ),
  event(
    'secret-used',
    { seat: SeatId, champion: Who, choice: Type.Optional(Target), shows: SHOWS },
    'A Secret Skill; the Champion is face up from now on.',
  ),
  event(
    'sealed',
    { seat: SeatId, of: SeatId, card: Card, ...Source },
    'A card is turned face down by a Seal of `seat`.',
  ),
  event('revived', { seat: SeatId, of: SeatId, card: Card, ...Source }, 'A card stands upright again.'),
  event('recovered', { seat: SeatId, of: SeatId, card: Card, ...Source }, 'A card returns to the hand of `of`.'),
  event(
    'locked',
    {
      seat: SeatId,
      power: Count,
      hits: Count,
      negates: Negates,
      scatter: Switch,
      targets: Seats,
      parts: Type.Array(Part),
    },
    'The attack is named; its parts say where Power and Hits come from.',
  ),
  event(
    'hit',
    { seat: SeatId, target: SeatId, hit: Count, hits: Count, power: Count, resist: Count, damage: Count },
    'A Hit lands.',
  ),
  event(
    'point-revealed',
    { seat: SeatId, card: Card, left: Count, reflected: Switch, shows: SHOWS },
    'A point paid with a card of the hand.',
  ),
  event(
    'point-moved',
    { seat: SeatId, card: Card, left: Count, reflected: Switch },
    'A point paid with a card of the Reveal Zone.',
  ),
  event('defended', { seat: SeatId, removed: Count, ...Source }, 'The rest of the Hit is gone.'),
  event(
    'reflected',
    { seat: SeatId, onto: SeatId, amount: Count, ...Source },
    'The rest of the Hit goes to the attacker.',
  ),
  event(
    'defeated',
    { seat: SeatId, by: SeatId, champion: Who, shows: SHOWS },
    'A Champion falls and is turned face up.',
  ),
  event('turn-over', { seat: SeatId, next: SeatId, stall: Count }, 'Whose turn is next, and by which rule.'),
  event('scored', { seat: SeatId, gained: Count, points: Count }, 'Points of a campaign.'),
  event(
    'bout-over',
    {
      bout: Count,
      winners: Seats,
      tied: Seats,
      reason: EndReason,
      champions: Type.Array(Who),
      hands: Type.Array(Type.Array(Card)),
      unused: Type.Array(Anything),
      shows: SHOWS,
    },
    'How a bout ended; all cards are shown.',
  ),
  event('campaign-over', { winners: Seats, points: Type.Array(Count) }, 'How a campaign ended.'),
  event('preferred', { seat: SeatId, what: PrefName, on: Switch }, 'Private: when to be asked.'),
])
export type Event = Static<typeof Event>
export type EndReason = Static<typeof EndReason>

/** One player's part of the table. */
export interface Fighter<Card, Champion> {
  champion: Champion
  /** The Secret Skill has been used, or the Champion has fallen. */
  faceUp: boolean
  out: boolean
  /** Class, Element, Arms. */
  hand: Card[]
  /** LB-018 */
  reveal: Lying[]
  /** LB-019 */
  damage: CardId[]
  /** LB-R6 The cards of this fighter that everybody has seen, wherever they are now. */
  shown: CardId[]
  /** `null` where they are not the viewer's. */
  prefs: Prefs | null
}

/** What the active player has announced, and what became of it; cleared with each turn. */
export interface Attack {
  readonly attacker: Seat
  /** Paid for in this turn, by cards and the Secret Skill (LB-R20). */
  readonly paid: readonly Part[]
  readonly scatter: boolean
  /** Re-engages used. */
  readonly again: number
  /** LB-035 to LB-042 Frozen when the targets are named; `null` before. */
  readonly lock: Lock | null
  /** Who suffered at least a point of it last (LB-104). */
  readonly hurt: Seat | null
}

interface Lock {
  readonly power: number
  readonly hits: number
  readonly negates: readonly Block[]
  /** In the order in which they are hit. */
  readonly targets: readonly Seat[]
  readonly parts: readonly Part[]
}

/** The Hit that is being resolved. */
interface Blow {
  readonly target: Seat
  /** From 1. */
  readonly hit: number
  /** What the Hit came to when it landed: Power less Resist, whatever is revealed since (LB-119). */
  readonly damage: number
  /** Who takes the points: the target, or the attacker once it is reflected. */
  readonly victim: Seat
  readonly left: number
  readonly reflected: boolean
  /** The rest of it was defended away. */
  readonly averted: boolean
}

/** The steps of a turn, as the rulebook names them (E1). */
export type Step =
  | { readonly do: 'start-turn'; readonly seat: Seat; readonly extra: boolean }
  | { readonly do: 'react'; readonly at: 'turn-start' | 'before-hit'; readonly left: readonly Seat[] }
  | { readonly do: 'declare' }
  | { readonly do: 'between' }
  | { readonly do: 'land'; readonly target: Seat; readonly hit: number }
  | { readonly do: 'damage' }
  | { readonly do: 'after' }
  | { readonly do: 'next-hit'; readonly target: Seat; readonly hit: number }
  | { readonly do: 'hand-over' }
  | { readonly ask: 'turn' | 'damage'; readonly of: readonly Seat[] }
  | { readonly ask: 'between' | 'after'; readonly of: readonly Seat[]; readonly brief: true }
  | { readonly ask: 'react'; readonly of: readonly Seat[]; readonly secret: true; readonly brief: true }

/** A finished bout of a campaign, with all its cards. */
export interface PastBout {
  readonly bout: number
  readonly winners: readonly Seat[]
  readonly tied: readonly Seat[]
  readonly reason: EndReason
  readonly champions: readonly ChampionId[]
  /** Class, Element and Arms of each seat. */
  readonly cards: readonly (readonly CardId[])[]
  readonly turns: number
}

/** How the match ended. */
export interface Result {
  readonly payoffs: readonly number[]
  readonly reason: EndReason | 'points' | 'three-ties'
  readonly rule: string
}

/** Everything on the table. */
interface Position<Card, Champion> {
  viewer: Viewer
  options: Options
  bout: number
  /** Points of the campaign. */
  points: BySeat<number>
  tiesInARow: number
  fighters: BySeat<Fighter<Card, Champion>>
  active: Seat
  /** The number of the turn, from 1 in each bout. */
  turn: number
  /** LB-R66 Turns in a row that changed nothing. */
  stall: number
  /** Whether this turn has changed anything. */
  changed: boolean
  /** Extra turns that the active player still has (LB-R56). */
  extra: number
  attack: Attack
  blow: Blow | null
  /** Who fell, and who is credited, in order (LB-R63). */
  defeats: { readonly seat: Seat; readonly by: Seat }[]
  /** How often each seat aimed at each other one although it could have aimed elsewhere. */
  aimed: BySeat<BySeat<number>>
  todo: Step[]
  past: PastBout[]
  result: Result | null
}

export type State = Position<CardId, ChampionId>
export type View = Position<SeenCard, SeenChampion>

/** The types of The Last Brave, for the contract. */
export interface LastBrave {
  Options: Options
  Setup: Setup
  View: View
  State: State
  Choice: Choice
  Event: Event
}
