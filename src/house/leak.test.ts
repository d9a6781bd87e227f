import { describe, expect, test } from 'vitest'
import { GAMES } from '#games/shelf'
import { box as ownDice } from '#games/testing/own-dice'
import { partOf } from '#games/testing/parts'
import { box as toy } from '#games/testing/pebbles/box'
import type { Table } from '#house/table'
import {
  type Bag,
  hunt,
  huntDeals,
  type GameLeaks,
  type HuntedTable,
  isFound,
  SECRECIES,
  tablesOf,
  tooMuchOf,
} from '#house/testing/game-leaks'

// `npm run leaks` does the same for as long as one likes.

const STATES = 10_000

const leaksOf = async (folder: string): Promise<GameLeaks> => (await partOf(folder, 'testing/leaks'))?.leaks ?? {}
const games = await Promise.all(
  GAMES.map(async ({ about, open }) => [about.name, await open(), await leaksOf(about.id)] as const),
)
const toyHunt = ['a game with undo, dice and a clock', toy, await leaksOf('testing/pebbles')] as const

const nameOf = ({ seats, options }: HuntedTable): string =>
  [
    `${seats} seats`,
    ...Object.entries(options)
      .filter(([, value]) => value !== false)
      .map(([name, value]) => (value === true ? name : `${name} ${value}`)),
  ].join(', ')

describe.each([...games, toyHunt])('in %s', (_name, box, leaks) => {
  const tables = tablesOf(box, leaks)
  const bags: Bag[] = []

  describe('no byte that anyone is sent depends on what one may not know', () => {
    test.each(tables.map((table) => [nameOf(table), table] as const))('with %s', (_table, table) => {
      const bag = hunt(box, leaks, { tables: [table], states: STATES / tables.length })
      bags.push(bag)
      expect(bag.leak).toBeUndefined()
    })

    test('in ten thousand states, with all kinds of secrets that it keeps', () => {
      expect(sum(bags.map(({ states }) => states))).toBeGreaterThanOrEqual(STATES)
      for (const kind of SECRECIES) {
        const looks = sum(bags.map((bag) => bag.looks[kind]))
        if (leaks.keeps?.includes(kind)) expect([kind, looks > STATES / 10]).toEqual([kind, true])
        else if (leaks.keeps) expect([kind, looks]).toEqual([kind, 0])
      }
    })

    test('in the deals', () => {
      expect(huntDeals(box, tables)).toBeUndefined()
    })
  })

  describe('a leak is found where there is one', () => {
    test.each(tooMuchOf(leaks))('in %s', (_what, say) => {
      expect(isFound(box, leaks, say)).toBe(true)
    })

    test.each(Object.entries(leaks.planted?.(box) ?? {}))('in %s', (_what, leaky) => {
      expect(isFound(leaky, leaks)).toBe(true)
    })

    test.each(Object.entries(leaks.plantedInDeals?.(box) ?? {}))('in the deals, in %s', (_what, leaky) => {
      expect(huntDeals(leaky, [leaks.plantedAt ?? tables[0]!])).toBeDefined()
    })
  })
})

test('a game of which nothing is said is hunted in, too', () => {
  const tables = tablesOf(toy, {})
  expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]))
  const bag = hunt(toy, {}, { tables, states: 400 })
  expect([bag.leak, bag.states >= 400]).toEqual([undefined, true])
  expect(tooMuchOf({}).map(([what, say]) => [what, isFound(toy, {}, say)])).toEqual([
    ['the dice to come', true],
    ['the salts', true],
  ])
})

test('a game with streams of dice is hunted in, too', () => {
  const bag = hunt(ownDice, toyHunt[2], { tables: tablesOf(ownDice, toyHunt[2]), states: 2000 })
  expect([bag.leak, bag.states >= 2000]).toEqual([undefined, true])
  // Of the dice to come, those of the streams alone.
  const say = { now: (table: Table) => table.freeze().match!.now.dice.streams ?? null }
  expect(isFound(ownDice, toyHunt[2], say)).toBe(true)
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
