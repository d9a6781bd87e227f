import { describe, expect, test } from 'vitest'
import { playout, startBudget, whoDecides } from '#bots/playout'
import { endless, toy } from '#bots/testing'
import type { Decision } from '#engine/game'
import { SeededRandom } from '#engine/random'

const random = SeededRandom.from('playout')
const open = (actor: Decision['actor']): Decision => ({ actor, kind: 'act' })
const sealed = (actor: number): Decision => ({ actor, kind: 'bid', sealed: true })

/** Who decides how often, in a thousand turns, as lists of actors. */
function turns(pending: readonly Decision[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let turn = 0; turn < 1000; turn++) {
    const deciders = whoDecides(pending, random)
      .map(({ actor }) => actor)
      .join('+')
    counts[deciders] = (counts[deciders] ?? 0) + 1
  }
  return counts
}

describe('who decides', () => {
  test('the only one asked', () => {
    expect(turns([open(2)])).toEqual({ '2': 1000 })
    expect(turns([sealed(1)])).toEqual({ '1': 1000 })
    expect(turns([open('clock')])).toEqual({ clock: 1000 })
  })

  test('all sealed deciders together, in the order in which they are asked', () => {
    expect(turns([sealed(2), sealed(0), sealed(1)])).toEqual({ '2+0+1': 1000 })
  })

  test('one of several open deciders', () => {
    const { '0': first, '1': second, ...others } = turns([open(0), open(1)])
    expect(others).toEqual({})
    expect(first).toBeGreaterThan(400)
    expect(second).toBeGreaterThan(400)
  })

  test('an open decider, or all sealed ones', () => {
    const { '0': alone, '1+2': together, ...others } = turns([open(0), sealed(1), sealed(2)])
    expect(others).toEqual({})
    expect(alone).toBeGreaterThan(200)
    expect(together).toBeGreaterThan(500)
  })

  test('now and then the clock', () => {
    const { '0': seat, clock, ...others } = turns([open(0), open('clock')])
    expect(others).toEqual({})
    expect(seat).toBeGreaterThan(900)
    expect(clock).toBeGreaterThan(20)
  })
})

describe('a playout', () => {
  test('goes to the end', () => {
    const game = toy({ numbers: [3, 3], payoffs: ([first, second]) => [first! / 2, second! / 2] })
    const state = game.begin({}, { random })
    const [first, second] = playout(game, state, {}, random)
    expect(state.picks).toEqual([first! * 2, second! * 2])
  })

  test('chooses as the game advises', () => {
    const game = toy({ numbers: [3, 3], payoffs: (picks) => picks.map((pick) => pick / 2) })
    const advice = {
      playout: (_state: unknown, _actor: unknown, choices: readonly { number: number }[]) => choices[2]!,
    }
    expect(playout(game, game.begin({}, { random }), advice as never, random)).toEqual([1, 1])
  })

  test.each([0, 1, 7])('is judged by the game after %d turns', (depth) => {
    const { game, knowledge } = endless()
    const state = game.begin({}, { random })
    const judged = playout(game, state, { ...knowledge, depth }, random)
    expect(state.picks).toHaveLength(depth)
    expect(judged).toEqual(knowledge.evaluate(state))
  })

  test('is judged at once if no depth is said, and by the end if there is one', () => {
    const { game, knowledge } = endless()
    const state = game.begin({}, { random })
    playout(game, state, knowledge, random)
    expect(state.picks).toHaveLength(0)
    const over = toy({ numbers: [1], payoffs: () => [0.25] })
    const end = { viewer: 'spectator' as const, picks: [0] }
    expect(playout(over, end, { evaluate: () => [0.75] }, random)).toEqual([0.25])
  })
})

test('a budget needs no clock where it counts iterations', () => {
  const canGoOn = startBudget({
    budget: { iterations: 2 },
    now: () => {
      throw new Error('There is no clock here.')
    },
  })
  expect([canGoOn(), canGoOn(), canGoOn(), canGoOn()]).toEqual([true, true, false, false])
})
