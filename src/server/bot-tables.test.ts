import { describe, expect, test } from 'vitest'
import { BotTables, FRESH } from '#server/bot-tables'
import { refused } from '#server/testing/house'
import { startTestServer, UNLIMITED } from '#server/testing/server'
import { type Answer, Visitor } from '#server/testing/visitor'

const BOTS = { game: 'brave-rats', seats: [1, 2].map(() => ({ kind: 'bot', level: 'easy' })) }

describe('tables of bots alone', () => {
  test('are so many of a guest and of an address at a time; one that has come to its end makes room', async () => {
    const server = await startTestServer({ ...UNLIMITED, LUDUS_LIMIT_BOT_TABLES: '2', LUDUS_TRUST_PROXY: '1' })
    const ann = new Visitor(server.url)
    const make = (who: Visitor, address: string, wanted: object = BOTS): Promise<Answer> =>
      who.call('POST', '/api/tables', wanted, { 'x-forwarded-for': address })
    const [first, second] = [await make(ann, '192.0.2.1'), await make(ann, '192.0.2.2')]
    expect([first.status, second.status]).toEqual([201, 201])
    const third = await make(ann, '192.0.2.3')
    expect([third.status, third.body]).toEqual([
      429,
      {
        error: {
          code: 'too-many-bots',
          message: 'Bots alone play at 2 tables of yours already. Watch one of them to its end first.',
        },
      },
    ])
    const neighbour = new Visitor(server.url)
    expect((await make(neighbour, '192.0.2.1')).status).toBe(201)
    expect((await make(new Visitor(server.url), '192.0.2.1')).status).toBe(429)
    // Where a person sits, bots are welcome.
    const mixed = { ...BOTS, seats: [{ kind: 'human' }, ...BOTS.seats.slice(1)] }
    expect((await make(ann, '192.0.2.1', mixed)).status).toBe(201)

    const line = await ann.connect()
    const { id } = first.body['table'] as { id: string }
    line.say({ do: 'watch', table: id })
    const { now } = await line.next('table')
    if (now.status !== 'over') await line.next('lines', (told) => told.now.status === 'over')
    expect((await make(ann, '192.0.2.3')).status).toBe(201)
    await line.close()
    await server.end()
  })

  test('count as long as someone watches, and otherwise for a while', async () => {
    const watched = new Set<string>()
    const tables = new BotTables(1, (id) => ({ isOver: false, isWatched: watched.has(id) }))
    const make = (id: string, now: number) => tables.make('ann', 'here', now, async () => ({ id }))
    await make('a', 0)
    expect((await refused(make('b', FRESH - 1))).code).toBe('too-many-bots')
    watched.add('a')
    expect((await refused(make('b', FRESH))).code).toBe('too-many-bots')
    watched.delete('a')
    expect(await make('b', FRESH)).toEqual({ id: 'b' })
  })

  test('that could not be set up do not count, and two at once are two', async () => {
    const tables = new BotTables(1, () => undefined)
    const failing = tables.make('ann', 'here', 0, () => Promise.reject(new Error('No.')))
    expect((await refused(tables.make('ann', 'there', 0, async () => ({ id: 'a' })))).code).toBe('too-many-bots')
    await expect(failing).rejects.toThrow('No.')
    expect(await tables.make('ann', 'here', 0, async () => ({ id: 'b' }))).toEqual({ id: 'b' })
    expect(await new BotTables(0, () => undefined).make('ann', 'here', 0, async () => ({ id: 'c' }))).toEqual({
      id: 'c',
    })
  })
})
