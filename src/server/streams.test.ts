import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NowTold, nowAfter, type SocketTold } from '#protocol/told'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { Visitor } from '#server/testing/visitor'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(UNLIMITED)
})
afterAll(() => server.end())

type Told = Extract<SocketTold, { kind: 'table' | 'lines' }>

/** Follows a table as a program would: line by line, until it has enough. */
async function* follow(visitor: Visitor, table: string, query = ''): AsyncGenerator<Told, void, undefined> {
  const request = get(`${visitor.url}/api/tables/${table}/stream${query}`, { headers: visitor.headers() })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  // Whoever goes away in the midst of it breaks the line.
  response.on('error', () => {})
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/x-ndjson')
  try {
    let rest = ''
    for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        if (line === '') continue
        const told = JSON.parse(line) as SocketTold
        // Who is there may be told at any time.
        if (told.kind === 'table' || told.kind === 'lines') yield told
      }
    }
  } finally {
    request.destroy()
  }
}

async function bot(name: string): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  visitor.token = String((await visitor.call('POST', '/api/bots', { name })).body['token'])
  visitor.cookie = undefined
  return visitor
}

/** Plays as the example bots do: hears the stream, posts its choices. */
async function play(visitor: Visitor, table: string): Promise<NowTold> {
  let answered = -1
  let known: NowTold | undefined
  for await (const { lines, now } of follow(visitor, table)) {
    known = known ? nowAfter(known, lines, now).now : (now as NowTold)
    if (now.status === 'over') return known
    if (!now.own || now.own.locked || now.own.decision === answered) continue
    const { decision, choices } = now.own
    answered = decision
    const answer = await visitor.act(table, { do: 'choose', decision, choice: choices.at(-1) })
    expect(answer).toMatchObject({ status: 200 })
  }
  throw new Error('The stream has ended before the match.')
}

test('two programs play a whole match with tokens, a stream and requests', async () => {
  const bots = [await bot('Rat A'), await bot('Rat B')]
  const table = await bots[0]!.newTable()
  for (const one of bots) await one.act(table, { do: 'sit' })
  const [first, second] = await Promise.all(bots.map((one) => play(one, table)))
  expect(first!.outcome).not.toBeNull()
  expect(first!.outcome).toEqual(second!.outcome)
  expect(first!.seats.map(({ name }) => name)).toEqual(['Rat A', 'Rat B'])
})

test('a stream tells what a socket is told', async () => {
  const visitor = new Visitor(server.url)
  const table = await visitor.newTable()
  const line = await visitor.connect()
  await line.do({ do: 'watch', table })
  const stream = follow(visitor, table)
  const whole = (await stream.next()).value as Told
  expect({ ...whole, now: 0 }).toEqual({ ...(await line.next('table')), now: 0 })
  await line.do({ do: 'chat', table, text: 'Hello.' })
  expect((await stream.next()).value).toEqual(await line.next('lines'))
  await stream.return()
  await line.close()
})

test('a stream can go on after the last line one knows', async () => {
  const visitor = new Visitor(server.url)
  const table = await visitor.newTable()
  for (const text of ['one', 'two', 'three']) await visitor.act(table, { do: 'chat', text })
  const stream = follow(visitor, table, '?since=2&as=spectator')
  const { value } = await stream.next()
  expect(value).toMatchObject({
    kind: 'lines',
    lines: [
      { n: 3, text: 'two' },
      { n: 4, text: 'three' },
    ],
  })
  await stream.return()
})

test('a seat that is not one’s own has no stream', async () => {
  const [ann, eve] = [new Visitor(server.url), new Visitor(server.url)]
  const table = await ann.newTable()
  await ann.act(table, { do: 'sit', seat: 0 })
  expect(await eve.get(`/api/tables/${table}/stream?as=0`)).toMatchObject({
    status: 403,
    body: { error: { code: 'no-seat' } },
  })
})

test('a reader who goes away leaves nothing behind', async () => {
  const visitor = new Visitor(server.url)
  const table = await visitor.newTable()
  const count = async () => /\nludus_streams (\d+)\n/.exec((await visitor.get('/metrics')).body['text'] as string)![1]
  const stream = follow(visitor, table)
  await stream.next()
  // Those of the tests before may still be on their way out.
  while ((await count()) !== '1');
  await stream.return()
  while ((await count()) === '1');
  expect(await count()).toBe('0')
})
