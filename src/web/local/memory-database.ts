import { type Database, type Hands, type Key, type Rows, type Shelf, SHELVES } from '#web/local/database'

interface Kept {
  readonly key: Key
  readonly row: Rows[Shelf]
}

/** Keeps everything until the page is closed. */
export class MemoryDatabase implements Database {
  readonly kind = 'memory'
  readonly #shelves = new Map(SHELVES.map((shelf) => [shelf, new Map<string, Kept>()]))
  #last: Promise<unknown> = Promise.resolve()
  #closed = false

  read<Result>(_shelves: readonly Shelf[], work: (hands: Hands) => Promise<Result>): Promise<Result> {
    return this.#queue(work)
  }

  write<Result>(_shelves: readonly Shelf[], work: (hands: Hands) => Promise<Result>): Promise<Result> {
    return this.#queue(work)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#last
  }

  /** One transaction after another: each finds what the one before has left. */
  #queue<Result>(work: (hands: Hands) => Promise<Result>): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('The database is not open.'))
    const result = this.#last.then(() => work(this.#hands))
    this.#last = result.catch(() => {})
    return result
  }

  readonly #hands: Hands = {
    get: async <Name extends Shelf>(shelf: Name, key: Key) =>
      this.#shelves.get(shelf)!.get(textOf(key))?.row as Rows[Name] | undefined,
    put: async (shelf, key, row) => {
      this.#shelves.get(shelf)!.set(textOf(key), { key, row })
    },
    remove: async (shelf, key) => {
      const kept = this.#shelves.get(shelf)!
      for (const [text, one] of kept)
        if (one.key[0] === key[0] && (key.length === 1 || one.key[1] === key[1])) kept.delete(text)
    },
    all: async <Name extends Shelf>(shelf: Name, first?: string, after = -Infinity) =>
      [...this.#shelves.get(shelf)!.values()]
        .filter(({ key: [one, two] }) => first === undefined || (one === first && !(Number(two) <= after)))
        .toSorted((one, other) => compare(one.key, other.key))
        .map(({ row }) => row as Rows[Name]),
    everything: async <Name extends Shelf>(shelf: Name) =>
      [...this.#shelves.get(shelf)!.values()].map(({ key, row }) => [key, row as Rows[Name]] as const),
  }
}

const textOf = (key: Key): string => JSON.stringify(key)

function compare([one, two = '']: Key, [other, another = '']: Key): number {
  if (one !== other) return one < other ? -1 : 1
  return two === another ? 0 : two < another ? -1 : 1
}
