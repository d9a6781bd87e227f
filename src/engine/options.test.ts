import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyTable,
  countTables,
  everySetting,
  everyTable,
  optionsSchema,
  parseOptions,
  wishedAtScreen,
} from '#engine/options'
import { SeededRandom } from '#engine/random'
import { Refused } from '#engine/refusal'
import { fits } from '#engine/schema'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { braveRats } from '#games/brave-rats/game'

const parse = (raw: unknown) => parseOptions<Pebbles>(pebbles, raw)

describe('options', () => {
  test('that are not given have their default', () => {
    expect(parse({})).toEqual({ die: true, short: false, pool: 20 })
    expect(parse({ short: true })).toEqual({ die: true, short: true, pool: 20 })
    expect(parse({ pool: 5, die: false })).toEqual({ die: false, short: false, pool: 5 })
  })

  test.each([
    [null, 'Option "options" must be an object with a field for each option.'],
    [[], 'Option "options" must be an object with a field for each option.'],
    ['die', 'Option "options" must be an object with a field for each option.'],
    [{ dice: true }, 'Option "dice" must be one of die, short, pool.'],
    [{ toString: true }, 'Option "toString" must be one of die, short, pool.'],
    [JSON.parse('{"__proto__":{"die":false}}'), 'Option "__proto__" must be one of die, short, pool.'],
    [{ die: 1 }, 'Option "die" must be false or true.'],
    [{ die: null }, 'Option "die" must be false or true.'],
    [{ pool: '5' }, 'Option "pool" must be 5 or 20.'],
    [{ pool: 6 }, 'Option "pool" must be 5 or 20.'],
    [{ ['x'.repeat(1000)]: 1 }, `Option "${'x'.repeat(40)}…" must be one of die, short, pool.`],
  ])('%j are refused, and it is said why', (raw, message) => {
    expect(() => parse(raw)).toThrow(new Refused({ code: 'option', message }))
  })

  test("are refused in the game's words", () => {
    expect(() => parseOptions(braveRats, { ties: 'never' })).toThrow(
      expect.objectContaining({
        refusal: { code: 'BR-E13', rule: 'BR-130', message: 'Option "ties" must be "replay" or "draw".' },
      }),
    )
  })

  test('that do not go together are refused by the game', () => {
    expect(() => parse({ die: false, short: true })).toThrow(
      expect.objectContaining({ refusal: { code: 'P-E2', message: 'A short game needs the die.', rule: 'P-1' } }),
    )
  })

  test('are refused or complete, whatever is sent', () => {
    const some = fc.record(
      { die: fc.oneof(fc.boolean(), fc.jsonValue()), short: fc.boolean(), pool: fc.constantFrom(5, 20, 6) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(some, fc.jsonValue()), (raw) => {
        let options
        try {
          options = parse(raw)
        } catch (error) {
          expect(error).toBeInstanceOf(Refused)
          return
        }
        expect(options).toEqual({ die: true, short: false, pool: 20, ...(raw as object) })
        expect(pebbles.clash(options)).toBeUndefined()
      }),
    )
  })

  test('that parse fit the schema, and none else but those that clash', () => {
    const schema = optionsSchema(pebbles.about.options)
    for (const raw of [{}, { die: false }, { pool: 5 }, { pool: 6 }, { dice: true }, { die: 'yes' }, null, []]) {
      const parses = (() => {
        try {
          return Boolean(parse(raw))
        } catch {
          return false
        }
      })()
      expect([raw, fits(schema, raw)]).toEqual([raw, parses])
    }
  })
})

test('the schema says what an option is called, means and may be', () => {
  expect(optionsSchema(pebbles.about.options)).toMatchObject({
    properties: { pool: { title: 'Pool', description: 'Pebbles to begin with.', enum: [5, 20], default: 20 } },
  })
})

test('every setting of the switches is listed once, without those that clash', () => {
  expect(everySetting(pebbles)).toEqual([
    { die: false, short: false, pool: 20 },
    { die: true, short: false, pool: 20 },
    { die: true, short: true, pool: 20 },
  ])
})

test('every table is listed once: all values of all options, with each number of seats, without those that clash', () => {
  const [min, max] = pebbles.about.seats
  const tables = everyTable(pebbles)
  expect(tables).toHaveLength(everySetting(pebbles).length * 2 * (max - min + 1))
  expect(tables).toContainEqual({ options: { die: true, short: true, pool: 5 }, seats: max })
  expect(tables).not.toContainEqual({ options: { die: false, short: true, pool: 5 }, seats: max })
  expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(tables.length)
})

test('any table is one of those, and in time each of them', () => {
  const random = SeededRandom.from('any')
  const drawn = new Set(Array.from({ length: 1000 }, () => JSON.stringify(anyTable(pebbles, random))))
  expect([...drawn].toSorted()).toEqual(
    everyTable(pebbles)
      .map((table) => JSON.stringify(table))
      .toSorted(),
  )
  expect(countTables(pebbles)).toBe(2 * 2 * 2 * 3)
})

test('one screen changes what is wished where several share it, and only there', () => {
  const about = { oneScreen: { pool: 5 } }
  expect(wishedAtScreen(about, { die: false, pool: 20 }, 2)).toEqual({ die: false, pool: 5 })
  expect(wishedAtScreen(about, { pool: 20 }, 1)).toEqual({ pool: 20 })
  expect(wishedAtScreen({}, { pool: 20 }, 2)).toEqual({ pool: 20 })
})
