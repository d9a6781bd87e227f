import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NowTold } from '#protocol/told'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { turnedAway, Visitor } from '#server/testing/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())
const visitor = (): Visitor => new Visitor(server.url)

describe('a guest', () => {
  test('is someone new at first, and the same ever after', async () => {
    const ann = visitor()
    const first = await ann.get('/api/me')
    expect(first).toMatchObject({ status: 200, body: { name: expect.stringMatching(/^Guest [1-9]\d{3}$/) } })
    expect(first.headers.get('set-cookie')).toMatch(
      /^ludus=[\w-]{16}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    )
    const second = await ann.get('/api/me')
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('set-cookie')).toBeNull()
    expect((await visitor().get('/api/me')).body).not.toEqual(first.body)
  })

  test('gets a cookie with the page, and a fresh one at every visit', async () => {
    const ann = visitor()
    expect((await ann.get('/')).headers.getSetCookie()).toHaveLength(1)
    const { cookie } = ann
    expect((await ann.get('/table/abcdefgh')).headers.getSetCookie()).toHaveLength(1)
    expect(ann.cookie).toBe(cookie)
  })

  test.each([
    ['a changed id', (cookie: string) => cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'))],
    ['a changed signature', (cookie: string) => cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))],
    ['no signature', (cookie: string) => cookie.split('.')[0]!],
    ['an empty signature', (cookie: string) => `${cookie.split('.')[0]}.`],
    ['something else', () => 'ludus=__proto__.constructor'],
    ['nothing', () => 'ludus='],
    ['half a megabyte less than too much', () => `ludus=${'A'.repeat(8000)}`],
  ])('is someone new with %s', async (_what, tamper) => {
    const ann = visitor()
    const before = await ann.get('/api/me')
    ann.cookie = tamper(ann.cookie!)
    const after = await ann.get('/api/me')
    expect(after.status).toBe(200)
    expect(after.headers.get('set-cookie')).not.toBeNull()
    expect(after.body['guest']).not.toBe(before.body['guest'])
  })

  test('is known whatever other cookies come along', async () => {
    const ann = visitor()
    const { body } = await ann.get('/api/me')
    const headers = { cookie: `a=b; ludus=forged.x; ${ann.cookie}; ludusx=1` }
    expect((await ann.call('GET', '/api/me', undefined, headers)).body).toEqual(body)
  })

  test('of another server is nobody here', async () => {
    const other = await startTestServer()
    try {
      const ann = new Visitor(other.url)
      const { body } = await ann.get('/api/me')
      const here = visitor()
      here.cookie = ann.cookie
      expect((await here.get('/api/me')).body['guest']).not.toBe(body['guest'])
    } finally {
      await other.end()
    }
  })
})

test('a server that is told its secret knows its guests again, wherever its data are', async () => {
  const env = { LUDUS_SECRET: 'a secret for this test' }
  const [one, two] = [await startTestServer(env), await startTestServer(env)]
  try {
    const ann = new Visitor(one.url)
    const { body } = await ann.get('/api/me')
    const there = new Visitor(two.url)
    there.cookie = ann.cookie
    expect((await there.get('/api/me')).body).toEqual(body)
  } finally {
    await Promise.all([one.end(), two.end()])
  }
})

test('a cookie is for https alone where a proxy of ours says so', async () => {
  const proxied = await startTestServer({ LUDUS_TRUST_PROXY: '1' })
  try {
    const cookieOver = async (url: string) =>
      (await new Visitor(url).call('GET', '/api/me', undefined, { 'x-forwarded-proto': 'https' })).headers.get(
        'set-cookie',
      )
    expect(await cookieOver(proxied.url)).toMatch(/; Secure$/)
    expect(await cookieOver(server.url)).not.toMatch(/Secure/)
  } finally {
    await proxied.end()
  }
})

describe('a face', () => {
  test('is chosen with a name, kept, and told with the seat', async () => {
    const ann = visitor()
    const before = (await ann.get('/api/me')).body['face']
    const face = before === 'owl' ? 'fox' : 'owl'
    const chosen = await ann.call('PUT', '/api/me', { name: 'Ann', face })
    expect(chosen).toMatchObject({ status: 200, body: { name: 'Ann', face } })
    await ann.call('PUT', '/api/me', { name: 'Anna' })
    expect((await ann.get('/api/me')).body).toMatchObject({ name: 'Anna', face })
    const seats = [{ kind: 'human' }, { kind: 'human' }]
    const { body } = await ann.call('POST', '/api/tables', { game: 'brave-rats', seats })
    const { id } = body['table'] as { readonly id: string }
    await ann.call('POST', `/api/tables/${id}/acts`, { do: 'sit', seat: 1 })
    const { now } = (await ann.get(`/api/tables/${id}`)).body as unknown as { readonly now: NowTold }
    expect(now.seats).toMatchObject([{ guest: null }, { name: 'Anna', face }])
    expect(now.seats[0]).not.toHaveProperty('face')
  })

  test.each(['', 'bot-1', 'dragon', 7, null])('is not %j', async (face) => {
    const ann = visitor()
    const before = (await ann.get('/api/me')).body
    const { status, body } = await ann.call('PUT', '/api/me', { name: 'Ann', face })
    expect(status).toBe(400)
    expect(body['error']).toMatchObject({ code: 'bad-request' })
    expect((await ann.get('/api/me')).body).toEqual(before)
  })
})

describe('a name', () => {
  const named = async (name: unknown) => {
    const ann = visitor()
    const { status, body } = await ann.call('PUT', '/api/me', { name })
    return { status, body, kept: (await ann.get('/api/me')).body['name'] }
  }

  test.each([
    ['Ann', 'Ann'],
    ['  Ann   of \t the\nNorth ', 'Ann of the North'],
    ['<b onclick="alert(1)">', '<b onclick="alert(1)">'],
    ['A\u0000n\u0007n\u001B[31m', 'A n n [31m'],
    ['\u202Egnp.exe\u2066', 'gnp.exe'],
    ['Zoë 🐀', 'Zoë 🐀'],
    ['A'.repeat(24), 'A'.repeat(24)],
    [`${'🐀'.repeat(23)}1`, `${'🐀'.repeat(23)}1`],
    ['A\u200Bn\u200Dn\u2060', 'Ann'],
    ['A\u115Fn\u3164n\uFFA0', 'Ann'],
    ['A\u2003n\u00A0\u2800n', 'A n n'],
    ['Ａｎｎ', 'Ann'],
    ['Zoe\u0308', 'Zo\u00EB'],
    ["'; drop table guests; --", "'; drop table guests; --"],
  ])('%j is kept as %j', async (wanted, name) => {
    expect(await named(wanted)).toMatchObject({ status: 200, body: { name }, kept: name })
  })

  test.each([
    ['no letters at all', ''],
    ['only blanks', ' \t\n '],
    ['only what cannot be seen', '\u200B\u200E\u0000'],
    ['letters that cannot be seen', '\u3164\u115F\u1160\uFFA0'],
    ['an empty cell of Braille', '\u2800'],
    ['marks alone', '\u0301\u034F\uFE0F'],
    ['no letter and no digit', '🐀!'],
    ['25 letters', 'A'.repeat(25)],
    ['10,000 letters', 'A'.repeat(10_000)],
    ['12,000 letters', 'A'.repeat(12_000)],
    ['a number', 7],
    ['nothing', null],
    ['a list', ['Ann']],
  ])('of %s is refused, and the old one stays', async (_what, wanted) => {
    const { status, body, kept } = await named(wanted)
    expect(status).toBe(400)
    expect(body).toEqual({
      error: { code: expect.stringMatching(/^bad-(name|request)$/), message: expect.stringMatching(/.{10,150}\.$/) },
    })
    expect(kept).toMatch(/^Guest \d{4}$/)
  })

  test('is told at the tables where one sits, and on the sockets one has', async () => {
    const [ann, ben] = [visitor(), visitor()]
    const table = await ann.newTable()
    await ann.act(table, { do: 'sit' })
    const [annsLine, bensLine] = [await ann.connect(), await ben.connect()]
    await bensLine.do({ do: 'watch', table })
    await ann.call('PUT', '/api/me', { name: 'Ann' })
    const { lines, now } = await bensLine.next('lines')
    expect(lines).toMatchObject([{ what: 'renamed', name: 'Ann' }])
    expect(now.seats![0]).toMatchObject({ name: 'Ann' })
    await annsLine.do({ do: 'chat', table, text: 'It is me.' })
    expect((await bensLine.next('lines')).lines).toMatchObject([{ what: 'chat', name: 'Ann', text: 'It is me.' }])
    await Promise.all([annsLine.close(), bensLine.close()])
  })
})

describe('a bot account', () => {
  test('is known by its token, which is shown once and kept nowhere', async () => {
    const bot = visitor()
    const { status, body } = await bot.call('POST', '/api/bots', { name: 'Deep Rat' })
    expect(status).toBe(201)
    const token = String(body['token'])
    expect(token).toMatch(/^[\w-]{32}$/)
    bot.token = token
    const me = await bot.get('/api/me')
    expect(me.body).toMatchObject({ guest: body['guest'], name: 'Deep Rat' })
    expect(me.headers.get('set-cookie')).toBeNull()
    expect(server.log()).not.toContain(token)
  })

  test('opens a socket without a cookie', async () => {
    const bot = visitor()
    const { body } = await bot.call('POST', '/api/bots', { name: 'Rat 2' })
    bot.token = String(body['token'])
    const line = await bot.connect()
    expect(JSON.parse(line.received[0]!)).toMatchObject({ kind: 'hello', guest: body['guest'], name: 'Rat 2' })
    await line.close()
  })

  test.each(['', 'wrong', 'A'.repeat(32), "' or 1=1 --", '\u00e9'])(
    'does not open with the token %j',
    async (token) => {
      const headers = { authorization: `Bearer ${token} `.replace(/ $/, '') }
      const expected = { error: { code: 'bad-token', message: expect.any(String) } }
      const ann = visitor()
      await ann.get('/api/me')
      if (token !== '') {
        expect(await ann.call('GET', '/api/me', undefined, headers)).toMatchObject({ status: 401, body: expected })
        expect(await turnedAway(server.url, { headers })).toEqual({ status: 401, body: expected })
      } else expect(await turnedAway(server.url, { headers })).toMatchObject({ status: 401 })
    },
  )

  test('needs a name that can be read', async () => {
    expect(await visitor().call('POST', '/api/bots', { name: '\u200B' })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-name' } },
    })
  })
})
