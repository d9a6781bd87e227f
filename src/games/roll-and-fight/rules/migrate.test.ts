import { expect, test } from 'vitest'
import { migrated } from '#engine/migrate'
import { rollAndFight } from '#games/roll-and-fight/game'
import { player, several, Table } from '#games/roll-and-fight/testing/table'

test('[RF-R114, RF-R60] a match of version 1 goes on, and nothing of what is new has happened in it', () => {
  const { state } = new Table(several([player('bruna', '1A'), player('kaja', '2A', { boss: 'king' })]))
  const { left: _left, boards, race, ...rest } = state
  const { idleFor: _idleFor, ...before } = race!
  const old = { ...rest, race: before, boards: boards.map(({ dropped: _dropped, ...board }) => board) }
  expect(migrated(rollAndFight, old, 1)).toEqual(state)
  expect(migrated(rollAndFight, { ...old, race: null }, 1)).toEqual({ ...state, race: null })
})
