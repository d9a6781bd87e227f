/**
 * What time it is where the table is kept, as well as that is known here: whatever is told of it came after it was asked
 * for and before it was heard, and all of that together leaves little room. Times here are those of `performance.now()`.
 */
export class ServerClock {
  /** How far that clock is ahead of the one here: at least, and at most. */
  #least = -Infinity
  #most = Infinity

  /** It was `at` there at some moment between these two. */
  told(at: number, heardAt: number, askedAt = -Infinity): void {
    const [least, most] = [at - heardAt, at - askedAt]
    const fits = least <= this.#most && most >= this.#least
    // What does not go together with what was known: that clock was set, or another keeps the table now.
    this.#least = fits ? Math.max(this.#least, least) : least
    this.#most = fits ? Math.min(this.#most, most) : most
  }

  /** What time it is there; `undefined` as long as nothing was told of it. */
  now(here: number): number | undefined {
    if (this.#least === -Infinity) return undefined
    return here + (this.#most === Infinity ? this.#least : (this.#least + this.#most) / 2)
  }

  /** By how much that may be wrong, in milliseconds. */
  get doubt(): number {
    return (this.#most - this.#least) / 2
  }
}
