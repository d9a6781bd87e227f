import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Line, turnedAway, Visitor } from '#server/testing/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())

const come = (): Promise<Line> => new Visitor(server.url).connect()
const problem = (code: string) => ({ error: { code, message: expect.stringMatching(/\.$/) } })

describe('a frame', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['half of it', '{"do":"ping"'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[{"do":"ping"}]'],
    ['no verb', '{}'],
    ['an unknown verb', '{"do":"toString"}'],
    ['a verb that is an object', '{"do":{"do":"ping"}}'],
    ['too deep', `{"do":"ping","x":${'['.repeat(100)}${']'.repeat(100)}}`],
    ['a prototype', '{"do":"ping","__proto__":{"ref":1}}'],
    ['too many fields', '{"do":"ping","dance":true}'],
    ['no table', '{"do":"sit"}'],
    ['a bad table', '{"do":"sit","table":"../../etc"}'],
    ['a seat of another kind', '{"do":"sit","table":"abcdefgh","seat":"0"}'],
    ['a seat beyond all', '{"do":"sit","table":"abcdefgh","seat":16}'],
    ['a number that is none', '{"do":"watch","table":"abcdefgh","since":-1}'],
    ['a bad number of its own', '{"do":"ping","ref":1.5}'],
    ['a long salt', `{"do":"sit","table":"abcdefgh","salt":"${'a'.repeat(65)}"}`],
    ['a long speech', `{"do":"chat","table":"abcdefgh","text":"${'a'.repeat(501)}"}`],
  ])('of %s is refused, and the socket lives on', async (_what, frame) => {
    const line = await come()
    line.say(frame)
    expect(await line.next('refused')).toMatchObject(problem('bad-request'))
    await line.do({ do: 'ping' })
    await line.close()
  })

  test('that is not understood is refused with its number, if it has one', async () => {
    const line = await come()
    line.say('{"do":"dance","ref":42}')
    expect(await line.next('refused')).toMatchObject({ ref: 42 })
    line.say('{"do":"dance","ref":"42"}')
    expect(await line.next('refused')).toMatchObject({ ref: null })
    await line.close()
  })

  test('of 16 KiB is the longest that is looked at; one more closes the socket', async () => {
    const line = await come()
    const padded = (bytes: number) => `{"do":"ping","ref":1}${' '.repeat(bytes - 21)}`
    line.say(padded(16_384))
    await line.next('done')
    line.say(padded(16_385))
    expect(await line.closed).toBe(1009)
  })

  test('of many pieces closes the socket', async () => {
    const line = await come()
    for (let at = 0; at < 30; at++) line.ws.send('', { fin: false })
    line.ws.send('{"do":"ping","ref":1}')
    await line.next('done')
    for (let at = 0; at < 100; at++) line.ws.send('', { fin: false })
    expect(await line.closed).toBe(1008)
  })

  test('of bytes closes the socket', async () => {
    const line = await come()
    line.ws.send(Buffer.from('{"do":"ping"}'))
    expect(await line.closed).toBe(1003)
  })

  test('that breaks the protocol closes the socket', async () => {
    const line = await come()
    const { _socket: socket } = line.ws as unknown as { _socket: NodeJS.WritableStream }
    // A text frame of a client that is not masked.
    socket.write(Buffer.from([0x81, 0x02, 0x7b, 0x7d]))
    expect(await line.closed).toBe(1002)
  })

  test('that is not text closes the socket', async () => {
    const line = await come()
    line.ws.send(Buffer.from([0xff, 0xfe, 0xfd]), { binary: false })
    expect(await line.closed).toBe(1007)
  })

  test('of one disturbs nobody else', async () => {
    const [bad, good] = [await come(), await come()]
    bad.ws.send(Buffer.alloc(100_000))
    await bad.closed
    expect(await good.ask({ do: 'ping' })).toMatchObject({ kind: 'done' })
    await good.close()
  })
})

describe('a socket is not opened', () => {
  const cookie = async () => {
    const visitor = new Visitor(server.url)
    await visitor.get('/api/me')
    return visitor.headers()
  }

  test.each(['http://evil.example', 'null', 'http://127.0.0.1:1'])('for a page of %s', async (origin) => {
    const answer = await turnedAway(server.url, { origin, headers: await cookie() })
    expect(answer).toEqual({ status: 403, body: problem('foreign-origin') })
  })

  test('but for a page of our own it is', async () => {
    const visitor = new Visitor(server.url)
    const line = await visitor.connect({ origin: server.url })
    expect(await line.ask({ do: 'ping' })).toMatchObject({ kind: 'done' })
    await line.close()
  })

  test('for nobody', async () => {
    expect(await turnedAway(server.url)).toEqual({ status: 401, body: problem('no-guest') })
    const own = { origin: server.url }
    expect(await turnedAway(server.url, own)).toEqual({ status: 401, body: problem('no-guest') })
  })

  test('for a tampered cookie', async () => {
    const headers = { cookie: `${(await cookie())['cookie']!.slice(0, -2)}xx` }
    expect(await turnedAway(server.url, { headers })).toEqual({ status: 401, body: problem('no-guest') })
  })

  test('anywhere else', async () => {
    const headers = await cookie()
    for (const path of ['/', '/sockets', '/socket/', '/api/me'])
      expect(await turnedAway(server.url, { path, headers })).toEqual({ status: 404, body: problem('no-such-page') })
  })

  test('by a handshake that is none', async () => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    const { cookie: own } = await cookie()
    socket.write(
      `GET /socket HTTP/1.1\r\nHost: x\r\nCookie: ${own}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    )
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual(problem('bad-request'))
  })

  test('by one who wants something else: that is a request like any other', async () => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('more often than allowed from one address, and again when one has gone', async () => {
    const limited = await startTestServer({ LUDUS_LIMIT_SOCKETS: '2' })
    try {
      const visitor = new Visitor(limited.url)
      const [first] = [await visitor.connect(), await visitor.connect()]
      const headers = visitor.headers()
      expect(await turnedAway(limited.url, { headers })).toMatchObject({ status: 429, body: problem('slow-down') })
      const table = await visitor.newTable()
      expect(await visitor.get(`/api/tables/${table}/stream`)).toMatchObject({ status: 429 })
      await first.close()
      // The server may learn of it a moment later.
      for (;;) {
        const metrics = (await visitor.get('/metrics')).body['text'] as string
        if (metrics.includes('\nludus_sockets 1\n')) break
      }
      await visitor.connect()
    } finally {
      await limited.end()
    }
  })
})

describe('a flood', () => {
  test('is refused first, then the socket is closed; the others hear nothing of it', async () => {
    const limited = await startTestServer({ LUDUS_LIMIT_MESSAGES: '30' })
    try {
      const [flooder, calm] = [await new Visitor(limited.url).connect(), await new Visitor(limited.url).connect()]
      for (let at = 0; at < 100; at++) flooder.say({ do: 'ping', ref: at })
      expect(await flooder.closed).toBe(1008)
      const answers = flooder.received
        .slice(1)
        .map((told) => JSON.parse(told) as { kind: string; error?: { code: string } })
      const done = answers.filter(({ kind }) => kind === 'done').length
      expect(done).toBeGreaterThan(0)
      expect(done).toBeLessThan(60)
      expect(answers.find(({ kind }) => kind === 'refused')).toMatchObject(problem('slow-down'))
      await calm.do({ do: 'ping' })
    } finally {
      await limited.end()
    }
  })

  test('of lines is refused until it may be tried again, and those who play can still talk', async () => {
    const { LUDUS_LIMIT_CHAT: _chat, LUDUS_LIMIT_WORK: _work, ...rest } = UNLIMITED
    const limited = await startTestServer(rest)
    try {
      const [ann, ben] = [new Visitor(limited.url), new Visitor(limited.url)]
      const table = await ann.newTable()
      for (const player of [ann, ben]) expect((await player.act(table, { do: 'sit' })).status).toBe(200)
      const strangers = await Promise.all(Array.from({ length: 10 }, () => new Visitor(limited.url).connect()))
      const answers = await Promise.all(
        strangers.flatMap((line) => Array.from({ length: 20 }, () => line.ask({ do: 'chat', table, text: 'Buy!' }))),
      )
      const refused = answers.flatMap((answer) => (answer.kind === 'refused' ? [answer.error] : []))
      // A line or two more may come back while they talk.
      expect(answers.length - refused.length).toBeGreaterThanOrEqual(60)
      expect(answers.length - refused.length).toBeLessThan(80)
      for (const { code, message, wait } of refused)
        expect({ code, message }).toEqual({
          code: 'slow-down',
          message: `That is too much at a time. Try again in ${wait === 1 ? '1 second' : `${wait!} seconds`}.`,
        })
      const said = await Promise.all(Array.from({ length: 30 }, () => ann.act(table, { do: 'chat', text: 'Well…' })))
      expect(said.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10)
      const late = said.find(({ status }) => status === 429)!
      const { wait } = late.body['error'] as { wait: number }
      expect(late.headers.get('retry-after')).toBe(String(wait))
      expect((await ben.act(table, { do: 'chat', text: 'Indeed.' })).status).toBe(200)
    } finally {
      await limited.end()
    }
  })

  test('of watches is refused, by however many sockets it comes', async () => {
    const limited = await startTestServer({ ...UNLIMITED, LUDUS_LIMIT_WORK: '20' })
    try {
      const visitor = new Visitor(limited.url)
      const table = await visitor.newTable()
      const lines = await Promise.all(Array.from({ length: 4 }, () => visitor.connect()))
      const codes = await Promise.all(
        lines.flatMap((line) => Array.from({ length: 10 }, () => line.refusal({ do: 'watch', table }))),
      )
      expect(codes.filter((code) => code === undefined).length).toBeLessThan(20)
      expect(codes.filter((code) => code === 'slow-down').length).toBeGreaterThan(20)
      // Looking, following and reading what was said before cost as much; another guest has a share of one's own.
      expect((await visitor.get(`/api/tables/${table}`)).status).toBe(429)
      expect((await visitor.get(`/api/tables/${table}/stream`)).status).toBe(429)
      expect(await lines[0]!.refusal({ do: 'earlier', table, before: 1 })).toBe('slow-down')
      expect((await new Visitor(limited.url).get(`/api/tables/${table}`)).status).toBe(200)
    } finally {
      await limited.end()
    }
  })

  test('of sockets is a flood of requests', async () => {
    const limited = await startTestServer({ LUDUS_LIMIT_REQUESTS: '10' })
    try {
      const visitor = new Visitor(limited.url)
      await visitor.get('/api/me')
      const headers = visitor.headers()
      const statuses: number[] = []
      for (let at = 0; at < 12; at++)
        statuses.push((await turnedAway(limited.url, { path: '/nowhere', headers })).status)
      expect(statuses.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 404))
      expect(statuses.at(-1)).toBe(429)
    } finally {
      await limited.end()
    }
  })
})

/** A table with so much said that telling it all takes a while. */
async function talkative(visitor: Visitor): Promise<string> {
  const table = await visitor.newTable()
  const line = await visitor.connect()
  const said = Array.from({ length: 200 }, (_, at) => line.do({ do: 'chat', table, text: `${at} `.padEnd(499, 'ß') }))
  await Promise.all(said)
  await line.close()
  return table
}

describe('a crowd that asks for much at once', () => {
  test('is told all of it, and others are answered meanwhile', async () => {
    const visitor = new Visitor(server.url)
    const table = await talkative(visitor)
    const crowd = await Promise.all(Array.from({ length: 10 }, () => visitor.connect()))
    const told = (): number =>
      crowd.flatMap(({ received }) => received).filter((text) => text.startsWith('{"kind":"table"')).length
    const asked = 30
    for (const line of crowd) for (let at = 0; at < asked; at++) line.say({ do: 'watch', table })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(told()).toBeLessThan(crowd.length * asked)
    for (const line of crowd) await line.do({ do: 'ping' })
    expect(told()).toBe(crowd.length * asked)
    await Promise.all(crowd.map((line) => line.close()))
  })
})

describe('who does not read', () => {
  test('is cut off, and others are served', async () => {
    const visitor = new Visitor(server.url)
    const table = await talkative(visitor)
    const [slow, quick] = [await visitor.connect(), await visitor.connect()]
    slow.ws.pause()
    // Each is answered with more than 100 KB; the buffers of the system take some of it.
    for (let at = 0; at < 300; at++) slow.say({ do: 'watch', table })
    for (;;) {
      await Promise.all(Array.from({ length: 200 }, () => quick.do({ do: 'chat', table, text: 'y'.repeat(500) })))
      const metrics = (await visitor.get('/metrics')).body['text'] as string
      if (metrics.includes('\nludus_sockets 1\n')) break
    }
    slow.ws.resume()
    expect(await slow.closed).toBe(1006)
    await quick.close()
  })

  test('a stream is cut off, too', async () => {
    const visitor = new Visitor(server.url)
    const table = await talkative(visitor)
    const reading = connect(server.port, '127.0.0.1')
    await once(reading, 'connect')
    reading.pause()
    reading.write(`GET /api/tables/${table}/stream HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const line = await visitor.connect()
    const streams = async () =>
      /\nludus_streams (\d+)\n/.exec((await visitor.get('/metrics')).body['text'] as string)![1]
    while ((await streams()) === '0');
    expect(await streams()).toBe('1')
    while ((await streams()) !== '0')
      await Promise.all(Array.from({ length: 200 }, () => line.do({ do: 'chat', table, text: 'y'.repeat(500) })))
    reading.destroy()
    await line.close()
  })
})

test('a line that is dead is cut', async () => {
  const quick = await startTestServer({}, { keepAlive: 30 })
  try {
    const dead = await new Visitor(quick.url).connect({ autoPong: false })
    const alive = await new Visitor(quick.url).connect()
    expect(await dead.closed).toBe(1006)
    await alive.do({ do: 'ping' })
  } finally {
    await quick.end()
  }
})
