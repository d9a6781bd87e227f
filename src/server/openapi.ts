import type { RouteOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { Act, NewTable, SocketMessage } from '#protocol/acts'
import type { App } from '#server/app'
import { VERSION } from '#server/version'

/** What a route says of itself. */
interface Said {
  readonly summary?: string
  readonly params?: Fields
  readonly querystring?: Fields
  readonly body?: TSchema
  readonly response?: Readonly<Record<string, Answer>>
}
interface Fields {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>
  readonly required?: readonly string[]
}
/** A schema, or for what is not JSON a type with a schema. */
type Answer = TSchema & {
  readonly description?: string
  readonly content?: Readonly<Record<string, { readonly schema: TSchema }>>
}

const SECURITY = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'ludus', description: 'Set by the first answer.' },
  token: { type: 'http', scheme: 'bearer', description: 'Of a bot; see POST /api/bots.' },
} as const

/** Gathers the routes that are added from now on and serves them as an OpenAPI document, made of their own schemas. */
export function openApi(app: App): void {
  const paths: Record<string, Record<string, object>> = {}
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD' || !(route.schema as Said | undefined)?.summary) return
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [String(route.method).toLowerCase()]: operation(route) }
  })
  app.route({
    method: 'GET',
    url: '/openapi.json',
    handler: async () => ({
      openapi: '3.1.1',
      info: {
        title: 'Ludus',
        version: VERSION,
        description:
          'Board games for people and programs. What a socket at /socket can send is the schema SocketMessage, one ' +
          'JSON object a text frame.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      security: [{ cookie: [] }, { token: [] }, {}],
      paths,
      components: { schemas: { Act, NewTable, SocketMessage }, securitySchemes: SECURITY },
    }),
  })
}

function operation({ schema, url, method }: RouteOptions): object {
  const { summary, params, querystring, body, response = {} } = schema as Said
  const name = url.replaceAll(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase()).replaceAll(/\W/g, '')
  return {
    operationId: `${String(method).toLowerCase()}${name}`,
    summary,
    parameters: [...parameters('path', params), ...parameters('query', querystring)],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: Object.fromEntries(
      Object.entries(response).map(([status, answer]) => {
        const { description = '', content = { 'application/json': { schema: answer } } } = answer
        return [status, { description, content }]
      }),
    ),
  }
}

const parameters = (place: 'path' | 'query', { properties, required = [] }: Fields = { properties: {} }): object[] =>
  Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    name,
    in: place,
    description,
    required: required.includes(name),
    schema,
  }))
