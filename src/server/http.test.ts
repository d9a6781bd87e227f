import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Answer, Visitor } from '#server/testing/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())
const visitor = (): Visitor => new Visitor(server.url)

const refused = (status: number, code: string) => ({
  status,
  body: { error: { code, message: expect.stringMatching(/^\S.*\.$/) } },
})
const shape = ({ status, body }: Answer) => ({ status, body })
const HUMANS = [{ kind: 'human' }, { kind: 'human' }]

describe('a table', () => {
  test('is set up, seen by whoever has its link, and filled', async () => {
    const [ann, ben, cleo] = [visitor(), visitor(), visitor()]
    const made = await ann.call('POST', '/api/tables', { game: 'brave-rats', seats: HUMANS })
    expect(made).toMatchObject({
      status: 201,
      body: { as: 'spectator', table: { game: 'brave-rats', public: false }, now: { status: 'open' } },
    })
    const { id } = made.body['table'] as { id: string }
    expect(await ann.act(id, { do: 'sit', salt: 'ann' })).toMatchObject({ status: 200, body: {} })
    expect(await ben.act(id, { do: 'sit' })).toMatchObject({ status: 200 })
    const choices = expect.arrayContaining([expect.objectContaining({ kind: 'choose-card' })])
    expect((await ann.get(`/api/tables/${id}`)).body).toMatchObject({
      as: 0,
      now: { status: 'live', own: { choices } },
    })
    expect((await ben.get(`/api/tables/${id}`)).body).toMatchObject({
      as: 1,
      now: { status: 'live', own: { choices } },
    })
    expect((await cleo.get(`/api/tables/${id}`)).body).toMatchObject({ as: 'spectator', now: { own: null } })
  })

  test('is played by requests alone', async () => {
    const [ann, ben] = [visitor(), visitor()]
    const table = await ann.newTable()
    for (const one of [ann, ben]) await one.act(table, { do: 'sit' })
    for (let over = false; !over;) {
      for (const one of [ann, ben]) {
        const { now } = (await one.get(`/api/tables/${table}`)).body as {
          now: { own: { decision: number; choices: object[] } }
        }
        const { decision, choices } = now.own
        expect(await one.act(table, { do: 'choose', decision, choice: choices[0] })).toMatchObject({
          status: 200,
          body: {},
        })
      }
      const { now } = (await ann.get(`/api/tables/${table}`)).body as { now: { status: string } }
      over = now.status === 'over'
    }
    const { now } = (await ben.get(`/api/tables/${table}`)).body as { now: { fairness: { secret: string } } }
    expect(now.fairness.secret).toBe(server.secretOf(table))
    expect(await ben.get(`/api/tables/${table}/replay`)).toMatchObject({ status: 200, body: { format: 'ludus-match' } })
    expect(await ann.act(table, { do: 'rematch' })).toMatchObject({ status: 200, body: { table: expect.any(String) } })
  })

  test('is in the lobby if it is public', async () => {
    const ann = visitor()
    const [open, hidden] = [await ann.newTable({ public: true }), await ann.newTable()]
    const { tables } = (await ann.get('/api/tables')).body as { tables: { id: string }[] }
    expect(tables.map(({ id }) => id)).toContain(open)
    expect(tables.map(({ id }) => id)).not.toContain(hidden)
  })

  test('refuses in the words of its game, with the clause', async () => {
    const [ann, ben] = [visitor(), visitor()]
    const table = await ann.newTable()
    for (const one of [ann, ben]) await one.act(table, { do: 'sit' })
    const answer = await ann.act(table, { do: 'choose', choice: { kind: 'choose-card', card: 'Z9' } })
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: expect.stringMatching(/^BR-E/), rule: expect.any(String) } },
    })
  })
})

test('the games come with everything a menu needs', async () => {
  const { games } = (await visitor().get('/api/games')).body as { games: { id: string; options: { id: string }[] }[] }
  const rats = games.find(({ id }) => id === 'brave-rats')
  expect(rats).toMatchObject({ name: 'BraveRats', seats: [2, 2] })
  expect(rats!.options.find(({ id }) => id === 'emperor')).toMatchObject({
    values: [false, true],
    default: false,
    rule: 'BR-190',
  })
})

describe('what cannot be is refused with a code and a sentence', () => {
  test.each([
    ['GET', '/nowhere', undefined, 404, 'no-such-page'],
    ['DELETE', '/api/me', undefined, 404, 'no-such-page'],
    ['GET', '/api/tables/', undefined, 404, 'no-such-table'],
    ['GET', '/api/tables/unknown-table', undefined, 404, 'no-such-table'],
    ['GET', '/api/tables/%00', undefined, 404, 'no-such-table'],
    ['GET', '/api/tables/..%2F..%2Fetc', undefined, 404, 'no-such-table'],
    ['GET', `/api/tables/${'a'.repeat(99)}`, undefined, 404, 'no-such-table'],
    ['GET', `/api/tables/${'a'.repeat(999)}`, undefined, 404, 'no-such-page'],
    ['GET', '/api/tables/%zz', undefined, 400, 'bad-request'],
    ['GET', '/api/tables/unknown-table/stream', undefined, 404, 'no-such-table'],
    ['GET', '/api/tables/unknown-table/replay', undefined, 404, 'no-such-table'],
    ['GET', '/api/tables/unknown-table/stream?as=king', undefined, 400, 'bad-request'],
    ['GET', '/api/tables/unknown-table/stream?since=-1', undefined, 400, 'bad-request'],
    ['GET', '/api/tables/unknown-table/stream?token=1', undefined, 400, 'bad-request'],
    ['POST', '/api/tables/unknown-table/acts', { do: 'sit' }, 404, 'no-such-table'],
    ['POST', '/api/tables/unknown-table/acts', { do: 'dance' }, 400, 'bad-request'],
    ['POST', '/api/tables/unknown-table/acts', { do: 'sit', seat: 99 }, 400, 'bad-request'],
    ['POST', '/api/tables/unknown-table/acts', { do: 'chat', text: 'a'.repeat(501) }, 400, 'bad-request'],
    ['POST', '/api/tables', undefined, 400, 'bad-request'],
    ['POST', '/api/tables', '', 400, 'bad-request'],
    ['POST', '/api/tables', '{"game":', 400, 'bad-request'],
    ['POST', '/api/tables', '[]', 400, 'bad-request'],
    ['POST', '/api/tables', 'null', 400, 'bad-request'],
    ['POST', '/api/tables', '['.repeat(9000), 400, 'bad-request'],
    [
      'POST',
      '/api/tables',
      `{"game":"brave-rats","options":${'{"a":'.repeat(40)}1${'}'.repeat(40)},"seats":[]}`,
      400,
      'bad-request',
    ],
    ['POST', '/api/tables', '{"__proto__":{"game":"brave-rats"}}', 400, 'bad-request'],
    ['POST', '/api/tables', ' '.repeat(17_000), 413, 'too-large'],
    ['POST', '/api/tables', { game: 'chess', seats: HUMANS }, 404, 'no-such-game'],
    ['POST', '/api/tables', { game: '__proto__', seats: HUMANS }, 404, 'no-such-game'],
    ['POST', '/api/tables', { game: 'brave-rats', seats: HUMANS, seed: 'mine' }, 400, 'bad-request'],
    ['POST', '/api/tables', { game: 'brave-rats', seats: [{ kind: 'bot', level: 'god' }] }, 400, 'bad-request'],
  ])('%s %s %j', async (method, path, body, status, code) => {
    expect(shape(await visitor().call(method, path, body))).toEqual(refused(status, code))
  })

  test('by the game: seats and options', async () => {
    const ann = visitor()
    const one = await ann.call('POST', '/api/tables', { game: 'brave-rats', seats: [{ kind: 'human' }] })
    expect(one).toMatchObject({ status: 409, body: { error: { code: expect.any(String) } } })
    const two = await ann.call('POST', '/api/tables', { game: 'brave-rats', seats: HUMANS, options: { dragons: true } })
    expect(two).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining('dragons') } } })
  })

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])('a body of the type %j', async (type) => {
    const answer = await visitor().call('POST', '/api/tables', '{}', { 'content-type': type })
    expect(shape(answer)).toEqual(refused(415, 'wrong-type'))
  })

  test.each([
    ['what is not HTTP', 'HELLO\r\n\r\n'],
    ['headers without an end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('%s', async (_what, bytes) => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(bytes)
    const [head, body] = (await text(socket)).split('\r\n\r\n') as [string, string]
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(JSON.parse(body)).toEqual({ error: { code: 'bad-request', message: expect.any(String) } })
  })
})

describe('a page of another site', () => {
  test.each(['http://evil.example', 'null', 'http://127.0.0.1'])('%s may change nothing', async (origin) => {
    const answer = await visitor().call('PUT', '/api/me', { name: 'Eve' }, { origin })
    expect(shape(answer)).toEqual(refused(403, 'foreign-origin'))
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is not our own, which may', async () => {
    expect(await visitor().call('PUT', '/api/me', { name: 'Ann' }, { origin: server.url })).toMatchObject({
      status: 200,
    })
  })

  test('may if the host says so, and then no other', async () => {
    const strict = await startTestServer({ LUDUS_ORIGIN: 'https://play.example.org' })
    try {
      const status = async (origin: string) =>
        (await new Visitor(strict.url).call('PUT', '/api/me', { name: 'Ann' }, { origin })).status
      expect(await status('https://play.example.org')).toBe(200)
      expect(await status(strict.url)).toBe(403)
    } finally {
      await strict.end()
    }
  })
})

test('every answer carries the usual headers', async () => {
  for (const path of ['/', '/api/me', '/nowhere', '/metrics']) {
    const { headers } = await visitor().get(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

describe('limits', () => {
  test('of tables in a minute, however they are made', async () => {
    const limited = await startTestServer({ LUDUS_LIMIT_TABLES: '3' })
    try {
      const [ann, ben] = [new Visitor(limited.url), new Visitor(limited.url)]
      const table = await ann.newTable()
      for (const one of [ann, ben]) await one.act(table, { do: 'sit' })
      await ann.act(table, { do: 'resign' })
      expect((await ben.act(table, { do: 'rematch' })).status).toBe(200)
      await ben.newTable()
      const wanted = { game: 'brave-rats', seats: HUMANS }
      const fourth = await ann.call('POST', '/api/tables', wanted)
      expect(shape(fourth)).toMatchObject(refused(429, 'slow-down'))
      expect(fourth.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(shape(await ann.act(table, { do: 'rematch' }))).toMatchObject(refused(429, 'slow-down'))
      expect((await ann.call('POST', '/api/bots', { name: 'Rat' })).status).toBe(201)
    } finally {
      await limited.end()
    }
  })

  test('of requests in a minute; those who look after the server may always ask', async () => {
    const limited = await startTestServer({ LUDUS_LIMIT_REQUESTS: '20' })
    try {
      const ann = new Visitor(limited.url)
      const statuses: number[] = []
      for (let at = 0; at < 30; at++) statuses.push((await ann.get('/api/games')).status)
      expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
      expect(statuses.at(-1)).toBe(429)
      expect((await ann.get('/healthz')).status).toBe(200)
    } finally {
      await limited.end()
    }
  })

  test('count each address by itself where a proxy tells them', async () => {
    const limited = await startTestServer({ LUDUS_LIMIT_TABLES: '1', LUDUS_TRUST_PROXY: '1' })
    try {
      const status = async (address: string) => {
        const body = { game: 'brave-rats', seats: HUMANS }
        return (await new Visitor(limited.url).call('POST', '/api/tables', body, { 'x-forwarded-for': address })).status
      }
      expect([await status('192.0.2.1'), await status('192.0.2.1'), await status('192.0.2.2')]).toEqual([201, 429, 201])
      expect([await status('2001:db8::1'), await status('2001:db8::ffff:2')]).toEqual([201, 429])
    } finally {
      await limited.end()
    }
  })
})
