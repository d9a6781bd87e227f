import { same } from '#engine/json'
import { Refused } from '#engine/refusal'
import { type Thinker, type ThinkerQuestion, thinkingTime } from '#house/thinker'
import type { Task } from '#house/think'
import { NotDone, Threads } from '#server/threads'

interface ThinkerSettings {
  readonly threads: number
  /** The file that the threads run. */
  readonly worker?: URL
  /**
   * How long, in milliseconds, a bot may think over its time before its thread is ended. Some work out once what they need
   * for ever: on a busy machine that takes seconds, and whoever is ended begins again.
   */
  readonly patience?: number
  /** How many questions may wait. */
  readonly mostWaiting?: number
}

const WORKER = new URL('thinker-worker.ts', import.meta.url)
const TOO_MANY = { code: 'busy', message: 'Too many bots think already.' }

/** Lets bots think in threads of their own; what is brief has one to itself, so that it never waits for long thoughts. */
export function startThinker({
  threads,
  worker = WORKER,
  patience = 5000,
  mostWaiting = 1000,
}: ThinkerSettings): Thinker & { readonly queue: number; close(): Promise<void> } {
  const long = new Threads<Task, unknown>({ worker, threads, mostWaiting })
  const brief = new Threads<Task, unknown>({ worker, threads: 1, mostWaiting })

  return {
    get queue() {
      return long.waiting + brief.waiting
    },
    async think(question, signal) {
      const { game, level, choices } = question
      const ms = thinkingTime(question)
      const turn = { path: pathOf(question), ms: ms + patience, ...(signal && { signal }) }
      const answer = await (question.brief ? brief : long).do({ ...question, ms }, turn).catch((error: unknown) => {
        throw error instanceof NotDone && error.why === 'too-many' ? new Refused(TOO_MANY) : error
      })
      const choice = choices.find((offered) => same(offered, answer))
      if (!choice) throw new Error(`The ${level} bot of ${game} chose something that is not offered.`)
      return choice
    },
    async close() {
      await Promise.all([long.close(), brief.close()])
    },
  }
}

/** One easy question for one that takes longer, then one of each host, then one of each of the host's tables. */
const pathOf = ({ level, host, table }: ThinkerQuestion): readonly string[] => [
  level === 'easy' ? 'easy' : 'long',
  host,
  table,
]
