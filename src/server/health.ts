import Type from 'typebox'
import { Refused } from '#engine/refusal'
import * as answers from '#server/answers'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import { DRAINING } from '#server/errors'
import type { Outage } from '#server/outage'

const Fine = Type.Object({ ok: Type.Literal(true) })

/** For those who look after the server. */
export function healthRoutes(app: App, doors: Doors, outage: Outage): void {
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
      summary: 'Whether it can be used: 503 while it stops, or cannot write to its store and read from it.',
      response: answers.ok(Fine),
    },
    async handler() {
      if (doors.isDraining) throw new Refused(DRAINING)
      await outage.check()
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
