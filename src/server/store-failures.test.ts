import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { StoreFailed } from '#house/store'
import { openSqlite } from '#server/store/sqlite'
import { startPostgres } from '#server/store/testing'
import { Street } from '#server/testing/house'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Answer, Visitor } from '#server/testing/visitor'

// What the store cannot do is said, once in the log and clearly to each; nothing that was acknowledged is lost, nothing
// that was refused is kept, and play goes on when the cause is gone.

const NO_STORE = { status: 503, body: { error: { code: 'no-store', message: expect.stringMatching(/Try again/) } } }

async function running(more: Parameters<typeof startTestServer>[1] = {}, env: Record<string, string> = {}) {
  const server = await startTestServer({ ...UNLIMITED, ...env }, more)
  onTestFinished(() => server.end())
  const ann = new Visitor(server.url)
  const table = await ann.newTable()
  await ann.act(table, { do: 'sit' })
  return { server, ann, table }
}

/** A server over a file that a test can let fail. */
async function brittle() {
  const street = new Street()
  onTestFinished(() => street.clear())
  const file = await street.file()
  const store = await openSqlite(file)
  return { store, file, ...(await running({ store })) }
}

/** How often each of these was logged. */
const logged = (server: TestServer, ...messages: readonly string[]): number[] =>
  messages.map((message) => server.log().split(`"msg":"${message}"`).length - 1)

/** What was said at a table, as the store has it. */
const saidAt = async (
  store: { since(table: string, seq: number): Promise<readonly { entry: object }[]> },
  id: string,
) => (await store.since(id, 0)).flatMap(({ entry }) => ('text' in entry ? [entry.text] : []))

/** Waits until the server says so of itself. */
const becomes = async (visitor: Visitor, status: number): Promise<void> =>
  await expect.poll(async () => (await visitor.get('/readyz')).status, { timeout: 20_000 }).toBe(status)

const words = (number: number): string => `${number} ${'and so on '.repeat(45)}`

describe.each([
  ['a full disk', 'max_page_count = 1', 'max_page_count = 1000000', 'The disk is full: make room.'],
  ['a read-only file', 'query_only = 1', 'query_only = 0', 'The database is read-only'],
])('%s', (_what, breaks, mends, line) => {
  test('is said at every door, and once in the log; play goes on when it is over', async () => {
    const { store, server, ann, table } = await brittle()
    const socket = await ann.connect()
    const acknowledged: string[] = []
    const say = async (text: string): Promise<Answer> => {
      const answer = await ann.act(table, { do: 'chat', text })
      if (answer.status === 200) acknowledged.push(text.trim())
      return answer
    }
    await say(words(0))
    store.pragma(breaks)
    let refused = 0
    for (let at = 1; refused < 30; at++) {
      const answer = await say(words(at))
      if (answer.status === 200) continue
      refused++
      expect(answer).toMatchObject(NO_STORE)
    }
    expect(await socket.ask({ do: 'chat', table, text: words(0) })).toMatchObject({
      kind: 'refused',
      error: NO_STORE.body.error,
    })
    expect(await ann.get('/readyz')).toMatchObject(NO_STORE)
    expect(await ann.get(`/api/tables/${table}`)).toMatchObject({ status: 200 })
    // Long enough for the server to have tried again by itself.
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(await ann.get('/readyz')).toMatchObject(NO_STORE)
    expect(logged(server, 'a bug', 'the store fails', 'the store works again')).toEqual([0, 1, 0])
    expect(server.log()).toContain(line)

    store.pragma(mends)
    await becomes(ann, 200)
    await say('And now?')
    expect(logged(server, 'a bug', 'the store fails', 'the store works again')).toEqual([0, 1, 1])
    expect(acknowledged.at(-1)).toBe('And now?')
    expect(await saidAt(store, table)).toEqual(acknowledged)
    await socket.close()
  })

  test('is found by whoever asks whether the server is ready, before anybody plays', async () => {
    const { store, server, ann } = await brittle()
    store.pragma(breaks)
    await becomes(ann, 503)
    expect(logged(server, 'a bug', 'the store fails')).toEqual([0, 1])
  })
})

test('a browser that comes while the store fails is shown the page, which tries again, and a program is told', async () => {
  const street = new Street()
  onTestFinished(() => street.clear())
  const store = await openSqlite(await street.file())
  let isAway = false
  const gone = { guestOf: store.guestOf, heads: store.heads }
  const away =
    <Args extends unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isAway) throw new StoreFailed('It is away.')
      return read(...args)
    }
  const { server, ann } = await running({
    store: { ...store, guestOf: away(gone.guestOf), heads: away(gone.heads) },
  })
  isAway = true
  for (const path of ['/', '/table/abcdefgh12', '/rules/brave-rats']) {
    expect(await ann.get(path)).toMatchObject(NO_STORE)
    const seen = await ann.call('GET', path, undefined, { accept: 'text/html,*/*' })
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(seen.body['text']).toContain('<title>Ludus</title>')
  }
  expect(logged(server, 'a bug', 'the store fails')).toEqual([0, 1])
})

test('however often one asks whether the server is ready, the store is asked at most once a second', async () => {
  const street = new Street()
  onTestFinished(() => street.clear())
  const store = await openSqlite(await street.file())
  let pings = 0
  const counting = { ...store, ping: () => (pings++, store.ping()) }
  const { ann } = await running({ store: counting })
  const began = Date.now()
  for (let at = 0; at < 50; at++) expect((await ann.get('/readyz')).status).toBe(200)
  expect(pings).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - began) / 1000))
})

test('a server that cannot start because of its store leaves nothing open that would keep the process alive', async () => {
  const street = new Street()
  onTestFinished(() => street.clear())
  const store = street.keep(await openSqlite(await street.file()))
  store.pragma('query_only = 1')
  await expect(startTestServer({}, { store })).rejects.toThrow('The database is read-only')
  await expect(store.ping()).rejects.toThrow('closed')
})

test('a foreign write lock holds up what is written and nothing else, and is said when it does not end', async () => {
  const { server, ann, table } = await running()
  const other = await ann.newTable()
  const foreign = new DatabaseSync(join(server.folder, 'ludus.db'))
  foreign.exec('begin immediate')
  let isAnswered = false
  const answer = ann.act(table, { do: 'chat', text: 'Hello?' }).finally(() => (isAnswered = true))
  for (let at = 0; at < 20; at++)
    for (const path of ['/healthz', `/api/tables/${other}`, '/api/tables', '/api/me'])
      expect((await ann.get(path)).status).toBe(200)
  expect(isAnswered).toBe(false)
  expect(await answer).toMatchObject(NO_STORE)
  expect(server.log()).toContain('Another program writes to the database and does not let go')
  foreign.exec('rollback')
  foreign.close()
  await becomes(ann, 200)
  expect(await ann.act(table, { do: 'chat', text: 'There you are.' })).toMatchObject({ status: 200 })
  expect(logged(server, 'a bug', 'the store fails', 'the store works again')).toEqual([0, 1, 1])
})

test('a damaged page is no bug; what lies elsewhere can be read, and the server is not ready any more', async () => {
  const { server: first, ann, table } = await running({}, { LUDUS_SECRET: 'kept for this test' })
  const other = await ann.newTable()
  for (let at = 0; at < 40; at++)
    await ann.act(table, { do: 'chat', text: at === 20 ? 'Damage comes here.' : words(at) })
  await first.close()
  const file = join(first.folder, 'ludus.db')
  const page = Math.floor((await readFile(file)).indexOf('Damage comes here.') / 4096) * 4096
  const disk = await open(file, 'r+')
  onTestFinished(() => disk.close())
  const { buffer: sound } = await disk.read(Buffer.alloc(4096), 0, 4096, page)
  await disk.write(Buffer.alloc(4096, 0xee), 0, 4096, page)

  const again = async () => {
    const server = await startTestServer({ ...UNLIMITED, LUDUS_SECRET: 'kept for this test', LUDUS_DATA: first.folder })
    onTestFinished(() => server.end())
    const back = new Visitor(server.url)
    back.cookie = ann.cookie
    return { server, back }
  }
  const { server, back } = await again()
  for (let at = 0; at < 5; at++) expect(await back.get(`/api/tables/${table}`)).toMatchObject(NO_STORE)
  expect(await back.act(table, { do: 'chat', text: 'Hello?' })).toMatchObject(NO_STORE)
  expect(await back.get(`/api/tables/${other}`)).toMatchObject({ status: 200 })
  await new Promise((resolve) => setTimeout(resolve, 2000))
  expect(await back.get('/readyz')).toMatchObject(NO_STORE)
  expect(logged(server, 'a bug', 'the store fails', 'the store works again')).toEqual([0, 1, 0])
  expect(server.log()).toContain('The database is damaged: stop the server and restore a backup.')
  expect(server.log()).not.toContain(table)
  await server.close()

  await disk.write(sound, 0, 4096, page)
  const { back: later } = await again()
  expect(await later.get('/readyz')).toMatchObject({ status: 200 })
  expect(await later.act(table, { do: 'chat', text: 'Hello again.' })).toMatchObject({ status: 200 })
})

test('a PostgreSQL that cuts everybody off again and again: each answer is true, and nothing is a bug', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const url = await postgres.database()
  const { server, ann, table } = await running({}, { DATABASE_URL: url })
  const admin = new Client(url)
  await admin.connect()
  onTestFinished(() => admin.end())
  const told = new Map<string, string>()
  const over = new AbortController()
  const talk = async (who: number): Promise<void> => {
    for (let at = 0; !over.signal.aborted; at++) {
      const { status, body } = await ann.act(table, { do: 'chat', text: `${who}/${at}` })
      told.set(`${who}/${at}`, status === 200 ? 'done' : (body['error'] as { code: string }).code)
    }
  }
  const talking = Promise.all([talk(0), talk(1), talk(2)])
  for (let cut = 0; cut < 25; cut++) {
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  over.abort()
  await talking
  await becomes(ann, 200)
  const { rows } = await admin.query<{ entry: string }>('select entry from entries where table_id = $1', [table])
  const kept = new Set(rows.map(({ entry }) => (JSON.parse(entry) as { text?: string }).text))
  const codes = new Set(told.values())
  expect([...codes].filter((code) => !['done', 'no-store', 'not-known'].includes(code))).toEqual([])
  const wrong = [...told].filter(([text, code]) => code !== 'not-known' && kept.has(text) !== (code === 'done'))
  expect(wrong).toEqual([])
  expect(codes).toContain('done')
  const [bugs, fails, works] = logged(server, 'a bug', 'the store fails', 'the store works again')
  expect(bugs).toBe(0)
  expect(works).toBe(fails)
})
