import { expect, test } from 'vitest'
import { phaseOf } from '#games/roll-and-fight/board/strip/phase'
import { DONE, player, RESOLVED, several, Table } from '#games/roll-and-fight/testing/table'

test('[RF-028] whoever is through with the fight is in Resolution, whatever the others do', () => {
  const match = new Table(
    several([player('kaja', '1A'), player('bruna', '2A', { boss: 'silk' })], { phase: 'fighting' }),
  )
  const phases = () => [0, 1].map((seat) => phaseOf({ view: { ...match.state, viewer: 0 }, seat, isPlaying: false }))
  expect(phases()).toEqual(['fighting', 'fighting'])
  match.by(0, DONE)
  expect(phases()).toEqual(['resolution', 'fighting'])
  match.by(0, RESOLVED)
  expect(phases()).toEqual(['resolution', 'fighting'])
  match.by(1, DONE, RESOLVED)
  expect(phases()).toEqual(['flashback', 'flashback'])
})
