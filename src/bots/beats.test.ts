import { expect, test } from 'vitest'
import { passBeat, type Plans } from '#bots/beats'
import type { Seat } from '#engine/game'
import { pick, SeededRandom } from '#engine/random'
import { type Scramble, scramble } from '#engine/testing/scramble'

/** A race of bots that take so long; what happened, each with when. */
function race(takes: (seat: Seat) => number, seed = 'race') {
  const luck = SeededRandom.from(seed)
  const events: { at: number; event: Scramble['Event'] }[] = []
  const state = scramble.begin({ pool: 8, goals: [1, 2, 3] }, { random: luck })
  const dealer = { random: luck, tell: (event: Scramble['Event']) => void events.push({ at: state.time, event }) }
  const plans: Plans<Scramble> = new Map()
  const choose = ({ actor }: { actor: Seat | 'clock' }): Scramble['Choice'] => {
    const choices = scramble.choices(state, actor)
    return (
      choices.find(({ kind }) => kind === 'keep') ??
      pick(
        luck,
        choices.filter(({ kind }) => kind === 'roll'),
      )
    )
  }
  let played = 0
  while (state.phase === 'race') played += passBeat(scramble, state, plans, { choose, takes }, dealer)
  return { events, state, played }
}

test('whoever is quicker does more in a race, and all of it at beats', () => {
  const { events, state, played } = race((seat) => [400, 800, 1600][seat]!)
  const rolls = [0, 1, 2].map(
    (seat) => events.filter(({ event }) => 'seat' in event && event.seat === seat && event.kind !== 'took').length,
  )
  expect(rolls[0]).toBeGreaterThan(rolls[1]!)
  expect(rolls[1]).toBeGreaterThan(rolls[2]!)
  expect(events.every(({ at }) => at % 200 === 0)).toBe(true)
  expect(state.time).toBe(6000)
  expect(played).toBeGreaterThan(10)
})

test('the same luck gives the same race', () => {
  expect(race(() => 500, 'again')).toEqual(race(() => 500, 'again'))
})

test('time without anything that would ever happen is a bug of the game', () => {
  const idle = { ...scramble, beat: () => ({ now: 0, every: 200, next: null }), pending: () => [] }
  const state = scramble.begin({ pool: 8, goals: [1, 2] }, { random: SeededRandom.from('') })
  const minds = { choose: () => ({ kind: 'stop' as const }), takes: () => 0 }
  expect(() => passBeat(idle, state, new Map(), minds, { random: SeededRandom.from('') })).toThrow('scramble')
})
