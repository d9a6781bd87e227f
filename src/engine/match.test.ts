import { describe, expect, test } from 'vitest'
import type { Actor, Game } from '#engine/game'
import { clone } from '#engine/json'
import { type Input, Match } from '#engine/match'
import { bid, bidding, DONE, rat, READY, SETUP, snapshot, start, TAKE, timeUp } from '#engine/testing/matches'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { refusalOf } from '#engine/testing/refusals'
import { braveRats } from '#games/brave-rats/game'

describe('a start', () => {
  test.each([1, 5, 2.5, NaN])('with %d seats is refused', (seats) => {
    expect(refusalOf(() => start({ seats })).code).toBe('seats')
  })

  test('from both options and a setup is refused', () => {
    expect(refusalOf(() => start({ options: {} })).code).toBe('bad-start')
  })

  test('from options that cannot be is refused', () => {
    expect(refusalOf(() => Match.start(pebbles, { seats: 2, seed: 's', options: { pool: 7 } })).code).toBe('option')
    expect(
      refusalOf(() => Match.start(pebbles, { seats: 2, seed: 's', options: { die: false, short: true } })).code,
    ).toBe('P-E2')
  })

  test('from options that do not go with so many seats is refused', () => {
    const game: Game<Pebbles> = {
      ...pebbles,
      clash: ({ pool }, seats) =>
        pool === 5 && seats === 4 ? { code: 'P-E4', message: 'Too few pebbles.' } : undefined,
    }
    const deal = (seats: number) => Match.start(game, { seats, seed: 's', options: { pool: 5 } })
    expect(deal(3).seats).toBe(3)
    expect(refusalOf(() => deal(4)).code).toBe('P-E4')
  })

  test('from a setup that cannot be is refused, and the place named', () => {
    expect(refusalOf(() => start({ setup: { ...SETUP, pool: -1 } }))).toEqual({
      code: 'illegal-setup',
      message: 'pool: must be >= 0.',
    })
    expect(refusalOf(() => start({ setup: { ...SETUP, rounds: 3 } }))).toEqual({
      code: 'illegal-setup',
      message: 'hands[0]: a stone is needed for each round.',
      rule: 'P-1',
    })
  })

  test('without a seed cannot deal', () => {
    expect(refusalOf(() => Match.start(pebbles, { seats: 2, options: {} })).code).toBe('bad-dice')
  })

  test('tells what the opening told', () => {
    expect(start().opening).toEqual([{ kind: 'dealt', rule: 'P-1', stones: [2, 2] }])
    expect(start().inputs).toEqual([])
  })

  test('is copied: changing what was given changes nothing', () => {
    const setup = clone(SETUP)
    const match = start({ setup })
    const before = snapshot(match)
    setup.hands[0]!.pop()
    setup.pool = 0
    expect(snapshot(match)).toEqual(before)
  })
})

describe('a choice', () => {
  test('is played, and what happened is told', () => {
    const match = start()
    expect(match.submit({ actor: 0, choice: TAKE })).toEqual([{ kind: 'took', rule: 'P-1', seat: 0 }])
    expect(match.view('spectator')).toMatchObject({ viewer: 'spectator', pool: 19, pebbles: [1, 0] })
  })

  test.each([
    ['of a seat that is not asked', 1, DONE, 'P-E3'],
    ['of the other kind', 0, READY, 'P-E3'],
    ['with a field too many', 0, { ...DONE, quickly: true }, 'P-E3'],
    ['that is no choice', 0, null, 'P-E3'],
    ['of the clock about another seat', 'clock', timeUp(1), 'P-E3'],
    ['of nobody here', 2, DONE, 'no-seat'],
    ['of half a seat', 0.5, DONE, 'no-seat'],
    ['of a seat that is a word', '0' as unknown as Actor, DONE, 'no-seat'],
  ] as const)('%s is refused, and the reason can be asked for before', (_what, actor, choice, code) => {
    const match = start()
    expect(match.whyNot(actor, choice)?.code).toBe(code)
    expect(refusalOf(() => match.submit({ actor, choice })).code).toBe(code)
  })

  test('that is offered has no reason against it', () => {
    const match = start()
    for (const choice of match.choices(0)) expect(match.whyNot(0, choice)).toBeUndefined()
  })

  test('that the rules do not mind, but do not offer either, is refused', () => {
    const match = start({}, { ...pebbles, whyNot: () => undefined })
    expect(refusalOf(() => match.submit({ actor: 0, choice: READY })).code).toBe('not-offered')
  })

  test('is copied: changing what was sent changes nothing', () => {
    const match = start()
    const choice = { ...TAKE }
    match.submit({ actor: 0, choice })
    choice.kind = 'roll'
    expect(match.save().inputs).toEqual([{ actor: 0, choice: TAKE }])
  })
})

describe('resigning', () => {
  test('ends the match, and all else is refused', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    expect(match.submit({ actor: 1, act: 'resign' })).toEqual([])
    expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'resigned', rule: 'P-1' })
    expect(match.pending()).toEqual([])
    expect(match.choices(0)).toEqual([])
    expect(match.sealedBy(0)).toBeUndefined()
    expect(match.whyNot(0, bid('coral'))?.code).toBe('P-E1')
    for (const act of ['take-back', 'undo', 'resign'] as const)
      expect(refusalOf(() => match.submit({ actor: 0, act }))).toEqual({
        code: 'P-E1',
        message: 'All pebbles are counted.',
        rule: 'P-1',
      })
    expect(snapshot(Match.load(pebbles, match.save()))).toEqual(snapshot(match))
  })

  test('is not for the clock, nor for who has no seat', () => {
    expect(refusalOf(() => start().submit({ actor: 'clock', act: 'resign' })).code).toBe('no-resigning')
    expect(refusalOf(() => start().submit({ actor: 2, act: 'resign' })).code).toBe('no-seat')
  })

  test('is refused where a game goes on without a seat', () => {
    const { resign: _resign, ...game } = pebbles
    expect(refusalOf(() => start({}, game).submit({ actor: 0, act: 'resign' })).code).toBe('no-resigning')
  })

  describe('for want of time', () => {
    const flag = (...seats: number[]) => ({ actor: 'clock', act: 'flag', seats }) as const

    test('ends the match by time, and the clock alone says so', () => {
      const match = bidding()
      expect(match.submit(flag(1))).toEqual([])
      expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'time', rule: 'P-1' })
      expect(match.pending()).toEqual([])
      expect(snapshot(Match.load(pebbles, match.save()))).toEqual(snapshot(match))
      const byItself = { ...flag(1), actor: 1 } as unknown as Input
      expect(refusalOf(() => start().submit(byItself)).code).toBe('no-resigning')
      expect(refusalOf(() => match.submit(flag(1))).code).toBe('P-E1')
    })

    test.each([
      ['two', 2, [0, 1], [1 / 2, 1 / 2]],
      ['two of three', 3, [0, 2], [1 / 2, 1, 1 / 2]],
      ['the same, named the other way round,', 3, [2, 0], [1 / 2, 1, 1 / 2]],
      ['all of three', 3, [0, 1, 2], [2 / 3, 2 / 3, 2 / 3]],
    ])('of %s at the same moment favours nobody by their place', (_who, seats, flagged, payoffs) => {
      const match = Match.start(pebbles, { seats, seed: 's' })
      match.submit(flag(...flagged))
      expect(match.outcome).toEqual({ payoffs, reason: 'time', rule: 'P-1' })
    })

    test.each([[[]], [[2]], [[0, 0]], [[-1]], [[0.5]]])('is not of the seats %j', (seats) => {
      expect(refusalOf(() => start().submit(flag(...seats))).code).toBe('no-seat')
    })

    test('is refused where a game goes on without a seat', () => {
      const { resign: _resign, ...game } = pebbles
      expect(refusalOf(() => start({}, game).submit(flag(0))).code).toBe('no-resigning')
    })
  })

  test('of BraveRats gives the other clan the match', () => {
    const match = Match.start(braveRats, { seats: 2, seed: 's' })
    match.submit({ actor: 0, act: 'resign' })
    expect(match.outcome).toEqual({ payoffs: [0, 1], reason: 'resigned', rule: 'BR-R50' })
    // All else is refused by the clause that ended it.
    expect(match.whyNot(1, rat('Y7'))).toEqual({ ...braveRats.refusals.over, rule: 'BR-R50' })
  })
})

test('plays counts the changes of the state, undone ones included, and no sealed choice', () => {
  const match = start()
  const counts = [match.plays]
  const submit = (input: Input): void => {
    match.submit(input)
    counts.push(match.plays)
  }
  submit({ actor: 0, choice: TAKE })
  submit({ actor: 0, act: 'undo' })
  submit({ actor: 0, choice: DONE })
  submit({ actor: 1, choice: DONE })
  submit({ actor: 0, choice: bid('agate') })
  submit({ actor: 0, choice: bid('coral') })
  submit({ actor: 0, act: 'take-back' })
  submit({ actor: 0, choice: bid('coral') })
  submit({ actor: 1, choice: bid('beryl') })
  submit({ actor: 1, act: 'resign' })
  expect(counts).toEqual([0, 1, 2, 3, 4, 4, 4, 4, 4, 5, 5])
})
