/** So many in so much time; 0 is no limit at all. */
export interface Rate {
  readonly most: number
  readonly ms: number
}

/** A bucket of tokens that fills up steadily: all of `most` at once, then one every `ms / most`. */
export class Bucket {
  readonly #rate: Rate
  #tokens: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#tokens = rate.most
    this.#at = now
  }

  /** Takes so many tokens, all of them if it never has that many; false if there are not enough. */
  take(now: number, cost = 1): boolean {
    const { most } = this.#rate
    if (most === 0) return true
    this.#fill(now)
    const price = Math.min(cost, most)
    if (this.#tokens < price) return false
    this.#tokens -= price
    return true
  }

  /** How long, in milliseconds, until there are so many tokens. */
  wait(now: number, cost: number): number {
    const { most, ms } = this.#rate
    if (most === 0) return 0
    this.#fill(now)
    return (Math.max(0, Math.min(cost, most) - this.#tokens) * ms) / most
  }

  isFull(now: number): boolean {
    this.#fill(now)
    return this.#tokens >= this.#rate.most
  }

  #fill(now: number): void {
    const { most, ms } = this.#rate
    // A clock that is set back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at)
    this.#at = now
    this.#tokens = Math.min(most, this.#tokens + (passed * most) / ms)
  }
}

/** A bucket for each address; those that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate
  readonly #buckets = new Map<string, Bucket>()
  #tidyAt = 0

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /** Takes so many tokens of this address; false if there are not enough. */
  take(address: string, now: number, cost = 1): boolean {
    if (this.#rate.most === 0) return true
    if (now >= this.#tidyAt) this.#tidy(now)
    let bucket = this.#buckets.get(address)
    if (!bucket) this.#buckets.set(address, (bucket = new Bucket(this.#rate, now)))
    return bucket.take(now, cost)
  }

  /** How long, in milliseconds, until this address has so many tokens. */
  wait(address: string, now: number, cost: number): number {
    return this.#buckets.get(address)?.wait(now, cost) ?? 0
  }

  get size(): number {
    return this.#buckets.size
  }

  #tidy(now: number): void {
    this.#tidyAt = now + this.#rate.ms
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address)
  }
}

/** How many of something each address has at the moment; 0 is no limit at all. */
export class Places {
  readonly #most: number
  readonly #taken = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Takes a place and returns how to give it back, once; `undefined` if there is none. */
  take(address: string): (() => void) | undefined {
    const taken = this.#taken.get(address) ?? 0
    if (this.#most > 0 && taken >= this.#most) return undefined
    this.#taken.set(address, taken + 1)
    let given = false
    return () => {
      if (given) return
      given = true
      const left = this.#taken.get(address)! - 1
      if (left > 0) this.#taken.set(address, left)
      else this.#taken.delete(address)
    }
  }
}
