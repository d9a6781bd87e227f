import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyTypeProvider,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import type { Static, TSchema } from 'typebox'
import { Refused } from '#engine/refusal'
import { misfit } from '#engine/schema'
import { MESSAGE_LIMITS } from '#protocol/acts'
import { parseJson, Unreadable } from '#protocol/json'
import { type Caller, callerOf, isOwnOrigin } from '#server/caller'
import type { Config } from '#server/config'
import { hangUp } from '#server/connections'
import type { Doors } from '#server/doors'
import {
  errorBody,
  FOREIGN,
  NO_SUCH_PAGE,
  NO_SUCH_TABLE,
  rawAnswer,
  refusalOf,
  SLOW_DOWN,
  statusOf,
  TOO_SLOW,
} from '#server/errors'
import { logOptions } from '#server/log'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
  interface FastifyContextConfig {
    /** Answered however often it is asked for: those who look after the server come by all the time. */
    readonly unlimited?: true
  }
}

/** What a route's schemas say is what its handler gets. */
interface TypeBox extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown
  readonly serializer: unknown
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBox
>

/** How long, in milliseconds, someone may take to say what they want; for the headers, a third of it. */
const PATIENCE = 30_000
const TABLE_NAME = /^[A-Za-z0-9_-]{6,24}$/

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // The address of a table is its key.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Answers are for one guest, now.
  'cache-control': 'no-store',
} as const

/** Fastify with our errors, schemas and log, and no route yet. */
export function makeApp({ logLevel }: Config, logStream: NodeJS.WritableStream, patience = PATIENCE): App {
  const app = fastify({
    logger: logOptions(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MESSAGE_LIMITS.characters,
    requestTimeout: patience,
    return503OnClosing: false,
    http: {
      headersTimeout: Math.round(patience / 3),
      connectionsCheckingInterval: Math.round(patience / 10),
      // Anything else that someone would like to upgrade to is answered as if they had not asked.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    frameworkErrors: (error, _request, reply) => {
      void sendError(reply, error)
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET') return void socket.destroy()
      const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      hangUp(socket, rawAnswer(isLate ? TOO_SLOW : refusalOf({ statusCode: 400 })))
    },
  }).withTypeProvider<TypeBox>()

  app.setValidatorCompiler<TSchema>(({ schema }) => (value) => {
    const wrong = misfit(schema, value)
    return wrong === undefined ? true : { error: new Refused({ code: 'bad-request', message: wrong }) }
  })
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) =>
    readBody(text),
  )
  return app
}

/** What every request must pass before anyone looks at what it wants. */
export function guard(app: App, doors: Doors): void {
  const { config, requests, now, log } = doors
  let warned = false
  app.decorateRequest('caller')
  app.setErrorHandler((error, _request, reply) => {
    doors.refuse(error)
    return sendError(reply, error)
  })
  app.setNotFoundHandler(() => {
    throw new Refused(NO_SUCH_PAGE)
  })
  app.addHook('onRequest', async (request, reply) => {
    const caller = callerOf(request.raw, config.proxies)
    request.caller = caller
    reply.headers(HEADERS)
    // Whoever takes nothing of the answer for so long does not keep the line.
    request.raw.socket.setTimeout(2 * app.server.requestTimeout)
    if (config.proxies === 0 && request.headers['x-forwarded-for'] !== undefined && !warned) {
      warned = true
      log.warn('A proxy stands before the server: set LUDUS_TRUST_PROXY, or everybody shares one limit.')
    }
    if (!request.routeOptions.config.unlimited && !requests.take(caller.address, now())) throw new Refused(SLOW_DOWN)
    const { origin } = request.headers
    if (request.method !== 'GET' && origin !== undefined && !isOwnOrigin(origin, caller, config.origins))
      throw new Refused(FOREIGN)
    const { id } = request.params as { readonly id?: string }
    if (id !== undefined && !TABLE_NAME.test(id)) throw new Refused(NO_SUCH_TABLE)
  })
  app.addHook('onResponse', async (request, reply) => {
    log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

function sendError(reply: FastifyReply, error: unknown): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal.wait !== undefined) reply.header('retry-after', String(refusal.wait))
  return reply.code(statusOf(refusal)).send(errorBody(refusal))
}

function readBody(text: string): unknown {
  try {
    return parseJson(text, MESSAGE_LIMITS)
  } catch (error) {
    if (error instanceof Unreadable) throw new Refused({ code: 'bad-request', message: error.message })
    throw error
  }
}
