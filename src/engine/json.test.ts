import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clone, isJson, same } from '#engine/json'

/** Writes and reads it, as a file or a socket would. */
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Plain JSON data, fields called `__proto__` or `constructor` among it. */
const json = fc.jsonValue().map(throughJson)

const isStrictlyEqual = (value: unknown, other: unknown): boolean => {
  try {
    expect(value).toStrictEqual(other)
    return true
  } catch {
    return false
  }
}

/** Reads a text as JSON, so that `__proto__` is a field like any other. */
const read = (text: string): unknown => JSON.parse(text)

/** Every object and array in a value, itself included. */
const parts = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : []

describe('clone', () => {
  test('says the same and shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = clone(value)
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value))
        expect(copy).toStrictEqual(value)
        const originals = new Set(parts(value))
        expect(parts(copy).filter((part) => originals.has(part))).toEqual([])
      }),
    )
  })

  test('copies a field called __proto__ as a field', () => {
    const copy = clone(read('{"__proto__":{"admin":true},"list":[{"__proto__":[1]}]}')) as { admin?: boolean }
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"admin":true},"list":[{"__proto__":[1]}]}')
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
    expect(copy.admin).toBeUndefined()
  })
})

describe('same', () => {
  test('holds between a value and its copy, whatever the order of fields', () => {
    const turn = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map(turn)
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, part]) => [key, turn(part)]),
      )
    }
    fc.assert(
      fc.property(json, (value) => {
        expect(same(value, clone(value))).toBe(true)
        expect(same(value, turn(value))).toBe(true)
      }),
    )
  })

  test('agrees with strict equality on any two values, both ways', () => {
    // Values of few words, so that equal ones and nearly equal ones turn up.
    const { small } = fc.letrec((tie) => ({
      small: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, true, 0, 1, '', '0'),
        fc.array(tie('small'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b', '0', '__proto__', 'constructor'), tie('small'), { maxKeys: 2 }),
      ),
    }))
    const plain = small.map(throughJson)
    fc.assert(
      fc.property(plain, plain, (one, other) => {
        const equal = isStrictlyEqual(one, other)
        expect(same(one, other)).toBe(equal)
        expect(same(other, one)).toBe(equal)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['{"__proto__":{}}', '{}'],
    ['{"__proto__":{}}', '{"a":1}'],
    ['{"__proto__":{"a":1}}', '{"__proto__":{"a":2}}'],
    ['{"constructor":1}', '{}'],
    ['{"a":1}', '{"b":1}'],
    ['{"a":1}', '{"a":1,"b":1}'],
    ['[]', '{}'],
    ['[0]', '{"0":0}'],
    ['[null]', '[]'],
    ['null', '{}'],
    ['null', '0'],
    ['1', '"1"'],
  ])('%s and %s differ', (one, other) => {
    expect(same(read(one), read(other))).toBe(false)
    expect(same(read(other), read(one))).toBe(false)
  })
})

describe('isJson', () => {
  test('holds for all that was read as JSON', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(isJson(value)).toBe(true)
      }),
    )
  })

  test('holds exactly for what writing and reading gives back', () => {
    const anything = fc.anything({
      withBigInt: false, // JSON refuses to write it.
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    })
    fc.assert(
      fc.property(anything, (value) => {
        const text = JSON.stringify(value) as string | undefined
        expect(isJson(value)).toBe(text !== undefined && isStrictlyEqual(JSON.parse(text), value))
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['nothing', undefined],
    ['no number', NaN],
    ['infinity', Infinity],
    ['minus zero', -0],
    ['a big integer', 1n],
    ['a symbol', Symbol('s')],
    ['a function', () => 1],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a hole', Array(1)],
    ['a field without a value', { a: undefined }],
    ['a field named by a symbol', { [Symbol('s')]: 1 }],
    ['no prototype', Object.create(null)],
    ['another prototype', Object.create({ a: 1 })],
    ['a way of its own to be written', { toJSON: () => 1 }],
  ])('does not hold for %s, at any depth', (_what, value) => {
    expect(isJson(value)).toBe(false)
    expect(isJson([1, value])).toBe(false)
    expect(isJson({ a: { b: value } })).toBe(false)
  })

  test('holds for a field called __proto__', () => {
    expect(isJson(read('{"__proto__":{"a":[1]}}'))).toBe(true)
  })
})
