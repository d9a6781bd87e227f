import Type, { type Static } from 'typebox'
import { misfit } from '#engine/schema'
import { Refused } from '#engine/refusal'
import { FACES } from '#protocol/faces'
import { type Limits, parseJson, Unreadable } from '#protocol/json'
import { PACES } from '#protocol/pace'
import { TOPICS, WISHES } from '#protocol/votes'

// What people and bots send. One union for each door, one parser: inside, types are trusted.

const CLOSED = { additionalProperties: false } as const

const CHAT_LIMIT = 500

const TableName = Type.String({ pattern: '^[A-Za-z0-9_-]{6,24}$' })
const GuestName = Type.String({ pattern: '^[A-Za-z0-9_-]{10,40}$' })
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 })
/** Which of one's seats is meant; the only one if left out. */
const OwnSeat = Type.Optional(SeatNumber)
/** The number of the question that is answered: a late answer never lands on the next. */
const Decision = Type.Optional(Type.Integer({ minimum: 0 }))
const Level = Type.Enum(['easy', 'normal', 'hard'])
const Salt = Type.Optional(Type.String({ maxLength: 64 }))
const PaceName = Type.Enum([...PACES])

const act = <Do extends string, Fields extends Type.TProperties>(name: Do, fields: Fields, description: string) =>
  Type.Object({ do: Type.Literal(name), ...fields }, { ...CLOSED, description })

/** What one can do at a table. */
const ACTS = [
  act('sit', { seat: OwnSeat, salt: Salt }, 'Take a free seat; the salt goes into the seed of the match.'),
  act('stand', { seat: OwnSeat }, 'Give a seat up before the match starts.'),
  act('leave', { seat: OwnSeat }, 'Leave a running match: a bot takes the seat until one returns.'),
  act('return', { seat: OwnSeat }, 'Take the own seat back from the bot.'),
  act(
    'choose',
    { seat: OwnSeat, decision: Decision, choice: Type.Object({}) },
    'Answer a question of the game, or settle something for oneself.',
  ),
  act('take-back', { seat: OwnSeat, decision: Decision }, 'Take back a sealed choice, until the last one is in.'),
  act('undo', { seat: OwnSeat }, 'Undo the last own choice, where the match allows it.'),
  act(
    'resign',
    { seat: OwnSeat },
    'Give the match up; in a team, want that. Where it goes on without a seat, a bot takes that over.',
  ),
  act(
    'vote',
    { seat: OwnSeat, topic: Type.Enum([...TOPICS]), says: Type.Enum([...WISHES]) },
    'Want, or agree to, what needs all whom it concerns; be against it, or want it no more.',
  ),
  act(
    'advise',
    { seat: OwnSeat, to: SeatNumber, decision: Decision, choice: Type.Union([Type.Object({}), Type.Null()]) },
    'Point at one of the choices that another of the own side is offered, or at none any more.',
  ),
  act(
    'chat',
    { text: Type.String({ minLength: 1, maxLength: CHAT_LIMIT }), to: Type.Optional(Type.Literal('team')) },
    'Say something: to everybody, or to the own team alone.',
  ),
  act(
    'kick',
    { guest: GuestName },
    'As the host: free the seat of someone before the match, who may not sit there again.',
  ),
  act(
    'seat-bot',
    { seat: SeatNumber, level: Type.Optional(Level) },
    'As the host, or at a rematch, while one sits there: let a bot take a free seat; without a level, get up again.',
  ),
  act(
    'stand-in',
    { seat: SeatNumber },
    'Let a bot play on for somebody else who has been away for long, until they are back.',
  ),
  act(
    'claim',
    { seat: SeatNumber },
    'End the match without somebody else who has been away for long, where the game allows it.',
  ),
  act('close', {}, 'As the host: close the table before the match; or one that runs, if no other person sits there.'),
  act('lock-chat', { on: Type.Boolean() }, 'As the host: let only those who sit there speak, or everybody again.'),
  act('pace', { pace: PaceName }, 'Alone among bots: let them play at another pace from now on.'),
  act('hurry', { seat: OwnSeat }, 'Alone among bots: let them play at once until one is asked again.'),
  act('mute', { guest: GuestName, on: Type.Boolean() }, 'Hear someone no more, or again; at every table.'),
  act('offer', { seat: OwnSeat }, 'Make a link that hands the own seat over, once.'),
  act('accept', { token: Type.String({ maxLength: 64 }) }, 'Take the seat that such a link offers.'),
  act('rematch', {}, 'Play the same again at a new table.'),
] as const
export const Act = Type.Union([...ACTS])
export type Act = Static<typeof Act>

/** Echoed in the answer. */
const Ref = Type.Optional(Type.Integer({ minimum: 0 }))
const Viewer = Type.Union([SeatNumber, Type.Literal('spectator')])

/** What a socket can send: the acts, each naming its table, and what it wants to hear. */
export const SocketMessage = Type.Union([
  ...ACTS.map((one) => Type.Object({ ...one.properties, table: TableName, ref: Ref }, CLOSED)),
  act(
    'watch',
    {
      table: TableName,
      as: Type.Optional(Viewer),
      since: Type.Optional(Type.Integer({ minimum: 0 })),
      whole: Type.Optional(Type.Boolean()),
      ref: Ref,
    },
    'Hear what happens at a table, from the line after `since` on; with `whole`, the whole view whenever it changes.',
  ),
  act(
    'earlier',
    { table: TableName, as: Type.Optional(Viewer), before: Type.Integer({ minimum: 1 }), ref: Ref },
    'Ask for the lines before the first one that is known; the answer has the newest of them.',
  ),
  act(
    'back',
    { table: TableName, as: Type.Optional(Viewer), last: Type.Integer({ minimum: 1 }), ref: Ref },
    'Ask what one saw at the lines up to `last`: the answer has the newest of them, each with how the view changed.',
  ),
  act('unwatch', { table: TableName, ref: Ref }, 'Hear no more of a table.'),
  act('lobby', { on: Type.Boolean(), ref: Ref }, 'Hear of open and running tables.'),
  act('ping', { ref: Ref }, 'Ask for a sign of life.'),
])
export type SocketMessage =
  | (Act & { readonly table: string; readonly ref?: number })
  | {
      readonly do: 'watch'
      readonly table: string
      readonly as?: number | 'spectator'
      readonly since?: number
      readonly whole?: boolean
      readonly ref?: number
    }
  | {
      readonly do: 'earlier'
      readonly table: string
      readonly as?: number | 'spectator'
      readonly before: number
      readonly ref?: number
    }
  | {
      readonly do: 'back'
      readonly table: string
      readonly as?: number | 'spectator'
      readonly last: number
      readonly ref?: number
    }
  | { readonly do: 'unwatch'; readonly table: string; readonly ref?: number }
  | { readonly do: 'lobby'; readonly on: boolean; readonly ref?: number }
  | { readonly do: 'ping'; readonly ref?: number }

const Milliseconds = (most: number) => Type.Integer({ minimum: 1000, maximum: most })
const HOUR = 3_600_000

/** How a new table is to be. What its options mean is the game's affair. */
export const NewTable = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(Type.Object({})),
    seats: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('human') }, CLOSED),
        Type.Object({ kind: Type.Literal('device') }, CLOSED),
        Type.Object({ kind: Type.Literal('bot'), level: Level }, CLOSED),
      ]),
      { minItems: 1, maxItems: 16 },
    ),
    clock: Type.Optional(
      Type.Union([
        Type.Object({ kind: Type.Literal('none') }, CLOSED),
        Type.Object({ kind: Type.Literal('move'), ms: Milliseconds(HOUR) }, CLOSED),
        Type.Object({ kind: Type.Literal('game') }, CLOSED),
        Type.Object(
          {
            kind: Type.Literal('bank'),
            ms: Milliseconds(6 * HOUR),
            increment: Type.Integer({ minimum: 0, maximum: 600_000 }),
          },
          CLOSED,
        ),
        Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 14 }) }, CLOSED),
      ]),
    ),
    public: Type.Optional(Type.Boolean()),
    patience: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: HOUR,
        description:
          'How long, in milliseconds, somebody may be away at a table without a clock before others let a bot play on; 2 minutes if left out, 0 for ever.',
      }),
    ),
    delay: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: HOUR,
        description: 'How long, in milliseconds, after it has happened spectators learn what happens in the match.',
      }),
    ),
    pace: Type.Optional(PaceName),
  },
  CLOSED,
)
export type NewTable = Static<typeof NewTable>

const Name = Type.String({ minLength: 1, maxLength: 10_000 })
/** What an account for a program is called. */
export const NewBot = Type.Object({ name: Name }, CLOSED)
export const Me = Type.Object({ name: Name, face: Type.Optional(Type.Enum([...FACES])) }, CLOSED)

/** What one message may be: a choice is small. */
export const MESSAGE_LIMITS: Limits = { characters: 16_384, depth: 32 }

/** Reads what came through a door; throws `Refused` with the place and the reason. */
function parseMessage<Schema extends Type.TSchema>(schema: Schema, raw: unknown): Static<Schema> {
  const wrong = misfit(schema, raw)
  if (wrong !== undefined) throw new Refused({ code: 'bad-request', message: wrong })
  return raw as Static<Schema>
}

/** Reads a text frame of a socket. */
export function parseFrame(text: string): SocketMessage {
  try {
    const raw = parseJson(text, MESSAGE_LIMITS)
    const named = typeof raw === 'object' && raw !== null && 'do' in raw ? raw.do : undefined
    const schema = SocketMessage.anyOf.find((one) => one.properties.do.const === named)
    if (!schema) throw new Refused({ code: 'bad-request', message: 'do: there is no such verb.' })
    return parseMessage(schema, raw) as SocketMessage
  } catch (error) {
    if (error instanceof Unreadable) throw new Refused({ code: 'bad-request', message: error.message })
    throw error
  }
}
