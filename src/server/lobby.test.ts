import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())

test('the lobby is told at once, and then whenever a public table comes, fills, starts or ends', async () => {
  const [ann, ben] = [new Visitor(server.url), new Visitor(server.url)]
  const line = await new Visitor(server.url).connect()
  const heard = (table: string, status: string) =>
    line.next('lobby', ({ tables }) => tables.some((one) => one.id === table && one.status === status))
  await line.do({ do: 'lobby', on: true })
  await line.next('lobby')
  const hidden = await ann.newTable()
  const table = await ann.newTable({ public: true })
  await heard(table, 'open')
  await ann.act(table, { do: 'sit' })
  await line.next('lobby', ({ tables }) => tables.some(({ seats }) => seats.some(({ guest }) => guest !== null)))
  await ben.act(table, { do: 'sit' })
  await heard(table, 'live')
  await ben.act(table, { do: 'resign' })
  await line.next('lobby', ({ tables }) => !tables.some(({ id }) => id === table))
  expect(line.received.join('\n')).not.toContain(hidden)
  await line.close()
})

test('whoever has enough hears no more, and can ask again', async () => {
  const ann = new Visitor(server.url)
  const [quiet, loud] = [await new Visitor(server.url).connect(), await new Visitor(server.url).connect()]
  for (const line of [quiet, loud]) {
    await line.do({ do: 'lobby', on: true })
    await line.next('lobby')
  }
  await quiet.do({ do: 'lobby', on: false })
  const table = await ann.newTable({ public: true })
  await loud.next('lobby', ({ tables }) => tables.some(({ id }) => id === table))
  await quiet.do({ do: 'ping' })
  expect(quiet.received.join('\n')).not.toContain(table)
  await quiet.do({ do: 'lobby', on: true })
  await quiet.next('lobby', ({ tables }) => tables.some(({ id }) => id === table))
  for (const line of [quiet, loud]) await line.close()
})

test('many changes, and asking often, make no more than a message a second', async () => {
  const ann = new Visitor(server.url)
  const line = await new Visitor(server.url).connect()
  const began = performance.now()
  let last = ''
  for (let at = 0; at < 40; at++) {
    last = await ann.newTable({ public: true })
    await line.do({ do: 'lobby', on: true })
  }
  await line.next('lobby', ({ tables }) => tables.some(({ id }) => id === last))
  const seconds = (performance.now() - began) / 1000
  const told = line.received.filter((text) => text.startsWith('{"kind":"lobby"')).length
  expect(told).toBeGreaterThan(1)
  // From the first message to the last so many seconds have passed at least; the clocks of both sides may differ a little.
  expect(told - 1).toBeLessThan(seconds + 0.1)
  await line.close()
})

test('one address cannot take all places, however many guests come from there', async () => {
  const fair = await startTestServer({ ...UNLIMITED, LUDUS_LIMIT_LOBBY: '4' })
  try {
    const tables: string[] = []
    for (let at = 0; at < 6; at++) tables.push(await new Visitor(fair.url).newTable({ public: true }))
    const { body } = await new Visitor(fair.url).get('/api/tables')
    const listed = (body['tables'] as readonly { readonly id: string }[]).map(({ id }) => id)
    expect(listed.toSorted()).toEqual(tables.slice(-4).toSorted())
  } finally {
    await fair.end()
  }
})
