import Type, { type Static } from 'typebox'
import type { Seat, Viewer } from '#engine/game'

// What Pebbles, the game the engine is tested with, is made of.

/** From the plainest to the finest; the order of the alphabet is that of their worth. */
export const STONES = ['agate', 'beryl', 'coral', 'diamond'] as const
export const BOX = STONES.flatMap((stone) => [stone, stone, stone, stone])
export const FACE_DOWN = '?'

export type Stone = (typeof STONES)[number]
export type Seen = Stone | typeof FACE_DOWN

interface Options {
  readonly die: boolean
  readonly short: boolean
  readonly pool: number
}

const CLOSED = { additionalProperties: false } as const
const Stone = Type.Enum([...STONES])
const SeatId = Type.Integer({ minimum: 0, maximum: 3 })
const Stones = Type.Array(Stone, { maxItems: BOX.length })

export const Setup = Type.Object(
  {
    die: Type.Boolean(),
    rounds: Type.Integer({ minimum: 1, maximum: 9 }),
    pool: Type.Integer({ minimum: 0, maximum: 99 }),
    hands: Type.Array(Stones, { minItems: 2, maxItems: 4 }),
    deck: Stones,
  },
  CLOSED,
)

export const Choice = Type.Union([
  Type.Object({ kind: Type.Literal('take') }, CLOSED),
  Type.Object({ kind: Type.Literal('roll') }, CLOSED),
  Type.Object({ kind: Type.Literal('draw') }, CLOSED),
  Type.Object({ kind: Type.Literal('done') }, CLOSED),
  Type.Object({ kind: Type.Literal('time-up'), seat: SeatId }, CLOSED),
  Type.Object({ kind: Type.Literal('bid'), stone: Stone }, CLOSED),
  Type.Object({ kind: Type.Literal('ready') }, CLOSED),
  Type.Object({ kind: Type.Literal('pass') }, CLOSED),
  Type.Object({ kind: Type.Literal('warn') }, CLOSED),
  Type.Object({ kind: Type.Literal('watch'), on: Type.Boolean() }, CLOSED),
])

const event = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), rule: Type.Literal('P-1'), ...fields }, CLOSED)
const Shows = { shows: Type.Optional(Type.Literal(true)) }

export const Event = Type.Union([
  event('dealt', { stones: Type.Array(Type.Integer()) }),
  event('took', { seat: SeatId }),
  event('rolled', { seat: SeatId, face: Type.Integer({ minimum: 1, maximum: 6 }) }),
  event('drew', { seat: SeatId, stone: Type.Enum([...STONES, FACE_DOWN]), ...Shows }),
  event('timed-out', { seat: SeatId }),
  event('warned', { seat: SeatId }),
  event('watches', { seat: SeatId, on: Type.Boolean() }),
  event('revealed', { bids: Stones, winner: Type.Union([SeatId, Type.Null()]), ...Shows }),
])

export type Setup = Static<typeof Setup>
export type Choice = Static<typeof Choice>
export type Event = Static<typeof Event>

export type Step =
  | { readonly do: 'round' }
  | { readonly do: 'watch' }
  | { readonly do: 'reveal' }
  | { readonly ask: 'turn'; readonly of: readonly [Seat]; readonly taken: number }
  | { readonly ask: 'watch'; readonly of: readonly Seat[]; readonly secret: true; readonly brief: true }
  | { readonly ask: 'bid'; readonly of: readonly Seat[]; readonly sealed: true }
  | { readonly ask: 'ready'; readonly of: readonly Seat[] }

/** Everything on the table. A stone that is bid stays in the hand until all are turned up. */
interface Position<Card> {
  viewer: Viewer
  die: boolean
  rounds: number
  round: number
  pool: number
  pebbles: number[]
  hands: Card[][]
  deck: Card[]
  discard: Stone[]
  bids: (Card | null)[]
  /** Which seats want to be asked before the bids; `null` where that is not the viewer's business. */
  watch: (boolean | null)[]
  todo: Step[]
}
export type State = Position<Stone>
export type View = Position<Seen>

export interface Pebbles {
  Options: Options
  Setup: Setup
  View: View
  State: State
  Choice: Choice
  Event: Event
}
