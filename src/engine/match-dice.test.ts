import { describe, expect, test } from 'vitest'
import { Match, type Start } from '#engine/match'
import { bid, bidding, DONE, READY, ROLL, snapshot, start, TAKE } from '#engine/testing/matches'
import { pebbles } from '#engine/testing/pebbles'
import { refusalOf } from '#engine/testing/refusals'

describe('told dice', () => {
  test('with the start fall first, then those of the seed', () => {
    const rolled = (more: Partial<Start>): unknown[] => {
      const match = start(more)
      return [0, 1].map((actor) => match.submit({ actor, choice: ROLL })[0])
    }
    const [, second] = rolled({ seed: 'dice', dice: [6] })
    const [first] = rolled({ seed: 'dice' })
    expect(rolled({ dice: [6, 2] })).toMatchObject([{ face: 6 }, { face: 2 }])
    expect(rolled({ seed: 'dice', dice: [6] })).toMatchObject([{ face: 6 }, {}])
    expect((second as { face: number }).face).toBe((first as { face: number }).face)
  })

  test('with an input fall after those that are left', () => {
    const match = start({ dice: [5] })
    match.submit({ actor: 0, choice: TAKE, dice: [4] })
    expect(match.submit({ actor: 0, choice: ROLL })).toMatchObject([{ face: 5 }])
    expect(match.submit({ actor: 1, choice: ROLL, dice: [] })).toMatchObject([{ face: 4 }])
    expect(match.save()).toMatchObject({ dice: [5], inputs: [{ dice: [4] }, {}, { dice: [] }] })
  })

  test.each([
    ['too few', [], 'A die with 6 sides was rolled, but no more dice were given.'],
    ['impossible', [7], 'A die with 6 sides was rolled; it cannot show 7.'],
  ])('that are %s are refused, and nothing has changed', (_what, dice, message) => {
    const match = start()
    match.submit({ actor: 0, choice: TAKE })
    const before = snapshot(match)
    expect(refusalOf(() => match.submit({ actor: 0, choice: ROLL, dice }))).toEqual({ code: 'bad-dice', message })
    expect(snapshot(match)).toEqual(before)
    expect(match.submit({ actor: 0, choice: ROLL, dice: [3] })).toMatchObject([{ face: 3 }])
  })

  test('that do not fit the deal are refused', () => {
    expect(refusalOf(() => Match.start(pebbles, { seats: 2, options: {}, dice: [99] }))).toEqual({
      code: 'bad-dice',
      message: 'A die with 16 sides was rolled; it cannot show 99.',
    })
  })

  test('cannot come before the last sealed choice is in', () => {
    const match = bidding()
    const before = snapshot(match)
    expect(refusalOf(() => match.submit({ actor: 0, choice: bid('coral'), dice: [1] })).code).toBe('bad-dice')
    expect(snapshot(match)).toEqual(before)
  })

  test('that are left over at the end are refused, and nothing has changed', () => {
    const match = start({ dice: [2, 4, 6] })
    match.submit({ actor: 0, choice: ROLL })
    match.submit({ actor: 1, choice: DONE })
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 1, choice: bid('beryl') })
    match.submit({ actor: 0, choice: READY })
    const before = snapshot(match)
    expect(refusalOf(() => match.submit({ actor: 1, choice: READY }))).toEqual({
      code: 'dice-left',
      message: 'With this the match is over, but dice are left: 4, 6.',
    })
    expect(snapshot(match)).toEqual(before)
    expect(match.outcome).toBeUndefined()
  })
})
