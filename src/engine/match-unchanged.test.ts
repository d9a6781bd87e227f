import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Actor, Game, GameTypes } from '#engine/game'
import { isJson } from '#engine/json'
import { type Input, Match } from '#engine/match'
import { SeededRandom } from '#engine/random'
import { Refused } from '#engine/refusal'
import {
  bid,
  DONE,
  DRAW,
  move,
  PASS,
  playSome,
  READY,
  ROLL,
  snapshot,
  start,
  TAKE,
  timeUp,
  watch,
  way,
} from '#engine/testing/matches'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { braveRats } from '#games/brave-rats/game'

describe('nothing has changed', () => {
  test('after a bug in the rules, the dice included', () => {
    let bugs = 1
    const game: Game<Pebbles> = {
      ...pebbles,
      play(state, actor, choice, table) {
        pebbles.play(state, actor, choice, table)
        if (choice.kind === 'roll' && bugs-- > 0) throw new TypeError('a bug')
      },
    }
    const [match, twin] = [start({ seed: 'bug' }, game), start({ seed: 'bug' })]
    match.submit({ actor: 0, choice: TAKE })
    const before = snapshot(match)
    expect(() => match.submit({ actor: 0, choice: ROLL })).toThrow(new TypeError('a bug'))
    expect(snapshot(match)).toEqual(before)
    expect(match.submit({ actor: 0, choice: ROLL })).toEqual(twin.submit({ actor: 0, choice: ROLL }))
  })

  test('after a bug in the rules, also in a record that is loaded', () => {
    const record = start().save()
    const broken: Game<Pebbles> = {
      ...pebbles,
      play() {
        throw new TypeError('a bug')
      },
    }
    expect(() => Match.load(broken, { ...record, inputs: [{ actor: 0, choice: DONE }] })).toThrow(
      new TypeError('a bug'),
    )
  })

  const actor = fc.constantFrom<Actor>(0, 1, 2, 3, -1, 0.5, 99, 'clock')
  const choice = fc.oneof(
    fc.constantFrom<unknown>(
      TAKE,
      ROLL,
      DRAW,
      DONE,
      READY,
      bid('agate'),
      bid('beryl'),
      bid('coral'),
      timeUp(0),
      timeUp(1),
      PASS,
      watch(true),
      watch(false),
    ),
    fc.jsonValue(),
  )
  const junk = fc.oneof(
    fc.record({ actor, choice }),
    fc.record({ actor, choice, dice: fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 3 }) }),
    fc.record({ actor, act: fc.constantFrom('take-back', 'undo', 'resign') }),
  ) as fc.Arbitrary<Input>
  const tries = fc.array(fc.tuple(junk, fc.option(fc.nat(20), { nil: undefined })), { minLength: 10, maxLength: 30 })

  /** Plays a match and sends it junk before each move; gives back how often that was refused. */
  function bombard<T extends GameTypes>(
    match: Match<T>,
    sent: readonly (readonly [Input, number | undefined])[],
  ): number {
    const luck = SeededRandom.from('bombard')
    let refusals = 0
    const attempt = (work: () => unknown): void => {
      const before = snapshot(match)
      try {
        work()
      } catch (error) {
        expect(error).toBeInstanceOf(Refused)
        expect(snapshot(match)).toEqual(before)
        refusals++
      }
    }
    for (const [input, decision] of sent) {
      attempt(() => match.submit(input, decision))
      // Dice that were told before may not fit what is rolled now.
      if (!match.outcome) attempt(() => move(match, luck))
    }
    return refusals
  }

  test('after any refusal, and what was accepted can be loaded', () => {
    let refusals = 0
    fc.assert(
      fc.property(way, tries, ({ seats, seed }, inputs) => {
        const match = Match.start(pebbles, { seats, seed })
        refusals += bombard(match, inputs)
        expect(isJson(match.save())).toBe(true)
        expect(snapshot(Match.load(pebbles, match.save()))).toEqual(snapshot(match))
      }),
      { numRuns: 300, seed: 1 },
    )
    // Otherwise the property would say little.
    expect(refusals).toBeGreaterThan(1000)
  })

  test('after any refusal of BraveRats', () => {
    fc.assert(
      fc.property(fc.string(), tries, (seed, inputs) => {
        expect(bombard(Match.start(braveRats, { seats: 2, seed }), inputs)).toBeGreaterThan(0)
      }),
    )
  })

  test('after any question', () => {
    fc.assert(
      fc.property(way, choice, actor, (some, anything, asker) => {
        const match = playSome(pebbles, some)
        const before = snapshot(match)
        match.whyNot(asker, anything)
        match.choices(asker)
        match.pending()
        match.view('spectator')
        match.view(0)
        expect(snapshot(match)).toEqual(before)
      }),
    )
  })
})
