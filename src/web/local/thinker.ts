import { same } from '#engine/json'
import type { Task } from '#house/think'
import { Turns } from '#house/turns'
import { type Thinker, type ThinkerQuestion, thinkingTime } from '#house/thinker'

/** What comes back: first that it is there, then one answer to each task. */
export type Thought = { readonly ready: true } | { readonly choice: object } | { readonly error: string }

/** A worker that thinks. */
interface Mind {
  postMessage(task: Task): void
  terminate(): void
  addEventListener(type: 'message', hear: (event: { readonly data: Thought }) => void): void
  addEventListener(type: 'error', hear: () => void): void
}

interface ThinkerSettings {
  start(): Mind
  /** How long, in milliseconds, a bot may think over its time before its worker is ended; a phone is slow. */
  readonly patience?: number
}

/** Lets bots think in a worker of their own, one question after another: what is brief first, then each table in its turn. */
export function startThinker({ start, patience = 8000 }: ThinkerSettings): Thinker {
  let mind: Mind | undefined
  /** Waits for the next thing that the mind says. */
  let heard: { resolve(thought: Thought): void; reject(error: Error): void } | undefined
  const turns = new Turns<() => Promise<void>>()
  let isThinking = false

  const next = (): Promise<Thought> =>
    new Promise((resolve, reject) => {
      heard = { resolve, reject }
    })

  function giveUp(error: Error): void {
    mind?.terminate()
    mind = undefined
    heard?.reject(error)
  }

  /** Takes a moment, which is not the bots' fault. */
  async function awake(): Promise<Mind> {
    if (mind) return mind
    const fresh = start()
    mind = fresh
    fresh.addEventListener('message', ({ data }) => {
      if (mind === fresh) heard?.resolve(data)
    })
    fresh.addEventListener('error', () => {
      if (mind === fresh) giveUp(new Error('The bots cannot think.'))
    })
    await next()
    return fresh
  }

  async function think(question: ThinkerQuestion): Promise<object> {
    const { game, level, choices } = question
    const awoken = await awake()
    const ms = thinkingTime(question)
    const overrun = setTimeout(() => giveUp(new Error(`The ${level} bot of ${game} thinks too long.`)), ms + patience)
    try {
      const thought = next()
      awoken.postMessage({ ...question, ms })
      const told = await thought
      if ('error' in told) throw new Error(told.error)
      const choice = 'choice' in told && choices.find((offered) => same(offered, told.choice))
      if (!choice) throw new Error(`The ${level} bot of ${game} chose something that is not offered.`)
      return choice
    } finally {
      clearTimeout(overrun)
    }
  }

  async function thinkInTurn(): Promise<void> {
    if (isThinking) return
    isThinking = true
    for (let turn = turns.next(); turn; turn = turns.next()) await turn()
    isThinking = false
  }

  return {
    think: (question, unwanted) =>
      new Promise((resolve, reject) => {
        const path = [question.brief ? 'brief' : 'long', question.table]
        const turn = (): Promise<void> => think(question).then(resolve, reject)
        unwanted?.addEventListener('abort', () => {
          if (turns.remove(path, turn)) reject(new Error('Nobody waits for it.'))
        })
        turns.add(path, turn)
        void thinkInTurn()
      }),
  }
}
