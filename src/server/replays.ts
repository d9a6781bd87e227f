import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import * as answers from '#server/answers'
import type { App } from '#server/app'
import type { Config } from '#server/config'
import type { Desk } from '#server/desk'
import { FILE_LIMITS } from '#server/desk-worker'
import type { Doors } from '#server/doors'
import { runningReplay } from '#house/replay'

declare module 'fastify' {
  interface FastifyRequest {
    place: ReturnType<Desk['admit']>
  }
}

/** `GET /api/tables/:id/replay` gives a match as a file, `POST /api/replays` checks such a file and keeps nothing of it. */
export function replayRoutes(app: App, doors: Doors, desk: Desk): void {
  const { house, guests, config, now } = doors
  app.decorateRequest('place')
  /** Before anything is read: what waits in vain takes memory. */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.place = desk.admit(request.caller.address)
    reply.raw.once('close', request.place.leave)
  }

  app.route({
    method: 'GET',
    url: '/api/tables/:id/replay',
    onRequest: admit,
    schema: {
      summary:
        'A match that is over as a file, with the proof of its luck; of a running one, what spectators were told. ' +
        'Where those are told later, only who played has the file before they have seen the end.',
      params: Type.Object({ id: Type.String({ description: 'The id of a table.' }) }),
      response: answers.ok(answers.Replay),
    },
    async handler({ place, params: { id }, headers, caller: { address } }, reply) {
      doors.admit('replay', { address, table: id })
      const guest = await guests.identify(headers)
      const { isOver, game } = await house.read(id, (table) => ({
        isOver: table.isOverFor(guest?.id, now()),
        game: table.plan.game,
      }))
      const text = isOver ? await place.ask({ table: id, store: storeOf(config) }) : NOTHING
      if (text === NOTHING) return runningReplay(house, id)
      return reply
        .header('content-disposition', `attachment; filename="ludus-${game}-${id}.json"`)
        .type(JSON_TYPE)
        .send(text)
    },
  })

  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    // What is in it is seen at the desk.
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => ({
      text,
    }))
    scope.route({
      method: 'POST',
      url: '/api/replays',
      bodyLimit: FILE_LIMITS.characters,
      onRequest: admit,
      schema: {
        summary:
          'Plays such a file again and says what it holds and whether its luck is proven; nothing of it is kept.',
        body: Type.Object({}, { description: 'A match that was over, as GET /api/tables/{id}/replay gave it.' }),
        response: answers.ok(answers.ReplaySummary),
      },
      handler: async ({ place, body }, reply) =>
        reply.type(JSON_TYPE).send(await place.ask({ text: (body as { readonly text: string }).text })),
    })
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** What the desk says of a table that has no match to be shown as a whole. */
const NOTHING = 'null'

const storeOf = ({ databaseUrl, dataFolder }: Config): Pick<Config, 'databaseUrl' | 'dataFolder'> => ({
  databaseUrl,
  dataFolder,
})
