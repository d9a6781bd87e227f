import Type from 'typebox'
import { expect, test } from 'vitest'
import { SeededRandom } from '#engine/random'
import { fits, kindsOf } from '#engine/schema'
import { Choice, Event, Setup } from '#engine/testing/pebbles-types'
import { sampleOf } from '#engine/testing/sample'

const many = (schema: Parameters<typeof sampleOf>[0]): unknown[] => {
  const random = SeededRandom.from('sample')
  return Array.from({ length: 500 }, () => sampleOf(schema, random))
}

test('samples of choices are of every kind, and nearly all fit', () => {
  const samples = many(Choice) as { readonly kind: string }[]
  expect([...new Set(samples.map(({ kind }) => kind))].toSorted()).toEqual(kindsOf(Choice).toSorted())
  const misfits = samples.filter((sample) => !fits(Choice, sample))
  expect(misfits.length).toBeLessThan(50)
  // A seat that there is not is worth trying.
  expect(misfits).toContainEqual({ kind: 'time-up', seat: 4 })
})

test.each([
  ['events', Event],
  ['set-ups', Setup],
  ['whatever else there is', Type.Tuple([Type.String(), Type.Optional(Type.Boolean()), Type.Null()])],
])('samples of %s fit', (_what, schema) => {
  expect(many(schema).some((sample) => fits(schema, sample))).toBe(true)
})
