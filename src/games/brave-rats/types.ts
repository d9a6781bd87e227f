import Type, { type Static } from 'typebox'
import type { Seat, Viewer } from '#engine/game'
import { optionsSchema } from '#engine/options'
import { about } from '#games/brave-rats/about'
import { CARDS, type CardId, FACE_DOWN, type SeenCard } from '#games/brave-rats/cards'
import type { Decider } from '#games/brave-rats/duel'
import type { Options } from '#games/brave-rats/options'

/** Something each of the two seats has. */
export type Pair<Value> = [Value, Value]

// What passes through the doors is described by schemas; the types are read off them.

const CLOSED = { additionalProperties: false } as const
const Card = Type.Enum([...CARDS])
const Seen = Type.Enum([...CARDS, FACE_DOWN])
const Cards = Type.Array(Card, { maxItems: 16 })
const SeatId = Type.Enum([0, 1])
const Worth = Type.Enum([1, 2])
const Bonus = Type.Enum([0, 2])
const Count = Type.Integer({ minimum: 0, maximum: 99 })

export const Setup = Type.Object(
  {
    options: Type.Optional(Type.Unsafe<Partial<Options>>(optionsSchema(about.options))),
    hands: Type.Optional(Type.Tuple([Cards, Cards], { description: "The cards in hand; the clans' own if left out." })),
    piles: Type.Optional(
      Type.Tuple([Cards, Cards], {
        description: 'Lucky Draw: the piles, top first. Without hands, three each are drawn.',
      }),
    ),
    stock: Type.Optional(
      Type.Array(Card, { minItems: 16, maxItems: 16, description: 'Draft: all sixteen cards, top first.' }),
    ),
    role: Type.Optional(Type.Enum([0, 1], { description: 'The first drafter, or the seat with both Princes.' })),
    exchanged: Type.Optional(
      Type.Tuple([Card, Card], { description: 'Traitor: what each seat gave away; the hands show the result.' }),
    ),
    victories: Type.Optional(Type.Tuple([Count, Count])),
    held: Type.Optional(
      Type.Array(Type.Object({ round: Count, worth: Type.Tuple([Worth, Worth]) }, CLOSED), {
        maxItems: 7,
        description: 'The rounds on hold, and what each is worth to each seat.',
      }),
    ),
    bonus: Type.Optional(Type.Tuple([Bonus, Bonus], { description: 'The +2 that each seat has in this round.' })),
    spySeat: Type.Optional(Type.Enum([0, 1], { description: 'The seat that sees first in this round.' })),
    game: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    gameWins: Type.Optional(Type.Tuple([Count, Count])),
    tiesInARow: Type.Optional(Count),
  },
  { ...CLOSED, description: 'A position to start from; what is left out is as in a new base game.' },
)
export type Setup = Static<typeof Setup>

const choice = <Kind extends string>(kind: Kind, description: string) =>
  Type.Object({ kind: Type.Literal(kind), card: Card }, { ...CLOSED, description })

export const Choice = Type.Union([
  choice('choose-card', 'BR-010: a card for this round, in secret.'),
  choice('choose-first', 'BR-110: a card for this round, shown to the seat whose Spy is at work.'),
  choice('choose-second', 'BR-110: the answer to the card that was shown.'),
  choice('draft-pick', 'BR-161: the card to keep of the pack.'),
])
export type Choice = Static<typeof Choice>
export type ChoiceKind = Choice['kind']

/** Nearly every event of a game of hidden cards shows something; those that do carry the mark. */
const SHOWS = Type.Literal(true)
const Rule = Type.String({ pattern: '^BR-R?[0-9]+$' })

const event = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields, description: string) =>
  Type.Object({ kind: Type.Literal(kind), rule: Rule, ...fields }, { ...CLOSED, description })

const Game = { game: Count }
const One = { seat: SeatId }

export const Event = Type.Union([
  event('dealt', { ...Game, hands: Type.Tuple([Cards, Cards]), shows: SHOWS }, 'A game starts; both hands are public.'),
  event('princes-taken', { ...One }, 'Princess Attack: this seat holds both Princes.'),
  event('exchanged', { cards: Type.Tuple([Card, Card]), shows: SHOWS }, 'Traitor: the card each seat gave away.'),
  event('drew', { ...One, cards: Type.Array(Seen), shows: SHOWS }, 'Lucky Draw: known to the seat that drew.'),
  event(
    'pack-drawn',
    { ...One, cards: Type.Array(Seen), shows: SHOWS },
    'Draft: known to the seat that drew the pack.',
  ),
  event(
    'picked',
    { ...One, card: Seen, shows: SHOWS },
    'Draft: the first pick of a pack is known to its seat alone, the others to both.',
  ),
  event('pack-passed', { to: SeatId, cards: Type.Array(Seen), shows: SHOWS }, 'Draft: known to both seats.'),
  event('shown-first', { ...One, card: Card, strength: Count, shows: SHOWS }, 'A spied-on seat shows its card.'),
  event(
    'revealed',
    { round: Count, cards: Type.Tuple([Card, Card]), strengths: Type.Tuple([Count, Count]), shows: SHOWS },
    'Both cards of a round are turned up.',
  ),
  event('blanked', { ...One, card: Card }, "A Wizard takes away the power of this seat's card."),
  event(
    'round-won',
    {
      ...One,
      by: Type.Unsafe<Decider>(Type.Enum(['princess', 'prince', 'lowest', 'highest'])),
      cards: Type.Tuple([Card, Card]),
      strengths: Type.Tuple([Count, Count]),
      worth: Count,
    },
    'A round is decided; worth is what this round alone brings.',
  ),
  event(
    'round-held',
    {
      by: Type.Unsafe<Decider>(Type.Enum(['musician', 'equal'])),
      round: Count,
      cards: Type.Tuple([Card, Card]),
      strengths: Type.Tuple([Count, Count]),
      worth: Type.Tuple([Worth, Worth]),
    },
    'A round goes on hold.',
  ),
  event('held-won', { ...One, rounds: Type.Array(Count), worth: Count }, 'The rounds on hold go to the winner.'),
  event('scored', { ...One, gained: Count, victories: Type.Tuple([Count, Count]) }, 'The totals after a round.'),
  event('boosted', { ...One }, 'A General gives +2 to this seat in the next round.'),
  event('spying', { ...One }, "This seat's Spy is at work in the next round."),
  event('spies-cancelled', {}, 'Two Spies met.'),
  event(
    'game-won',
    { ...Game, ...One, reason: Type.Enum(['victories', 'princess']), victories: Type.Tuple([Count, Count]) },
    'A game is won.',
  ),
  event('game-tied', { ...Game, victories: Type.Tuple([Count, Count]) }, 'All rounds are played and nobody has won.'),
  event('match-won', { ...One, gameWins: Type.Tuple([Count, Count]) }, 'The Emperor: the match is decided.'),
  event('match-drawn', {}, 'The match ends without a winner.'),
])
export type Event = Static<typeof Event>

/** BR-161 Four cards on their way round the table: the drawer picks first and third, the other second; one is left. */
export interface Pack<Card> {
  readonly drawer: Seat
  readonly cards: readonly Card[]
  readonly picks: readonly Card[]
}

/** What both players can always look up again about a round (BR-R32). */
export interface Round {
  readonly round: number
  readonly cards: Readonly<Pair<CardId>>
  readonly strengths: Readonly<Pair<number>>
  readonly blanked: Readonly<Pair<boolean>>
  /** The seat that had to show its card first. */
  readonly firstReveal: Seat | null
  readonly winner: Seat | null
  readonly by: Decider
  readonly gained: Readonly<Pair<number>>
}

/** A finished game of the match. */
export interface PastGame {
  readonly game: number
  readonly winner: Seat | null
  readonly reason: 'victories' | 'princess' | 'tie'
  readonly victories: Readonly<Pair<number>>
  readonly rounds: readonly Round[]
}

/** How the match ended. */
interface Result {
  readonly winner: 0 | 1 | null
  readonly reason: 'victories' | 'princess' | 'tie' | 'games'
  readonly rule: string
}

/** Everything on the table. A card that has been chosen stays in the hand until its round is resolved. */
export interface Position<Card> {
  viewer: Viewer
  options: Options
  /** The first drafter or the Princes' owner of this game. */
  role: Seat | null
  game: number
  gameWins: Pair<number>
  tiesInARow: number
  /** 1 to 8. */
  round: number
  /** Both starting hands of this game, public once dealt (BR-R33). */
  starting: Readonly<Pair<readonly CardId[]>> | null
  /** Traitor: the card that each seat gave away before this game, known to all (BR-131). */
  exchanged: Readonly<Pair<CardId>> | null
  hands: Pair<Card[]>
  /** Lucky Draw: top first. */
  piles: Pair<Card[]>
  /** While cards are drafted: what is not drawn yet, top first, and the packs so far. */
  draft: { readonly stock: readonly Card[]; readonly packs: readonly Pack<Card>[] } | null
  victories: Pair<number>
  /** The rounds on hold, by number. */
  held: number[]
  /** What the rounds on hold are worth to each seat. */
  pending: Pair<number>
  bonus: Pair<0 | 2>
  /** The seat whose Spy is at work in this round. */
  spySeat: Seat | null
  /** The card chosen for this round. */
  committed: Pair<Card | null>
  history: Round[]
  past: PastGame[]
  result: Result | null
}

export type State = Position<CardId>
export type View = Position<SeenCard>

/** The types of BraveRats, for the contract. */
export interface BraveRats {
  Options: Options
  Setup: Setup
  View: View
  State: State
  Choice: Choice
  Event: Event
}
