import Type from 'typebox'
import { Refused } from '#engine/refusal'
import * as answers from '#server/answers'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import { DRAINING, NO_STORE } from '#server/errors'
import type { Store } from '#house/store'

const Fine = Type.Object({ ok: Type.Literal(true) })

/** For those who look after the server. */
export function healthRoutes(app: App, doors: Doors, store: Store): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    config: { unlimited: true },
    schema: { summary: 'Whether the process lives.', response: answers.ok(Fine) },
    handler: async () => ({ ok: true }),
  })

  app.route({
    method: 'GET',
    url: '/readyz',
    config: { unlimited: true },
    schema: {
      summary: 'Whether it can be used: 503 while it stops or cannot reach its store.',
      response: answers.ok(Fine),
    },
    async handler() {
      if (doors.isDraining) throw new Refused(DRAINING)
      try {
        await store.ping()
      } catch (error) {
        doors.log.error({ err: error }, 'the store cannot be reached')
        throw new Refused(NO_STORE)
      }
      return { ok: true }
    },
  })

  app.route({
    method: 'GET',
    url: '/metrics',
    config: { unlimited: true },
    schema: { summary: 'What is measured.', response: answers.other('text/plain', 'The text format of Prometheus.') },
    handler: async (_request, reply) =>
      reply.type('text/plain; version=0.0.4; charset=utf-8').send(doors.metrics.text()),
  })
}
