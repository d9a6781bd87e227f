import Type from 'typebox'
import * as answers from '#server/answers'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import { identifier } from '#server/http'

const Which = {
  game: Type.Optional(Type.String({ maxLength: 40, description: 'Only matches of this game.' })),
  opponent: Type.Optional(Type.String({ maxLength: 40, description: 'Only those in which this guest sat, too.' })),
  level: Type.Optional(
    Type.Enum(['easy', 'normal', 'hard'], { description: 'Only those in which a bot of this level sat.' }),
  ),
}
const Record = Type.Object(Which, { additionalProperties: false })
const Matches = Type.Object(
  {
    ...Which,
    status: Type.Optional(
      Type.Enum(['running', 'over'], {
        description: 'Those that are not over, unless told; or those that are, the last first.',
      }),
    ),
    most: Type.Optional(
      Type.String({ pattern: '^([1-9]|[1-4]\\d|50)$', description: 'How many at most: 50, unless told.' }),
    ),
    after: Type.Optional(
      Type.String({ pattern: '^\\d{1,15}\\.[A-Za-z0-9_-]{6,24}$', description: 'What `next` of the last answer was.' }),
    ),
  },
  { additionalProperties: false },
)
const MOST_MATCHES = 50

/** Where the matches begin that follow an answer. */
function placeIn(after: string): { readonly at: number; readonly id: string } {
  const [at, id] = after.split('.') as [string, string]
  return { at: Number(at), id }
}

/** What someone asks for who looks for their own matches. */
export function mineRoutes(app: App, doors: Doors): void {
  const { house } = doors
  const identify = identifier(doors)

  app.route({
    method: 'GET',
    url: '/api/me/matches',
    onRequest: identify,
    schema: {
      summary: 'The matches in which one sits, with whom they wait for; or those that are over.',
      querystring: Matches,
      response: answers.ok(answers.OwnMatches),
    },
    async handler({ guest, caller: { address }, query: { status, most, after, ...which } }) {
      doors.admit('mine', { address, guest: guest.id })
      return house.mine(guest.id, {
        ...which,
        isOver: status === 'over',
        most: most === undefined ? MOST_MATCHES : Number(most),
        ...(after !== undefined && { after: placeIn(after) }),
      })
    },
  })

  app.route({
    method: 'GET',
    url: '/api/me/record',
    onRequest: identify,
    schema: {
      summary: 'How one has fared in matches that are over: by seat, by level of bots, and against whom.',
      querystring: Record,
      response: answers.ok(answers.Record),
    },
    async handler({ guest, caller: { address }, query }) {
      doors.admit('record', { address, guest: guest.id })
      return house.recordOf(guest.id, query)
    },
  })
}
