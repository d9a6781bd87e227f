import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Actor, Game, GameTypes } from '#engine/game'
import { clone, isJson, same } from '#engine/json'
import { type Frozen, type Input, Match, type MatchRecord, type Start } from '#engine/match'
import { pick, type Random, SeededRandom } from '#engine/random'
import { type Refusal, Refused } from '#engine/refusal'
import { todo } from '#engine/steps'
import { type Pebbles, pebbles } from '#engine/testing/pebbles'
import { braveRats } from '#games/brave-rats/game'

const SETUP = {
  die: true,
  rounds: 1,
  pool: 20,
  hands: [
    ['agate', 'coral'],
    ['beryl', 'coral'],
  ],
  deck: ['diamond', 'agate'],
}

const start = (more: Partial<Start> = {}, game: Game<Pebbles> = pebbles): Match<Pebbles> =>
  Match.start(game, { seats: 2, setup: SETUP, ...more })

const TAKE = { kind: 'take' }
const ROLL = { kind: 'roll' }
const DRAW = { kind: 'draw' }
const DONE = { kind: 'done' }
const READY = { kind: 'ready' }
const timeUp = (seat: number) => ({ kind: 'time-up', seat })
const bid = (stone: string) => ({ kind: 'bid', stone })
const rat = (card: string) => ({ kind: 'choose-card', card })

/** Both turns are over; all are to bid. */
function bidding(game: Game<Pebbles> = pebbles): Match<Pebbles> {
  const match = start({}, game)
  match.submit({ actor: 0, choice: DONE })
  match.submit({ actor: 1, choice: DONE })
  return match
}

/** The bids of three seats are turned up; all are to say that they are ready. */
function readying(game: Game<Pebbles> = pebbles): Match<Pebbles> {
  const match = Match.start(game, { seats: 3, seed: 'ready' })
  for (const seat of [0, 1, 2]) match.submit({ actor: seat, choice: DONE })
  for (const seat of [0, 1, 2]) match.submit({ actor: seat, choice: match.choices(seat)[0] })
  return match
}

/** Why something was refused; fails if it was not. */
function refused(act: () => unknown): Refusal {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
  throw new Error('It was not refused.')
}

/** All that can be known of a match. */
const snapshot = <T extends GameTypes>(match: Match<T>): unknown =>
  clone({
    record: match.save(),
    state: match.state,
    pending: match.pending(),
    sealed: [0, 1, 2, 3, 'clock' as const].map((actor) => match.sealedBy(actor) ?? null),
    canUndo: match.canUndo ?? null,
    outcome: match.outcome ?? null,
  })

/** Makes one of the possible inputs, now and then a take-back or an undo. */
function move<T extends GameTypes>(match: Match<T>, luck: Random): readonly T['Event'][] {
  const { actor, decision, locked } = pick(luck, match.pending())
  if (locked && luck.below(2) === 0) return match.submit({ actor, act: 'take-back' }, decision)
  if (match.canUndo !== undefined && luck.below(3) === 0) return match.submit({ actor: match.canUndo, act: 'undo' })
  return match.submit({ actor, choice: pick(luck, match.choices(actor)) }, decision)
}

/** Plays some way into a match of either game. */
function playSome<T extends GameTypes>(game: Game<T>, { seats, seed, moves }: Way): Match<T> {
  const match = Match.start(game, { seats, seed })
  const luck = SeededRandom.from(`${seed}/luck`)
  for (let made = 0; made < moves && !match.outcome; made++) move(match, luck)
  return match
}

interface Way {
  readonly seats: number
  readonly seed: string
  readonly moves: number
}
const way = fc.record({ seats: fc.constantFrom(2, 3, 4), seed: fc.string(), moves: fc.nat(40) })

describe('a start', () => {
  test.each([1, 5, 2.5, NaN])('with %d seats is refused', (seats) => {
    expect(refused(() => start({ seats })).code).toBe('seats')
  })

  test('from both options and a setup is refused', () => {
    expect(refused(() => start({ options: {} })).code).toBe('bad-start')
  })

  test('from options that cannot be is refused', () => {
    expect(refused(() => Match.start(pebbles, { seats: 2, seed: 's', options: { pool: 7 } })).code).toBe('option')
    expect(
      refused(() => Match.start(pebbles, { seats: 2, seed: 's', options: { die: false, short: true } })).code,
    ).toBe('P-E2')
  })

  test('from a setup that cannot be is refused, and the place named', () => {
    expect(refused(() => start({ setup: { ...SETUP, pool: -1 } }))).toEqual({
      code: 'illegal-setup',
      message: 'pool: must be >= 0.',
    })
    expect(refused(() => start({ setup: { ...SETUP, rounds: 3 } }))).toEqual({
      code: 'illegal-setup',
      message: 'hands[0]: a stone is needed for each round.',
      rule: 'P-1',
    })
  })

  test('without a seed cannot deal', () => {
    expect(refused(() => Match.start(pebbles, { seats: 2, options: {} })).code).toBe('bad-dice')
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
    expect(refused(() => match.submit({ actor, choice })).code).toBe(code)
  })

  test('that is offered has no reason against it', () => {
    const match = start()
    for (const choice of match.choices(0)) expect(match.whyNot(0, choice)).toBeUndefined()
  })

  test('that the rules do not mind, but do not offer either, is refused', () => {
    const match = start({}, { ...pebbles, whyNot: () => undefined })
    expect(refused(() => match.submit({ actor: 0, choice: READY })).code).toBe('not-offered')
  })

  test('is copied: changing what was sent changes nothing', () => {
    const match = start()
    const choice = { ...TAKE }
    match.submit({ actor: 0, choice })
    choice.kind = 'roll'
    expect(match.save().inputs).toEqual([{ actor: 0, choice: TAKE }])
  })
})

describe('a sealed choice', () => {
  test('locks its seat in, and shows nobody what it is', () => {
    const match = bidding()
    const before = clone([match.view(0), match.view(1), match.view('spectator')])
    expect(match.submit({ actor: 0, choice: bid('coral') })).toEqual([])
    expect(match.pending()).toEqual([
      { actor: 0, kind: 'bid', sealed: true, decision: 2, locked: true },
      { actor: 1, kind: 'bid', sealed: true, decision: 2 },
    ])
    expect([match.view(0), match.view(1), match.view('spectator')]).toEqual(before)
    expect(match.sealedBy(0)).toEqual(bid('coral'))
    expect(match.sealedBy(1)).toBeUndefined()
  })

  test('can be exchanged until the last is in', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') }, 2)
    match.submit({ actor: 0, choice: bid('agate') }, 2)
    expect(match.submit({ actor: 1, choice: bid('coral') }, 2)).toMatchObject([
      { kind: 'revealed', bids: ['agate', 'coral'] },
    ])
  })

  test('can be taken back until the last is in', () => {
    const match = bidding()
    const before = match.pending()
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 0, act: 'take-back' })
    expect(match.pending()).toEqual(before)
    expect(match.submit({ actor: 1, choice: bid('coral') })).toEqual([])
    match.submit({ actor: 0, choice: bid('agate') })
    expect(refused(() => match.submit({ actor: 0, act: 'take-back' })).code).toBe('nothing-to-take-back')
  })

  test('that was never made cannot be taken back', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    expect(refused(() => match.submit({ actor: 1, act: 'take-back' })).code).toBe('nothing-to-take-back')
  })

  test('is refused if it is not legal, and the one before stays', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    expect(refused(() => match.submit({ actor: 0, choice: bid('diamond') })).code).toBe('P-E3')
    expect(match.sealedBy(0)).toEqual(bid('coral'))
  })

  test('is played with the others in the order of seats, whoever was first', () => {
    const order: Actor[] = []
    const game: Game<Pebbles> = {
      ...pebbles,
      play(state, actor, choice, table) {
        if (choice.kind === 'bid') order.push(actor)
        pebbles.play(state, actor, choice, table)
      },
    }
    const match = bidding(game)
    match.submit({ actor: 1, choice: bid('beryl') })
    match.submit({ actor: 0, choice: bid('coral') })
    expect(order).toEqual([0, 1])
    expect(match.state.pebbles).toEqual([3, 0])
    expect(match.pending().map(({ kind }) => kind)).toEqual(['ready', 'ready'])
  })

  test('is kept in a record, and is secret again when that is loaded', () => {
    const match = bidding()
    match.submit({ actor: 1, choice: bid('beryl') })
    const loaded = Match.load(pebbles, match.save())
    expect(snapshot(loaded)).toEqual(snapshot(match))
    expect(loaded.submit({ actor: 0, choice: bid('coral') })).toMatchObject([{ bids: ['coral', 'beryl'] }])
  })

  test('does not answer the next question too', () => {
    const game: Game<Pebbles> = {
      ...pebbles,
      begin(setup, table) {
        const state = pebbles.begin(setup, table)
        const bids = { ask: 'bid', of: [0, 1], sealed: true } as const
        todo(state, bids, { do: 'reveal' }, bids, { do: 'reveal' })
        return state
      },
    }
    const hands = [
      ['coral', 'coral'],
      ['beryl', 'beryl'],
    ]
    const match = start({ setup: { ...SETUP, hands } }, game)
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 1, choice: bid('beryl') })
    expect(match.pending()).toEqual([
      { actor: 0, kind: 'bid', sealed: true, decision: 1 },
      { actor: 1, kind: 'bid', sealed: true, decision: 1 },
    ])
  })

  test('of BraveRats behaves so too', () => {
    const match = Match.start(braveRats, { seats: 2, setup: {} })
    match.submit({ actor: 1, choice: rat('A0') })
    expect(match.pending().map(({ locked }) => locked ?? false)).toEqual([false, true])
    expect(match.view(0).committed).toEqual([null, null])
    match.submit({ actor: 1, choice: rat('A1') })
    expect(refused(() => match.submit({ actor: 0, act: 'take-back' })).code).toBe('BR-E05')
    const events = match.submit({ actor: 0, choice: rat('Y7') })
    expect(events).toContainEqual(expect.objectContaining({ kind: 'revealed', cards: ['Y7', 'A1'] }))
    expect(match.outcome).toMatchObject({ payoffs: [0, 1], reason: 'princess' })
  })
})

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
      expect(match.canUndo).toBe(0)
      expect(match.submit({ actor: 0, act: 'undo' })).toEqual([])
      expect(match.state).toEqual(before)
    }
    expect(match.canUndo).toBeUndefined()
    expect(refused(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
  })

  test('is for the seat that acted last', () => {
    const match = start()
    match.submit({ actor: 0, choice: DONE })
    expect(refused(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('nothing-to-undo')
    match.submit({ actor: 1, choice: TAKE })
    expect(match.canUndo).toBe(1)
    expect(refused(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
    match.submit({ actor: 1, act: 'undo' })
    expect(match.canUndo).toBeUndefined()
  })

  test.each([
    ['a die was rolled', { actor: 0, choice: ROLL, dice: [3] }],
    ['something hidden was shown', { actor: 0, choice: DRAW }],
    ['the clock acted', { actor: 'clock', choice: timeUp(0) }],
  ] as const)('ends where %s', (_what, input) => {
    const match = start()
    match.submit({ actor: 0, choice: TAKE })
    match.submit(input)
    expect(refused(() => match.submit({ actor: 0, act: 'undo' })).code).toBe('nothing-to-undo')
  })

  test('ends where sealed choices were turned up', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 1, choice: bid('beryl') })
    expect(match.canUndo).toBeUndefined()
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
    expect(refused(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('nothing-to-undo')
  })

  test('ends where another seat has taken back', () => {
    const match = readying(SHY)
    match.submit({ actor: 1, choice: READY })
    match.submit({ actor: 0, choice: READY })
    expect(match.canUndo).toBe(0)
    match.submit({ actor: 1, act: 'take-back' })
    expect(match.canUndo).toBeUndefined()
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
    expect(refused(() => match.submit({ actor: 0, choice: ROLL })).code).toBe('bad-dice')
  })

  test('is there for nobody once the match is over', () => {
    const match = bidding()
    match.submit({ actor: 0, choice: bid('coral') })
    match.submit({ actor: 1, choice: bid('beryl') })
    match.submit({ actor: 0, choice: READY })
    match.submit({ actor: 1, choice: READY })
    expect(match.outcome).toEqual({ payoffs: [1, 0], reason: 'most pebbles', rule: 'P-1' })
    expect(match.canUndo).toBeUndefined()
    expect(refused(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('P-E1')
  })

  test('is not for the spied-on seat of BraveRats: its card was shown', () => {
    const match = Match.start(braveRats, { seats: 2, setup: { spySeat: 0 } })
    match.submit({ actor: 1, choice: { kind: 'choose-first', card: 'A3' } })
    expect(refused(() => match.submit({ actor: 1, act: 'undo' })).code).toBe('BR-E05')
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
    expect(refused(() => match.submit({ actor: 0, choice: TAKE }, 0)).code).toBe('stale')
    expect(match.whyNot(0, TAKE, 0)?.code).toBe('stale')
    expect(refused(() => match.submit({ actor: 1, choice: DONE }, 1)).code).toBe('stale')
    expect(refused(() => match.submit({ actor: 0, act: 'undo' }, 0)).code).toBe('stale')
    match.submit({ actor: 0, choice: TAKE }, 1)
    expect(match.state.pebbles).toEqual([2, 0])
  })

  test('stays while another moves, and the question with it', () => {
    const match = readying()
    const [first, second, third] = match.pending()
    match.submit({ actor: 1, choice: READY })
    expect(match.pending()).toEqual([first, third])
    match.submit({ actor: 1, act: 'undo' })
    expect(match.pending()).toEqual([first, { ...second, decision: expect.any(Number) }, third])
    expect(refused(() => match.submit({ actor: 1, choice: READY }, second!.decision)).code).toBe('stale')
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
    expect(refused(() => match.submit({ actor: 0, choice: rat('Y7') }, 0)).code).toBe('BR-E10')
  })

  test('never stands for two questions, undone ones included', () => {
    fc.assert(
      fc.property(way, ({ seats, seed, moves }) => {
        const match = Match.start(pebbles, { seats, seed })
        const luck = SeededRandom.from(`${seed}/luck`)
        const questions = new Map<string, unknown>()
        for (let made = 0; made < moves && !match.outcome; made++) {
          const undoer = match.canUndo
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
      expect(refused(() => match.submit({ actor: 0, act }))).toEqual({
        code: 'P-E1',
        message: 'All pebbles are counted.',
        rule: 'P-1',
      })
    expect(snapshot(Match.load(pebbles, match.save()))).toEqual(snapshot(match))
  })

  test('is not for the clock, nor for who has no seat', () => {
    expect(refused(() => start().submit({ actor: 'clock', act: 'resign' })).code).toBe('no-resigning')
    expect(refused(() => start().submit({ actor: 2, act: 'resign' })).code).toBe('no-seat')
  })

  test('is refused where a game goes on without a seat', () => {
    const { resign: _resign, ...game } = pebbles
    expect(refused(() => start({}, game).submit({ actor: 0, act: 'resign' })).code).toBe('no-resigning')
  })

  test('of BraveRats gives the other clan the match', () => {
    const match = Match.start(braveRats, { seats: 2, seed: 's' })
    match.submit({ actor: 0, act: 'resign' })
    expect(match.outcome).toEqual({ payoffs: [0, 1], reason: 'resigned', rule: 'BR-R50' })
  })
})

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
    expect(refused(() => match.submit({ actor: 0, choice: ROLL, dice }))).toEqual({ code: 'bad-dice', message })
    expect(snapshot(match)).toEqual(before)
    expect(match.submit({ actor: 0, choice: ROLL, dice: [3] })).toMatchObject([{ face: 3 }])
  })

  test('that do not fit the deal are refused', () => {
    expect(refused(() => Match.start(pebbles, { seats: 2, options: {}, dice: [99] }))).toEqual({
      code: 'bad-dice',
      message: 'A die with 16 sides was rolled; it cannot show 99.',
    })
  })

  test('cannot come before the last sealed choice is in', () => {
    const match = bidding()
    const before = snapshot(match)
    expect(refused(() => match.submit({ actor: 0, choice: bid('coral'), dice: [1] })).code).toBe('bad-dice')
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
    expect(refused(() => match.submit({ actor: 1, choice: READY }))).toEqual({
      code: 'dice-left',
      message: 'The match is over, but dice are left: 4, 6.',
    })
    expect(snapshot(match)).toEqual(before)
    expect(match.outcome).toBeUndefined()
  })
})

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
      rules: 3,
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
    ['other rules', { rules: 2 }, 'It was played under version 2 of the rules; here is version 3.'],
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
    expect(refused(() => Match.load(pebbles, { ...good, ...change } as MatchRecord))).toEqual({
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
    const thawed = Match.thaw(game, { seats: some.seats, seed: some.seed }, frozen)
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
    expect(thawed.canUndo).toBe(0)
    thawed.submit({ actor: 0, act: 'undo' })
    thawed.submit({ actor: 0, act: 'undo' })
    expect(thawed.state).toEqual(start().state)
    expect(thawed.canUndo).toBeUndefined()
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
    for (const [input, decision] of sent) {
      const before = snapshot(match)
      try {
        match.submit(input, decision)
      } catch (error) {
        expect(error).toBeInstanceOf(Refused)
        expect(snapshot(match)).toEqual(before)
        refusals++
      }
      if (!match.outcome) move(match, luck)
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
