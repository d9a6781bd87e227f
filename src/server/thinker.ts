import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { same } from '#engine/json'
import { Refused } from '#engine/refusal'
import { type Thinker, thinkingTime } from '#house/thinker'
import type { Task } from '#house/think'

interface ThinkerSettings {
  readonly threads: number
  /** The file that the threads run. */
  readonly worker?: URL
  /** How long, in milliseconds, a bot may think over its time before its thread is ended. */
  readonly patience?: number
  /** How many questions may wait. */
  readonly mostWaiting?: number
}

const WORKER = new URL('thinker-worker.ts', import.meta.url)

/** Lets bots think in threads of their own. */
export function startThinker({
  threads,
  worker = WORKER,
  patience = 2000,
  mostWaiting = 1000,
}: ThinkerSettings): Thinker & { readonly queue: number; close(): Promise<void> } {
  const pool = new Piscina<Task | null, unknown>({
    filename: fileURLToPath(worker),
    minThreads: threads,
    maxThreads: threads,
  })
  // Unheard, it would end the process; the pool has started another thread.
  pool.on('error', () => {})
  // Threads take a moment to sit down, which is not the bots' fault.
  const seated = Promise.allSettled(Array.from({ length: threads }, () => pool.run(null)))
  const waiting: (() => void)[] = []
  let free = threads
  let closed = false

  /** Waits for a thread: only then the bot's time begins. */
  async function sitDown(): Promise<void> {
    if (waiting.length >= mostWaiting) throw new Refused({ code: 'busy', message: 'Too many bots think already.' })
    if (free > 0) free--
    else if (!closed) await new Promise<void>((resolve) => waiting.push(resolve))
    await seated
    if (closed) throw new Error('Nobody thinks here any more.')
  }

  function standUp(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return {
    get queue() {
      return waiting.length
    },
    async think(question) {
      const { game, level, view, choices } = question
      await sitDown()
      const ms = thinkingTime(question)
      // The pool ends the thread of a task that is given up, and starts another.
      const overrun = new AbortController()
      const timer = setTimeout(() => overrun.abort(), ms + patience)
      try {
        const answer = await pool.run({ game, level, ms, view, choices }, { signal: overrun.signal })
        const choice = choices.find((offered) => same(offered, answer))
        if (!choice) throw new Error(`The ${level} bot of ${game} chose something that is not offered.`)
        return choice
      } finally {
        clearTimeout(timer)
        standUp()
      }
    },
    async close() {
      closed = true
      for (const next of waiting.splice(0)) next()
      await pool.destroy()
    },
  }
}
