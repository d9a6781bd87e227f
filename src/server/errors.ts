import { STATUS_CODES } from 'node:http'
import { type Refusal, Refused } from '#engine/refusal'

/** HTTP's word for each refusal; what is not here is refused by the rules of a game or a table. */
const STATUS: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'bad-name': 400,
  'bad-record': 400,
  'bad-token': 401,
  'no-guest': 401,
  'foreign-origin': 403,
  'no-seat': 403,
  'no-metrics': 403,
  'not-yours': 403,
  'not-host': 403,
  'not-alone': 403,
  barred: 403,
  'chat-locked': 403,
  'no-such-page': 404,
  'no-such-table': 404,
  'no-such-game': 404,
  'too-slow': 408,
  'too-large': 413,
  'wrong-type': 415,
  'slow-down': 429,
  'too-many-bots': 429,
  internal: 500,
  draining: 503,
  overloaded: 503,
  'no-store': 503,
  'not-known': 503,
}
const BY_THE_RULES = 409

export const TOO_SLOW: Refusal = { code: 'too-slow', message: 'That took too long to arrive.' }
export const OVERLOADED: Refusal = {
  code: 'overloaded',
  message: 'Too many matches are being checked. Try again in a moment.',
}
export const TOO_LONG: Refusal = { code: 'too-large', message: 'It takes too long to play this match again.' }
/** Too much at a time; in so many seconds it may be tried again. */
export const slowDown = (wait: number): Refusal => ({
  code: 'slow-down',
  message: `That is too much at a time. Try again in ${wait === 1 ? '1 second' : `${wait} seconds`}.`,
  wait,
})

export const SLOW_DOWN = slowDown(20)
export const DRAINING: Refusal = { code: 'draining', message: 'The server is about to stop. Try again in a moment.' }
export const FOREIGN: Refusal = { code: 'foreign-origin', message: 'Pages of other sites may not do this.' }
export const BAD_TOKEN: Refusal = { code: 'bad-token', message: 'This token opens nothing here.' }
export const NO_GUEST: Refusal = { code: 'no-guest', message: 'Ask for /api/me first, or bring a token.' }
export const NO_METRICS: Refusal = {
  code: 'no-metrics',
  message: 'This is for the machine itself, or for whoever brings the token of LUDUS_METRICS_TOKEN.',
}
export const NO_SUCH_TABLE: Refusal = { code: 'no-such-table', message: 'There is no such table.' }
export const NO_SUCH_PAGE: Refusal = { code: 'no-such-page', message: 'There is nothing at this address.' }

/** What is said to whoever is connected by what was taken back. */
export const SIGNED_OUT = 'You were signed out.'

/** What Fastify itself refuses, in our words. */
const OF_FASTIFY: Readonly<Record<number, Refusal>> = {
  404: NO_SUCH_PAGE,
  413: { code: 'too-large', message: 'That is too large.' },
  414: NO_SUCH_PAGE,
  415: { code: 'wrong-type', message: 'The body must be application/json.' },
}
const NOT_UNDERSTOOD: Refusal = { code: 'bad-request', message: 'That is not a request that can be understood.' }
const INTERNAL: Refusal = { code: 'internal', message: 'Something went wrong here. It has been written down.' }

/** What someone is told of an error; nothing of a bug, which is for the log. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  const { statusCode } = error as { readonly statusCode?: unknown }
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return INTERNAL
  return OF_FASTIFY[statusCode] ?? NOT_UNDERSTOOD
}

export const isBug = (error: unknown): boolean => refusalOf(error) === INTERNAL

export const statusOf = ({ code }: Refusal): number => (isByTheRules(code) ? BY_THE_RULES : STATUS[code]!)

/** Whether it was refused by the rules of a game or a table. */
export const isByTheRules = (code: string): boolean => !Object.hasOwn(STATUS, code)

/** The body of every error, at every door that speaks HTTP. */
export const errorBody = (refusal: Refusal): { readonly error: Refusal } => ({ error: refusal })

/** An answer of HTTP written by hand, where there is no Fastify yet or any more. */
export function rawAnswer(refusal: Refusal): string {
  const status = statusOf(refusal)
  const body = JSON.stringify(errorBody(refusal))
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]!}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
