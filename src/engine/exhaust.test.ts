import Type, { type TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { exhaust } from '#engine/exhaust'
import type { Game } from '#engine/game'
import type { Trial } from '#engine/laws'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'

const OPTIONS = { die: true, short: false, pool: 20 }

function* trials(most: number): Generator<Trial<Pebbles>> {
  for (let seed = 0; seed < most; seed++) yield { options: OPTIONS, seats: 3, seed: `${seed}`, mostChoices: 100 }
}

/** A union of objects with one kind more. */
const withKind = (schema: TSchema, kind: string): TSchema =>
  Type.Union([...(schema as Type.TUnion).anyOf, Type.Object({ kind: Type.Literal(kind) })])

const NOTHING = { choices: [], events: [], content: [] }

test('a set of matches shows everything there is in the game', () => {
  expect(exhaust(pebbles, trials(200))).toEqual(NOTHING)
})

test('no more matches are played than it takes', () => {
  let taken = 0
  function* counted(): Generator<Trial<Pebbles>> {
    for (const trial of trials(200)) {
      yield trial
      taken++
    }
  }
  exhaust(pebbles, counted())
  expect(exhaust(pebbles, trials(taken))).toEqual(NOTHING)
  expect(exhaust(pebbles, trials(taken - 1))).not.toEqual(NOTHING)
})

test('what no match has shown is listed', () => {
  expect(exhaust(pebbles, [])).toEqual({
    choices: ['take', 'roll', 'draw', 'done', 'time-up', 'bid', 'ready', 'pass', 'warn', 'watch'],
    events: ['dealt', 'took', 'rolled', 'drew', 'timed-out', 'warned', 'watches', 'revealed'],
    content: ['agate', 'beryl', 'coral', 'diamond'],
  })
})

test('what can never be shown is found out', () => {
  const { setup, choice, event } = pebbles.schemas
  const game: Game<Pebbles> = {
    ...pebbles,
    schemas: { setup, choice: withKind(choice, 'dance'), event: withKind(event, 'danced') },
    content: [...pebbles.content, 'ruby'],
  }
  expect(exhaust(game, trials(50))).toEqual({ choices: ['dance'], events: ['danced'], content: ['ruby'] })
})

test('what the options exclude is found out', () => {
  const withoutDie = [...trials(50)].map((trial) => ({ ...trial, options: { ...OPTIONS, die: false } }))
  expect(exhaust(pebbles, withoutDie)).toEqual({ choices: ['roll'], events: ['rolled'], content: [] })
})

test('the matches are played under all laws', () => {
  expect(() => exhaust({ ...pebbles, pending: () => [] }, trials(50))).toThrow('broke a law: someone can always act')
})
