import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clone, isJson } from '#engine/json'
import { Match, type MatchRecord } from '#engine/match'
import { parseRecord } from '#engine/record'
import { Refused } from '#engine/refusal'
import { pebbles } from '#engine/testing/pebbles'

/** A match with a bit of everything a record can hold. */
const GOOD: MatchRecord = {
  format: 'ludus-match',
  version: 1,
  game: 'pebbles',
  rules: 4,
  seats: 2,
  options: { short: true },
  seed: 'a good record',
  inputs: [
    { actor: 0, choice: { kind: 'take' } },
    { actor: 0, act: 'undo' },
    { actor: 0, choice: { kind: 'roll' }, dice: [5] },
    { actor: 'clock', choice: { kind: 'time-up', seat: 1 } },
    { actor: 1, act: 'resign' },
  ],
}

test('a record that a match saved is read as it was written', () => {
  const record = Match.load(pebbles, parseRecord(GOOD)).save()
  expect(record).toEqual(GOOD)
  expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(GOOD)
})

test('a record may tell what a server knows of it, and a match that is loaded from it does not keep that', () => {
  const told = {
    ...GOOD,
    names: ['Ann', 'Ben'],
    outcome: { payoffs: [1, 0], reason: 'resigned', rule: 'PB-1' },
    endedAt: 1_700_000_000_000,
    proof: { commitment: 'c', secret: 's', salts: ['', 'salt'] },
  }
  expect(parseRecord(told)).toBe(told)
  expect(Match.load(pebbles, told).save()).toEqual(GOOD)
})

test('a record may end by time', () => {
  const timed = { ...GOOD, inputs: [...GOOD.inputs.slice(0, -1), { actor: 'clock', act: 'flag', seats: [1] } as const] }
  expect(Match.load(pebbles, parseRecord(timed)).outcome).toMatchObject({ payoffs: [1, 0], reason: 'time' })
  const nobody = { ...timed, inputs: [{ actor: 'clock', act: 'flag' }] }
  expect(() => parseRecord(nobody)).toThrow('inputs')
})

test('a record may start from a setup, with dice and without a seed', () => {
  const { options: _options, seed: _seed, ...rest } = GOOD
  const record = { ...rest, setup: { anything: true }, dice: [1, 2, 20] }
  expect(parseRecord(record)).toBe(record)
})

test('a record may tell the dice of each stream', () => {
  const record = {
    ...GOOD,
    dice: { attack: [4, 6, 1], placement: [8] },
    inputs: [{ actor: 0, choice: {}, dice: { 'seat/2': [1], main: [] } }],
  }
  expect(parseRecord(record)).toBe(record)
})

describe('what is not a record', () => {
  const [first] = GOOD.inputs

  test.each([
    ['nothing', null, 'This is not a Ludus match.'],
    ['a text', JSON.stringify(GOOD), 'This is not a Ludus match.'],
    ['a list', [GOOD], 'This is not a Ludus match.'],
    ['a file of something else', { format: 'pgn', version: 1 }, 'This is not a Ludus match.'],
    ['one from a later program', { ...GOOD, version: 2 }, 'version: must be 1.'],
    ['one without a game', { ...GOOD, game: undefined }, 'game: must be string.'],
    ['one without seats', { ...GOOD, seats: 0 }, 'seats: must be >= 1.'],
    ['one without inputs', { ...GOOD, inputs: {} }, 'inputs: must be array.'],
    ['options that are a list', { ...GOOD, options: [] }, 'options: must be object.'],
    ['a seed that is a number', { ...GOOD, seed: 7 }, 'seed: must be string.'],
    ['a die without pips', { ...GOOD, dice: [3, 0] }, 'dice[1]: must be >= 1.'],
    ['a die of a stream without pips', { ...GOOD, dice: { attack: [3, 0] } }, 'dice.attack[1]: must be >= 1.'],
    ['a stream without a name', { ...GOOD, dice: { '': [3] } }, 'dice.: is not known here.'],
    ['a field that is not known', { ...GOOD, winner: 0 }, 'winner: is not known here.'],
    ['a name too few', { ...GOOD, names: ['Ann'] }, 'names: there must be one for each seat.'],
    ['a name that is none', { ...GOOD, names: ['Ann', null] }, 'names[1]: must be string.'],
    [
      'half an outcome',
      { ...GOOD, outcome: { payoffs: [1, 0] } },
      'outcome: must have required properties reason, rule.',
    ],
    ['an end before all time', { ...GOOD, endedAt: -1 }, 'endedAt: must be >= 0.'],
    [
      'half a proof',
      { ...GOOD, proof: { commitment: 'c', secret: 's' } },
      'proof: must have required properties salts.',
    ],
    [
      'a proof with more',
      { ...GOOD, proof: { commitment: '', secret: '', salts: [], key: '' } },
      'proof.key: is not known here.',
    ],
    [
      'a choice that is a word',
      { ...GOOD, inputs: [first, { actor: 0, choice: 'pass' }] },
      'inputs[1].choice: must be object.',
    ],
    [
      'a seat that is a word',
      { ...GOOD, inputs: [first, { actor: '0', choice: { kind: 'pass' } }] },
      'inputs[1].actor: must be the number of a seat or "clock".',
    ],
  ])('%s is refused, and it is said why', (_what, raw, message) => {
    expect(() => parseRecord(raw)).toThrow(new Refused({ code: 'bad-record', message }))
  })

  test.each([
    ['an act that is not known', { actor: 0, act: 'cheat' }],
    ['an actor without a place', { actor: -1, act: 'undo' }],
    ['an actor of another kind', { actor: 'dealer', act: 'undo' }],
    ['two things at once', { actor: 0, choice: {}, act: 'undo' }],
    ['nothing to do', { actor: 0 }],
    ['nobody', { choice: {} }],
  ])('an input with %s is refused, and named', (_what, input) => {
    expect(() => parseRecord({ ...GOOD, inputs: [...GOOD.inputs, input] })).toThrow(/^inputs\[5\]/)
  })
})

test('however a record is spoilt, it is refused or it still is a match: nothing else is thrown', () => {
  /** All places in a value, as paths. */
  const places = (value: unknown): string[][] =>
    typeof value === 'object' && value !== null
      ? [[], ...Object.entries(value).flatMap(([key, part]) => places(part).map((path) => [key, ...path]))]
      : [[]]
  const spoil = (record: unknown, [key, ...path]: readonly string[], junk: unknown): unknown => {
    if (key === undefined) return junk
    const copy = clone(record) as Record<string, unknown>
    copy[key] = spoil(copy[key], path, junk)
    return copy
  }
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(-1, 0, 1, 2, 5, 1e9, 'undo', 'clock', { kind: 'done' }, [1, 2], undefined, NaN),
  )
  let [refused, folded] = [0, 0]
  fc.assert(
    fc.property(fc.constantFrom(...places(GOOD)), junk, (path, value) => {
      try {
        const match = Match.load(pebbles, parseRecord(spoil(GOOD, path, value)))
        expect(isJson(match.state)).toBe(true)
        folded++
      } catch (error) {
        expect(error).toBeInstanceOf(Refused)
        refused++
      }
    }),
    { numRuns: 1000, seed: 1 },
  )
  // Otherwise the property would say little.
  expect(refused).toBeGreaterThan(300)
  expect(folded).toBeGreaterThan(20)
})
