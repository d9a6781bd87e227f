import { expect, test } from 'vitest'
import { deadline } from '#games/roll-and-fight/rules/race'
import { alone, player, roll, several, STOP, Table } from '#games/roll-and-fight/testing/table'
import type { State } from '#games/roll-and-fight/types'

const says = ({ state }: { readonly state: State }) => deadline(state)
const two = (options = {}) =>
  new Table(several([player('bruna', '1A'), player('kaja', '2A', { boss: 'king' })], { options }))

test('[RF-R43, RF-R57] alone it is the countdown, then the pool 30 seconds after the first roll, then the end', () => {
  const table = new Table(alone(player('bruna', '1A'), { phase: 'rolling' }))
  const { opens } = table.state.race!
  expect(says(table)).toEqual({ ends: 'opens', at: opens })
  table.until(opens)
  expect(says(table)).toBeUndefined()
  table.at(opens + 100, roll(1, 2, 3, 4))
  table.until(opens + 200)
  expect(says(table)).toEqual({ ends: 'closes', at: opens + 200 + 30_000 })
  table.until(opens + 31_000)
  expect(says(table)).toEqual({ ends: 'ends', at: opens + 200 + 30_000 + 60_000 })
})

test('[RF-R56] of several the pool closes after 120 seconds; the last who rolls has 20', () => {
  const table = two()
  const { opens } = table.state.race!
  table.until(opens)
  expect(says(table)).toEqual({ ends: 'closes', at: opens + 120_000 })
  table.at(opens + 100, STOP, 1)
  table.until(opens + 200)
  expect(says(table)).toEqual({ ends: 'ends', at: opens + 200 + 20_000 })
})

test('[RF-R56, RF-R60] without clocks, and in beats, there is none', () => {
  const table = two({ clocks: false })
  table.until(table.state.race!.opens)
  expect([says(table), says(two({ mode: 'relaxed' }))]).toEqual([undefined, undefined])
})
