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

  /** Takes a token; false if there is none. */
  take(now: number): boolean {
    const { most } = this.#rate
    if (most === 0) return true
    this.#fill(now)
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
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

  /** Takes a token of this address; false if there is none. */
  take(address: string, now: number): boolean {
    if (this.#rate.most === 0) return true
    if (now >= this.#tidyAt) this.#tidy(now)
    let bucket = this.#buckets.get(address)
    if (!bucket) this.#buckets.set(address, (bucket = new Bucket(this.#rate, now)))
    return bucket.take(now)
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
