import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#server/store/testing'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

let postgres: TestPostgres
let nodes: readonly TestServer[]
beforeAll(async () => {
  postgres = await startPostgres()
  const env = { ...UNLIMITED, DATABASE_URL: await postgres.database() }
  nodes = await Promise.all([startTestServer(env), startTestServer(env)])
}, 120_000)
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.end()))
  await postgres?.stop()
})
const visitors = (): Visitor[] => nodes.map(({ url }) => new Visitor(url))

test('two people play a whole match, each at another node', async () => {
  const all = visitors()
  const table = await all[0]!.newTable()
  const lines = await Promise.all(all.map((one) => one.connect()))
  for (const line of lines) await line.do({ do: 'sit', table })
  const [first, second] = await Promise.all(lines.map((line) => line.playOut(table)))
  expect(first!.outcome).not.toBeNull()
  expect(second!.outcome).toEqual(first!.outcome)
  expect(second!.fairness).toEqual(first!.fairness)
  const files = await Promise.all(all.map((one) => one.get(`/api/tables/${table}/replay`)))
  expect(files[0]!.body).toMatchObject({ game: 'brave-rats', outcome: first!.outcome })
  expect(files[1]!.body).toEqual(files[0]!.body)
  for (const line of lines) await line.close()
})

test('whoever sits down at one node has that seat at every door of the other', async () => {
  const [here, there] = visitors() as [Visitor, Visitor]
  await here.get('/api/me')
  there.cookie = here.cookie
  const line = await there.connect()
  const doors = {
    socket: async (table: string) => (await line.do({ do: 'watch', table }))['as'],
    look: async (table: string) => (await there.get(`/api/tables/${table}`)).body['as'],
    async stream(table: string) {
      const leaving = new AbortController()
      const options = { headers: there.headers(), signal: leaving.signal }
      const { body } = await fetch(`${there.url}/api/tables/${table}/stream`, options)
      const { value } = await body!.getReader().read()
      leaving.abort()
      return (JSON.parse(new TextDecoder().decode(value).split('\n', 1)[0]!) as { as: unknown }).as
    },
  }
  for (const [name, ask] of Object.entries(doors)) {
    const seen: unknown[] = []
    for (let at = 0; at < 10; at++) {
      const table = await here.newTable()
      // The other node knows the table, and not yet who sits there.
      await new Visitor(there.url).get(`/api/tables/${table}`)
      expect((await here.act(table, { do: 'sit', seat: 1 })).status).toBe(200)
      seen.push(await ask(table))
    }
    expect([name, ...seen]).toEqual([name, ...seen.map(() => 1)])
  }
  await line.close()
})

test('a guest is the same at every node', async () => {
  const [here, there] = visitors() as [Visitor, Visitor]
  await here.call('PUT', '/api/me', { name: 'Ann' })
  there.cookie = here.cookie
  expect((await there.get('/api/me')).body).toEqual((await here.get('/api/me')).body)
  const { body } = await here.call('POST', '/api/bots', { name: 'Rat' })
  there.token = String(body['token'])
  expect((await there.get('/api/me')).body).toMatchObject({ guest: body['guest'], name: 'Rat' })
})

test('the lobby of one node shows the tables of the other', async () => {
  const [here, there] = visitors() as [Visitor, Visitor]
  const line = await there.connect()
  await line.do({ do: 'lobby', on: true })
  await line.next('lobby')
  const table = await here.newTable({ public: true })
  const { tables } = await line.next('lobby', (told) => told.tables.some(({ id }) => id === table))
  expect(tables.find(({ id }) => id === table)).toMatchObject({ status: 'open' })
  await line.close()
})

test.each(['%00', 'a%00bcdefgh', '%F0%9F%90%80'])(
  'an address that the database cannot hold is no table: %s',
  async (id) => {
    const [here] = visitors() as [Visitor]
    expect(await here.get(`/api/tables/${id}`)).toMatchObject({
      status: 404,
      body: { error: { code: 'no-such-table' } },
    })
  },
)
