import Type from 'typebox'
import { FORMAT, FORMAT_VERSION, type MatchRecord } from '#engine/match'
import { Refused } from '#engine/refusal'
import { misfit } from '#engine/schema'

const Seat = Type.Integer({ minimum: 0, maximum: 99 })
const Actor = Type.Union([Seat, Type.Literal('clock')], { title: 'the number of a seat or "clock"' })
/** What an input did; what the changes make of a position is seen when they are put into effect. */
const Fact = Type.Object(
  {
    told: Type.Optional(Type.Array(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2 }), { maxItems: 10_000 })),
    change: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)
/** When an input came, in the match's own time. */
export const CameAt = Type.Integer({
  minimum: 0,
  description: "Where time passes: when it came, in milliseconds of the match's own time; the present, unless told.",
})
const Faces = Type.Array(Type.Integer({ minimum: 1, maximum: 2 ** 21 }), { maxItems: 10_000 })
export const DiceSchema = Type.Union(
  [
    Faces,
    Type.Record(Type.String({ pattern: '^[a-z][a-z0-9/-]{0,63}$' }), Faces, {
      maxProperties: 100,
      additionalProperties: false,
    }),
  ],
  {
    description:
      'The next dice, as one reads them: a list, or, where a game rolls some apart, only a list for each stream by its name; the stream of the rest is "main".',
  },
)

/** The file format of a match; what a game makes of options, setup and choices is its own affair. */
const RecordSchema = Type.Object(
  {
    format: Type.Literal(FORMAT),
    version: Type.Literal(FORMAT_VERSION),
    game: Type.String({ maxLength: 64 }),
    rules: Type.Integer({ minimum: 1 }),
    seats: Type.Integer({ minimum: 1, maximum: 99 }),
    options: Type.Optional(Type.Object({})),
    setup: Type.Optional(Type.Object({})),
    seed: Type.Optional(Type.String({ maxLength: 1024 })),
    dice: Type.Optional(DiceSchema),
    inputs: Type.Array(
      Type.Union([
        Type.Object(
          { actor: Actor, choice: Type.Object({}), dice: Type.Optional(DiceSchema), at: Type.Optional(CameAt) },
          { additionalProperties: false },
        ),
        Type.Object({ actor: Actor, act: Type.Enum(['take-back', 'undo', 'resign']) }, { additionalProperties: false }),
        Type.Object(
          {
            actor: Type.Literal('clock'),
            act: Type.Literal('flag'),
            seats: Type.Array(Seat, { minItems: 1, maxItems: 99 }),
          },
          { additionalProperties: false },
        ),
        Type.Object(
          { actor: Type.Literal('clock'), act: Type.Literal('left'), seats: Type.Array(Seat, { maxItems: 99 }) },
          { additionalProperties: false },
        ),
        Type.Object(
          { actor: Type.Literal('clock'), act: Type.Literal('agreed'), what: Type.Enum(['abandon', 'draw']) },
          { additionalProperties: false },
        ),
      ]),
      { maxItems: 1_000_000 },
    ),
    facts: Type.Optional(Type.Array(Fact, { maxItems: 1_000_001 })),
    moved: Type.Optional(
      Type.Array(
        Type.Object(
          { at: Type.Integer({ minimum: 0 }), rules: Type.Integer({ minimum: 1 }), fact: Fact },
          { additionalProperties: false },
        ),
        { maxItems: 1000 },
      ),
    ),
    names: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 99 })),
    players: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,32}$' }), { maxItems: 99 })),
    outcome: Type.Optional(
      Type.Object(
        {
          payoffs: Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { maxItems: 99 }),
          reason: Type.String({ maxLength: 64 }),
          rule: Type.String({ maxLength: 64 }),
        },
        { additionalProperties: false },
      ),
    ),
    endedAt: Type.Optional(Type.Integer({ minimum: 0 })),
    proof: Type.Optional(
      Type.Object(
        {
          commitment: Type.String({ maxLength: 128 }),
          secret: Type.String({ maxLength: 128 }),
          salts: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 99 }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

/** Reads a saved match; throws `Refused` if it is not one. */
export function parseRecord(raw: unknown): MatchRecord {
  const foreign = typeof raw !== 'object' || raw === null || !('format' in raw) || raw.format !== FORMAT
  const wrong = foreign ? 'This is not a Ludus match.' : misfit(RecordSchema, raw)
  if (wrong !== undefined) throw new Refused({ code: 'bad-record', message: wrong })
  const { seats, names, players, facts, inputs } = raw as MatchRecord
  if (facts && facts.length !== inputs.length + 1)
    throw new Refused({ code: 'bad-record', message: 'facts: there must be one for the start and one for each input.' })
  if (names && names.length !== seats)
    throw new Refused({ code: 'bad-record', message: 'names: there must be one for each seat.' })
  if (players && players.length !== seats)
    throw new Refused({ code: 'bad-record', message: 'players: there must be one for each seat.' })
  return raw as MatchRecord
}
