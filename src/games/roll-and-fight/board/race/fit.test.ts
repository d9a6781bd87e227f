import { describe, expect, test } from 'vitest'
import { bestBleed, bestFit, rollOf } from '#games/roll-and-fight/board/race/fit'
import { placesAfter } from '#games/roll-and-fight/board/race/places'
import { alone, faces, player, Table } from '#games/roll-and-fight/testing/table'
import type { PlayerSetup } from '#games/roll-and-fight/types'

/** Somebody alone in a race, with these dice. */
function race(letters: string, more: Partial<PlayerSetup> = {}): Table {
  const one = player(more.hero ?? 'kaja', '1A', { dice: faces(letters), ...more })
  const table = new Table(alone(one, { phase: 'rolling' }))
  table.until(table.state.race!.opens)
  return table
}

const fit = (table: Table, ability: Parameters<typeof bestFit>[2]) => bestFit(table.choices(), table.board(), ability)

describe('one press on an ability', () => {
  test('takes the dice of the least worth, and new ones from the pool', () => {
    expect(fit(race('RRRG'), 'dash')).toEqual({
      kind: 'assign',
      ability: 'dash',
      dice: [1, 2],
      release: null,
      take: true,
    })
    // Either of two: a blade goes rather than a gun, and a double blade stays.
    expect(fit(race('BRRG'), 'charge')?.dice).toEqual([1, 2, 3, 4])
    expect(fit(race('BDGG'), 'fire')?.dice).toEqual([1, 3, 4])
  })

  test('[RF-086] gives a Punch one double blade, for that is a second Hit; Kenjutsu makes it needless', () => {
    expect(fit(race('BBBD'), 'punch')?.dice).toContain(4)
    expect(fit(race('BBDD'), 'punch')?.dice).toEqual([1, 2, 3])
    expect(fit(race('BBBD', { tiles: ['kenjutsu'] }), 'punch')?.dice).toEqual([1, 2, 3])
  })

  test('[RF-070] picks up the first Wound with it; any dice that are asked for may be Wounds', () => {
    expect(fit(race('RWRW'), 'dash')).toMatchObject({ dice: [1, 3], release: 2 })
    expect(fit(race('BWWR', { tiles: ['wildrush'] }), 'wildrush')?.dice).toEqual([1, 2, 3])
  })

  test('does nothing where no dice fit', () => {
    expect(fit(race('RGGB'), 'dash')).toBeUndefined()
  })
})

test('[RF-077] bleeding takes the die that is picked, or the first, picks up all others and takes new ones', () => {
  const { choices } = { choices: race('WRWW').choices() }
  expect(bestBleed(choices)).toEqual({ kind: 'bleed', die: 1, release: [3, 4], take: true })
  expect(bestBleed(choices, 3)).toEqual({ kind: 'bleed', die: 3, release: [1, 4], take: true })
  expect(bestBleed(choices, 2)).toBeUndefined()
})

test('a roll is that of just these dice, in whatever order they are named', () => {
  const choices = race('WRGB').choices()
  expect(rollOf(choices, [4, 2])).toEqual({ kind: 'roll', dice: [2, 4] })
  expect([rollOf(choices, [1, 2]), rollOf(choices, [])]).toEqual([undefined, undefined])
})

test('a die keeps its place while others come and go, and a new one takes the first that is free', () => {
  const first = placesAfter([], [1, 2, 3, 4], 4)
  expect(first).toEqual([1, 2, 3, 4])
  const set = placesAfter(first, [1, 4], 4)
  expect(set).toEqual([1, null, null, 4])
  expect(placesAfter(set, [1, 4, 5], 4)).toEqual([1, 5, null, 4])
  expect(placesAfter(set, [4, 5, 6, 7], 4)).toEqual([5, 6, 7, 4])
})
