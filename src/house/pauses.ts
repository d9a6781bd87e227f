/** Work that is begun in one go, in milliseconds and in jobs, before everybody else has a turn. */
const LONGEST = 10
const MOST_JOBS = 200

/**
 * Lets the event loop turn while there is much to do: promises alone never do, and nobody would be heard or told anything
 * until all is done. Where there is little to do, nobody waits.
 */
export class Pauses {
  readonly #now: () => number
  #turn: Promise<void> | undefined
  #jobs = 0
  #began = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Returns when the next piece of work may begin; nothing if that is at once. */
  next(): Promise<void> | undefined {
    if (this.#isFull) return this.#wait()
    this.#begin()
    return undefined
  }

  get #isFull(): boolean {
    return this.#turn !== undefined && (this.#jobs >= MOST_JOBS || this.#now() - this.#began >= LONGEST)
  }

  async #wait(): Promise<void> {
    while (this.#isFull) await this.#turn
    this.#begin()
  }

  #begin(): void {
    this.#jobs++
    if (this.#turn) return
    this.#began = this.#now()
    this.#turn = new Promise((resolve) => {
      setTimeout(() => {
        this.#turn = undefined
        this.#jobs = 0
        resolve()
      })
    })
  }
}
