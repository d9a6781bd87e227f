import Type, { type Static, type TSchema } from 'typebox'
import { CameAt, DiceSchema } from '#engine/record'
import type { Refusal } from '#engine/refusal'
import { fits, misfit } from '#engine/schema'
import { Unreadable, type Limits, parseJson } from '#protocol/json'

/** What one line may hold. */
export const LINE_LIMITS: Limits = { characters: 2 ** 20, depth: 64 }

/** Whatever the asker likes; the answer has it again. */
type Id = number | string

const Id = Type.Union([Type.Number(), Type.String()])
const Game = Type.String({ maxLength: 64, description: 'The id of a game.' })
const Match = Type.String({ maxLength: 16, description: 'A match, as "new" or "load" named it.' })
const SeatId = Type.Integer({ minimum: 0, maximum: 99 })
const Actor = Type.Union([SeatId, Type.Literal('clock')], { title: 'the number of a seat or "clock"' })
const Viewer = Type.Union([SeatId, Type.Literal('spectator')])
const Decision = Type.Integer({
  minimum: 0,
  description: 'The number of the decision that is meant; a closed one is refused.',
})
/** What a game makes of options, positions, choices and events is its own affair. */
const Data = Type.Object({})

const request = <Verb extends string, Fields extends Type.TProperties>(
  verb: Verb,
  fields: Fields,
  description: string,
) =>
  Type.Object(
    { id: Type.Optional(Id), do: Type.Literal(verb), ...fields },
    { additionalProperties: false, description },
  )

const OfMatch = { match: Match }
const OfActor = { match: Match, actor: Actor }
const Choosing = { ...OfActor, choice: Data, decision: Type.Optional(Decision) }

/** Every request, by its verb. */
const REQUESTS = {
  games: request('games', {}, 'All games.'),
  describe: request(
    'describe',
    { game: Type.Optional(Game) },
    'The schemas and refusals of a game; without a game, the schema of these requests.',
  ),
  new: request(
    'new',
    {
      game: Game,
      seats: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 99,
          description: "If not given, those of the setup where it has `seats`; else the game's fewest.",
        }),
      ),
      options: Type.Optional(Data),
      setup: Type.Optional(Data),
      seed: Type.Optional(
        Type.String({
          maxLength: 1024,
          description: 'Equal seeds, equal luck. Drawn if neither seed nor dice are given.',
        }),
      ),
      dice: Type.Optional(DiceSchema),
    },
    'Starts a match, from options or from a position.',
  ),
  pending: request(
    'pending',
    OfMatch,
    'What the match waits for, and what may be chosen; secret questions are listed, too.',
  ),
  asides: request(
    'asides',
    { match: Match, actor: SeatId },
    'What a seat may settle for itself at any time, asked or not; "play" does it.',
  ),
  play: request('play', { ...Choosing, dice: Type.Optional(DiceSchema), at: Type.Optional(CameAt) }, 'Makes a choice.'),
  'take-back': request(
    'take-back',
    { ...OfActor, decision: Type.Optional(Decision) },
    'Takes back a sealed choice before the last one is in.',
  ),
  undo: request('undo', OfActor, "Undoes the actor's last choice, if nothing was rolled or shown since."),
  resign: request('resign', OfActor, 'Gives up.'),
  agree: request(
    'agree',
    { ...OfMatch, what: Type.Enum(['abandon', 'draw']) },
    'All agree to give up what they play together, or on a draw.',
  ),
  view: request('view', { match: Match, viewer: Viewer }, 'The table as one seat, or a spectator, sees it.'),
  state: request('state', OfMatch, 'The whole truth.'),
  why: request('why', Choosing, 'Why a choice would be refused; null if it would not.'),
  bot: request(
    'bot',
    {
      ...OfActor,
      level: Type.Optional(Type.String({ maxLength: 64, description: 'easy, normal, hard, or a general bot.' })),
      ms: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 600_000 })),
      iterations: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    },
    'What a bot would choose; nothing is played.',
  ),
  save: request('save', OfMatch, 'The match as a record.'),
  load: request('load', { record: Data }, 'Starts a match where a record ends.'),
  end: request('end', OfMatch, 'Forgets a match.'),
  text: request('text', { game: Game, events: Type.Array(Data) }, 'Says events in sentences.'),
} as const

export const Request = Type.Union(Object.values(REQUESTS))

type Requests = typeof REQUESTS
export type Verb = keyof Requests
export type RequestOf<Name extends Verb> = Static<Requests[Name]>
export type Request = { [Name in Verb]: RequestOf<Name> }[Verb]

const VERBS = Object.keys(REQUESTS) as readonly Verb[]
const isVerb = (verb: unknown): verb is Verb => (VERBS as readonly unknown[]).includes(verb)

/** A line as it was understood, or why it was not; `id` is there whenever it could be read. */
export type Parsed =
  | { readonly id: Id | undefined; readonly request: Request }
  | { readonly id: Id | undefined; readonly refusal: Refusal }

/** Reads one line of the headless engine. */
export function parseRequest(line: string): Parsed {
  let id: Id | undefined
  try {
    const value = parseJson(line, LINE_LIMITS)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Unreadable('This is not an object.')
    if ('id' in value && fits(Id, value.id)) id = value.id as Id
    const verb = 'do' in value ? value.do : undefined
    if (!isVerb(verb)) throw new Unreadable(`"do" must be one of ${VERBS.join(', ')}.`)
    const schema: TSchema = REQUESTS[verb]
    if (!fits(schema, value)) throw new Unreadable(`${verb}: ${misfit(schema, value)}`)
    return { id, request: value as Request }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { id, refusal: { code: 'bad-request', message: error.message } }
  }
}
