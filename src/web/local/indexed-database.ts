import { type Database, type Hands, type Key, type Shelf, SHELVES, StorageFailed } from '#web/local/database'

const NAME = 'ludus'
/** Raised when a shelf is added; a database of a later version cannot be opened by this page. */
const VERSION = 1

/** IndexedDB, where browsers keep things. */
export class IndexedDatabase implements Database {
  readonly kind = 'indexed'
  readonly #factory: IDBFactory | undefined
  readonly #name: string
  #opening: Promise<IDBDatabase> | undefined
  readonly #working = new Set<Promise<unknown>>()
  #closed = false

  /** `factory` is missing where the browser has none, or hides it. */
  constructor(factory: IDBFactory | undefined, name = NAME) {
    this.#factory = factory
    this.#name = name
  }

  read<Result>(shelves: readonly Shelf[], work: (hands: Hands) => Promise<Result>): Promise<Result> {
    return this.#transact(shelves, 'readonly', work)
  }

  write<Result>(shelves: readonly Shelf[], work: (hands: Hands) => Promise<Result>): Promise<Result> {
    return this.#transact(shelves, 'readwrite', work)
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled(this.#working)
    const opening = this.#opening
    this.#opening = undefined
    if (opening) (await opening).close()
  }

  #transact<Result>(
    shelves: readonly Shelf[],
    mode: IDBTransactionMode,
    work: (hands: Hands) => Promise<Result>,
  ): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('The database is not open.'))
    const working = this.#begin(shelves, mode, work)
    this.#working.add(working)
    const rest = (): void => void this.#working.delete(working)
    working.then(rest, rest)
    return working
  }

  async #begin<Result>(
    shelves: readonly Shelf[],
    mode: IDBTransactionMode,
    work: (hands: Hands) => Promise<Result>,
  ): Promise<Result> {
    const transaction = await this.#transaction(shelves, mode).catch(() => {
      // Some browsers close it behind our backs, without a word.
      this.#opening = undefined
      return this.#transaction(shelves, mode)
    })
    const completed = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(failed(transaction.error)))
    })
    try {
      const result = await work(handsOn(transaction))
      await completed
      return result
    } catch (error) {
      completed.catch(() => {})
      try {
        transaction.abort()
      } catch {
        // It is over already.
      }
      throw error
    }
  }

  async #transaction(shelves: readonly Shelf[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    const db = await this.#open()
    try {
      return db.transaction(shelves, mode, { durability: 'strict' })
    } catch (error) {
      throw failed(error)
    }
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= openIndexed(this.#factory, this.#name).then((db) => {
      const forget = (): void => {
        this.#opening = undefined
      }
      db.addEventListener('close', forget)
      // A later version of the page, in another window, waits for this.
      db.addEventListener('versionchange', () => {
        forget()
        db.close()
      })
      return db
    })
    this.#opening.catch(() => {
      this.#opening = undefined
    })
    return this.#opening
  }
}

function openIndexed(factory: IDBFactory | undefined, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    try {
      if (!factory) throw new Error('There is no IndexedDB.')
      const request = factory.open(name, VERSION)
      request.addEventListener('upgradeneeded', () => {
        for (const shelf of SHELVES) request.result.createObjectStore(shelf)
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(failed(request.error)))
    } catch (error) {
      reject(failed(error))
    }
  })
}

const failed = (cause: unknown): StorageFailed => new StorageFailed('The browser keeps nothing, or no more.', { cause })

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failed(request.error)))
  })

/** All keys that begin with a word; an empty list comes after every word and number. */
const keysOf = (first: string, after?: number): IDBKeyRange =>
  IDBKeyRange.bound(after === undefined ? [first] : [first, after], [first, []], after !== undefined)

function handsOn(transaction: IDBTransaction): Hands {
  const shelf = (name: Shelf): IDBObjectStore => transaction.objectStore(name)
  return {
    get: (name, key) => answerOf(shelf(name).get(idbKey(key))),
    async put(name, key, row) {
      await answerOf(shelf(name).put(row, idbKey(key)))
    },
    async remove(name, key) {
      await answerOf(shelf(name).delete(key.length === 1 ? keysOf(key[0]) : idbKey(key)))
    },
    all: (name, first, after) => answerOf(shelf(name).getAll(first === undefined ? null : keysOf(first, after))),
    async everything(name) {
      const [keys, rows] = await Promise.all([answerOf(shelf(name).getAllKeys()), answerOf(shelf(name).getAll())])
      return rows.map((row, at) => [keys[at] as unknown as Key, row])
    },
  }
}

const idbKey = (key: Key): (string | number)[] => [...key]
