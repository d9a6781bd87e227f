/** What all of it may weigh; what each weighs at least, so that thousands of quiet tables are not kept here. */
const MOST = 2 ** 23
const LEAST = 2 ** 16

interface Kept<Value> {
  readonly value: Value
  readonly weight: number
}

/** What was worked out lately and may be wanted again; what was not wanted for the longest is forgotten first. */
export class Recent<Value> {
  readonly #kept = new Map<string, Kept<Value>>()
  #weight = 0

  get(key: string): Value | undefined {
    return this.#kept.get(key)?.value
  }

  /** `weight` in bytes, about. The last is kept whatever it weighs. */
  set(key: string, value: Value, weight: number): void {
    this.delete(key)
    const kept = { value, weight: Math.max(LEAST, weight) }
    this.#kept.set(key, kept)
    this.#weight += kept.weight
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= MOST || oldest === key) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}
