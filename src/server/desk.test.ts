import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDesk } from '#server/desk'
import { refused } from '#server/testing/house'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Answer, Visitor } from '#server/testing/visitor'

// What is dear to do is done elsewhere, and not for everybody at once.

const worker = new URL('testing/held-worker.ts', import.meta.url)

let folder: string
let named = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ludus-desk-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Something that is held until it is let go. */
function held(): { readonly file: string; go(): Promise<void> } {
  const until = join(folder, `go-${++named}`)
  return { file: JSON.stringify({ until }), go: () => writeFile(until, '') }
}

const codeOf = ({ body }: Answer): unknown => (body['error'] as { readonly code?: unknown } | undefined)?.code

describe('while a file is checked', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ ...UNLIMITED, LUDUS_TRUST_PROXY: '1' }, { desk: { worker, most: 4, mostEach: 2 } })
  })
  afterAll(() => server.end())

  /** Brings a file, from an address; `done` is whether it has been answered. */
  function bring(file: string, address = '192.0.2.1'): { done: boolean; readonly answer: Promise<Answer> } {
    const headers = { 'x-forwarded-for': address }
    const answer = new Visitor(server.url).call('POST', '/api/replays', file, headers)
    const brought = { done: false, answer }
    void answer.finally(() => (brought.done = true))
    return brought
  }

  const places = async (): Promise<number> => {
    const { text } = (await new Visitor(server.url).get('/metrics')).body
    return Number(/^ludus_desk_places (\d+)$/m.exec(String(text))?.[1])
  }

  const placesAre = async (many: number): Promise<void> => {
    await expect.poll(places, { timeout: 30_000 }).toBe(many)
  }

  test('everybody else is answered', async () => {
    const one = held()
    const brought = bring(one.file)
    const ann = new Visitor(server.url)
    const table = await ann.newTable({ seats: [{ kind: 'device' }, { kind: 'device' }] })
    expect((await ann.act(table, { do: 'resign', seat: 1 })).status).toBe(200)
    expect((await ann.get('/healthz')).status).toBe(200)
    // What is written out has its turn at the same desk.
    let isWritten = false
    const file = ann.get(`/api/tables/${table}/replay`).finally(() => (isWritten = true))
    await placesAre(2)
    expect((await ann.get('/healthz')).status).toBe(200)
    expect([brought.done, isWritten]).toEqual([false, false])
    await one.go()
    expect(await file).toMatchObject({ status: 200, body: { held: null } })
    expect(await brought.answer).toMatchObject({ status: 200, body: { held: expect.any(String) as unknown } })
  })

  test('an address may bring so many, and all of them together so many; the others are told', async () => {
    const one = held()
    const first = [bring(one.file), bring(one.file)]
    await placesAre(2)
    // Those who are turned away are answered while the first still waits.
    const more = await bring(one.file).answer
    expect([more.status, codeOf(more), more.headers.get('retry-after')]).toEqual([429, 'slow-down', '20'])
    const others = [bring(one.file, '192.0.2.2'), bring(one.file, '192.0.2.3')]
    await placesAre(4)
    const late = await bring(one.file, '192.0.2.4').answer
    expect([late.status, codeOf(late)]).toEqual([503, 'overloaded'])
    expect([...first, ...others].some(({ done }) => done)).toBe(false)
    await one.go()
    for (const { answer } of [...first, ...others]) expect((await answer).status).toBe(200)
    await placesAre(0)
    expect((await bring(one.file).answer).status).toBe(200)
  })

  test('one who goes gives the place back', async () => {
    const one = held()
    const first = bring(one.file)
    const leaving = new AbortController()
    const gone = fetch(`${server.url}/api/replays`, {
      method: 'POST',
      body: one.file,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      signal: leaving.signal,
    })
    await placesAre(2)
    leaving.abort()
    await expect(gone).rejects.toThrow('aborted')
    await placesAre(1)
    await one.go()
    expect((await first.answer).status).toBe(200)
  })

  test('one whose line breaks gives back all places, even those of requests that nobody came to answer', async () => {
    await placesAre(0)
    const one = held()
    const { port } = server
    const head = `POST /api/replays HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n`
    const request = `${head}Content-Length: ${one.file.length}\r\n\r\n${one.file}`
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(request.repeat(2))
    await placesAre(2)
    socket.destroy()
    // The one that is under way is seen through.
    await placesAre(1)
    await one.go()
    await placesAre(0)
    expect(await places()).toBe(0)
  })
})

describe('what is brought to the desk', () => {
  test.each([
    ['takes too long', JSON.stringify({ until: 'never' }), 3000],
    ['needs too much memory', JSON.stringify({ eat: true }), 60_000],
  ])('is refused if it %s, and the next is not', async (_what, text, patience) => {
    const desk = startDesk({ worker, patience, memory: 64 })
    const ask = (file: string): Promise<string> => desk.admit('192.0.2.1').ask({ text: file })
    expect(await refused(ask(text))).toEqual({
      code: 'too-large',
      message: 'It takes too long to play this match again.',
    })
    expect(JSON.parse(await ask('{}'))).toEqual({ held: null })
    await desk.close()
  })

  test('has its turn: one of each address', async () => {
    const desk = startDesk({ worker, mostEach: 9 })
    const one = held()
    const order: string[] = []
    const ask = async (address: string, file: string): Promise<void> => {
      const place = desk.admit(address)
      await place.ask({ text: file })
      place.leave()
      order.push(address)
    }
    const all = [ask('first', one.file), ...['ann', 'ann', 'ann', 'ben'].map((address) => ask(address, '{}'))]
    await one.go()
    await Promise.all(all)
    expect(order).toEqual(['first', 'ann', 'ben', 'ann', 'ann'])
    await desk.close()
  })
})
