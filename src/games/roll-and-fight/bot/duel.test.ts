import { expect, test } from 'vitest'
import { SeededRandom } from '#engine/random'
import { duel, PACES } from '#games/roll-and-fight/bot/duel'
import { rollAndFight } from '#games/roll-and-fight/game'
import { player, roll, several } from '#games/roll-and-fight/testing/table'
import type { Choice } from '#games/roll-and-fight/types'

test('[RF-R45, RF-R59] a script rolls when it may, slow hands later, and on a late line a hand keeps its time', () => {
  const luck = SeededRandom.from('paces')
  const state = rollAndFight.begin(several([player('kaja', '1A'), player('bruna', '2A', { boss: 'silk' })]), {
    random: luck,
  })
  const { opens } = state.race!
  rollAndFight.play(state, 'clock', { kind: 'tick', at: opens }, { random: luck })
  rollAndFight.play(state, 0, roll(1, 2), { random: luck, at: opens })
  rollAndFight.play(state, 'clock', { kind: 'tick', at: opens + 200 }, { random: luck })
  const view = rollAndFight.view(state, 0)
  const again = roll(1)
  expect(PACES.script(view, again, luck)).toBe(1500)
  const assign: Choice = { kind: 'assign', ability: 'dash', dice: [1, 2] }
  const added = (pace: 'late' | 'slow', choice: Choice, seen = view): number => {
    const [more, plain] = [pace, 'normal' as const].map((one) => PACES[one](seen, choice, SeededRandom.from('same')))
    return more! - plain!
  }
  expect([added('slow', again), added('slow', assign)]).toEqual([250, 250])
  expect([added('late', again), added('late', assign)]).toEqual([0, 250])
  expect(PACES.script(view, assign, luck)).toBeGreaterThanOrEqual(400)

  const overdue = { ...view, time: opens + 9000 }
  expect(PACES.normal(overdue, again, luck)).toBe(0)
  expect(PACES.late(overdue, again, luck)).toBe(250)
})

test('a duel is won by somebody, and comes to the same with the same luck', () => {
  const won = duel(['hard', 'normal'], 4, 'duel')
  expect(won).toBeGreaterThanOrEqual(0)
  expect(won).toBeLessThanOrEqual(4)
  expect(duel(['hard', 'normal'], 4, 'duel')).toBe(won)
})
