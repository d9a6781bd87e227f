import { expect, test } from 'vitest'
import type { LineTold } from '#protocol/told'
import { statisticsOf } from '#web/table/statistics'

const lines = (...all: readonly Omit<LineTold, 'n'>[]): readonly LineTold[] =>
  all.map((line, at) => ({ n: at + 1, ...line }))

test('time runs from the first thing the game tells to the last choice', () => {
  const told = lines(
    { at: 0, what: 'created' },
    { at: 5000, what: 'sat', seat: 0, events: [{}] },
    { at: 7000, what: 'locked', seat: 1 },
    { at: 9000, what: 'played', seat: 0, events: [{}] },
    { at: 9500, what: 'chat', text: 'ha' },
    { at: 10_000, what: 'locked', seat: 0 },
    { at: 11_000, what: 'unlocked', seat: 0 },
    { at: 12_000, what: 'locked', seat: 0 },
    { at: 15_000, what: 'played', seat: 1, events: [{}] },
    { at: 90_000, what: 'rematch', table: 'next' },
  )
  expect(statisticsOf(told, 2)).toEqual({ duration: 10_000, thought: [4000 + 3000, 2000 + 6000] })
})

test('a time in which the table stood still counts for nobody', () => {
  const told = lines(
    { at: 5000, what: 'sat', seat: 0, events: [{}] },
    { at: 7000, what: 'locked', seat: 1 },
    { at: 60_000, what: 'resumed', away: 50_000 },
    { at: 61_000, what: 'played', seat: 0, events: [{}] },
  )
  expect(statisticsOf(told, 2)).toEqual({ duration: 6000, thought: [6000, 2000] })
})

test('a table without a match has nothing to count', () => {
  expect(statisticsOf(lines({ at: 3, what: 'created' }), 2)).toEqual({ duration: 0, thought: [0, 0] })
})
