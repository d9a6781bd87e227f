const LONGEST_WAIT = 2 ** 31 - 1

/** Something that is to be done at a time; what is set anew takes the place of what was set before. */
export class Timer {
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `wait` in milliseconds; what is further off comes early. A process need not stay for it. */
  set(wait: number, work: () => void): void {
    this.clear()
    this.#timer = setTimeout(work, Math.min(Math.max(0, wait), LONGEST_WAIT))
    // Browsers have no such thing.
    ;(this.#timer as { unref?(): void }).unref?.()
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}
