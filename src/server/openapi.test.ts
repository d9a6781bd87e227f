import Type, { type TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { misfit } from '#engine/schema'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Answer, Visitor } from '#server/testing/visitor'

let server: TestServer
let document: Document
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
  document = (await new Visitor(server.url).get('/openapi.json')).body as unknown as Document
})
afterAll(() => server.end())

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: TSchema }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: TSchema }> }
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema: TSchema }> }>
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>
}

/** As much of OpenAPI 3.1 as we use; whatever else is written there is wrong. */
const CLOSED = { additionalProperties: false }
const named = (pattern: string, schema: TSchema) => Type.Record(Type.String({ pattern }), schema, CLOSED)
const Content = named('^[a-z]+/[a-z-]+$', Type.Object({ schema: Type.Object({}) }, CLOSED))
const OpenApi = Type.Object(
  {
    openapi: Type.String({ pattern: '^3\\.1\\.\\d+$' }),
    info: Type.Object(
      {
        title: Type.String(),
        version: Type.String(),
        description: Type.String(),
        license: Type.Object({ name: Type.String(), identifier: Type.String() }, CLOSED),
      },
      CLOSED,
    ),
    servers: Type.Array(Type.Object({ url: Type.String() }, CLOSED)),
    security: Type.Array(named('^(cookie|token)$', Type.Array(Type.String()))),
    paths: named(
      '^/',
      named(
        '^(get|put|post|delete)$',
        Type.Object(
          {
            operationId: Type.String({ pattern: '^[a-zA-Z]+$' }),
            summary: Type.String({ minLength: 1 }),
            parameters: Type.Array(
              Type.Object(
                {
                  name: Type.String(),
                  in: Type.Enum(['path', 'query']),
                  description: Type.String(),
                  required: Type.Boolean(),
                  schema: Type.Object({}),
                },
                CLOSED,
              ),
            ),
            requestBody: Type.Optional(Type.Object({ required: Type.Literal(true), content: Content }, CLOSED)),
            responses: named(
              '^(default|[2-5]\\d\\d)$',
              Type.Object({ description: Type.String({ minLength: 1 }), content: Content }, CLOSED),
            ),
          },
          CLOSED,
        ),
      ),
    ),
    components: Type.Object({
      schemas: named('^\\w+$', Type.Object({})),
      securitySchemes: Type.Object({ cookie: Type.Object({}), token: Type.Object({}) }, CLOSED),
    }),
  },
  CLOSED,
)

const operations = () =>
  Object.entries(document.paths).flatMap(([path, all]) =>
    Object.entries(all).map(([method, operation]) => ({ path, method, operation })),
  )

describe('the OpenAPI document', () => {
  test('is one', () => {
    expect(misfit(OpenApi, document)).toBeUndefined()
  })

  test('names every operation once, and every parameter of its path', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath)
    }
  })

  test('knows every route of the API', () => {
    expect(operations().map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'get /api/me',
        'put /api/me',
        'get /api/me/matches',
        'get /api/me/record',
        'delete /api/me/sessions',
        'delete /api/bots/token',
        'post /api/bots',
        'get /api/games',
        'get /api/tables',
        'post /api/tables',
        'get /api/tables/{id}',
        'post /api/tables/{id}/acts',
        'get /api/tables/{id}/stream',
        'get /api/tables/{id}/replay',
        'post /api/replays',
        'get /healthz',
        'get /readyz',
        'get /metrics',
      ]),
    )
  })

  test('has an error of one shape for every operation', () => {
    for (const { operation } of operations())
      expect(Object.keys(operation.responses['default']!.content)).toEqual(['application/json'])
  })
})

describe('every route answers as the document says', () => {
  /** What an answer lacks of what is said of it. */
  function wrong(method: string, path: string, { status, headers, body }: Answer): string | undefined {
    const { responses } = document.paths[path]![method.toLowerCase()]!
    const { content } = responses[status] ?? responses['default']!
    const type = headers.get('content-type')!.split(';', 1)[0]!
    const said = content[type]
    if (!said) return `${type} is not mentioned for ${status}.`
    return type === 'application/json' ? misfit(said.schema, body) : undefined
  }

  test('when it does what is asked, and when it does not', async () => {
    const [ann, ben] = [new Visitor(server.url), new Visitor(server.url)]
    const seen = new Map<string, number>()
    const check = async (who: Visitor, method: string, path: string, body?: unknown, id?: string): Promise<Answer> => {
      const answer = await who.call(method, id === undefined ? path : path.replace('{id}', id), body)
      expect([method, path, answer.status, wrong(method, path, answer)]).toEqual([
        method,
        path,
        answer.status,
        undefined,
      ])
      seen.set(`${method.toLowerCase()} ${path}`, answer.status)
      return answer
    }
    const [one, acts] = ['/api/tables/{id}', '/api/tables/{id}/acts']

    for (const path of ['/healthz', '/readyz', '/metrics', '/api/me', '/api/games']) await check(ann, 'GET', path)
    await check(ann, 'PUT', '/api/me', { name: 'Ann' })
    await check(ann, 'PUT', '/api/me', { name: '' })
    await check(ann, 'DELETE', '/api/me/sessions')
    const bot = new Visitor(server.url)
    bot.token = String((await check(ann, 'POST', '/api/bots', { name: 'Rat' })).body['token'])
    await check(bot, 'DELETE', '/api/bots/token')
    await check(bot, 'DELETE', '/api/bots/token')
    await check(ann, 'POST', '/api/bots', {})
    const wanted = {
      game: 'brave-rats',
      seats: [{ kind: 'human' }, { kind: 'human' }],
      public: true,
      clock: { kind: 'bank', ms: 60_000, increment: 1000 },
    }
    const made = await check(ann, 'POST', '/api/tables', wanted)
    await check(ann, 'POST', '/api/tables', { ...wanted, game: 'chess' })
    const { id } = made.body['table'] as { id: string }
    await check(ann, 'GET', '/api/tables')
    await check(ann, 'GET', one, undefined, 'not-a-table')
    await check(ann, 'POST', acts, { do: 'sit' }, id)
    const offered = await check(ann, 'POST', acts, { do: 'offer' }, id)
    await check(ben, 'POST', acts, { do: 'accept', token: offered.body['token'] }, id)
    await check(ann, 'POST', acts, { do: 'sit' }, id)
    await check(ann, 'GET', one, undefined, id)
    for (const act of [{ do: 'close' }, { do: 'kick', guest: 'someone-else' }, { do: 'lock-chat', on: true }]) {
      expect((await check(ben, 'POST', acts, act, id)).body).toMatchObject({ error: { code: 'not-host' } })
      await check(ann, 'POST', acts, act, id)
    }
    await check(ann, 'POST', acts, { do: 'choose', choice: {} }, id)
    await check(ann, 'GET', '/api/tables')
    expect((await check(ann, 'GET', '/api/me/matches')).body).toMatchObject({ matches: [{ id, own: [1] }] })
    await check(ann, 'POST', acts, { do: 'resign' }, id)
    await check(ann, 'GET', one, undefined, id)
    const again = await check(ann, 'POST', acts, { do: 'rematch' }, id)
    await check(ann, 'GET', one, undefined, String(again.body['table']))
    await check(ann, 'GET', '/api/me/matches')
    await check(ann, 'GET', '/api/me/record')
    await check(ann, 'GET', '/api/tables/{id}/stream', undefined, 'not-a-table')
    await check(ann, 'GET', '/api/tables/{id}/replay', undefined, id)
    await check(ann, 'POST', '/api/replays', {})
    expect([...seen.keys()].toSorted()).toEqual(
      operations()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    )
  })
})
