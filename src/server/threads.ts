import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { Turns } from '#house/turns'

interface ThreadsSettings {
  /** The file that the threads run; for `null` it only says that it is there. */
  readonly worker: URL
  readonly threads: number
  /** How many tasks may wait. */
  readonly mostWaiting: number
  /** How much each may remember, in megabytes; as much as there is if left out. */
  readonly memory?: number
}

export interface Turn {
  /** Who wants it, from the group to the part of it: all have their turns. */
  readonly path: readonly string[]
  /** How long, in milliseconds, it may take from when it is begun; then its thread is ended. */
  readonly ms: number
  /** Nobody waits for it any more: if it has not been begun, it never is. */
  readonly signal?: AbortSignal
}

const WORDS = {
  'too-many': 'Too much waits already.',
  left: 'Nobody waits for it.',
  closed: 'Nothing is done here any more.',
} as const

/** Why something was never begun. */
export class NotDone extends Error {
  readonly why: keyof typeof WORDS

  constructor(why: keyof typeof WORDS) {
    super(WORDS[why])
    this.why = why
  }
}

interface Waiting {
  begin(): void
  giveUp(error: NotDone): void
}

/** Threads, each with one task at a time; all others wait for their turn. */
export class Threads<Task, Result> {
  readonly #pool: Piscina<Task | null, Result>
  readonly #seated: Promise<unknown>
  readonly #turns = new Turns<Waiting>()
  readonly #mostWaiting: number
  #free: number
  #closed = false

  constructor({ worker, threads, mostWaiting, memory }: ThreadsSettings) {
    this.#pool = new Piscina({
      filename: fileURLToPath(worker),
      minThreads: threads,
      maxThreads: threads,
      // A thread that sleeps between its tasks would not hear its database.
      atomics: 'disabled',
      ...(memory !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memory } }),
    })
    // Unheard, it would end the process; the pool has started another thread.
    this.#pool.on('error', () => {})
    // Threads take a moment to sit down, which is no task's fault.
    this.#seated = Promise.allSettled(Array.from({ length: threads }, () => this.#pool.run(null)))
    this.#mostWaiting = mostWaiting
    this.#free = threads
  }

  get waiting(): number {
    return this.#turns.size
  }

  /** Does it when its turn comes: only then its time begins. Throws `NotDone` if that never comes. */
  async do(task: Task, turn: Turn): Promise<Result> {
    await this.#sitDown(turn)
    // The pool ends the thread of a task that is given up, and starts another.
    const overrun = new AbortController()
    const timer = setTimeout(() => overrun.abort(), turn.ms)
    try {
      return await this.#pool.run(task, { signal: overrun.signal })
    } finally {
      clearTimeout(timer)
      this.#standUp()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (let next = this.#turns.next(); next; next = this.#turns.next()) next.giveUp(new NotDone('closed'))
    await this.#pool.destroy()
  }

  async #sitDown({ path, signal }: Turn): Promise<void> {
    if (this.#closed) throw new NotDone('closed')
    if (signal?.aborted) throw new NotDone('left')
    const leave = { now() {} }
    const hear = (): void => leave.now()
    signal?.addEventListener('abort', hear)
    try {
      await new Promise<void>((begin, giveUp) => {
        const waiting: Waiting = { begin, giveUp }
        leave.now = () => this.#turns.remove(path, waiting)?.giveUp(new NotDone('left'))
        this.#turns.add(path, waiting)
        if (this.#free > 0) {
          this.#free--
          this.#turns.next()!.begin()
        }
        // Whoever has most waiting has to go without, and nobody else.
        if (this.#turns.size > this.#mostWaiting) this.#turns.last()!.giveUp(new NotDone('too-many'))
      })
    } finally {
      signal?.removeEventListener('abort', hear)
    }
    await this.#seated
  }

  #standUp(): void {
    const next = this.#turns.next()
    if (next) next.begin()
    else this.#free++
  }
}
