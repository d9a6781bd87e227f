import { type Database, type Hands, type Shelf, SHELVES, StorageFailed } from '#web/local/database'

/**
 * Keeps things where they last as long as the browser lets us. When it does not, or no more, all that can still be read
 * goes into another database, which carries on.
 */
export class LastingDatabase implements Database {
  #now: Database
  readonly #then: Database
  readonly #failed: () => void
  #moving: Promise<void> | undefined

  constructor(lasting: Database, { otherwise, failed }: { readonly otherwise: Database; failed(): void }) {
    this.#now = lasting
    this.#then = otherwise
    this.#failed = failed
  }

  get kind(): Database['kind'] {
    return this.#now.kind
  }

  read<Result>(shelves: readonly Shelf[], work: (hands: Hands) => Promise<Result>): Promise<Result> {
    return this.#try((database) => database.read(shelves, work))
  }

  write<Result>(shelves: readonly Shelf[], work: (hands: Hands) => Promise<Result>): Promise<Result> {
    return this.#try((database) => database.write(shelves, work))
  }

  async close(): Promise<void> {
    await this.#now.close()
  }

  async #try<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    await this.#moving
    const tried = this.#now
    try {
      return await work(tried)
    } catch (error) {
      if (!(error instanceof StorageFailed) || tried === this.#then) throw error
      await (this.#moving ??= this.#move(tried))
      return work(this.#then)
    }
  }

  async #move(from: Database): Promise<void> {
    for (const shelf of SHELVES) await this.#copy(from, shelf).catch(() => {})
    this.#now = this.#then
    this.#failed()
  }

  async #copy(from: Database, shelf: Shelf): Promise<void> {
    const rows = await from.read([shelf], (hands) => hands.everything(shelf))
    await this.#then.write([shelf], async (hands) => {
      for (const [key, row] of rows) await hands.put(shelf, key, row)
    })
  }
}
