import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Guest } from '#house/acts'
import { openGame } from '#games/shelf'
import type { HouseSettings } from '#house/house'
import type { Lives } from '#house/janitor'
import { openSqlite } from '#server/store/sqlite'
import { ANN, BEN, bot, CAT, DAN, DEVICE, HUMAN, Player, refused, seat, Street, TestClock } from '#server/testing/house'

// Tables that nobody uses go: closed first, and much later cleared away.

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LIVES: Lives = { listed: 30 * MINUTE, invited: DAY, live: 30 * DAY }

const street = new Street()
afterAll(() => street.clear())
afterEach(() => street.check())

async function open(lives: Lives = LIVES, more: Partial<HouseSettings> = {}) {
  const clock = new TestClock()
  const file = await street.file()
  /** One more node over the same file. */
  const node = async (different: Partial<HouseSettings> = {}) => {
    const store = street.keep(await openSqlite(file))
    return street.house(store, clock, { upkeep: { store, lives }, ...more, ...different })
  }
  const house = await node()
  const pass = async (ms: number, ...houses: (typeof house)[]): Promise<void> => {
    for (let left = ms; left > 0; left -= 5 * MINUTE) {
      clock.pass(Math.min(left, 5 * MINUTE))
      for (const one of [house, ...houses]) await one.sweep()
    }
  }
  const create = async (host: Guest = ANN, wanted: object = {}) =>
    (await house.create(host, { game: 'brave-rats', seats: [HUMAN, HUMAN], public: true, ...wanted })).id
  const listed = async () => (await house.lobby()).map(({ id }) => id)
  return { clock, house, node, pass, create, listed }
}

describe('an open table', () => {
  test('is closed when nobody has been there for a while, and everybody is told why', async () => {
    const { house, pass, create, listed } = await open()
    const table = await create()
    await pass(25 * MINUTE)
    expect((await house.look(table, ANN)).now.status).toBe('open')
    await pass(10 * MINUTE)
    const late = await new Player(house, table, ANN, 'spectator').watch()
    expect(late.now).toMatchObject({ status: 'over', outcome: { reason: 'expired' } })
    expect(late.lines.at(-1)).toMatchObject({ what: 'closed', reason: 'expired' })
    expect(await listed()).toEqual([])
    expect(await refused(house.act(table, BEN, { do: 'sit' }))).toMatchObject({ code: 'full' })
  })

  test('stays as long as somebody watches, at another node too; but not for ever', async () => {
    const { house, node, pass, create } = await open()
    const table = await create()
    const elsewhere = await node()
    const cat = await new Player(elsewhere, table, CAT, 'spectator').watch()
    await pass(90 * MINUTE, elsewhere)
    expect((await house.look(table, ANN)).now.status).toBe('open')
    await pass(DAY, elsewhere)
    expect(cat.what.at(-1)).toBe('created')
    await elsewhere.read(table, () => {})
    expect((await house.look(table, ANN)).now.outcome).toMatchObject({ reason: 'expired' })
  })

  test('that is found by its link alone waits a day for whoever was sent the link', async () => {
    const { house, pass, create } = await open()
    const table = await create(ANN, { public: false })
    await pass(DAY - 5 * MINUTE)
    expect((await house.look(table, ANN)).now.status).toBe('open')
    await pass(10 * MINUTE)
    expect((await house.look(table, ANN)).now.outcome).toMatchObject({ reason: 'expired' })
  })

  test('stays while things happen there', async () => {
    const { house, pass, create } = await open()
    const table = await create()
    for (let at = 0; at < 3; at++) {
      await pass(25 * MINUTE)
      await house.act(table, BEN, { do: 'chat', text: 'Anybody?' })
    }
    expect((await house.look(table, ANN)).now.status).toBe('open')
  })

  test('is closed by one of several nodes alone', async () => {
    const { house, node, pass, create } = await open()
    const tables = await Promise.all(Array.from({ length: 30 }, () => create()))
    const others = [await node(), await node()]
    await pass(29 * MINUTE, ...others)
    await pass(5 * MINUTE, ...others)
    for (const table of tables) {
      const { lines } = await new Player(house, table, ANN, 'spectator').watch()
      expect(lines.map(({ what }) => what)).toEqual(['created', 'closed'])
    }
  })

  test('is not closed because the server stood still', async () => {
    const { clock, node, create } = await open()
    const table = await create()
    clock.pass(DAY / 4)
    const again = await node()
    await again.sweep()
    expect((await again.look(table, ANN)).now.status).toBe('open')
    const ann = await new Player(again, table, ANN, 'spectator').watch()
    clock.pass(40 * MINUTE)
    await again.sweep()
    expect(ann.now.status).toBe('open')
  })

  test('that cannot be opened any more holds no other up', async () => {
    const { clock, house, node, create } = await open()
    for (let at = 0; at < 101; at++) await create(ANN, { game: 'pebbles', seats: [HUMAN, HUMAN] })
    clock.pass(MINUTE)
    const fine = await create()
    await house.close()
    const again = await node({ openGame: async (id) => (id === 'pebbles' ? undefined : openGame(id)) })
    clock.pass(30 * MINUTE)
    for (let at = 0; at < 2; at++) {
      clock.pass(MINUTE)
      await again.sweep()
    }
    expect((await again.look(fine, ANN)).now.status).toBe('over')
  })
})

describe('a running table', () => {
  test('is closed when nobody has been there for many days', async () => {
    const { clock, house, create } = await open()
    const table = await create(ANN, { seats: [DEVICE, bot('easy')] })
    const kept = await create(ANN, { seats: [DEVICE, bot('easy')] })
    const days = async (many: number): Promise<void> => {
      for (let day = 0; day < many; day++) {
        clock.pass(DAY)
        await house.sweep()
      }
    }
    await days(29)
    expect((await house.look(table, ANN)).now.status).toBe('live')
    const ann = await new Player(house, kept, ANN, 0).watch()
    for (let hour = 0; hour < 90; hour++) {
      clock.pass(60 * MINUTE - (clock.now() % (60 * MINUTE)) || 60 * MINUTE)
      await house.sweep()
    }
    expect((await house.look(table, ANN)).now).toMatchObject({ status: 'over', outcome: { reason: 'expired' } })
    expect(ann.now.status).toBe('live')
  })
})

describe('a table that is over', () => {
  test('is kept for ever, unless told', async () => {
    const { clock, house } = await open()
    const [ann] = (await seat(house, ANN, {}, ANN, BEN)) as [Player]
    await ann.act({ do: 'resign' })
    clock.pass(3000 * DAY)
    await house.sweep()
    expect((await house.look(ann.table, CAT)).now.status).toBe('over')
  })

  test('is cleared away after so many days with all that was known of it', async () => {
    const { clock, house, node } = await open({ ...LIVES, over: 7 * DAY })
    const [ann, ben] = (await seat(house, ANN, {}, ANN, BEN)) as [Player, Player]
    await ben.act({ do: 'offer' })
    await ann.act({ do: 'resign' })
    ann.stop()
    ben.stop()
    clock.pass(7 * DAY - MINUTE)
    await house.sweep()
    expect((await house.look(ann.table, CAT)).now.status).toBe('over')
    clock.pass(2 * MINUTE)
    await house.sweep()
    for (const one of [house, await node()])
      expect(await refused(one.look(ann.table, CAT))).toMatchObject({ code: 'no-such-table' })
  })
})

describe('the lobby', () => {
  test('has a few places for each guest and each address, and the newest of them', async () => {
    const { clock, house, create, listed } = await open(LIVES, { lobbyPlaces: 10 })
    const others = await create(DAN)
    const mine: string[] = []
    for (let at = 0; at < 12; at++) {
      clock.pass(1)
      mine.unshift(await create(BEN))
    }
    expect(await listed()).toEqual([...mine.slice(0, 3), others])
    for (let at = 0; at < 30; at++) await create({ id: `someone-${at}-0123456789`, name: `${at}`, from: 'one address' })
    const all = await house.lobby()
    expect(all).toHaveLength(14)
    expect(all.map(({ id }) => id)).toContain(others)
  })

  test('does not list an open table whose host is gone, until the host is back', async () => {
    const { house, pass, create, listed } = await open()
    const table = await create()
    const cat = await new Player(house, table, CAT, 'spectator').watch()
    expect(await listed()).toEqual([table])
    await pass(5 * MINUTE)
    expect(await listed()).toEqual([])
    const ann = await new Player(house, table, ANN, 'spectator').watch()
    await pass(MINUTE)
    expect(await listed()).toEqual([table])
    for (const { stop } of [ann, cat]) stop()
  })

  test('lists a running match whoever is there', async () => {
    const { house, pass, listed } = await open()
    const [ann] = (await seat(house, ANN, { public: true }, ANN, BEN)) as [Player]
    ann.stop()
    await pass(20 * MINUTE)
    expect(await listed()).toEqual([ann.table])
  })
})
