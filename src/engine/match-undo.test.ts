import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '#engine/game'
import { clone } from '#engine/json'
import { Match } from '#engine/match'
import { SeededRandom } from '#engine/random'
import {
  bid,
  bidding,
  DONE,
  DRAW,
  move,
  PASS,
  rat,
  READY,
  readying,
  ROLL,
  start,
  TAKE,
  timeUp,
  watch,
  way,
} from '#engine/testing/matches'
import { pebbles } from '#engine/testing/pebbles'
import type { Pebbles } from '#engine/testing/pebbles-types'
import { refusalOf } from '#engine/testing/refusals'
import { braveRats } from '#games/brave-rats/game'

/** Pebbles where all but the first seat say in secret that they are ready. */
const SHY: Game<Pebbles> = {
  ...pebbles,
  pending: (view) =>
    pebbles
      .pending(view)
      .map((decision) =>
        decision.kind === 'ready' && decision.actor !== 0 ? { ...decision, sealed: true } : decision,
      ),
}

describe('undo', () => {
  test('goes back one choice at a time, as far as the seat has acted alone', () => {
    const match = start()
    const states = [clone(match.state)]
    for (const choice of [TAKE, TAKE, DONE]) {
      match.submit({ actor: 0, choice })
      states.push(clone(match.state))
    }
    for (const before of states.slice(0, -1).toReversed()) {
      expect(match.undoers).toEqual([0])
      expect(match.submit({ actor: 0, act: 'undo' })).toEqual([])
      expect(match.state).toEqual(before)
    }
    expect(match.undoers).toEqual([])
    expect(refusalOf(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
  })

  test('is for the seat that acted last', () => {
    const match = start()
    match.submit({ actor: 0, choice: DONE })
    expect(refusalOf(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('nothing-to-undo')
    match.submit({ actor: 1, choice: TAKE })
    expect(match.undoers).toEqual([1])
    expect(refusalOf(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
    match.submit({ actor: 1, act: 'undo' })
    expect(match.undoers).toEqual([])
  })

  test.each([
    ['a die was rolled', { actor: 0, choice: ROLL, dice: [3] }],
    ['something hidden was shown', { actor: 0, choice: DRAW }],
    ['the clock acted', { actor: 'clock', choice: timeUp(0) }],
  ] as const)('ends where %s', (_what, input) => {
    const match = start()
    match.submit({ actor: 0, choice: TAKE })
    match.submit(input)
    expect(refusalOf(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
  })

  test('ends where sealed choices were turned up', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 1, choice: bid('beryl') })
    expect(match.undoers).toEqual([])
  })

  test("takes a seat's own sealed choice back with it", () => {
    const match = bidding()
    match.submit({ actor: 1, choice: bid('beryl') })
    match.submit({ actor: 1, act: 'undo' })
    expect(match.sealedBy(1)).toBeUndefined()
    expect(match.choices(1)).toContainEqual(DONE)
  })

  test('ends where another seat has locked in', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    expect(refusalOf(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('nothing-to-undo')
  })

  test('ends where another seat has taken back', () => {
    const match = readying(SHY)
    match.submit({ actor: 1, choice: READY })
    match.submit({ actor: 0, choice: READY })
    expect(match.undoers).toEqual([0])
    match.submit({ actor: 1, act: 'take-back' })
    expect(match.undoers).toEqual([])
    expect(match.sealedBy(1)).toBeUndefined()
  })

  test('leaves alone what another seat had locked in before', () => {
    const match = readying(SHY)
    match.submit({ actor: 1, choice: READY })
    match.submit({ actor: 0, choice: READY })
    expect(match.sealedBy(1)).toEqual(READY)
    match.submit({ actor: 0, act: 'undo' })
    expect(match.sealedBy(1)).toEqual(READY)
  })

  test('gives told dice back to whoever told them', () => {
    const match = start()
    match.submit({ actor: 0, choice: TAKE, dice: [2] })
    match.submit({ actor: 0, act: 'undo' })
    expect(refusalOf(() => match.submit({ actor: 0, choice: ROLL })).code).toBe('bad-dice')
  })

  test('is there for nobody once the match is over', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 1, choice: bid('beryl') })
    match.submit({ actor: 0, choice: READY })
    match.submit({ actor: 1, choice: READY })
    expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'most pebbles', rule: 'P-1' })
    expect(match.undoers).toEqual([])
    expect(refusalOf(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('P-E1')
  })

  test('is there for nobody where what is chosen stands', () => {
    const match = start({}, { ...pebbles, isFinal: true })
    match.submit({ actor: 0, choice: TAKE })
    expect(match.undoers).toEqual([])
    expect(refusalOf(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
  })

  test('ends where someone is asked in secret, before the answer and after it', () => {
    const match = start()
    match.submit({ actor: 0, choice: watch(true) })
    match.submit({ actor: 0, choice: DONE })
    match.submit({ actor: 1, choice: TAKE })
    expect(match.undoers).toEqual([1])
    match.submit({ actor: 1, choice: DONE })
    expect(match.pending()).toEqual([{ actor: 0, kind: 'watch', secret: true, brief: true, decision: 3 }])
    expect(match.undoers).toEqual([])
    match.submit({ actor: 0, choice: PASS })
    expect(match.undoers).toEqual([])
  })

  test('is not for the spied-on seat of BraveRats: its card was shown', () => {
    const match = Match.start(braveRats, { seats: 2, setup: { spySeat: 0 } })
    match.submit({ actor: 1, choice: { kind: 'choose-first', card: 'A3' } })
    expect(refusalOf(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('BR-E05')
  })
})

describe('the number of a question', () => {
  const numbers = (match: Match<Pebbles>): unknown[] => match.pending().map(({ actor, decision }) => [actor, decision])

  test('may be named by the answer, and is then the right one', () => {
    const match = start()
    expect(numbers(match)).toEqual([
      [0, 0],
      ['clock', 0],
    ])
    match.submit({ actor: 0, choice: TAKE }, 0)
    expect(refusalOf(() => match.submit({ actor: 0, choice: TAKE }, 0)).code).toBe('stale')
    expect(match.whyNot(0, TAKE, 0)?.code).toBe('stale')
    expect(refusalOf(() => match.submit({ actor: 0, act: 'undo' }, 0)).code).toBe('stale')
    match.submit({ actor: 0, choice: TAKE }, 1)
    expect(match.state.pebbles).toEqual([2, 0])
  })

  test('that another seat is asked is not closed, but not for whoever is not asked', () => {
    const match = start()
    match.submit({ actor: 0, choice: TAKE })
    expect(match.whyNot(1, DONE, 1)?.code).toBe('P-E3')
    expect(match.whyNot(1, DONE, 0)?.code).toBe('P-E3')
    expect(match.whyNot(1, DONE, 7)?.code).toBe('stale')
    match.submit({ actor: 'clock', choice: timeUp(0) }, 0)
    expect(match.whyNot(0, DONE, 1)?.code).toBe('stale')
    expect(match.whyNot(0, DONE, 2)?.code).toBe('P-E3')
  })

  test('stays while another moves, and the question with it', () => {
    const match = readying()
    const [first, second, third] = match.pending()
    match.submit({ actor: 1, choice: READY })
    expect(match.pending()).toEqual([first, third])
    match.submit({ actor: 1, act: 'undo' })
    expect(match.pending()).toEqual([first, { ...second, decision: expect.any(Number) }, third])
    expect(refusalOf(() => match.submit({ actor: 1, choice: READY }, second!.decision)).code).toBe('stale')
    match.submit({ actor: 2, choice: READY }, third!.decision)
  })

  test('changes with the choices: the clock of the next turn is asked anew', () => {
    const match = start()
    match.submit({ actor: 0, choice: TAKE })
    expect(numbers(match)).toEqual([
      [0, 1],
      ['clock', 0],
    ])
    match.submit({ actor: 0, choice: DONE })
    expect(numbers(match)).toEqual([
      [1, 2],
      ['clock', 2],
    ])
  })

  test('of BraveRats changes with the round', () => {
    const match = Match.start(braveRats, { seats: 2, setup: {} })
    match.submit({ actor: 0, choice: rat('Y6') }, 0)
    match.submit({ actor: 1, choice: rat('A6') }, 0)
    expect(refusalOf(() => match.submit({ actor: 0, choice: rat('Y7') }, 0)).code).toBe('BR-E10')
  })

  test('never stands for two questions, undone ones included', () => {
    fc.assert(
      fc.property(way, ({ seats, seed, moves }) => {
        const match = Match.start(pebbles, { seats, seed })
        const luck = SeededRandom.from(`${seed}/luck`)
        const questions = new Map<string, unknown>()
        for (let made = 0; made < moves && !match.outcome; made++) {
          const [undoer] = match.undoers
          const undoes = undoer !== undefined && luck.below(2) === 0
          if (undoes) match.submit({ actor: undoer, act: 'undo' })
          else move(match, luck)
          for (const { actor, kind, decision } of match.pending()) {
            const name = `${actor} ${decision}`
            const question = { kind, choices: match.choices(actor) }
            if (undoes && actor === undoer) expect(questions.has(name)).toBe(false)
            expect(questions.get(name) ?? question).toEqual(question)
            questions.set(name, question)
          }
        }
      }),
    )
  })
})
