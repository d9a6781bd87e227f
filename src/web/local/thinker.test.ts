import { expect, test } from 'vitest'
import type { ThinkerQuestion } from '#house/thinker'
import type { Task } from '#house/think'
import { startThinker, type Thought } from '#web/local/thinker'

const choices = [
  { kind: 'play', card: 1 },
  { kind: 'play', card: 2 },
]
const question = (more: Partial<ThinkerQuestion> = {}): ThinkerQuestion => ({
  game: 'brave-rats',
  level: 'easy',
  view: {},
  choices,
  host: 'device',
  table: 'a',
  ...more,
})

/** Minds that answer as told, and how many of them were started and ended. */
function minds(think: (task: Task, tell: (thought: Thought) => void, fail: () => void) => void) {
  const counts = { started: 0, ended: 0 }
  const start = () => {
    counts.started++
    const hearers: ((event: { readonly data: Thought }) => void)[] = []
    const failures: (() => void)[] = []
    const tell = (data: Thought): void => queueMicrotask(() => hearers.forEach((hear) => hear({ data })))
    tell({ ready: true })
    return {
      postMessage: (task: Task) => think(task, tell, () => failures.forEach((hear) => hear())),
      terminate: () => void counts.ended++,
      addEventListener(type: 'message' | 'error', hear: (event: { readonly data: Thought }) => void) {
        if (type === 'message') hearers.push(hear)
        else failures.push(hear as () => void)
      },
    }
  }
  return { start, counts }
}

test('one mind thinks about one question after another, each as long as its level may', async () => {
  const tasks: Task[] = []
  const { start, counts } = minds((task, tell) => {
    tasks.push(task)
    tell({ choice: { ...task.choices[tasks.length - 1]! } })
  })
  const thinker = startThinker({ start })
  const answers = await Promise.all([thinker.think(question()), thinker.think(question({ level: 'hard' }))])
  expect(answers).toEqual(choices)
  expect(tasks.map(({ level, ms }) => [level, ms])).toEqual([
    ['easy', 90],
    ['hard', 900],
  ])
  expect(counts).toEqual({ started: 1, ended: 0 })
})

test('what is brief goes before what waits, a table does not wait for all of another, and what is unwanted is left', async () => {
  const order: unknown[] = []
  const { start } = minds((task, tell) => {
    order.push(task.view)
    tell({ choice: task.choices[0]! })
  })
  const thinker = startThinker({ start })
  const ask = (view: object, more: Partial<ThinkerQuestion> = {}, signal?: AbortSignal): Promise<unknown> =>
    thinker.think(question({ view, ...more }), signal).catch((error: unknown) => error)
  const late = new AbortController()
  const all = [ask({ a: 1 }), ask({ a: 2 }), ask({ a: 3 }), ask({ b: 1 }, { table: 'b' })]
  all.push(ask({ a: 4 }, { brief: true }), ask({ b: 2 }, { table: 'b' }, late.signal))
  late.abort()
  expect((await Promise.all(all)).at(-1)).toBeInstanceOf(Error)
  expect(order).toEqual([{ a: 1 }, { a: 4 }, { a: 2 }, { b: 1 }, { a: 3 }])
})

test('a mind that thinks too long is ended, and the next question goes to another', async () => {
  let asked = 0
  const { start, counts } = minds((task, tell) => {
    if (asked++ > 0) tell({ choice: task.choices[0]! })
  })
  const thinker = startThinker({ start, patience: 10 })
  const [first, second] = await Promise.allSettled([thinker.think(question()), thinker.think(question())])
  expect(first).toMatchObject({
    status: 'rejected',
    reason: { message: 'The easy bot of brave-rats thinks too long.' },
  })
  expect(second).toEqual({ status: 'fulfilled', value: choices[0] })
  expect(counts).toEqual({ started: 2, ended: 1 })
})

test('a mind that breaks is replaced', async () => {
  let asked = 0
  const { start, counts } = minds((task, tell, fail) => {
    if (asked++ > 0) tell({ choice: task.choices[1]! })
    else fail()
  })
  const thinker = startThinker({ start })
  await expect(thinker.think(question())).rejects.toThrow('cannot think')
  expect(await thinker.think(question())).toEqual(choices[1])
  expect(counts.started).toBe(2)
})

test.each<[string, Thought]>([
  ['not offered', { choice: { kind: 'cheat' } }],
  ['There is no easy bot', { error: 'There is no easy bot of "chess".' }],
])('an answer that is none is an error: %s', async (words, thought) => {
  const { start } = minds((_task, tell) => tell(thought))
  await expect(startThinker({ start }).think(question())).rejects.toThrow(words)
})
