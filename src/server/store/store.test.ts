import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect, promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '#server/store/open'
import { openPostgres } from '#server/store/postgres'
import { openSqlite } from '#server/store/sqlite'
import { openFile } from '#server/store/sqlite-file'
import { type Store, StoreFailed } from '#house/store'
import { startPostgres, type TestPostgres } from '#server/store/testing'
import { appending, newTable, range, said, seating, testStore } from '#house/testing/stores'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ludus-store-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Opens a store that is closed after the test. */
async function using<Opened extends Store>(opening: Promise<Opened>): Promise<Opened> {
  const store = await opening
  onTestFinished(() => store.close())
  return store
}

/** A new database of each kind; each call of what it answers opens one more store on it. */
const DATABASES = {
  async sqlite() {
    const file = join(await newFolder(), 'ludus.db')
    return () => using(openSqlite(file))
  },
  async postgres() {
    const url = await postgres.database()
    return () => using(openPostgres(url))
  },
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  testStore(kind, DATABASES[kind])

  test('nodes read of each other who is where, as long as they live', async () => {
    const store = (await DATABASES[kind]())()
    const one = await store
    expect(await one.beat('a', 1000, 0)).toEqual(['a'])
    expect(await one.beat('b', 2000, 0)).toEqual(['a', 'b'])
    expect(await one.beat('b', 9000, 3000)).toEqual(['b'])
    await one.putHere(
      'a',
      new Map([
        ['t', 'Ann'],
        ['a-name-of-24-characters-', 'Ann {"ä"} '],
      ]),
    )
    await one.putHere('b', new Map([['t', 'Ben']]))
    expect(await one.hereAt(['t', 'u'])).toEqual([
      { node: 'a', table: 't', who: 'Ann' },
      { node: 'b', table: 't', who: 'Ben' },
    ])
    expect(await one.hereAt(['a-name-of-24-characters-'])).toMatchObject([{ who: 'Ann {"ä"} ' }])
    await one.putHere(
      'a',
      new Map([
        ['t', 'Ann and Cat'],
        ['a-name-of-24-characters-', ''],
      ]),
    )
    expect(await one.hereAt(['t', 'a-name-of-24-characters-'])).toMatchObject([{ who: 'Ann and Cat' }, { who: 'Ben' }])
    await one.forgetNodes(5000)
    expect(await one.hereAt(['t'])).toMatchObject([{ node: 'b' }])
    await one.forgetNode('b')
    expect(await one.hereAt(['t'])).toEqual([])
    expect(await one.beat('c', 9000, 0)).toEqual(['c'])
  })

  const MINUTE = 60_000
  const LISTED = { status: 'open', public: true } as const
  const openOne = async () => (await DATABASES[kind]())()

  test('tables where nobody has been are found, the longest first, and each by one alone', async () => {
    const open = await DATABASES[kind]()
    const stores = [await open(), await open()]
    for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) await stores[0]!.create(newTable(id, { at: at * MINUTE }))
    await stores[0]!.create(newTable('private', { at: 0, public: false }))
    await stores[0]!.create(newTable('live', { at: 0, status: 'live' }))
    await stores[0]!.create(newTable('over', { at: 0, status: 'over' }))
    await stores[1]!.see(['b', 'nowhere'], [], 9 * MINUTE)
    const claim = (at: number) => stores[at % 2]!.claimUnseen(LISTED, 2 * MINUTE, 9 * MINUTE, 1)
    const claimed = [await claim(0), await claim(1), await claim(0)]
    expect(claimed).toEqual([['a'], ['c'], []])
    expect(await stores[0]!.claimUnseen({ status: 'live', public: true }, MINUTE, MINUTE, 9)).toEqual(['live'])
    expect(await stores[0]!.claimUnseen({ status: 'open', public: false }, MINUTE, MINUTE, 9)).toEqual(['private'])
    await stores[0]!.append(appending('d', { ...said(1), at: 20 * MINUTE }, { status: 'open' }))
    expect(await stores[0]!.claimUnseen(LISTED, 19 * MINUTE, 30 * MINUTE, 9)).toHaveLength(3)
  })

  test('of what comes from one place the lobby lists a few, the newest, and no open table without its host', async () => {
    const store = await openOne()
    for (const at of range(9)) await store.create(newTable(`t${at}`, { at: at * MINUTE, party: at === 0 ? 'x' : 'y' }))
    const listed = async (each: number, hostedSince = 0) =>
      (await store.lobby(9, { each, hostedSince })).map(({ id }) => id)
    expect(await listed(3)).toEqual(['t8', 't7', 't6', 't0'])
    expect(await listed(9, 8 * MINUTE)).toEqual(['t8'])
    await store.see(['t1', 't2'], ['t1'], 9 * MINUTE)
    await store.append(appending('t3', { ...said(1), at: 10 * MINUTE }))
    expect(await listed(9, 8 * MINUTE)).toEqual(['t3', 't8', 't1'])
  })

  test('what has been over for long is removed, with all that is known of it and nothing else', async () => {
    const store = await openOne()
    for (const id of ['old', 'new', 'open']) {
      await store.create(newTable(id, { seating: seating([{ guest: 'ann' }]) }))
      await store.keep(id, { seq: 0, body: id })
      await store.putLink(`link of ${id}`, { table: id, seat: 0, expires: 9999 })
    }
    await store.append(appending('old', { ...said(1), at: 2000 }, { status: 'over' }))
    await store.append(appending('new', { ...said(1), at: 2001 }, { status: 'over' }))
    expect(await store.forgetOver(2000, 9)).toEqual(['old'])
    expect(await store.forgetOver(2000, 9)).toEqual([])
    expect(await store.load('old')).toBeUndefined()
    expect(await store.since('old', -1)).toEqual([])
    expect(await store.append(appending('old', said(2)))).toBe(false)
    expect(await store.takeLink('link of old', 1)).toBeUndefined()
    expect((await store.mine('ann', { isOver: false, most: 9 })).map(({ id }) => id)).toEqual(['open', 'new'])
    expect(await store.takeLink('link of new', 1)).toMatchObject({ table: 'new' })
    for (const id of ['new', 'open']) expect(await store.load(id)).toMatchObject({ snapshot: { body: id } })
  })

  test('eras of a guest are counted at all nodes, and those that have begun lately are found', async () => {
    const open = await DATABASES[kind]()
    const stores = [await open(), await open()]
    await stores[0]!.putGuest('ann', 'Ann', 1)
    expect(await stores[0]!.guestOf('ann')).toEqual({ name: 'Ann', era: 0 })
    const eras = await Promise.all(range(6).map((at) => stores[at % 2]!.endEra('ann', 'ignored', 1000)))
    expect(new Set(eras)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(await stores[0]!.endEra('bob', 'Bob', 2000)).toBe(1)
    await stores[0]!.putGuest('ann', 'Anna', 3000)
    expect(await stores[1]!.guestOf('ann')).toEqual({ name: 'Anna', era: 6 })
    expect(await stores[1]!.erasSince(1001)).toEqual([{ id: 'bob', era: 1 }])
    expect(await stores[1]!.erasSince(1000)).toHaveLength(2)
  })

  test('tokens are taken back one by one, or all with the era of all', async () => {
    const store = await openOne()
    for (const hash of ['one', 'two', 'three']) await store.putToken(hash, 'ann', 1)
    await store.dropToken('one')
    expect(await store.guestOfToken('one')).toBeUndefined()
    expect(await store.guestOfToken('two')).toBe('ann')
    expect(await store.eraOfAll()).toBe('')
    await store.revokeAll('another')
    expect(await store.guestOfToken('two')).toBeUndefined()
    expect(await store.eraOfAll()).toBe('another')
    await store.revokeAll('yet another')
    expect(await store.eraOfAll()).toBe('yet another')
  })

  test('links that are not good any more are removed', async () => {
    const store = await openOne()
    await store.create(newTable('t'))
    for (const expires of [10, 20]) await store.putLink(`until ${expires}`, { table: 't', seat: 0, expires })
    await store.forgetLinks(15)
    expect(await store.takeLink('until 10', 1)).toBeUndefined()
    expect(await store.takeLink('until 20', 1)).toMatchObject({ table: 't' })
  })
})

describe('postgres alone', () => {
  /** Someone else in the same database. */
  async function stranger(url: string): Promise<Client> {
    const client = new Client(url)
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }

  /** What a store is told, as `table seq`. */
  function hearing(store: Store): string[] {
    const heard: string[] = []
    store.onHint((table, seq) => heard.push(`${table} ${seq}`))
    return heard
  }

  const eventually = { timeout: 30_000 }

  test('a hint reaches the other nodes and not its own', async () => {
    const url = await postgres.database()
    const [ann, bob, cid] = [
      await using(openPostgres(url)),
      await using(openPostgres(url, { nodeName: 'bob' })),
      await using(openPostgres(url, { nodeName: 'cid' })),
    ]
    const heard = [ann, bob, cid].map(hearing)
    await ann.create(newTable('t'))
    await ann.append(appending('t', said(1)))
    await expect.poll(() => heard, eventually).toEqual([[], ['t 1'], ['t 1']])
    await expect.poll(() => ann.hintLag, eventually).toBeGreaterThan(0)
    expect([bob.hintLag, cid.hintLag]).toEqual([0, 0])
    await bob.append(appending('t', said(2)))
    await expect.poll(() => heard, eventually).toEqual([['t 2'], ['t 1'], ['t 1', 't 2']])
  })

  test('an append that is refused is not hinted at', async () => {
    const url = await postgres.database()
    const [ann, bob] = [await using(openPostgres(url)), await using(openPostgres(url))]
    const heard = hearing(bob)
    await ann.create(newTable('t'))
    await ann.append(appending('t', said(5)))
    await ann.append(appending('t', said(1)))
    await expect.poll(() => heard, eventually).toEqual(['t 1'])
  })

  test('many appends are few notifications', async () => {
    const url = await postgres.database()
    const store = await using(openPostgres(url, { nodeName: 'ann' }))
    const listener = await stranger(url)
    const payloads: string[] = []
    listener.on('notification', ({ payload }) => payloads.push(payload!))
    await listener.query('listen ludus')
    const ids = range(100).map((at) => `table-${at}`)
    await Promise.all(ids.map((id) => store.create(newTable(id))))
    await Promise.all(
      ids.map(async (id) => {
        for (const seq of [1, 2, 3, 4, 5]) await store.append(appending(id, said(seq)))
      }),
    )
    const last = () =>
      new Set(payloads.flatMap((payload) => payload.split('\n')).filter((line) => line.startsWith('5 ')))
    await expect.poll(last, eventually).toEqual(new Set(ids.map((id) => `5 ${id}`)))
    expect(payloads.length).toBeLessThan(250)
  })

  test('hints that do not fit into one notification go in several', async () => {
    const url = await postgres.database()
    const [ann, bob] = [await using(openPostgres(url)), await using(openPostgres(url))]
    const heard = hearing(bob)
    const ids = range(40).map((at) => `${'ö'.repeat(500)}-${at}`)
    await Promise.all(ids.map((id) => ann.create(newTable(id))))
    await Promise.all(ids.map((id) => ann.append(appending(id, said(1)))))
    await expect.poll(() => heard.toSorted(), eventually).toEqual(ids.map((id) => `${id} 1`).toSorted())
  })

  test('the last hints are given before closing', async () => {
    const url = await postgres.database()
    const [ann, bob] = [await using(openPostgres(url)), await using(openPostgres(url))]
    const heard = hearing(bob)
    await ann.create(newTable('t'))
    const appended = ann.append(appending('t', said(1)))
    await ann.close()
    expect(await appended).toBe(true)
    await expect.poll(() => heard, eventually).toEqual(['t 1'])
  })

  test('hints come back when their connection was broken, and appends never stop', async () => {
    const url = await postgres.database()
    const [ann, bob] = [await using(openPostgres(url)), await using(openPostgres(url))]
    const heard = hearing(bob)
    const admin = await stranger(url)
    await ann.create(newTable('t'))

    const listening = async (): Promise<number[]> => {
      const { rows } = await admin.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database()
         and application_name = 'ludus hints' and state = 'idle' and query <> ''`,
      )
      return rows.map(({ pid }) => pid)
    }
    const before = await listening()
    expect(before).toHaveLength(2)
    await admin.query('select pg_terminate_backend(pid) from unnest($1::integer[]) pid', [before])
    for (const seq of [1, 2, 3]) expect(await ann.append(appending('t', said(seq)))).toBe(true)

    await expect
      .poll(async () => (await listening()).filter((pid) => !before.includes(pid)), eventually)
      .toHaveLength(2)
    expect(await ann.append(appending('t', said(4)))).toBe(true)
    await expect.poll(() => heard, eventually).toContain('t 4')
  })

  test('a store outlives all its connections', async () => {
    const url = await postgres.database()
    const store = await using(openPostgres(url))
    const admin = await stranger(url)
    await store.create(newTable('t'))
    await Promise.all(range(20).map((at) => store.setting(`key ${at}`, 'value')))
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(rowCount).toBeGreaterThan(2)
    await expect.poll(() => store.append(appending('t', said(1))), eventually).toBe(true)
    expect(await store.since('t', 0)).toEqual([said(1)])
  })

  test('what cannot be reached has not happened; what is cut off may have', async () => {
    const own = await startPostgres()
    const url = await own.database()
    const store = await openPostgres(url)
    try {
      await store.create(newTable('t'))
      const admin = new Client(url)
      admin.on('error', () => {})
      await admin.connect()
      await admin.query("begin; select 1 from tables where id = 't' for update")
      const cut: Promise<unknown> = store.append(appending('t', said(1))).catch((error: unknown) => error)
      const waits = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await admin.query(waits)).rowCount, eventually).toBe(1)
      await admin.query(`select pg_terminate_backend(pid) from (${waits}) waiting`)
      expect(await cut).toMatchObject({ isOpen: true, refusal: { code: 'not-known' } })
      await admin.end()
      await own.stop()
      const gone = { isOpen: false, refusal: { code: 'no-store' } }
      for (const attempt of [
        () => store.append(appending('t', said(1))),
        () => store.since('t', 0),
        () => store.ping(),
      ])
        await expect(attempt()).rejects.toMatchObject(gone)
    } finally {
      await store.close()
    }
  })

  test('a password is in no error', async () => {
    const url = await postgres.database()
    const wrong = [
      url.replace(/:\w+@/, ':quagga-zebu@'),
      url.replace(/:\w+@.*/, ':quagga-zebu@127.0.0.1:1/none'),
      'postgres://ann:quagga-zebu@host:port/ludus',
      'postgres://ann:quagga/zebu@localhost/ludus',
      'postgres://ann:x@quagga/zebu@localhost/ludus',
      'postgres://ann:x@quagga#zebu@localhost/ludus',
      'postgres://ann:x@quagga?zebu@localhost/ludus',
      'postgres://ann:quagga-zebu%@localhost/%E0%A4%A',
      'mysql://ann:quagga-zebu@localhost/ludus',
      'quagga-zebu',
    ]
    for (const databaseUrl of wrong) {
      const error: unknown = await openStore({ databaseUrl, dataFolder: 'unused' }).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(Error)
      expect((error as Error).message).toMatch(/database URL|PostgreSQL/)
      expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(/quagga|zebu/)
    }
  })
})

describe('sqlite alone', () => {
  test('finds what is to be cleared away, and the lobby, by an index', async () => {
    const db = await openFile(join(await newFolder(), 'ludus.db'))
    onTestFinished(() => db.close())
    const planOf = (text: string): string =>
      JSON.stringify(db.prepare(`explain query plan select id from tables where ${text}`).all())
    expect(planOf("status <> 'over' and status = ? and public = ? and seen_minute <= ? order by seen_minute")).toMatch(
      /SEARCH tables USING INDEX tables_unseen \(status=\? AND public=\? AND seen_minute<\?\)(?!.*TEMP B-TREE)/,
    )
    expect(planOf("status = 'over' and touched_at <= ? order by touched_at")).toMatch(
      /SEARCH tables USING INDEX tables_over \(touched_at<\?\)(?!.*TEMP B-TREE)/,
    )
    expect(planOf("public = 1 and status <> 'over' order by party, touched_at desc")).toMatch(/INDEX tables_lobby/)
  })

  test('the file waits for the disk', async () => {
    const db = await openFile(join(await newFolder(), 'ludus.db'))
    onTestFinished(() => db.close())
    const pragma = (name: string): unknown => Object.values(db.prepare(`pragma ${name}`).get()!)[0]
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('synchronous')).toBe(2)
    expect(pragma('foreign_keys')).toBe(1)
  })

  /** How many transactions the log of a database has: the last page of each says how long the file is then. */
  async function transactions(file: string): Promise<number> {
    const log = await readFile(`${file}-wal`)
    const page = log.readUInt32BE(8)
    let count = 0
    for (let at = 32; at < log.length; at += 24 + page) if (log.readUInt32BE(at + 4) > 0) count++
    return count
  }

  test('all writes of one turn are one transaction', async () => {
    const file = join(await newFolder(), 'ludus.db')
    const store = await using(openSqlite(file))
    const ids = range(30).map((at) => `table-${at}`)
    const start = await transactions(file)
    await Promise.all(ids.map((id) => store.create(newTable(id))))
    expect(await transactions(file)).toBe(start + 1)
    await Promise.all(ids.map((id) => store.append(appending(id, said(1)))))
    expect(await transactions(file)).toBe(start + 2)
    for (const seq of [2, 3, 4]) await store.append(appending('table-0', said(seq)))
    expect(await transactions(file)).toBe(start + 5)
  })

  test('a thread that dies is followed by another, and nobody knows of what it was at', async () => {
    const store = await openSqlite(join(await newFolder(), 'ludus.db'))
    onTestFinished(() => store.close())
    await store.create(newTable('t'))
    // It is no pragma, and the end of the thread.
    store.pragma('=')
    const failure: unknown = await store.append(appending('t', said(1))).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreFailed)
    expect(failure).toMatchObject({ isOpen: true, refusal: { code: 'not-known' } })
    expect(await store.append(appending('t', said(1)))).toBe(true)
    expect(await store.since('t', 0)).toEqual([said(1)])
  })

  test('processes that share a file share the numbers of a table', async () => {
    const folder = await newFolder()
    const script = `
      import { openSqlite } from ${JSON.stringify(new URL('sqlite.ts', import.meta.url).href)}
      const store = await openSqlite('ludus.db')
      await store.create(${JSON.stringify(newTable('t'))}).catch(() => {})
      const won = []
      for (let seq = 1; seq <= 100; seq++) {
        const entry = { kind: 'chat', guest: process.argv[1], name: 'x', seat: 0, text: '' }
        if (await store.append({ table: 't', logged: { seq, at: 1, entry }, status: 'live', due: null, heardAt: 1, awaited: [] })) won.push(seq)
      }
      await store.close()
      console.log(JSON.stringify(won))`
    const run = promisify(execFile)
    const won = await Promise.all(
      ['ann', 'bob', 'cid'].map(async (name) => {
        const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, name], { cwd: folder })
        return (JSON.parse(stdout) as number[]).map((seq) => [seq, name])
      }),
    )
    const store = await using(openSqlite(join(folder, 'ludus.db')))
    const log = await store.since('t', 0)
    expect(log).toHaveLength(100)
    expect(log.map(({ seq, entry }) => [seq, entry.kind === 'chat' && entry.guest])).toEqual(
      won.flat().toSorted(([one], [other]) => Number(one) - Number(other)),
    )
  })

  test('a file that cannot be opened is named, and what helps', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'ludus.db'), 'This is no database, and long enough to be seen as none.'.repeat(20))
    await expect(openStore({ dataFolder: folder })).rejects.toThrow(
      `${join(folder, 'ludus.db')} cannot be opened: The database is damaged: stop the server and restore a backup. (`,
    )
    await expect(openStore({ dataFolder: join(folder, 'ludus.db', 'deeper') })).rejects.toThrow('cannot be opened')
  })
})

describe('which store', () => {
  test('without a URL it is a file in the data folder, which is made', async () => {
    const folder = join(await newFolder(), 'some', 'data')
    const store = await using(openStore({ databaseUrl: '', dataFolder: folder }))
    await store.create(newTable('t'))
    await store.close()
    expect((await readFile(join(folder, 'ludus.db'))).subarray(0, 15).toString()).toBe('SQLite format 3')
  })

  test.each(['postgres:', 'postgresql:'])('%s is PostgreSQL', async (protocol) => {
    const url = (await postgres.database()).replace(/^\w+:/, protocol)
    const store = await using(openStore({ databaseUrl: url, dataFolder: 'unused' }))
    expect(store.kind).toBe('postgres')
    await expect(store.ping()).resolves.toBeUndefined()
  })
})
