import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game, GameTypes } from '#engine/game'
import { clone, isJson, same } from '#engine/json'
import type { Frozen } from '#engine/frozen'
import { Match, type MatchRecord } from '#engine/match'
import { SeededRandom } from '#engine/random'
import {
  bid,
  bidding,
  DONE,
  move,
  playSome,
  ROLL,
  SETUP,
  snapshot,
  start,
  TAKE,
  way,
  type Way,
} from '#engine/testing/matches'
import { pebbles } from '#engine/testing/pebbles'
import { refusalOf } from '#engine/testing/refusals'
import { braveRats } from '#games/brave-rats/game'

describe('a record', () => {
  test('folds to the very same match, wherever it was saved', () => {
    fc.assert(
      fc.property(way, (some) => {
        const match = playSome(pebbles, some)
        const record = JSON.parse(JSON.stringify(match.save())) as MatchRecord
        expect(snapshot(Match.load(pebbles, record))).toEqual(snapshot(match))
      }),
    )
  })

  test('of BraveRats does so too', () => {
    fc.assert(
      fc.property(way, (some) => {
        const match = playSome(braveRats, { ...some, seats: 2 })
        const record = JSON.parse(JSON.stringify(match.save())) as MatchRecord
        expect(snapshot(Match.load(braveRats, record))).toEqual(snapshot(match))
      }),
    )
  })

  test('follows from the seed and the inputs alone', () => {
    fc.assert(
      fc.property(way, (some) => {
        expect(snapshot(playSome(pebbles, some))).toEqual(snapshot(playSome(pebbles, some)))
      }),
    )
  })

  test('has everything in it to start another program with', () => {
    const match = Match.start(pebbles, { seats: 3, options: { short: true }, seed: 's' })
    match.submit({ actor: 0, choice: DONE })
    expect(match.save()).toEqual({
      format: 'ludus-match',
      version: 1,
      game: 'pebbles',
      rules: 4,
      seats: 3,
      options: { short: true },
      seed: 's',
      inputs: [{ actor: 0, choice: DONE }],
    })
  })

  test('that was saved does not change when the match goes on', () => {
    const match = start()
    const record = match.save()
    match.submit({ actor: 0, choice: DONE })
    expect(record.inputs).toEqual([])
  })

  const good = start().save()
  test.each([
    ['another format', { format: 'chess' }, 'This is not a Ludus match.'],
    ['a later version', { version: 2 }, 'Version 2 of the format is not known here.'],
    ['another game', { game: 'brave-rats' }, 'This is a match of brave-rats, not of pebbles.'],
    ['other rules', { rules: 2 }, 'It was played under version 2 of the rules; here is version 4.'],
    [
      'an input that is not legal',
      {
        inputs: [
          { actor: 0, choice: TAKE },
          { actor: 0, choice: DONE },
          { actor: 0, choice: DONE },
        ],
      },
      'inputs[2]: You cannot do that now.',
    ],
    [
      'an undo of nothing',
      { inputs: [{ actor: 0, act: 'undo' }] },
      'inputs[0]: There is nothing of yours that can still be undone.',
    ],
    [
      'a die too few',
      {
        inputs: [
          { actor: 0, choice: DONE },
          { actor: 1, choice: ROLL },
        ],
      },
      'inputs[1]: A die with 6 sides was rolled, but no more dice were given.',
    ],
  ])('with %s is refused, and it is said why', (_what, change, message) => {
    expect(refusalOf(() => Match.load(pebbles, { ...good, ...change } as MatchRecord))).toEqual({
      code: 'bad-record',
      message,
    })
  })
})

describe('a frozen match', () => {
  /** Freezes a match, takes it through JSON, and lets both play on with the same luck: whether they do the same. */
  function thaws<T extends GameTypes>(game: Game<T>, some: Way, more: number): boolean {
    const match = playSome(game, some)
    const frozen = JSON.parse(JSON.stringify(match.freeze())) as Frozen
    const thawed = Match.thaw(game, { seats: some.seats, seed: some.seed }, frozen, match.inputs)
    const [luck, sameLuck] = [SeededRandom.from('more'), SeededRandom.from('more')]
    const isAlike = (): boolean =>
      same(snapshot(thawed), snapshot(match)) && same(thawed.freeze(), match.freeze()) && thawed.plays === match.plays
    for (let made = 0; made < more && isAlike() && !match.outcome; made++)
      if (!same(move(thawed, sameLuck), move(match, luck))) return false
    return isJson(match.freeze()) && isAlike()
  }

  test('is thawed as it was, wherever it was frozen, and goes on as it would have', () => {
    fc.assert(
      fc.property(way, fc.nat(20), (some, more) => {
        expect(thaws(pebbles, some, more)).toBe(true)
      }),
    )
  })

  test('of BraveRats is so too', () => {
    fc.assert(
      fc.property(way, fc.nat(20), (some, more) => {
        expect(thaws(braveRats, { ...some, seats: 2 }, more)).toBe(true)
      }),
    )
  })

  test('keeps what can be undone, and who may', () => {
    const match = start()
    match.submit({ actor: 0, choice: TAKE })
    match.submit({ actor: 0, choice: TAKE })
    const thawed = Match.thaw(pebbles, { seats: 2, setup: SETUP }, match.freeze())
    expect(thawed.undoers).toEqual([0])
    thawed.submit({ actor: 0, act: 'undo' })
    thawed.submit({ actor: 0, act: 'undo' })
    expect(thawed.state).toEqual(start().state)
    expect(thawed.undoers).toEqual([])
  })

  test('keeps told dice, sealed choices and a resignation', () => {
    const dice = start({ dice: [6, 5] })
    expect(
      Match.thaw(pebbles, { seats: 2, setup: SETUP, dice: [6, 5] }, dice.freeze()).submit({ actor: 0, choice: ROLL }),
    ).toEqual([{ kind: 'rolled', rule: 'P-1', seat: 0, face: 6 }])

    const sealed = bidding()
    sealed.submit({ actor: 1, choice: bid('coral') })
    const thawed = Match.thaw(pebbles, { seats: 2, setup: SETUP }, sealed.freeze())
    expect([thawed.sealedBy(0), thawed.sealedBy(1)]).toEqual([undefined, bid('coral')])

    sealed.submit({ actor: 0, act: 'resign' })
    expect(Match.thaw(pebbles, { seats: 2, setup: SETUP }, sealed.freeze()).outcome).toEqual(sealed.outcome)
  })

  test('does not change when the match goes on, nor the match with it', () => {
    const match = bidding()
    const frozen = match.freeze()
    const before = clone(frozen)
    const thawed = Match.thaw(pebbles, { seats: 2, setup: SETUP }, frozen)
    const untouched = snapshot(match)
    for (const seat of [0, 1]) thawed.submit({ actor: seat, choice: bid('coral') })
    expect(frozen).toEqual(before)
    expect(snapshot(match)).toEqual(untouched)
    for (const seat of [0, 1]) match.submit({ actor: seat, choice: bid('coral') })
    expect(frozen).toEqual(before)
  })
})
