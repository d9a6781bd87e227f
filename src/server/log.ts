import type { FastifyBaseLogger, FastifyLoggerOptions, FastifyRequest } from 'fastify'
import type { Config } from '#server/config'

/** Where the server says what goes on: one JSON object a line. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/**
 * How the log is written. What a line may hold is listed here, not what it may not: no address of a table, which opens
 * a door, no query, header, cookie, token or word of anybody.
 */
export const logOptions = (
  level: Config['logLevel'],
  stream: NodeJS.WritableStream,
): FastifyLoggerOptions & {
  readonly stream: NodeJS.WritableStream
  readonly base: null
  readonly formatters: object
} => ({
  level,
  stream,
  base: null,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: {
    req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '?' }),
    res: ({ statusCode }) => ({ statusCode }),
    // Errors of databases carry the values they were given in further fields.
    err: (error: Error & { readonly code?: unknown }) => ({
      type: error.name,
      message: withoutTables(error.message),
      stack: withoutTables(error.stack ?? ''),
      ...(typeof error.code === 'string' && { code: error.code }),
    }),
  },
})

/** An error may name its table, whose address is its key: what is left of it, the time of its making, is enough to find it. */
const withoutTables = (text: string): string => text.replaceAll(/\b(Table [\w-]{7})[\w-]+/g, '$1…')
