import type { Log } from '#server/log'
import type { Store, StoreFailed } from '#house/store'

/** How often, in milliseconds, the store is tried at most, however often someone asks. */
const PAUSE = 1000

/** Whether the store works: one line in the log when it fails and one when that is over, whatever happens in between. */
export class Outage {
  readonly #store: Store
  readonly #log: Log
  readonly #now: () => number
  /** What began it, when, and how much has failed since; while there is one. */
  #outage: { readonly error: StoreFailed; readonly since: number; failures: number } | undefined
  #tried: Promise<void> | undefined
  #triedAt = 0

  constructor(store: Store, log: Log, now: () => number) {
    this.#store = store
    this.#log = log
    this.#now = now
  }

  /** Something could not be done because of the store. */
  failed(error: StoreFailed): void {
    if (this.#outage) {
      this.#outage.failures++
      return
    }
    this.#outage = { error, since: this.#now(), failures: 1 }
    this.#log.error({ err: error }, 'the store fails')
  }

  /** Throws `StoreFailed` if the store does not work. */
  async check(): Promise<void> {
    if (this.#outage) throw this.#outage.error
    const now = this.#now()
    if (!this.#tried || Math.abs(now - this.#triedAt) >= PAUSE) {
      this.#triedAt = now
      this.#tried = this.#store.ping()
    }
    await this.#tried
  }

  /** Looks whether an outage is over; throws `StoreFailed` if it is not. */
  async tryAgain(): Promise<void> {
    if (!this.#outage) return
    await this.#store.ping()
    const { since, failures } = this.#outage
    this.#outage = this.#tried = undefined
    this.#log.warn({ seconds: Math.round((this.#now() - since) / 1000), failures }, 'the store works again')
  }
}
