import { expect, test } from 'vitest'
import type { SeatTold } from '#protocol/told'
import type { Appending, Life, NewTable, Store, Wanted } from '#house/store'
import type { Logged } from '#house/entry'
import type { Seating } from '#house/seating'

// What every store must do, whatever it keeps things in.

export const newTable = (id: string, more: Partial<NewTable> & { readonly public?: boolean } = {}): NewTable => ({
  id,
  secret: `secret of ${id}`,
  at: 1000,
  status: 'open',
  due: null,
  awaited: [],
  entry: {
    kind: 'created',
    by: 'ann',
    name: 'Ann',
    rules: 1,
    commitment: 'c0ffee',
    plan: {
      game: 'brave-rats',
      options: {},
      seats: [{ kind: 'human' }, { kind: 'bot', level: 'hard' }],
      clock: { kind: 'none' },
      public: more.public ?? true,
    },
  },
  ...more,
})

export const said = (seq: number, text = `entry ${seq}`): Logged => ({
  seq,
  at: 1000 + seq,
  entry: { kind: 'chat', guest: 'ann', name: 'Ann', seat: 0, text },
})

export const appending = (table: string, logged: Logged, more: Partial<Appending> = {}): Appending => ({
  table,
  logged,
  status: 'live',
  due: null,
  heardAt: logged.at,
  awaited: [],
  ...more,
})

export const range = (length: number): readonly number[] => Array.from({ length }, (_, at) => at)

/** Who sits at a table; what is left out of a seat is nobody. */
export const seating = (seats: readonly Partial<SeatTold>[], more: Partial<Seating> = {}): Seating => ({
  game: 'brave-rats',
  seats: seats.map((seat) => ({ plan: 'human', guest: null, name: null, bot: null, ...seat })),
  outcome: null,
  series: null,
  at: 1000,
  ...more,
})
const WON = { payoffs: [1, 0], reason: 'victories', rule: '' }

/** A new database; each call of what it answers opens one more store on it, which is closed after the test. */
type NewDatabase = () => Promise<() => Promise<Store>>

/** Tests that a store is one; within a `describe`. */
export function testStore(kind: Store['kind'], database: NewDatabase): void {
  const openOne = async (): Promise<Store> => (await database())()

  test('a table is what was appended to it, in order', async () => {
    const store = await openOne()
    const table = newTable('t')
    await store.create(table)
    expect(await store.append(appending('t', said(1)))).toBe(true)
    expect(await store.append(appending('t', said(2)))).toBe(true)
    expect(store.kind).toBe(kind)
    expect(await store.load('t')).toEqual({
      secret: 'secret of t',
      created: { seq: 0, at: 1000, entry: table.entry },
      snapshot: undefined,
      log: [said(1), said(2)],
    })
    expect(await store.since('t', 0)).toEqual([said(1), said(2)])
    expect(await store.since('t', 1)).toEqual([said(2)])
    expect(await store.since('t', 2)).toEqual([])
  })

  test('a table that is not there is nothing', async () => {
    const store = await openOne()
    expect(await store.load('t')).toBeUndefined()
    expect(await store.since('t', 0)).toEqual([])
    expect(await store.append(appending('t', said(1)))).toBe(false)
    expect(await store.since('t', 0)).toEqual([])
  })

  test('heads are the last numbers of the tables that are there', async () => {
    const store = await openOne()
    await Promise.all(['a', 'b', 'c'].map((id) => store.create(newTable(id))))
    await store.append(appending('b', said(1)))
    await store.append(appending('b', said(2)))
    expect(await store.heads(['a', 'b', 'nowhere', "o'clock"])).toEqual(
      new Map([
        ['a', 0],
        ['b', 2],
      ]),
    )
    expect(await store.heads([])).toEqual(new Map())
  })

  test('a table is created once', async () => {
    const store = await openOne()
    await store.create(newTable('t'))
    await expect(store.create(newTable('t', { secret: 'another' }))).rejects.toThrow(/unique/i)
    expect(await store.load('t')).toMatchObject({ secret: 'secret of t', log: [] })
  })

  test('of many who append the same number one wins, and the others change nothing', async () => {
    const open = await database()
    const stores = [await open(), await open()]
    await stores[0]!.create(newTable('t'))
    const tries = range(40).map((at) => appending('t', said(1, `try ${at}`), { due: 5000 + at }))
    const won = await Promise.all(tries.map((one, at) => stores[at % 2]!.append(one)))
    expect(won.filter(Boolean)).toHaveLength(1)
    const winner = tries[won.indexOf(true)]!
    expect(await stores[0]!.since('t', 0)).toEqual([winner.logged])
    expect(await stores[0]!.heads(['t'])).toEqual(new Map([['t', 1]]))
    expect(await stores[0]!.claimDue(winner.due! - 1, 10, 9)).toEqual([])
    expect(await stores[0]!.claimDue(winner.due!, 10, 9)).toEqual(['t'])
  })

  test.each([0, 1, 2, 4])('after entry 2, number %i is refused and changes nothing', async (seq) => {
    const store = await openOne()
    await store.create(newTable('t'))
    await store.append(appending('t', said(1)))
    await store.append(appending('t', said(2)))
    expect(await store.append(appending('t', said(seq, 'again'), { status: 'over', due: 1 }))).toBe(false)
    expect((await store.load('t'))!.log).toEqual([said(1), said(2)])
    expect(await store.lobby(9)).toEqual([{ id: 't', status: 'live' }])
    expect(await store.claimDue(9999, 10, 9)).toEqual([])
  })

  test('nodes that race through one table share its numbers without gap or double', async () => {
    const open = await database()
    const stores = [await open(), await open(), await open()]
    await stores[0]!.create(newTable('t'))
    const won = await Promise.all(
      stores.map(async (store, node) => {
        const mine: Logged[] = []
        for (let seq = 1; seq <= 60; seq++) {
          const logged = said(seq, `by ${node}`)
          if (await store.append(appending('t', logged))) mine.push(logged)
        }
        return mine
      }),
    )
    expect(won.flat().toSorted((one, other) => one.seq - other.seq)).toEqual(await stores[0]!.since('t', 0))
    expect(won.flat()).toHaveLength(60)
  })

  test('many tables at once', async () => {
    const store = await openOne()
    const ids = range(60).map((at) => `table-${at}`)
    await Promise.all(ids.map((id) => store.create(newTable(id))))
    for (const seq of [1, 2, 3]) {
      const won = await Promise.all(ids.map((id) => store.append(appending(id, said(seq, `${id} ${seq}`)))))
      expect(won).toEqual(ids.map(() => true))
    }
    expect(await store.heads(ids)).toEqual(new Map(ids.map((id) => [id, 3])))
    for (const id of ids) {
      expect(await store.since(id, 0)).toEqual([1, 2, 3].map((seq) => said(seq, `${id} ${seq}`)))
    }
  })

  test('a write that fails takes no other with it', async () => {
    const store = await openOne()
    await Promise.all(['a', 'b'].map((id) => store.create(newTable(id))))
    const written = await Promise.allSettled([
      store.append(appending('a', said(1))),
      store.putLink('hash', { table: 'nowhere', seat: 0, expires: 1 }),
      store.create(newTable('a')),
      store.putGuest('ann', 'Ann', 1),
      store.append(appending('b', said(1))),
    ])
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled', 'fulfilled'])
    expect(await store.heads(['a', 'b'])).toEqual(
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
    )
    expect(await store.guestOf('ann')).toMatchObject({ name: 'Ann' })
  })

  test('a snapshot stands for the entries up to it, and never gives way to an older one', async () => {
    const store = await openOne()
    await store.create(newTable('t'))
    for (const seq of [1, 2, 3]) await store.append(appending('t', said(seq)))
    await store.keep('t', { seq: 2, body: '{"at":2}' })
    expect(await store.load('t')).toMatchObject({ snapshot: { seq: 2, body: '{"at":2}' }, log: [said(3)] })
    await store.keep('t', { seq: 1, body: '{"at":1}' })
    expect(await store.load('t')).toMatchObject({ snapshot: { seq: 2, body: '{"at":2}' }, log: [said(3)] })
    await store.keep('t', { seq: 3, body: '{"at":3}' })
    expect(await store.load('t')).toMatchObject({ snapshot: { seq: 3, body: '{"at":3}' }, log: [] })
  })

  test('the lobby has the public tables that are not over, the last heard of first', async () => {
    const store = await openOne()
    await store.create(newTable('old', { at: 10 }))
    await store.create(newTable('new', { at: 30 }))
    await store.create(newTable('private', { at: 40, public: false }))
    await store.create(newTable('ending', { at: 50 }))
    expect(await store.lobby(9)).toEqual([
      { id: 'ending', status: 'open' },
      { id: 'new', status: 'open' },
      { id: 'old', status: 'open' },
    ])
    await store.append(appending('ending', said(1), { status: 'over' }))
    await store.append(appending('old', said(1)))
    expect(await store.lobby(9)).toEqual([
      { id: 'old', status: 'live' },
      { id: 'new', status: 'open' },
    ])
    expect(await store.lobby(1)).toEqual([{ id: 'old', status: 'live' }])
    // Of some entries only one seat hears.
    await store.append(appending('new', said(1), { heardAt: 30 }))
    expect(await store.lobby(1)).toEqual([{ id: 'old', status: 'live' }])
  })

  const [ann, ben, cat] = [{ guest: 'ann' }, { guest: 'ben' }, { guest: 'cat' }]
  const idsOf = async (store: Store, guest: string, wanted: Partial<Wanted> = {}): Promise<readonly string[]> =>
    (await store.mine(guest, { isOver: false, most: 99, ...wanted })).map(({ id }) => id)

  test('everybody finds the matches where they sit, and whom each waits for', async () => {
    const store = await openOne()
    const first = seating([ann, { bot: 'hard' }])
    const awaited = [{ actor: 1, since: 1000, secret: true }] as const
    await store.create(newTable('a', { seating: first, awaited }))
    await store.create(newTable('b', { seating: seating([ann, ben]) }))
    expect(await store.mine('ann', { isOver: false, most: 9 })).toEqual([
      { id: 'b', status: 'open', seating: seating([ann, ben]), awaited: [] },
      { id: 'a', status: 'open', seating: first, awaited },
    ])
    expect(await idsOf(store, 'ben')).toEqual(['b'])
    expect(await idsOf(store, 'ann', { isOver: true })).toEqual([])
    const next = [{ actor: 0, since: 1001 }]
    await store.append(appending('a', said(1), { awaited: next }))
    expect((await store.mine('ann', { isOver: false, most: 9 }))[1]).toEqual({
      ...{ id: 'a', status: 'live', seating: first, awaited: next },
    })
  })

  test('who stands up finds it no more, who sits down does, and an append that is refused changes neither', async () => {
    const store = await openOne()
    await store.create(newTable('t', { seating: seating([ann, ben]) }))
    await store.append(appending('t', said(1), { seating: seating([cat, ben]) }))
    await store.append(appending('t', said(1), { seating: seating([ann, ann]), awaited: [{ actor: 0, since: 1 }] }))
    expect(await Promise.all(['ann', 'ben', 'cat'].map((one) => idsOf(store, one)))).toEqual([[], ['t'], ['t']])
    expect((await store.mine('cat', { isOver: false, most: 1 }))[0]).toMatchObject({
      ...{ seating: seating([cat, ben]), awaited: [] },
    })
    await store.append(appending('t', said(2), { status: 'over', seating: seating([]) }))
    expect(await idsOf(store, 'ben')).toEqual([])
  })

  test('what is over is found by game, opponent and level, the last first, page by page', async () => {
    const store = await openOne()
    const ending = async (id: string, seats: readonly Partial<SeatTold>[], at: number, game = 'brave-rats') => {
      const before = newTable(id)
      const entry = { ...before.entry, plan: { ...before.entry.plan, game } }
      await store.create({ ...before, entry, seating: seating(seats, { game }) })
      const over = seating(seats, { game, outcome: WON, at })
      await store.append(appending(id, { ...said(1), at }, { status: 'over', seating: over }))
    }
    await ending('a', [ann, ben], 3000)
    await ending('b', [ann, { bot: 'hard' }], 5000)
    await ending('c', [ben, ann], 4000, 'other')
    await ending('d', [ann, { bot: 'easy' }, { bot: 'hard' }], 4000)
    await store.create(newTable('e', { seating: seating([ann, ben]) }))
    const over = { isOver: true } as const
    expect(await idsOf(store, 'ann', over)).toEqual(['b', 'd', 'c', 'a'])
    expect(await idsOf(store, 'ann')).toEqual(['e'])
    expect(await idsOf(store, 'ann', { ...over, game: 'other' })).toEqual(['c'])
    expect(await idsOf(store, 'ann', { ...over, opponent: 'ben' })).toEqual(['c', 'a'])
    expect(await idsOf(store, 'ann', { ...over, level: 'hard' })).toEqual(['b', 'd'])
    expect(await idsOf(store, 'ann', { ...over, level: 'ard' })).toEqual([])
    expect(await idsOf(store, 'ann', { ...over, most: 2 })).toEqual(['b', 'd'])
    expect(await idsOf(store, 'ann', { ...over, most: 2, after: { at: 4000, id: 'd' } })).toEqual(['c', 'a'])
    expect(await idsOf(store, 'ann', { ...over, after: { at: 3000, id: 'a' } })).toEqual([])
    await store.create(newTable('f', { seating: seating([ann, ben], { at: 9000 }) }))
    expect(await idsOf(store, 'ann', { after: { at: 9000, id: 'f' } })).toEqual(['e'])
  })

  test('of older tables it can be written down who sits there, until somebody has', async () => {
    const store = await openOne()
    for (const id of ['a', 'b', 'c']) await store.create(newTable(id))
    expect(await store.unseated(9)).toEqual(['a', 'b', 'c'])
    expect(await store.unseated(2)).toEqual(['a', 'b'])
    expect(await idsOf(store, 'ann')).toEqual([])
    await store.append(appending('b', said(1), { seating: seating([ben]) }))
    for (const id of ['a', 'b']) await store.seat(id, seating([ann]), [{ actor: 0, since: 7 }])
    expect(await store.unseated(9)).toEqual(['c'])
    expect(await store.mine('ann', { isOver: false, most: 9 })).toEqual([
      { id: 'a', status: 'open', seating: seating([ann]), awaited: [{ actor: 0, since: 7 }] },
    ])
    expect(await idsOf(store, 'ben')).toEqual(['b'])
  })

  test('what is due goes to one claimer alone, the longest due first', async () => {
    const open = await database()
    const stores = [await open(), await open()]
    const ids = range(30).map((at) => `table-${at}`)
    await Promise.all(ids.map((id, at) => stores[0]!.create(newTable(id, { due: 1000 + ((at * 7) % 30) }))))
    await stores[0]!.create(newTable('later', { due: 2001 }))
    await stores[0]!.create(newTable('never'))
    const longest = ids.toSorted((one, other) => dueOf(one) - dueOf(other))
    function dueOf(id: string): number {
      return (ids.indexOf(id) * 7) % 30
    }
    expect(await stores[0]!.claimDue(2000, 500, 4)).toEqual(longest.slice(0, 4))
    const claims = await Promise.all(range(12).map((at) => stores[at % 2]!.claimDue(2000, 500, 5)))
    const claimed = claims.flat()
    expect(new Set(claimed).size).toBe(claimed.length)
    // Those who claim at the same moment may leave something to each other; nothing is left to the next.
    const rest = await stores[1]!.claimDue(2000, 500, 99)
    expect([...claimed, ...rest].toSorted()).toEqual(longest.slice(4).toSorted())
    for (const claim of claims) expect(claim).toEqual(claim.toSorted((one, other) => dueOf(one) - dueOf(other)))
  })

  test('a claim ends with its lease, or with an append', async () => {
    const store = await openOne()
    await store.create(newTable('t', { due: 1000 }))
    expect(await store.claimDue(999, 500, 9)).toEqual([])
    expect(await store.claimDue(1000, 500, 9)).toEqual(['t'])
    expect(await store.claimDue(1499, 500, 9)).toEqual([])
    expect(await store.claimDue(1500, 500, 9)).toEqual(['t'])
    await store.append(appending('t', said(1), { due: 1600 }))
    expect(await store.claimDue(1599, 500, 9)).toEqual([])
    expect(await store.claimDue(1600, 500, 9)).toEqual(['t'])
    await store.append(appending('t', said(2)))
    expect(await store.claimDue(9999, 500, 9)).toEqual([])
  })

  test('a sign of life continues the last life, whoever gives it, unless that is too long ago', async () => {
    const open = await database()
    const [one, other] = [await open(), await open()]
    const after = async (store: Store, now: number, patience = 50): Promise<readonly Life[]> => {
      await store.live(now, patience)
      const lives = await one.lives()
      expect(await other.lives()).toEqual(lives)
      return lives
    }
    expect(await one.lives()).toEqual([])
    expect(await after(one, 1000)).toEqual([{ since: 1000, until: 1000 }])
    expect(await after(other, 1050)).toEqual([{ since: 1000, until: 1050 }])
    // One whose clock is behind takes nothing back.
    expect(await after(one, 900)).toEqual([{ since: 1000, until: 1050 }])
    const both = [
      { since: 1000, until: 1050 },
      { since: 1101, until: 1101 },
    ]
    expect(await after(one, 1101)).toEqual(both)
    expect(await after(other, 1000)).toEqual(both)
    expect(await after(other, 1102, 0)).toEqual([...both, { since: 1102, until: 1102 }])
    const at = 2 ** 42
    expect((await after(one, at)).at(-1)).toEqual({ since: at, until: at })
  })

  test('a guest has the name last put', async () => {
    const store = await openOne()
    expect(await store.guestOf('ann')).toBeUndefined()
    await store.putGuest('ann', 'Ann', 1)
    await store.putGuest('bob', 'Bob', 2)
    await store.putGuest('ann', 'Anna', 3)
    expect(await store.guestOf('ann')).toMatchObject({ name: 'Anna' })
    expect(await store.guestOf('bob')).toMatchObject({ name: 'Bob' })
  })

  test('a guest mutes others, as often as they like', async () => {
    const store = await openOne()
    await store.setMute('ann', 'bob', true)
    await store.setMute('ann', 'bob', true)
    await store.setMute('ann', 'cid', true)
    await store.setMute('bob', 'ann', true)
    expect(await store.mutesOf('ann')).toEqual(['bob', 'cid'])
    await store.setMute('ann', 'bob', false)
    await store.setMute('ann', 'bob', false)
    expect(await store.mutesOf('ann')).toEqual(['cid'])
    expect(await store.mutesOf('bob')).toEqual(['ann'])
    expect(await store.mutesOf('cid')).toEqual([])
  })

  test('a link is good for one, and until it expires', async () => {
    const open = await database()
    const stores = [await open(), await open()]
    await stores[0]!.create(newTable('t'))
    await stores[0]!.putLink('one', { table: 't', seat: 1, expires: 2000 })
    await stores[0]!.putLink('late', { table: 't', seat: 0, expires: 2000 })
    const taken = await Promise.all(range(10).map((at) => stores[at % 2]!.takeLink('one', 1999)))
    expect(taken.filter(Boolean)).toEqual([{ table: 't', seat: 1 }])
    expect(await stores[0]!.takeLink('late', 2001)).toBeUndefined()
    expect(await stores[0]!.takeLink('late', 1999)).toBeUndefined()
    expect(await stores[0]!.takeLink('never made', 1)).toBeUndefined()
  })

  test('a token stands for its guest', async () => {
    const store = await openOne()
    await store.putToken('hash', 'ann', 1)
    expect(await store.guestOfToken('hash')).toBe('ann')
    expect(await store.guestOfToken('hush')).toBeUndefined()
  })

  test('the first value of a setting stays', async () => {
    const open = await database()
    const stores = [await open(), await open()]
    const values = await Promise.all(range(20).map((at) => stores[at % 2]!.setting('key', `value ${at}`)))
    expect(new Set(values).size).toBe(1)
    expect(values[0]).toMatch(/^value \d+$/)
    expect(await stores[1]!.setting('key', 'late')).toBe(values[0])
    expect(await stores[1]!.setting('other', 'late')).toBe('late')
  })

  test('all is still there after closing and opening again', async () => {
    const open = await database()
    const store = await open()
    await store.create(newTable('t', { due: 1000 }))
    await store.append(appending('t', said(1), { due: 1000 }))
    await store.append(appending('t', said(2), { due: 1000 }))
    await store.keep('t', { seq: 1, body: 'kept' })
    await store.putGuest('ann', 'Ann', 1)
    await store.setMute('ann', 'bob', true)
    await store.putLink('link', { table: 't', seat: 1, expires: 2000 })
    await store.putToken('token', 'ann', 1)
    await store.setting('key', 'first')
    const before = await store.load('t')
    await store.close()

    const again = await open()
    expect(await again.load('t')).toEqual(before)
    expect(before).toMatchObject({ snapshot: { seq: 1, body: 'kept' }, log: [said(2)] })
    expect(await again.claimDue(1000, 1, 9)).toEqual(['t'])
    expect(await again.guestOf('ann')).toMatchObject({ name: 'Ann' })
    expect(await again.mutesOf('ann')).toEqual(['bob'])
    expect(await again.takeLink('link', 1)).toEqual({ table: 't', seat: 1 })
    expect(await again.guestOfToken('token')).toBe('ann')
    expect(await again.setting('key', 'second')).toBe('first')
    expect(await again.append(appending('t', said(3)))).toBe(true)
  })

  test('closing waits for what is under way, and refuses what comes after', async () => {
    const open = await database()
    const store = await open()
    const ids = range(50).map((at) => `table-${at}`)
    await Promise.all(ids.map((id) => store.create(newTable(id))))
    const won = ids.map((id) => store.append(appending(id, said(1))))
    await store.close()
    expect(await Promise.all(won)).toEqual(ids.map(() => true))
    const closed = /not open|is closed|after calling end/
    await expect(store.append(appending('table-0', said(2)))).rejects.toThrow(closed)
    await expect(store.load('table-0')).rejects.toThrow(closed)
    await expect(store.ping()).rejects.toThrow(closed)
    await store.close()
    expect(await (await open()).heads(ids)).toEqual(new Map(ids.map((id) => [id, 1])))
  })

  test('many may open a new database at once, and again', async () => {
    const open = await database()
    const stores = await Promise.all(range(5).map(open))
    await stores[0]!.create(newTable('t'))
    for (const store of [...stores, await open()]) expect(await store.heads(['t'])).toEqual(new Map([['t', 0]]))
  })

  test.each([
    ['quotes', `it's "quoted", \`quoted\` and \\'escaped\\'`],
    ['statements', `'); drop table entries; -- ? $1 :a @b %s`],
    ['other scripts', 'Zażółć gęślą jaźń, 一二三, שלום, ½ × ∞'],
    ['emoji', '🐀👩‍👩‍👧‍👦🏳️‍🌈'],
    ['white space', ' \t\r\n\u2028 '],
    ['nothing', ''],
    ['a hundred kilobytes', 'mouse 🐁 '.repeat(10_000)],
  ])('text comes back as it was: %s', async (_name, text) => {
    const store = await openOne()
    await store.create(newTable('t', { secret: text }))
    await store.append(appending('t', said(1, text)))
    await store.keep('t', { seq: 0, body: text })
    await store.putGuest('ann', text, 1)
    expect(await store.load('t')).toMatchObject({
      secret: text,
      log: [said(1, text)],
      snapshot: { seq: 0, body: text },
    })
    expect(await store.guestOf('ann')).toMatchObject({ name: text })
    expect(await store.setting('key', text)).toBe(text)
  })

  test('a zero and half a pair inside an entry do no harm', async () => {
    const store = await openOne()
    const logged = said(1, 'a\u0000b\ud83d')
    await store.create(newTable('t'))
    expect(await store.append(appending('t', logged))).toBe(true)
    expect(await store.since('t', 0)).toEqual([logged])
  })

  test('times are whole milliseconds of any year', async () => {
    const store = await openOne()
    const at = Date.UTC(9999, 11, 31)
    await store.create(newTable('t', { at, due: at }))
    expect((await store.load('t'))!.created.at).toBe(at)
    expect(await store.claimDue(at - 1, 1, 1)).toEqual([])
    expect(await store.claimDue(at, 1, 1)).toEqual(['t'])
  })

  test('a ping comes back', async () => {
    const store = await openOne()
    await expect(store.ping()).resolves.toBeUndefined()
  })
}
