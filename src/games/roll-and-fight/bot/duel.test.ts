import { expect, test } from 'vitest'
import { SeededRandom } from '#engine/random'
import { duel, PACES } from '#games/roll-and-fight/bot/duel'
import { rollAndFight } from '#games/roll-and-fight/game'
import { player, roll, several } from '#games/roll-and-fight/testing/table'

test('[RF-R45, RF-R59] a script rolls when it may, a late line later, and both wait before a set', () => {
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
  const [prompt, late] = (['normal', 'late'] as const).map((pace) =>
    PACES[pace](view, again, SeededRandom.from('same')),
  )
  expect(late! - prompt!).toBe(250)
  expect(PACES.script(view, { kind: 'assign', ability: 'dash', dice: [1, 2] }, luck)).toBeGreaterThanOrEqual(400)
})

test('a duel is won by somebody, and comes to the same with the same luck', () => {
  const won = duel(['hard', 'normal'], 4, 'duel')
  expect(won).toBeGreaterThanOrEqual(0)
  expect(won).toBeLessThanOrEqual(4)
  expect(duel(['hard', 'normal'], 4, 'duel')).toBe(won)
})
