import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { fits, kindsOf, misfit } from '#engine/schema'
import { pebbles } from '#engine/testing/pebbles'

const Hand = Type.Array(Type.Enum(['agate', 'beryl']), { maxItems: 2 })
const Table = Type.Object(
  {
    hands: Type.Array(Hand),
    round: Type.Integer({ minimum: 1 }),
    first: Type.Literal('north'),
    note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
const GOOD = { hands: [['agate'], ['beryl', 'beryl']], round: 1, first: 'north' }

describe('a value', () => {
  test('that fits has no misfit', () => {
    expect(fits(Table, GOOD)).toBe(true)
    expect(misfit(Table, GOOD)).toBeUndefined()
    expect(misfit(Table, { ...GOOD, note: 'cold' })).toBeUndefined()
  })

  test.each([
    ['a wrong word', { ...GOOD, hands: [[], ['agate', 'coral']] }, 'hands[1][1]: must be "agate" or "beryl".'],
    ['a wrong constant', { ...GOOD, first: 'south' }, 'first: must be "north".'],
    ['a wrong type', { ...GOOD, round: 'one' }, 'round: must be integer.'],
    ['too little', { ...GOOD, round: 0 }, 'round: must be >= 1.'],
    ['too many', { ...GOOD, hands: [['agate', 'agate', 'agate']] }, 'hands[0]: must not have more than 2 items.'],
    ['a field that is not known', { ...GOOD, cheat: true }, 'cheat: is not known here.'],
    ['a field that is missing', { hands: [], round: 1 }, 'must have required properties first.'],
    ['something else altogether', null, 'must be object.'],
  ])('%s is named with its place', (_what, value, words) => {
    expect(fits(Table, value)).toBe(false)
    expect(misfit(Table, value)).toBe(words)
  })

  const Move = Type.Union([
    Type.Object({ kind: Type.Literal('pass') }, { additionalProperties: false }),
    Type.Object({ kind: Type.Literal('go'), steps: Type.Integer({ maximum: 3 }) }, { additionalProperties: false }),
  ])
  test.each([
    ['what is meant', { kind: 'go', steps: 4 }, 'steps: must be <= 3.'],
    ['what is meant, if something is missing', { kind: 'go' }, 'must have required properties steps.'],
    ['what could be meant', { kind: 'fly', steps: 4 }, 'kind: must be "pass" or "go".'],
    ['what is there at all', {}, 'must have required properties kind.'],
  ])('of several kinds is judged by %s', (_what, value, words) => {
    expect(misfit(Move, value)).toBe(words)
  })

  test.each([
    [[3, 0], 'dice[1]: must be >= 1.'],
    [{ attack: 0 }, 'dice.attack: must be >= 1.'],
    [{ 'seat/2': 0 }, 'dice.seat/2: must be >= 1.'],
    ['six', 'dice: must be array.'],
  ])('of several types is judged by its own: %j', (dice, words) => {
    const Die = Type.Integer({ minimum: 1 })
    const Told = Type.Object({ dice: Type.Union([Type.Array(Die), Type.Record(Type.String(), Die)]) })
    expect(misfit(Told, { dice })).toBe(words)
  })

  test('of several kinds is judged so wherever it stands', () => {
    const Moves = Type.Object({ moves: Type.Array(Move) })
    expect(misfit(Moves, { moves: [{ kind: 'pass' }, { kind: 'go', steps: 4 }] })).toBe('moves[1].steps: must be <= 3.')
    expect(misfit(Moves, { moves: [{ kind: 'fly' }] })).toBe('moves[0].kind: must be "pass".')
  })

  test('that may be one of several things is told all of them, where they have a name', () => {
    const Actor = Type.Union([Type.Integer(), Type.Literal('clock')], { title: 'a seat or "clock"' })
    expect(misfit(Type.Object({ actor: Actor }), { actor: '0' })).toBe('actor: must be a seat or "clock".')
  })

  test('with a very long name does not make a very long message', () => {
    expect(misfit(Table, { ...GOOD, ['x'.repeat(10_000)]: 1 })!.length).toBeLessThan(300)
  })
})

test('the kinds of a union are listed, and of a single object too', () => {
  expect(kindsOf(pebbles.schemas.choice)).toEqual([
    'take',
    'roll',
    'draw',
    'done',
    'time-up',
    'bid',
    'ready',
    'pass',
    'warn',
    'watch',
  ])
  expect(kindsOf(Type.Object({ kind: Type.Literal('pass') }))).toEqual(['pass'])
})
