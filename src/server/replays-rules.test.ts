import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { MatchRecord } from '#engine/match'
import { ANN, BEN, bot, CAT, DEVICE, Player, seat, Street, TestClock } from '#server/testing/house'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Answer, Visitor } from '#server/testing/visitor'

// Over HTTP, too, a match outlasts the rules it was played under.

const street = new Street()
afterEach(() => street.check())

let server: TestServer
let visitor: Visitor
const tables: Record<'older' | 'newer' | 'newerAndLive' | 'live', string> = {
  older: '',
  newer: '',
  newerAndLive: '',
  live: '',
}
beforeAll(async () => {
  const file = await street.file()
  const store = await street.sqlite(file)
  const house = street.house(store, new TestClock())
  for (const name of ['older', 'newer'] as const) {
    const seats = [bot('easy'), bot('easy'), bot('easy')]
    const { id } = await house.create(ANN, { game: 'last-brave', seats })
    const watcher = await new Player(house, id, CAT, 'spectator').watch()
    await watcher.until(() => watcher.now.status === 'over')
    tables[name] = id
  }
  for (const name of ['newerAndLive', 'live'] as const) {
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    tables[name] = ann.table
  }
  await house.close()
  await store.close()
  // As servers with other rules would have left them.
  const db = new DatabaseSync(file)
  const set = db.prepare("update entries set entry = json_set(entry, '$.rules', ?) where seq = 0 and table_id = ?")
  set.run(1, tables.older)
  for (const id of [tables.newer, tables.newerAndLive]) set.run(99, id)
  db.exec('delete from snapshots')
  db.close()
  server = await startTestServer({ ...UNLIMITED, LUDUS_DATA: dirname(file) })
  visitor = new Visitor(server.url)
})
afterAll(async () => {
  await server.end()
  await street.clear()
})

const fileOf = async (table: string): Promise<MatchRecord> =>
  (await visitor.get(`/api/tables/${table}/replay`)).body as unknown as MatchRecord
const bring = (file: unknown): Promise<Answer> => visitor.call('POST', '/api/replays', file)

describe.each([
  ['older', 1],
  ['newer', 99],
] as const)('a match that is over, of %s rules', (name, rules) => {
  test('can be looked at, and its log be read', async () => {
    const { status, body } = await visitor.get(`/api/tables/${tables[name]}`)
    expect([status, body]).toMatchObject([200, { now: { status: 'over', view: expect.anything() as unknown } }])
  })

  test('is a file that can be brought again: what it tells is shown, and what cannot be checked is said', async () => {
    const file = await fileOf(tables[name])
    expect([file.rules, file.facts?.length]).toEqual([rules, file.inputs.length + 1])
    const { status, body } = await bring(file)
    expect(status).toBe(200)
    expect(body).toMatchObject({ game: 'last-brave', rules, inputs: file.inputs.length, verified: false })
    expect(body['outcome']).toEqual(file.outcome)
    expect(body['checks']).toContainEqual({
      check: 'rules',
      ok: false,
      text: `It was played under version ${rules} of the rules; here is version 3.`,
    })
    expect(body['checks']).toContainEqual(expect.objectContaining({ check: 'commitment', ok: true }))
  })

  test('is refused if what it tells makes no sense, or it does not tell', async () => {
    const { facts, ...file } = await fileOf(tables[name])
    const broken = await bring({ ...file, facts: facts!.with(3, { change: ['nonsense'] }) })
    expect([broken.status, broken.body]).toMatchObject([400, { error: { code: 'bad-record' } }])
    expect((broken.body['error'] as { message: string }).message).toMatch(/^facts\[\d+\]: /)
    const silent = await bring(file)
    expect((silent.body['error'] as { message: string }).message).toMatch(/version \d+ of the rules; here is version 3/)
  })
})

describe('a match that runs under newer rules', () => {
  test.each([
    ['GET', ''],
    ['GET', '/replay'],
    ['GET', '/stream'],
    ['POST', '/acts'],
  ])('is refused in clear words: %s %s', async (method, path) => {
    const act = method === 'POST' ? { do: 'chat', text: 'Well?' } : undefined
    const { status, body } = await visitor.call(method, `/api/tables/${tables.newerAndLive}${path}`, act)
    expect([status, body]).toEqual([
      409,
      { error: { code: 'other-rules', message: 'This match is played under newer rules than are known here.' } },
    ])
  })

  test('keeps nobody from the others', async () => {
    expect((await visitor.get(`/api/tables/${tables.live}`)).status).toBe(200)
    expect((await visitor.get('/api/tables')).status).toBe(200)
    const table = await visitor.newTable({ seats: [DEVICE, DEVICE] })
    expect((await visitor.act(table, { do: 'resign', seat: 0 })).status).toBe(200)
    expect(server.log()).not.toContain('a bug')
  })
})
