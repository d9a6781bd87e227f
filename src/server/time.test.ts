import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startPostgres, type TestPostgres } from '#server/store/testing'
import { startTestServer, type TestServer, UNLIMITED } from '#server/testing/server'
import { type Line, Visitor } from '#server/testing/visitor'

// The clock of the machine is set, or the server is away for a while. Only the time of day is a test's own here.

const SECOND = 1000
const HOUR = 3_600_000
const BOT = { kind: 'bot', level: 'easy' }
const HUMAN = { kind: 'human' }

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())
const BEGAN = Date.now() - performance.now()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Someone moves the hands of the machine's clock. */
const setClock = (by: number): void => void vi.setSystemTime(BEGAN + performance.now() + by)

describe.each(['sqlite', 'postgres'] as const)('over %s', (kind) => {
  /** A server, and how another starts where it stopped. */
  async function serve(): Promise<{ readonly server: TestServer; restart(): Promise<TestServer> }> {
    const env = { ...UNLIMITED, ...(kind === 'postgres' && { DATABASE_URL: await postgres.database() }) }
    const start = async (more = {}): Promise<TestServer> => {
      const started = await startTestServer({ ...env, ...more })
      onTestFinished(() => started.end())
      return started
    }
    const server = await start()
    return { server, restart: () => start({ LUDUS_DATA: server.folder }) }
  }

  /** Two people at a table with a bank. */
  async function sitDown(
    { url }: TestServer,
    clock: object,
  ): Promise<{ readonly table: string; readonly ann: Visitor }> {
    const [ann, ben] = [new Visitor(url), new Visitor(url)]
    const table = await ann.newTable({ clock })
    await ann.act(table, { do: 'sit', seat: 0 })
    await ben.act(table, { do: 'sit', seat: 1 })
    return { table, ann }
  }

  const comeBack = async ({ url }: TestServer, { cookie }: Visitor): Promise<Line> => {
    const again = new Visitor(url)
    again.cookie = cookie
    return again.connect()
  }

  test.each([
    ['back', -HOUR],
    ['forward', 2 * HOUR],
  ])('a clock that is set %s while the server runs moves nothing', async (_where, by) => {
    const { server } = await serve()
    const ann = new Visitor(server.url)
    const table = await ann.newTable({ seats: [HUMAN, BOT], clock: { kind: 'bank', ms: 600 * SECOND, increment: 0 } })
    const line = await ann.connect()
    await line.do({ do: 'sit', table })
    setClock(by)
    const { outcome } = await line.playOut(table)
    expect(outcome!.reason).not.toMatch(/time|resigned/)
  })

  test('a server that starts with a clock that was set back goes on from where the last one was', async () => {
    const { server, restart } = await serve()
    const ann = new Visitor(server.url)
    const table = await ann.newTable({ seats: [HUMAN, BOT], clock: { kind: 'bank', ms: 600 * SECOND, increment: 0 } })
    await ann.act(table, { do: 'sit' })
    await server.close()
    setClock(-HOUR)
    const line = await comeBack(await restart(), ann)
    expect((await line.playOut(table)).outcome).toBeTruthy()
  })

  test.each([
    ['bank', 70 * SECOND, { kind: 'bank', ms: 60 * SECOND, increment: 0 }],
    ['bank', 2 * HOUR, { kind: 'bank', ms: 600 * SECOND, increment: 0 }],
    ['move', 2 * HOUR, { kind: 'move', ms: 600 * SECOND }],
    ['days', 100 * 24 * HOUR, { kind: 'days', days: 1 }],
  ])('nobody pays with a clock of %s for a server that was away for %i ms', async (_kind, away, clock) => {
    const { server, restart } = await serve()
    const { table, ann } = await sitDown(server, clock)
    await server.close()
    setClock(away)
    const again = await restart()
    const line = await comeBack(again, ann)
    line.say({ do: 'watch', table })
    const { now, lines } = await line.next('table')
    const { decision, choices } = now.own!
    await line.do({ do: 'choose', table, decision, choice: choices[0] })
    expect(now).toMatchObject({ status: 'live', outcome: null, clocks: { running: [0, 1] } })
    expect(lines.map(({ what }) => what)).toEqual(['created', 'sat', 'sat', 'resumed'])
  })
})
