import { hash, timingSafeEqual } from 'node:crypto'
import Type from 'typebox'
import { Refused } from '#engine/refusal'
import * as answers from '#server/answers'
import type { App } from '#server/app'
import type { Doors } from '#server/doors'
import { DRAINING, NO_METRICS } from '#server/errors'
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
    schema: {
      summary: 'What is measured, for the machine itself or for whoever brings the token.',
      response: answers.other('text/plain', 'The text format of Prometheus.'),
    },
    async handler({ caller, headers }, reply) {
      const { metricsToken: token } = doors.config
      const hasToken = token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)
      if (!caller.isLocal && !hasToken) throw new Refused(NO_METRICS)
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(doors.metrics.text())
    },
  })
}

/** Takes the same time whatever is wrong with it. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'))
