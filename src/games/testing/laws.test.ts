import { expect, test } from 'vitest'
import { everyTable } from '#engine/options'
import { pebbles } from '#engine/testing/pebbles'
import { anyBox } from '#games/box'
import { lawRun } from '#games/testing/laws'
import { box } from './pebbles/box.ts'

test('each kind of table has its turn', () => {
  const { trial, tables } = lawRun(box.game)
  const played = Array.from({ length: tables }, (_, at) => trial(at))
  expect(played.map(({ options, seats }) => ({ options, seats }))).toEqual(everyTable(pebbles))
  expect(trial(tables)).toMatchObject(everyTable(pebbles)[0]!)
  expect(new Set(played.map(({ seed }) => seed)).size).toBe(tables)
})

test('of more than can be played at, each match has one of its own', () => {
  const doors = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`door${at}`, { ...pebbles.about.options.die, name: `Door ${at}` }]),
  )
  const options = { ...pebbles.about.options, ...doors }
  const { game } = anyBox({ ...box, game: { ...box.game, about: { ...box.game.about, options } } })
  const { trial, tables } = lawRun(game)
  expect(tables).toBe(2 ** 23 * 3)
  const played = Array.from({ length: 200 }, (_, at) => trial(at))
  expect(new Set(played.map((one) => JSON.stringify(one.options))).size).toBeGreaterThan(150)
  expect(played.filter((one) => game.clash(one.options, one.seats))).toEqual([])
  expect(trial(7)).toEqual(trial(7))
})

test('what a game says of itself goes before what is usual', () => {
  const sight = { event() {} }
  const run = lawRun(box.game, { matches: 5, mostChoices: 9, sight: () => sight })
  expect([run.matches, run.trial(0).mostChoices, run.sight()]).toEqual([5, 9, sight])
})
