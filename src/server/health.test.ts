import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { turnedAway, Visitor } from '#server/testing/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())

/** The metrics as numbers, by name with labels. */
async function measured(url: string): Promise<Map<string, number>> {
  const { status, headers, body } = await new Visitor(url).get('/metrics')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const rows = (body['text'] as string).split('\n')
  expect(rows.pop()).toBe('')
  const values = new Map<string, number>()
  const typed = new Set<string>()
  for (const row of rows) {
    const [, name] = /^# (?:HELP|TYPE) (\w+) \S/.exec(row) ?? []
    if (name) typed.add(name)
    else {
      const [, labelled, value] = /^(\w+(?:\{\w+="[^"]*"\})?) (\S+)$/.exec(row)!
      values.set(labelled!, Number(value))
      expect(typed).toContain(labelled!.replace(/\{.*/, '').replace(/^(ludus_move_seconds)_\w+$/, '$1'))
    }
  }
  return values
}

describe('metrics', () => {
  test('count what happens', async () => {
    const before = await measured(server.url)
    const [ann, ben] = [new Visitor(server.url), new Visitor(server.url)]
    const table = await ann.newTable()
    const lines = [await ann.connect(), await ben.connect()]
    for (const line of lines) await line.do({ do: 'sit', table })
    await Promise.all(lines.map((line) => line.playOut(table)))
    // What is chosen, and what is refused by the rules, is shown by twenties.
    for (let more = 0; more < 3; more++) {
      const next = await ann.newTable()
      for (const line of lines) await line.do({ do: 'sit', table: next })
      await Promise.all(lines.map((line) => line.playOut(next)))
    }
    for (let at = 0; at < 20; at++) await lines[0]!.refusal({ do: 'sit', table })
    await ann.get('/nowhere')
    const after = await measured(server.url)
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(grown('ludus_moves_total')).toBeGreaterThanOrEqual(20)
    expect(grown('ludus_move_seconds_count')).toBe(grown('ludus_moves_total'))
    expect(after.get('ludus_move_seconds_bucket{le="+Inf"}')).toBe(after.get('ludus_move_seconds_count'))
    expect(grown('ludus_refusals_total{code="rules"}')).toBe(20)
    expect(grown('ludus_refusals_total{code="no-such-page"}')).toBe(1)
    expect(after.get('ludus_sockets')).toBe(2)
    expect(after.get('ludus_rooms')).toBeGreaterThanOrEqual(1)
    for (const line of lines) await line.close()
  })

  test('do not tell that someone has chosen, or tried to', async () => {
    const own = await startTestServer(UNLIMITED)
    try {
      const [ann, ben] = [new Visitor(own.url), new Visitor(own.url)]
      const table = await ann.newTable()
      const lines = [await ann.connect(), await ben.connect()]
      for (const line of lines) await line.do({ do: 'sit', table })
      lines[0]!.say({ do: 'watch', table })
      const { now } = await lines[0]!.next('table')
      const { decision, choices } = now.own!
      const shown = async () => {
        const text = (await ann.get('/metrics')).body['text'] as string
        return text.split('\n').filter((row) => !/^(process|ludus_event_loop|ludus_connections)/.test(row))
      }
      const before = await shown()
      await lines[0]!.do({ do: 'choose', table, decision, choice: choices[0] })
      expect(await lines[0]!.refusal({ do: 'choose', table, decision: 99, choice: choices[0] })).toBeDefined()
      expect(await shown()).toEqual(before)
      for (const line of lines) await line.close()
    } finally {
      await own.end()
    }
  })

  test('are for the machine itself, or for whoever brings the token', async () => {
    const token = 'a token of some length'
    const own = await startTestServer({ LUDUS_METRICS_TOKEN: token, LUDUS_TRUST_PROXY: '1' })
    try {
      const status = async (headers: Record<string, string>) =>
        (await new Visitor(own.url).call('GET', '/metrics', undefined, headers)).status
      const far = { 'x-forwarded-for': '192.0.2.1' }
      expect(await status({})).toBe(200)
      expect(await status(far)).toBe(403)
      expect(await status({ 'x-forwarded-for': '127.0.0.1, 192.0.2.1' })).toBe(403)
      expect(await status({ ...far, authorization: 'Bearer another token of some length' })).toBe(403)
      expect(await status({ ...far, authorization: `Bearer ${token}` })).toBe(200)
    } finally {
      await own.end()
    }
  })

  test('without a token are for the machine itself alone, even if nobody told the server of its proxy', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer undefined' }
    expect((await new Visitor(server.url).call('GET', '/metrics', undefined, headers)).status).toBe(403)
  })

  test('tell of everything a host watches', async () => {
    const values = await measured(server.url)
    for (const name of [
      'ludus_conflicts_total',
      'ludus_bot_failures_total',
      'ludus_bot_queue',
      'ludus_streams',
      'ludus_event_loop_lag_seconds{quantile="0.99"}',
      'process_resident_memory_bytes',
      'process_heap_used_bytes',
      'process_start_time_seconds',
    ])
      expect(values.get(name)).toBeGreaterThanOrEqual(0)
  })

  test('count classes upwards', async () => {
    const classes = [...(await measured(server.url))].filter(([name]) => name.startsWith('ludus_move_seconds_bucket'))
    const counts = classes.map(([, count]) => count)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  })
})

test('a server that runs is alive and ready', async () => {
  const visitor = new Visitor(server.url)
  for (const path of ['/healthz', '/readyz'])
    expect(await visitor.get(path)).toMatchObject({ status: 200, body: { ok: true } })
})

describe('the log', () => {
  test('names routes, and nothing that opens a door', async () => {
    const own = await startTestServer()
    try {
      const ann = new Visitor(own.url)
      const table = await ann.newTable()
      await ann.act(table, { do: 'sit' })
      await ann.act(table, { do: 'chat', text: 'my words' })
      await ann.get(`/api/tables/${table}?token=abc`)
      const line = await ann.connect()
      await line.do({ do: 'chat', table, text: 'my words' })
      await line.close()
      await own.close()
      const rows = own
        .log()
        .trimEnd()
        .split('\n')
        .map((row) => JSON.parse(row) as { msg: string; req?: object })
      expect(rows.find(({ req }) => JSON.stringify(req)?.includes('/api/tables/:id/acts'))).toBeDefined()
      for (const secret of [table, 'my words', 'token', ann.cookie!.slice(6), own.secretOf(table)])
        expect(own.log()).not.toContain(secret)
    } finally {
      await own.end()
    }
  })

  test('does not name a table whose log cannot be read', async () => {
    const own = await startTestServer()
    const ann = new Visitor(own.url)
    const table = await ann.newTable()
    await ann.act(table, { do: 'sit' })
    await own.close()
    const db = new DatabaseSync(join(own.folder, 'ludus.db'))
    db.exec('update entries set seq = 5 where seq = 1')
    db.close()
    const again = await startTestServer({ LUDUS_DATA: own.folder })
    try {
      const back = new Visitor(again.url)
      expect(await back.get(`/api/tables/${table}`)).toMatchObject({
        status: 500,
        body: { error: { code: 'internal' } },
      })
      expect(again.log()).toContain('"a bug"')
      expect(again.log()).toContain(`Table ${table.slice(0, 7)}…`)
      expect(again.log()).not.toContain(table)
    } finally {
      await again.end()
      await own.end()
    }
  })

  test('warns once of a proxy that nobody told the server of', async () => {
    const own = await startTestServer()
    try {
      const ann = new Visitor(own.url)
      for (let at = 0; at < 3; at++) await ann.call('GET', '/api/me', undefined, { 'x-forwarded-for': '192.0.2.1' })
      expect(own.log().match(/LUDUS_TRUST_PROXY/g)).toHaveLength(1)
      expect(own.log()).not.toContain('192.0.2.1')
    } finally {
      await own.end()
    }
  })
})

describe('a server that stops', () => {
  test('says so to all, is not ready any more, and begins nothing new', async () => {
    const own = await startTestServer(UNLIMITED)
    try {
      const [ann, ben, stubborn] = [new Visitor(own.url), new Visitor(own.url), new Visitor(own.url)]
      const table = await ann.newTable()
      for (const one of [ann, ben]) await one.act(table, { do: 'sit' })
      const line = await ann.connect()
      await line.do({ do: 'watch', table })
      await line.do({ do: 'resign', table })
      // One who does not answer the farewell holds the server up for a moment, as a slow line would.
      const held = await stubborn.connect()
      held.ws.pause()
      const stream = await fetch(`${own.url}/api/tables/${table}/stream`)
      const stopping = own.close()
      expect(await line.next('bye')).toEqual({ kind: 'bye', reason: expect.stringMatching(/\.$/) })
      expect(await line.closed).toBe(1001)
      expect((await stream.text()).trimEnd().split('\n').at(-1)).toContain('"bye"')
      const draining = { status: 503, body: { error: { code: 'draining' } } }
      expect(await ann.get('/readyz')).toMatchObject(draining)
      expect(await ann.get('/healthz')).toMatchObject({ status: 200 })
      const wanted = { game: 'brave-rats', seats: [{ kind: 'human' }, { kind: 'human' }] }
      expect(await ann.call('POST', '/api/tables', wanted)).toMatchObject(draining)
      expect(await ann.act(table, { do: 'rematch' })).toMatchObject(draining)
      expect(await ann.get(`/api/tables/${table}/stream`)).toMatchObject(draining)
      expect(await turnedAway(own.url, { headers: ann.headers() })).toMatchObject(draining)
      await stopping
      await expect(ann.get('/healthz')).rejects.toThrow('fetch failed')
    } finally {
      await own.end()
    }
  })

  test('answers what was asked before', async () => {
    const own = await startTestServer(UNLIMITED)
    const ann = new Visitor(own.url)
    const table = await ann.newTable()
    const line = await ann.connect()
    const asked = Array.from({ length: 50 }, (_, ref) => ref)
    for (const ref of asked) line.say({ do: 'chat', table, text: 'Quick!', ref })
    // They were sent in one go, so that the server has read them all when it answers the first.
    await line.next('done')
    await own.close()
    await line.closed
    const told = line.received.map((text) => JSON.parse(text) as { kind: string; ref?: number })
    const done = told.filter(({ kind }) => kind === 'done').map(({ ref }) => ref)
    expect(done).toEqual(asked)
    expect(told.at(-1)).toMatchObject({ kind: 'bye' })
    await own.end()
  })

  test('stops once, however often it is asked', async () => {
    const own = await startTestServer()
    await Promise.all([own.close(), own.close()])
    await own.end()
    expect(own.log().match(/"stopped"/g)).toHaveLength(1)
  })

  test('knows everything when it starts again', async () => {
    const own = await startTestServer({ LUDUS_SECRET: 'kept for this test' })
    const ann = new Visitor(own.url)
    await ann.call('PUT', '/api/me', { name: 'Ann' })
    const table = await ann.newTable()
    await ann.act(table, { do: 'sit' })
    await own.close()
    const again = await startTestServer({ LUDUS_SECRET: 'kept for this test', LUDUS_DATA: own.folder })
    try {
      const back = new Visitor(again.url)
      back.cookie = ann.cookie
      expect((await back.get('/api/me')).body).toMatchObject({ name: 'Ann' })
      expect((await back.get(`/api/tables/${table}`)).body).toMatchObject({ as: 0 })
    } finally {
      await again.end()
      await own.end()
    }
  })
})

test('a port that is taken is a sentence about PORT, and an address about HOST', async () => {
  await expect(startTestServer({ PORT: String(server.port) })).rejects.toThrow(
    `Another program listens on port ${server.port} already; set PORT or --port to another.`,
  )
  await expect(startTestServer({ HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST: 192.0.2.1 is not an address of this machine.',
  )
})

test('nothing is left that keeps a process alive', async () => {
  const own = await startTestServer()
  const socket = await new Visitor(own.url).connect()
  const closed = once(socket.ws, 'close')
  await own.end()
  await closed
  expect(process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap')).toHaveLength(1)
})
