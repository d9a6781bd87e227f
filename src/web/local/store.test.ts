import 'fake-indexeddb/auto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { appending, newTable, said, seating, testStore } from '#house/testing/stores'
import type { Database } from '#web/local/database'
import { IndexedDatabase } from '#web/local/indexed-database'
import { LastingDatabase } from '#web/local/lasting-database'
import { MemoryDatabase } from '#web/local/memory-database'
import { type DeviceStore, type Hints, storeOver } from '#web/local/store'

let names = 0
const newName = (): string => `ludus-${++names}`

function using(database: Database, hints?: Hints): DeviceStore {
  const store = storeOver(database, hints)
  onTestFinished(() => store.close())
  return store
}

/** One memory with several doors, of which each can be closed. */
function doorTo(memory: MemoryDatabase): Database {
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  const pass = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (closed) return Promise.reject(new Error('The door is not open.'))
    const result = work()
    last = Promise.allSettled([last, result])
    return result
  }
  return {
    kind: 'memory',
    read: (shelves, work) => pass(() => memory.read(shelves, work)),
    write: (shelves, work) => pass(() => memory.write(shelves, work)),
    async close() {
      closed = true
      await last
    },
  }
}

describe('indexed', () => {
  testStore('indexed', async () => {
    const name = newName()
    return async () => using(new IndexedDatabase(indexedDB, name))
  })
})

describe('memory', () => {
  testStore('memory', async () => {
    const memory = new MemoryDatabase()
    return async () => using(doorTo(memory))
  })
})

describe.each(['indexed', 'memory'] as const)('of a device: %s', (kind) => {
  const open = (): DeviceStore =>
    using(kind === 'memory' ? new MemoryDatabase() : new IndexedDatabase(indexedDB, newName()))

  test('what bots play alone is found, too', async () => {
    const store = open()
    await store.create(newTable('t', { seating: seating([{ bot: 'hard' }, { bot: 'easy' }]) }))
    expect((await store.mine('anybody', { isOver: false, most: 9 })).map(({ id }) => id)).toEqual(['t'])
  })

  test('a table that is forgotten leaves nothing, and nothing else goes with it', async () => {
    const store = open()
    for (const id of ['a', 'ab', 'b']) {
      await store.create(newTable(id))
      await store.append(appending(id, said(1)))
      await store.keep(id, { seq: 1, body: id })
    }
    await store.forget('a')
    expect(await store.load('a')).toBeUndefined()
    expect(await store.since('a', -1)).toEqual([])
    for (const id of ['ab', 'b']) expect(await store.load(id)).toMatchObject({ snapshot: { seq: 1, body: id } })
    await store.create(newTable('a'))
    expect(await store.load('a')).toMatchObject({ snapshot: undefined, log: [] })
  })
})

test('other windows are told of what was appended, and of nothing else', async () => {
  const told: [string, number][] = []
  const hints: Hints = { tell: (...hint) => told.push(hint), hear() {} }
  const store = using(new MemoryDatabase(), hints)
  await store.create(newTable('t'))
  await store.append(appending('t', said(1)))
  await store.append(appending('t', said(1)))
  expect(told).toEqual([['t', 1]])
})

describe('storage that fails', () => {
  /** A store that lasts as long as `database` does, and how often it did not. */
  function lasting(database: Database): { readonly store: DeviceStore; readonly failures: () => number } {
    let failures = 0
    const failed = (): void => void failures++
    return {
      store: using(new LastingDatabase(database, { otherwise: new MemoryDatabase(), failed })),
      failures: () => failures,
    }
  }

  test('as long as it works it is used', async () => {
    const name = newName()
    const { store, failures } = lasting(new IndexedDatabase(indexedDB, name))
    await store.create(newTable('t'))
    expect(await using(new IndexedDatabase(indexedDB, name)).heads(['t'])).toEqual(new Map([['t', 0]]))
    expect([store.kind, failures()]).toEqual(['indexed', 0])
  })

  const throwing = {
    open() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  } as unknown as IDBFactory
  test.each([
    ['missing', undefined],
    ['forbidden', throwing],
  ])('where it is %s, memory takes its place', async (_how, factory) => {
    const { store, failures } = lasting(new IndexedDatabase(factory))
    await store.create(newTable('t'))
    expect(await store.append(appending('t', said(1)))).toBe(true)
    expect(await store.load('t')).toMatchObject({ log: [said(1)] })
    expect([store.kind, failures()]).toEqual(['memory', 1])
  })

  test('when it is full, what was kept goes on in memory, and what came last is not lost', async () => {
    const name = newName()
    const { store, failures } = lasting(new IndexedDatabase(indexedDB, name))
    await store.create(newTable('t'))
    await store.append(appending('t', said(1)))
    const put = IDBObjectStore.prototype.put
    onTestFinished(() => {
      IDBObjectStore.prototype.put = put
    })
    IDBObjectStore.prototype.put = function full(...args) {
      const request = put.apply(this, args)
      this.transaction.abort()
      return request
    }
    const both = await Promise.all([store.append(appending('t', said(2))), store.putGuest('ann', 'Ann', 1)])
    expect(both[0]).toBe(true)
    expect(await store.load('t')).toMatchObject({ secret: 'secret of t', log: [said(1), said(2)] })
    expect(await store.guestOf('ann')).toMatchObject({ name: 'Ann' })
    expect([store.kind, failures()]).toEqual(['memory', 1])
    expect(await using(new IndexedDatabase(indexedDB, name)).since('t', 0)).toEqual([said(1)])
  })

  test('a connection that the browser closed is opened again', async () => {
    const name = newName()
    const database = new IndexedDatabase(indexedDB, name)
    const store = using(database)
    await store.create(newTable('t'))
    const transaction = IDBDatabase.prototype.transaction
    let refusals = 1
    onTestFinished(() => {
      IDBDatabase.prototype.transaction = transaction
    })
    IDBDatabase.prototype.transaction = function once(this: IDBDatabase, ...args) {
      if (refusals-- > 0) throw new DOMException('The connection is closing.', 'InvalidStateError')
      return transaction.apply(this, args)
    }
    expect(await store.heads(['t'])).toEqual(new Map([['t', 0]]))
  })
})
