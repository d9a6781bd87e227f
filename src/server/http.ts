import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { GAMES } from '#games/shelf'
import { Act, Me, NewBot, NewTable } from '#protocol/acts'
import type { Guest } from '#house/acts'
import { firstFace } from '#house/faces'
import type { Known } from '#server/guests'
import * as answers from '#server/answers'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import type { Streams } from '#server/streams'

declare module 'fastify' {
  interface FastifyRequest {
    guest: Known
  }
}

const TablePath = Type.Object({ id: Type.String({ description: 'The id of a table.' }) })
const Follow = Type.Object(
  {
    as: Type.Optional(
      Type.String({
        pattern: '^(\\d{1,2}|spectator)$',
        description: 'An own seat, or "spectator"; the first own seat if left out.',
      }),
    ),
    since: Type.Optional(Type.String({ pattern: '^\\d{1,9}$', description: 'Only the lines after this one.' })),
  },
  { additionalProperties: false },
)

/** The HTTP API. Each route says in its schema what it takes and gives; the OpenAPI document is made from that. */
export function apiRoutes(app: App, doors: Doors, streams: Streams): void {
  const { house } = doors
  const identify = identifier(doors)
  app.decorateRequest('guest')

  app.route({
    method: 'GET',
    url: '/api/me',
    onRequest: identify,
    schema: { summary: 'Who one is.', response: answers.ok(answers.Me) },
    handler: async ({ guest }) => meOf(guest),
  })

  app.route({
    method: 'PUT',
    url: '/api/me',
    onRequest: identify,
    schema: {
      summary: 'Takes another name, and another face if one is named.',
      body: Me,
      response: answers.ok(answers.Me),
    },
    async handler({ guest, caller, body }) {
      return meOf(await doors.rename(guest, caller.address, body.name, body.face))
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/me/sessions',
    onRequest: identify,
    schema: {
      summary: 'Signs out everywhere else: all other cookies are good no more, and what they opened is closed.',
      response: answers.ok(answers.Me),
    },
    async handler({ guest, caller, headers }, reply) {
      const known = await doors.guests.endSessions(guest)
      // A program comes by its token, which stays good.
      if (headers.authorization === undefined)
        reply.removeHeader('set-cookie').header('set-cookie', doors.guests.cookieFor(known, caller))
      return meOf(known)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/bots/token',
    schema: {
      summary: 'Takes back the token that is sent along: it opens nothing any more, and what it opened is closed.',
      response: answers.ok(answers.Done),
    },
    async handler({ headers }) {
      await doors.guests.revokeToken(headers)
      return {}
    },
  })

  app.route({
    method: 'POST',
    url: '/api/bots',
    schema: {
      summary: 'Makes an account for a program. Its token is shown this once; send it as "Authorization: Bearer …".',
      body: NewBot,
      response: answers.created(answers.Bot),
    },
    async handler({ body, caller }, reply) {
      const { guest, token } = await doors.createBot(caller.address, body.name)
      return reply.code(201).send({ guest: guest.id, name: guest.name, token })
    },
  })

  app.route({
    method: 'GET',
    url: '/api/games',
    schema: { summary: 'The games, with the options each can be played with.', response: answers.ok(answers.Games) },
    handler: async () => ({
      games: GAMES.map(({ about: { id, name, summary, seats, options } }) => ({
        id,
        name,
        summary,
        seats,
        options: Object.entries(options).map(([option, said]) => ({ id: option, ...(said as object) })),
      })),
    }),
  })

  app.route({
    method: 'GET',
    url: '/api/tables',
    schema: { summary: 'The lobby: public tables that are open or running.', response: answers.ok(answers.Lobby) },
    async handler({ caller: { address } }) {
      doors.admit('lobby', { address })
      return { tables: await house.lobby() }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/tables',
    onRequest: identify,
    schema: { summary: 'Sets up a table.', body: NewTable, response: answers.created(answers.Table) },
    async handler({ guest, caller, body }, reply) {
      const { id } = await doors.createTable(guest, caller.address, body)
      return reply.code(201).send(await house.look(id, guest))
    },
  })

  app.route({
    method: 'GET',
    url: '/api/tables/:id',
    onRequest: identify,
    schema: {
      summary: 'A table as one may see it: from the first own seat, or as a spectator.',
      params: TablePath,
      response: answers.ok(answers.Table),
    },
    async handler({ guest, caller: { address }, params: { id } }, { raw }) {
      doors.admit('look', { address, guest: guest.id, table: id })
      return house.look(id, guest, () => raw.destroyed)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/tables/:id/acts',
    onRequest: identify,
    schema: {
      summary: 'Does something at a table; answered when it is on the disk.',
      params: TablePath,
      body: Act,
      response: answers.ok(answers.Done),
    },
    handler: ({ guest, caller, params, body }) => doors.act(params.id, guest, caller.address, body),
  })

  app.route({
    method: 'GET',
    url: '/api/tables/:id/stream',
    exposeHeadRoute: false,
    onRequest: identify,
    schema: {
      summary: 'Everything that happens at a table, one JSON object a line, as a socket is told it.',
      params: TablePath,
      querystring: Follow,
      response: answers.other('application/x-ndjson', 'The stream; an empty line is a sign of life.'),
    },
    async handler({ guest, caller, params: { id }, query: { as, since } }, reply) {
      doors.admit('follow', { address: caller.address, guest: guest.id, table: id })
      const viewer = as === undefined ? await house.eyesOf(id, guest) : as === 'spectator' ? as : Number(as)
      const last = since === undefined ? undefined : Number(since)
      return streams.follow(reply, { table: id, viewer, since: last, guest, address: caller.address })
    },
  })
}

/** Who someone is, as they themselves are told. */
const meOf = ({ id, name, face = firstFace(id) }: Guest): { guest: string; name: string; face: string } => ({
  guest: id,
  name,
  face,
})

/** Finds out who asks; whoever brings nothing, or nothing of ours, is someone new. `renew` keeps a cookie alive. */
export const identifier =
  ({ guests }: Doors, { renew }: { readonly renew: boolean } = { renew: false }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const known = await guests.identify(request.headers)
    request.guest = known ?? guests.fresh()
    if (!known || renew) reply.header('set-cookie', guests.cookieFor(request.guest, request.caller))
  }
