import Type, { type TSchema } from 'typebox'
import { PACES } from '#protocol/pace'

// What the routes answer, for the OpenAPI document. What is told at a table is typed in `protocol/told.ts`.

const text = (description: string) => Type.String({ description })
const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()])

const Guest = text('The id of a guest.')
const Named = { guest: Guest, name: text('As others see it.') }
export const Me = Type.Object({ ...Named, face: text('One of a small set; the page draws it.') })
export const Bot = Type.Object({ ...Named, token: text('Opens the doors as this guest. It is not kept here.') })

const Option = Type.Object({
  id: text('The name in `options` of a new table.'),
  name: Type.String(),
  text: Type.String(),
  rule: text('The clause that speaks of it.'),
  values: Type.Array(Type.Union([Type.Boolean(), Type.Number(), Type.String()])),
  default: Type.Union([Type.Boolean(), Type.Number(), Type.String()]),
})
export const Games = Type.Object({
  games: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      summary: Type.String(),
      seats: Type.Array(Type.Integer(), {
        minItems: 2,
        maxItems: 2,
        description: 'The least and the greatest number.',
      }),
      options: Type.Array(Option),
    }),
  ),
})

const Status = Type.Enum(['open', 'live', 'over'])
const Seat = Type.Object({
  plan: Type.Enum(['human', 'device', 'bot']),
  guest: nullable(Guest),
  name: nullable(Type.String()),
  bot: nullable(text('The level of the bot that plays here now.')),
  face: Type.Optional(text('One of a small set; the page draws it.')),
})
const Viewer = Type.Union([Type.Integer(), Type.Literal('spectator')])

export const Lobby = Type.Object({
  tables: Type.Array(
    Type.Object({
      id: Type.String(),
      game: Type.String(),
      status: Status,
      seats: Type.Array(Seat),
      clock: Type.Object({}),
      options: Type.Object({}),
      at: Type.Integer({ description: 'When something happened there, in milliseconds since 1970.' }),
    }),
  ),
})

const At = (description: string) => Type.Integer({ description: `${description}, in milliseconds since 1970.` })
const Series = Type.Object(
  {
    drawn: Type.Integer(),
    players: Type.Array(Type.Object({ who: Type.String(), name: Type.String(), won: Type.Integer() })),
  },
  { description: 'The score that rematches carry on, by the seats of the last match.' },
)
const Outcome = Type.Object({ payoffs: Type.Array(Type.Number()), reason: Type.String(), rule: Type.String() })
const Now = Type.Object(
  {
    status: Status,
    seats: Type.Array(Seat),
    clocks: nullable(
      Type.Object({
        left: Type.Array(nullable(Type.Number({ description: 'Milliseconds.' }))),
        running: Type.Array(Type.Integer()),
        at: Type.Integer({ description: "The server's time when they were read." }),
      }),
    ),
    time: Type.Optional(
      nullable(
        Type.Object(
          { origin: At("When the match's own time began"), every: Type.Integer({ description: 'Milliseconds.' }) },
          { description: 'Where time passes: choices are played at the next of the moments that are so far apart.' },
        ),
      ),
    ),
    pending: Type.Array(
      Type.Object({
        actor: Type.Union([Type.Integer(), Type.Literal('clock')]),
        kind: Type.String(),
        sealed: Type.Optional(Type.Literal(true)),
        secret: Type.Optional(Type.Literal(true, { description: 'Nobody else knows who is asked.' })),
        locked: Type.Optional(Type.Literal(true)),
      }),
    ),
    own: nullable(
      Type.Object({
        decision: Type.Integer({ description: 'Name it in a choice: a late one never lands on the next question.' }),
        kind: Type.String(),
        choices: Type.Array(Type.Object({})),
        locked: nullable(Type.Object({})),
        canUndo: Type.Boolean(),
      }),
    ),
    asides: Type.Optional(
      Type.Array(Type.Object({}), { description: 'What this viewer may choose at any time, asked or not.' }),
    ),
    view: Type.Optional(Type.Object({}, { description: 'What this viewer sees of the game.' })),
    outcome: nullable(Outcome),
    fairness: nullable(
      Type.Object(
        { secret: Type.String(), salts: Type.Array(Type.String()), seed: Type.String() },
        { description: 'Shown when the match is over.' },
      ),
    ),
    rematch: nullable(Type.String()),
    series: Type.Optional(Series),
    presence: Type.Optional(
      Type.Object(
        {
          away: Type.Array(nullable(Type.Integer({ description: 'Since when, in milliseconds since 1970.' }))),
          watching: Type.Integer({ description: 'How many watch who do not sit there.' }),
          names: Type.Array(Type.String(), { description: 'What some of them are called.' }),
          at: Type.Integer({ description: "The server's time." }),
        },
        { description: 'Who is there.' },
      ),
    ),
  },
  { description: 'How things stand for this viewer.' },
)

export const OwnMatches = Type.Object({
  matches: Type.Array(
    Type.Object({
      id: Type.String(),
      game: Type.String(),
      status: Status,
      seats: Type.Array(Seat),
      own: Type.Array(Type.Integer(), { description: 'The own seats.' }),
      awaited: Type.Array(
        Type.Object({
          actor: Type.Union([Type.Integer(), Type.Literal('clock')]),
          since: At('When it was asked'),
        }),
        { description: 'Those who have not chosen yet, as far as one may know.' },
      ),
      at: At('When it ended, or if it has not, when it was set up'),
      outcome: nullable(Outcome),
      series: nullable(Series),
    }),
  ),
  next: nullable(text('Send it as `after` for the matches that follow; null if there are none.')),
})

const tally = { played: Type.Integer(), won: Type.Integer(), drawn: Type.Integer() }
export const Record = Type.Object({
  all: Type.Object(tally),
  isWhole: Type.Boolean({ description: 'Whether all matches were counted; of very many, only the newest are.' }),
  seats: Type.Array(Type.Object({ ...tally, game: Type.String(), seat: Type.Integer() })),
  levels: Type.Array(Type.Object({ ...tally, level: text('Of a bot.') })),
  opponents: Type.Array(
    Type.Object({ ...tally, guest: Guest, name: Type.String() }, { description: 'Who came off better.' }),
  ),
})

const About = Type.Object({
  id: Type.String(),
  game: Type.String(),
  options: Type.Object({}),
  clock: Type.Object({}),
  public: Type.Boolean(),
  delay: Type.Integer({ description: 'Milliseconds by which spectators are late in the match.' }),
  pace: Type.Enum([...PACES], { description: 'How fast bots play, for those who watch.' }),
  host: Type.String(),
  by: Guest,
  commitment: text("The hash of the server's secret, shown before the seats are filled."),
  rematchOf: nullable(Type.String()),
  expects: nullable(
    Type.Array(nullable(Type.Object({ guest: Guest, name: Type.String() })), {
      description: 'At a rematch, who sat where before.',
    }),
  ),
  patience: Type.Integer({
    description: 'Milliseconds that somebody may be away before others may go on without them; 0 for ever.',
  }),
})

export const Table = Type.Object({
  table: About,
  as: Viewer,
  now: Now,
})

export const Done = Type.Object({
  token: Type.Optional(text('After `offer`: for the link that hands the seat over.')),
  seat: Type.Optional(Type.Integer({ description: 'After `accept`: the seat one has now.' })),
  table: Type.Optional(text('After `rematch`: where it is played.')),
})

export const Replay = Type.Union([
  Type.Object(
    {
      format: Type.Literal('ludus-match'),
      version: Type.Literal(1),
      game: Type.String(),
      rules: Type.Integer(),
      seats: Type.Integer(),
      options: Type.Object({}),
      seed: Type.String(),
      inputs: Type.Array(Type.Object({})),
      facts: Type.Optional(
        Type.Array(Type.Object({}), { description: 'What the start and each input did: events, and what changed.' }),
      ),
      moved: Type.Optional(
        Type.Array(Type.Object({}), { description: 'When it went on under a newer version of the rules.' }),
      ),
      names: Type.Array(Type.String()),
      outcome: Outcome,
      endedAt: Type.Integer({ description: 'In milliseconds since 1970.' }),
      proof: Type.Object({ commitment: Type.String(), secret: Type.String(), salts: Type.Array(Type.String()) }),
    },
    { description: 'A match that is over.' },
  ),
  Type.Object(
    { kind: Type.Literal('running'), table: About, lines: Type.Array(Type.Object({})) },
    { description: 'A match that is not, as spectators were told it.' },
  ),
])

export const ReplaySummary = Type.Object({
  game: Type.String(),
  rules: Type.Integer({ description: 'The version of the rules.' }),
  seats: Type.Integer(),
  names: nullable(Type.Array(Type.String())),
  inputs: Type.Integer({ description: 'How many there are.' }),
  endedAt: nullable(Type.Integer()),
  outcome: nullable(Outcome),
  verified: Type.Boolean({ description: 'Every check passed.' }),
  covers: Type.Array(Type.Enum(['luck', 'rules', 'facts']), {
    description: 'What is verified by that: the luck, that every input is legal, what the file tells of each.',
  }),
  checks: Type.Array(Type.Object({ check: Type.String(), ok: Type.Boolean(), text: Type.String() })),
})

const Problem = Type.Object({
  error: Type.Object({
    code: text('For programs.'),
    message: text('A sentence for people.'),
    rule: Type.Optional(text('The clause of the rules behind it.')),
    wait: Type.Optional(Type.Integer({ description: 'In how many seconds it may be tried again.' })),
  }),
})

const otherwise = {
  default: { description: 'It was refused, and nothing has changed, unless the code is not-known.', ...Problem },
} as const
const good = <Schema extends TSchema>(schema: Schema) => ({ description: 'Done.', ...schema })

/** The answers of a route: 200 with this, or an error. */
export const ok = <Schema extends TSchema>(schema: Schema) => ({ 200: good(schema), ...otherwise })
/** The same for a route that makes something. */
export const created = <Schema extends TSchema>(schema: Schema) => ({ 201: good(schema), ...otherwise })
/** The same for one that answers with something else than JSON. */
export const other = (type: string, description: string, schema: TSchema = Type.String()) => ({
  200: { description, content: { [type]: { schema } } },
  ...otherwise,
})
