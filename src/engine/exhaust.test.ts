import Type, { type TSchema } from 'typebox'
import { expect, test } from 'vitest'
import { type Effects, exhaust } from '#engine/exhaust'
import type { Game } from '#engine/game'
import type { Trial } from '#engine/laws'
import { pebbles } from '#engine/testing/pebbles'
import { FACE_DOWN, type Pebbles } from '#engine/testing/pebbles-types'

const OPTIONS = { die: true, short: false, pool: 20 }

function* trials(most: number): Generator<Trial<Pebbles>> {
  for (let seed = 0; seed < most; seed++) yield { options: OPTIONS, seats: 3, seed: `${seed}`, mostChoices: 100 }
}

/** A union of objects with one kind more. */
const withKind = (schema: TSchema, kind: string): TSchema =>
  Type.Union([...(schema as Type.TUnion).anyOf, Type.Object({ kind: Type.Literal(kind) })])

/** A stone that is drawn is in the hand then. */
const effects: Effects<Pebbles> = {
  drew: (before, { seat, stone }, { hands }) =>
    stone !== FACE_DOWN && hands[seat]!.length > before.hands[seat]!.length && hands[seat]!.includes(stone)
      ? [stone]
      : [],
}

const NOTHING = { choices: [], events: [], content: [] }

test('a set of matches shows everything there is in the game', () => {
  expect(exhaust(pebbles, effects, trials(200))).toEqual(NOTHING)
})

test('no more matches are played than it takes', () => {
  let taken = 0
  function* counted(): Generator<Trial<Pebbles>> {
    for (const trial of trials(200)) {
      yield trial
      taken++
    }
  }
  exhaust(pebbles, effects, counted())
  expect(exhaust(pebbles, effects, trials(taken))).toEqual(NOTHING)
  expect(exhaust(pebbles, effects, trials(taken - 1))).not.toEqual(NOTHING)
})

test('what no match has shown is listed', () => {
  expect(exhaust(pebbles, effects, [])).toEqual({
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
  expect(exhaust(game, effects, trials(50))).toEqual({ choices: ['dance'], events: ['danced'], content: ['ruby'] })
})

test('what the options exclude is found out', () => {
  const withoutDie = [...trials(50)].map((trial) => ({ ...trial, options: { ...OPTIONS, die: false } }))
  expect(exhaust(pebbles, effects, withoutDie)).toEqual({ choices: ['roll'], events: ['rolled'], content: [] })
})

test('the matches are played under all laws', () => {
  expect(() => exhaust({ ...pebbles, pending: () => [] }, effects, trials(50))).toThrow(
    'broke a law: someone can always act',
  )
})

test('a piece of content that is named, but does nothing, is found out', () => {
  const game: Game<Pebbles> = {
    ...pebbles,
    play(state, actor, choice, table) {
      // Beryl slips through one's fingers, whatever is said.
      const tell = (event: Pebbles['Event']): void => {
        if (event.kind === 'drew' && event.stone === 'beryl') state.deck.unshift(state.hands[event.seat]!.pop()!)
        table.tell?.(event)
      }
      pebbles.play(state, actor, choice, { random: table.random, tell })
    },
  }
  expect(exhaust(game, effects, trials(50))).toEqual({ choices: [], events: [], content: ['beryl'] })
})

test('what is told in the opening has no state before it, and counts for nothing', () => {
  const game: Game<Pebbles> = {
    ...pebbles,
    begin(setup, table) {
      const state = pebbles.begin(setup, table)
      for (const [seat, [stone]] of state.hands.entries())
        table.tell?.({ kind: 'drew', rule: 'P-1', seat, stone: stone! })
      return state
    },
    choices: (view, actor) => pebbles.choices(view, actor).filter(({ kind }) => kind !== 'draw'),
    whyNot: (view, actor, choice) =>
      pebbles.whyNot(view, actor, choice) ??
      ((choice as { kind: string }).kind === 'draw' ? { code: 'P-E4', message: 'Not today.' } : undefined),
  }
  expect(exhaust(game, effects, trials(20)).content).toEqual(pebbles.content)
})
