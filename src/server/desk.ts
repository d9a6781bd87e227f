import { Refused } from '#engine/refusal'
import type { DeskAnswer, DeskTask } from '#server/desk-worker'
import { DRAINING, OVERLOADED, SLOW_DOWN, TOO_LONG } from '#server/errors'
import { Places } from '#server/limits'
import { NotDone, Threads } from '#server/threads'

export interface DeskSettings {
  /** The file that its thread runs. */
  readonly worker?: URL
  /** How many may be at the desk, all together and of an address. */
  readonly most?: number
  readonly mostEach?: number
  /** How long, in milliseconds, one of them may take, and how much memory, in megabytes. */
  readonly patience?: number
  readonly memory?: number
}

/** Someone's place at the desk, for one thing. */
interface Place {
  /** Throws `Refused` if it cannot be, or takes too long. */
  ask(task: DeskTask): Promise<string>
  /** Gives the place back, once what was asked is done or need not be begun any more. */
  leave(): void
}

export interface Desk {
  /** Takes a place, even before it is known what for; throws `Refused` if there is none. */
  admit(address: string): Place
  readonly places: number
  close(): Promise<void>
}

const WORKER = new URL('desk-worker.ts', import.meta.url)

/**
 * Where matches are played again and written out: in a thread of its own, one after another, each address in its turn, so
 * that nobody at a table waits for it.
 */
export function startDesk({
  worker = WORKER,
  most = 32,
  mostEach = 3,
  patience = 10_000,
  memory = 256,
}: DeskSettings = {}): Desk {
  const thread = new Threads<DeskTask, DeskAnswer>({ worker, threads: 1, mostWaiting: most, memory })
  const taken = new Places(mostEach)
  let places = 0

  return {
    get places() {
      return places
    },
    admit(address) {
      const give = taken.take(address)
      if (!give) throw new Refused(SLOW_DOWN)
      if (places >= most) {
        give()
        throw new Refused(OVERLOADED)
      }
      places++
      const leaving = new AbortController()
      let asked: Promise<unknown> = Promise.resolve()
      return {
        ask(task) {
          const answer = thread.do(task, { path: [address], ms: patience, signal: leaving.signal })
          asked = answer.catch(() => {})
          return answer.then(textOf, refuse)
        },
        leave() {
          if (leaving.signal.aborted) return
          leaving.abort()
          // One who goes while the thread is at it must not come back at once with more.
          void asked.then(() => {
            places--
            give()
          })
        },
      }
    },
    close: () => thread.close(),
  }
}

function textOf(answer: DeskAnswer): string {
  if ('refusal' in answer) throw new Refused(answer.refusal)
  return answer.text
}

function refuse(error: unknown): never {
  // Whoever left hears nothing of it.
  if (error instanceof NotDone) throw new Refused(DRAINING)
  // The thread was ended, because time was up or memory was.
  const { name, code } = error as { readonly name?: string; readonly code?: string }
  if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new Refused(TOO_LONG)
  throw error
}
