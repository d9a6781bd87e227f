import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, changeOf, graft, type Change } from '#engine/change'
import { clone, same } from '#engine/json'

/** Pairs that are mostly alike, as two positions of a game are. */
const leaf = fc.constantFrom(0, 1, 'a', 'b', null, true)
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '__proto__'), tie('json'), { maxKeys: 4 }),
  ),
}))

describe('a change', () => {
  test('leads from any data to any other, through a wire too', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change = changeOf(before, after)
        expect(change === undefined).toBe(same(before, after))
        if (change) expect(same(changed(before, JSON.parse(JSON.stringify(change)) as Change), after)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('leaves what it changes as it was, and shares the rest', () => {
    const before = { hands: [['Y1', 'Y2'], ['A1']], score: { won: [1, 0] } }
    const after = { ...clone(before), hands: [['Y2'], ['A1']] }
    const copy = clone(before)
    const result = changed(before, changeOf(before, after)!) as typeof before
    expect(before).toEqual(copy)
    expect(result).toEqual(after)
    expect(result.score).toBe(before.score)
    expect(result.hands[1]).toBe(before.hands[1])
  })

  test.each([
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ['a field that comes and one that goes', { a: 1 }, { b: [2] }, { b: [[2]], a: [] }],
    ['a card that leaves a hand', ['x', 'y', 'z'], ['x', 'z'], [1, 1, []]],
    ['a list that grows', [1], [1, 2, 3], [1, 0, [2, 3]]],
    ['a place in a list', [{ hp: 3 }, { hp: 4 }], [{ hp: 3 }, { hp: 1 }], { 1: { hp: [1] } }],
    ['another kind of thing', null, { a: 1 }, [{ a: 1 }]],
  ])('is small: %s', (_what, before, after, change) => {
    expect(changeOf(before, after)).toEqual(change)
  })

  test.each<[what: string, before: unknown, change: Change]>([
    ['a list that is none', { a: 1 }, [0, 1, []]],
    ['a run beyond the end', [1], [0, 2, []]],
    ['a place beyond the end', [1], { 1: [2] }],
    ['a field of a number', 7, { a: [1] }],
    ['nothing at all', { a: 1 }, []],
    ['a change that is none', { a: 1 }, { a: 7 as unknown as Change }],
  ])('does not fit %s', (_what, before, change) => {
    expect(() => changed(before, change)).toThrow(/This is not a change of|There is no place/)
  })
})

describe('a graft', () => {
  test('says the same as what it copies, and shares all that is as before', () => {
    fc.assert(
      fc.property(json, json, (before, now) => {
        const copy = clone(now)
        const grafted = graft(before, now)
        expect(same(grafted, now)).toBe(true)
        expect(same(now, copy)).toBe(true)
        if (same(before, now)) expect(grafted).toBe(before)
        else expect(changeOf(before, grafted)).toEqual(changeOf(before, now))
      }),
      { numRuns: 2000 },
    )
  })

  test('keeps no part of what it copies', () => {
    const now = { a: { b: [1] } }
    const grafted = graft({ a: { b: [2] } }, now)
    now.a.b.push(3)
    expect(grafted).toEqual({ a: { b: [1] } })
  })
})
