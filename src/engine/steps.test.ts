import { describe, expect, test } from 'vitest'
import type { Dealer, Seat } from '#engine/game'
import { clone } from '#engine/json'
import { ScriptedRandom } from '#engine/random'
import {
  answered,
  asked,
  awaited,
  coming,
  type HasTodo,
  run,
  type Secrets,
  seenSteps,
  type Steps,
  todo,
} from '#engine/steps'

type Step =
  | { readonly do: 'say'; readonly word: string }
  | { readonly do: 'interrupt'; readonly words: readonly string[] }
  | { readonly do: 'count-down'; readonly from: number }
  | { readonly do: 'roll' }
  | { readonly ask: 'reply'; readonly of: readonly Seat[]; readonly about?: string }
  | { readonly ask: 'hide'; readonly of: readonly Seat[]; readonly sealed: true }

interface State extends HasTodo<Step> {
  said: string[]
}

const steps: Steps<State, Step, string> = {
  say(state, { word }) {
    state.said.push(word)
  },
  interrupt(state, { words }) {
    todo(state, ...words.map((word): Step => ({ do: 'say', word })))
  },
  'count-down'(state, { from }) {
    state.said.push(String(from))
    if (from > 0) todo(state, { do: 'count-down', from: from - 1 })
  },
  roll(state, _step, { random, tell }) {
    state.said.push(`rolled ${random.below(6) + 1}`)
    tell?.('rolled')
  },
}

const say = (word: string): Step => ({ do: 'say', word })

function start(...work: Step[]): State {
  const state: State = { said: [], todo: [] }
  todo(state, ...work)
  return state
}

const SILENT: Dealer<string> = { random: new ScriptedRandom([]) }

describe('work', () => {
  test('is done in the order written', () => {
    const state = start(say('one'), say('two'), say('three'))
    run(steps, state, SILENT)
    expect(state).toEqual({ said: ['one', 'two', 'three'], todo: [] })
  })

  test('that is added comes before what was next', () => {
    const state = start(say('later'))
    todo(state, say('first'), say('second'))
    run(steps, state, SILENT)
    expect(state.said).toEqual(['first', 'second', 'later'])
  })

  test('of an interrupt is done before the rest, in the order written, however deep', () => {
    const state = start(
      { do: 'interrupt', words: ['a', 'b'] },
      { do: 'interrupt', words: [] },
      say('c'),
      { do: 'count-down', from: 2 },
      say('d'),
    )
    run(steps, state, SILENT)
    expect(state.said).toEqual(['a', 'b', 'c', '2', '1', '0', 'd'])
  })

  test('that repeats puts itself back', () => {
    const state = start({ do: 'count-down', from: 3 }, say('end'))
    run(steps, state, SILENT)
    expect(state.said).toEqual(['3', '2', '1', '0', 'end'])
  })

  test('has the dice and the voice of the table', () => {
    const state = start({ do: 'roll' }, { do: 'roll' })
    const told: string[] = []
    run(steps, state, { random: new ScriptedRandom([4, 2]), tell: (event) => told.push(event) })
    expect(state.said).toEqual(['rolled 4', 'rolled 2'])
    expect(told).toEqual(['rolled', 'rolled'])
  })

  test('that is not known is an error', () => {
    const state = start({ do: 'dance' } as unknown as Step)
    expect(() => run(steps, state, SILENT)).toThrow(TypeError)
  })

  test('can be none', () => {
    const state = start()
    run(steps, state, SILENT)
    expect(state).toEqual({ said: [], todo: [] })
    expect(asked(state)).toBeUndefined()
    expect(awaited(state)).toEqual([])
  })
})

describe('a question', () => {
  test('stops the work until it is answered', () => {
    const state = start(say('before'), { ask: 'reply', of: [1], about: 'tea' }, say('after'))
    expect(awaited(state)).toEqual([])
    run(steps, state, SILENT)
    expect(state.said).toEqual(['before'])
    expect(asked(state)).toEqual({ ask: 'reply', of: [1], about: 'tea' })
    expect(awaited(state)).toEqual([{ actor: 1, kind: 'reply' }])
    run(steps, state, SILENT)
    expect(state.said).toEqual(['before'])
    answered(state, 1)
    run(steps, state, SILENT)
    expect(state).toEqual({ said: ['before', 'after'], todo: [] })
  })

  test('to several seats stays until the last of them has answered, in any order', () => {
    const state = start({ ask: 'reply', of: [0, 2, 1], about: 'tea' }, say('after'))
    answered(state, 2)
    run(steps, state, SILENT)
    expect(asked(state)).toEqual({ ask: 'reply', of: [0, 1], about: 'tea' })
    answered(state, 0)
    expect(awaited(state)).toEqual([{ actor: 1, kind: 'reply' }])
    answered(state, 1)
    run(steps, state, SILENT)
    expect(state.said).toEqual(['after'])
  })

  test('is replaced, not edited, by an answer', () => {
    const state = start({ ask: 'reply', of: [0, 1] })
    const question = asked(state)!
    answered(state, 0)
    expect(question.of).toEqual([0, 1])
  })

  test('that is sealed awaits sealed decisions', () => {
    const state = start({ ask: 'hide', of: [0, 1], sealed: true })
    expect(awaited(state)).toEqual([
      { actor: 0, kind: 'hide', sealed: true },
      { actor: 1, kind: 'hide', sealed: true },
    ])
    answered(state, 1)
    expect(awaited(state)).toEqual([{ actor: 0, kind: 'hide', sealed: true }])
  })

  test('that interrupts another is answered first', () => {
    const state = start({ ask: 'reply', of: [0] })
    todo(state, { ask: 'reply', of: [1] })
    expect(awaited(state)).toEqual([{ actor: 1, kind: 'reply' }])
    answered(state, 1)
    expect(awaited(state)).toEqual([{ actor: 0, kind: 'reply' }])
  })

  test.each([
    ['a seat that was not asked', start({ ask: 'reply', of: [0] })],
    ['a seat that is asked later', start(say('first'), { ask: 'reply', of: [1] })],
    ['anyone when nothing is left', start()],
  ])('cannot be answered by %s', (_who, state) => {
    const before = clone(state)
    expect(() => answered(state, 1)).toThrow('Seat 1 was not asked.')
    expect(state).toEqual(before)
  })
})

describe('the steps as one sees them', () => {
  type Hidden =
    | Step
    | { readonly ask: 'whisper'; readonly of: readonly Seat[]; readonly secret: true }
    | { readonly do: 'pass-on'; readonly to: readonly Seat[]; readonly word: string }

  const SECRETS: Secrets<Hidden> = { 'pass-on': ['to'] }
  const whisper: Hidden = { ask: 'whisper', of: [0, 2], secret: true }
  const passOn: Hidden = { do: 'pass-on', to: [1, 2], word: 'tea' }
  const reply: Hidden = { ask: 'reply', of: [0, 1, 2] }

  test('are the very same where nothing is secret', () => {
    const steps: Hidden[] = [say('after'), reply]
    expect(seenSteps(steps, 1, SECRETS)).toBe(steps)
  })

  test.each([
    ['on top', [say('later'), reply, whisper, passOn]],
    ['in the middle', [say('later'), whisper, passOn, reply]],
    ['at the bottom', [passOn, whisper, say('later'), reply]],
    ['twice', [passOn, whisper, reply, passOn, whisper]],
  ] as [string, Hidden[]][])('have no secret names, %s', (_where, steps) => {
    const before = clone(steps)
    const shown = (of: readonly Seat[]): Hidden[] =>
      steps.map((step) => (step === whisper ? { ...whisper, of } : step === passOn ? { ...passOn, to: [] } : step))
    expect(seenSteps(steps, 0, SECRETS)).toEqual(shown([0]))
    expect(seenSteps(steps, 1, SECRETS)).toEqual(shown([]))
    expect(seenSteps(steps, 2, SECRETS)).toEqual(shown([2]))
    expect(seenSteps(steps, 'spectator', SECRETS)).toEqual(shown([]))
    expect(steps).toEqual(before)
  })

  test('tell the next of a name', () => {
    const on: HasTodo<Hidden> = { todo: [say('last'), say('next'), passOn, reply] }
    expect(coming<Hidden, 'say'>(on, 'say')).toEqual(say('next'))
    expect(coming<Hidden, 'pass-on'>(on, 'pass-on')).toBe(passOn)
    expect(coming<Hidden, 'roll'>(on, 'roll')).toBeUndefined()
  })
})
