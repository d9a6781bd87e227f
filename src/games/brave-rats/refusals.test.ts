import { describe, expect, test } from 'vitest'
import type { Actor } from '#engine/game'
import { clone } from '#engine/json'
import { type Input, Match } from '#engine/match'
import { type Refusal, refusal } from '#engine/refusal'
import { CARDS, CLANS } from '#games/brave-rats/cards'
import { braveRats } from '#games/brave-rats/game'
import { type BraveMatch, choose, fromSetup, newMatch, play, refusalOf } from '#games/brave-rats/testing'

/** The refusal of an input, which must have changed nothing. */
function refused(match: BraveMatch, input: Input, decision?: number): Refusal {
  const before = clone([
    match.state,
    match.pending(),
    match.inputs,
    match.sealedBy(0) ?? null,
    match.sealedBy(1) ?? null,
  ])
  const because = refusalOf(() => match.submit(input, decision))
  const after = [match.state, match.pending(), match.inputs, match.sealedBy(0) ?? null, match.sealedBy(1) ?? null]
  expect(after).toEqual(before)
  const asked = 'choice' in input ? match.whyNot(input.actor, input.choice, decision) : because
  expect(asked).toEqual(because)
  return because
}

const card = (actor: Actor, kind: string, name: unknown): Input => ({ actor, choice: { kind, card: name } })
const takeBack = (actor: Actor): Input => ({ actor, act: 'take-back' })
const code = (because: Refusal): string => because.code

/** A round in which seat 0 sees first. */
const spied = (): BraveMatch => {
  const match = newMatch()
  play(match, 'Y2xA1')
  return match
}
const drafting = (): BraveMatch => fromSetup({ options: { draft: true }, role: 0, stock: [...CARDS] })

const NO_SEAT = { code: 'BR-E01', message: 'You have no seat in this game.' }
const OVER = { code: 'BR-E02', message: 'The match is over.' }
const NO_CHANGE = { code: 'BR-E05', message: 'You have no card that can still be changed.' }
const NOT_NOW = { code: 'BR-E09', message: 'That is not possible now.' }
const ROUND_OVER = { code: 'BR-E10', message: 'That round is over.' }

describe('who may act', () => {
  test.each([[2], [-1], [0.5], [Number.NaN], ['spectator'], ['clock'], ['0'], [null]])(
    '[BR-E01] %s has no seat',
    (stranger) => {
      const actor = stranger as Actor
      expect(refused(newMatch(), card(actor, 'choose-card', 'Y7'))).toMatchObject(NO_SEAT)
      expect(refused(spied(), card(actor, 'choose-first', 'A7'))).toMatchObject(NO_SEAT)
      expect(refused(drafting(), card(actor, 'draft-pick', 'Y7'))).toMatchObject(NO_SEAT)
    },
  )

  test.each([[2], [-1], ['spectator']])('[BR-E01] %s can neither take back nor resign', (stranger) => {
    const actor = stranger as Actor
    expect(refused(newMatch(), takeBack(actor))).toMatchObject(NO_SEAT)
    expect(refused(newMatch(), { actor, act: 'resign' })).toMatchObject(NO_SEAT)
  })

  test.each([
    ['won by victories', () => after(fromSetup({ victories: [3, 0] }), 'Y6xA5')],
    ['won by a Princess', () => after(newMatch(), 'Y1xA7')],
    ['tied', () => after(fromSetup({ options: { ties: 'draw' }, hands: [['Y5'], ['A5']] }), 'Y5xA5')],
    ['resigned', () => resigned(newMatch())],
  ] as const)('[BR-E02] nothing moves after a match that was %s', (_end, ended) => {
    for (const actor of [0, 1] as const) {
      expect(refused(ended(), card(actor, 'choose-card', CLANS[actor][3]))).toMatchObject(OVER)
      expect(refused(ended(), takeBack(actor))).toMatchObject(OVER)
      expect(refused(ended(), { actor, act: 'undo' })).toMatchObject(OVER)
      expect(refused(ended(), { actor, act: 'resign' })).toMatchObject(OVER)
    }
  })
})

describe('cards', () => {
  test.each([
    ['Y8', '"Y8"'],
    ['', '""'],
    ['y7', '"y7"'],
    ['?', '"?"'],
    ['Y7 or whatever else is sent', '"Y7 or whatev"'],
    [7, 'a number'],
    [null, 'null'],
    [true, 'a boolean'],
    [['Y7'], 'an object'],
  ])('[BR-E03] there is no card %j', (name, said) => {
    const because = { code: 'BR-E03', message: `There is no card called ${said}.` }
    expect(refused(newMatch(), card(0, 'choose-card', name))).toMatchObject(because)
    expect(refused(spied(), card(1, 'choose-first', name))).toMatchObject(because)
    expect(refused(drafting(), card(0, 'draft-pick', name))).toMatchObject(because)
  })

  test('[BR-E04] a card that was played, is the opponent’s, or lies in the pile', () => {
    const played = newMatch()
    play(played, 'Y7xA4')
    expect(refused(played, card(0, 'choose-card', 'Y7'))).toMatchObject({
      code: 'BR-E04',
      message: 'Y7 is not in your hand.',
    })
    expect(refused(played, card(1, 'choose-card', 'A4'))).toMatchObject({ message: 'A4 is not in your hand.' })
    expect(refused(newMatch(), card(0, 'choose-card', 'A7'))).toMatchObject({
      code: 'BR-E04',
      message: 'A7 is not in your hand.',
    })
    const lucky = fromSetup({ options: { luckyDraw: true }, piles: [CLANS[0].slice(), CLANS[1].slice()] })
    expect(refused(lucky, card(0, 'choose-card', 'Y4'))).toMatchObject({
      code: 'BR-E04',
      message: 'Y4 is not in your hand.',
    })
    expect(refused(spied(), card(1, 'choose-first', 'A1'))).toMatchObject({
      code: 'BR-E04',
      message: 'A1 is not in your hand.',
    })
  })

  test('[BR-E05] there is nothing to take back: no card was sealed', () => {
    expect(refused(newMatch(), takeBack(0))).toMatchObject(NO_CHANGE)
    const other = newMatch()
    choose(other, 1, 'A3')
    expect(refused(other, takeBack(0))).toMatchObject(NO_CHANGE)
    const again = newMatch()
    choose(again, 0, 'Y3')
    again.submit(takeBack(0))
    expect(refused(again, takeBack(0))).toMatchObject(NO_CHANGE)
  })

  test('[BR-E05] nor once both cards are in', () => {
    const match = newMatch()
    play(match, 'Y7xA4')
    expect(refused(match, takeBack(0))).toMatchObject(NO_CHANGE)
    expect(refused(match, takeBack(1))).toMatchObject(NO_CHANGE)
  })

  test('[BR-E05] nor when the own card of a spied round is revealed', () => {
    const match = spied()
    choose(match, 1, 'A3')
    expect(refused(match, takeBack(1))).toMatchObject(NO_CHANGE)
    // Nor has the Spy's owner anything to take back.
    expect(refused(match, takeBack(0))).toMatchObject(NO_CHANGE)
  })

  test('[BR-E16] whoever has shown a card waits for the other one', () => {
    const match = spied()
    choose(match, 1, 'A3')
    for (const [kind, id] of [
      ['choose-first', 'A4'],
      ['choose-card', 'A4'],
      ['choose-first', 'A3'],
    ] as const)
      expect(refused(match, card(1, kind, id))).toMatchObject({
        code: 'BR-E16',
        message: "Your card is shown and stays: wait for your opponent's card.",
      })
  })

  test('[BR-E06] the owner of the Spy waits for the other card', () => {
    for (const kind of ['choose-second', 'choose-card', 'choose-first'])
      expect(refused(spied(), card(0, kind, 'Y7'))).toMatchObject({
        code: 'BR-E06',
        message: "Your Spy is at work: wait for your opponent's card.",
      })
  })
})

describe('the draft', () => {
  test('[BR-E07] the pack is with the other seat', () => {
    const because = { code: 'BR-E07', message: 'The pack is with your opponent.' }
    const match = drafting()
    expect(refused(match, card(1, 'draft-pick', 'Y7'))).toMatchObject(because)
    choose(match, 0, 'Y7')
    expect(refused(match, card(0, 'draft-pick', 'Y6'))).toMatchObject(because)
  })

  test('[BR-E08] a card that is not in the pack', () => {
    const match = drafting()
    expect(refused(match, card(0, 'draft-pick', 'A0'))).toMatchObject({
      code: 'BR-E08',
      message: 'A0 is not in the pack.',
    })
    choose(match, 0, 'Y7')
    expect(refused(match, card(1, 'draft-pick', 'Y7'))).toMatchObject({
      code: 'BR-E08',
      message: 'Y7 is not in the pack.',
    })
  })

  test('[BR-E09] a card during the draft, a pick during play', () => {
    for (const actor of [0, 1] as const) {
      expect(refused(drafting(), card(actor, 'choose-card', 'Y7'))).toMatchObject(NOT_NOW)
      expect(refused(newMatch(), card(actor, 'draft-pick', 'Y7'))).toMatchObject(NOT_NOW)
      expect(refused(spied(), card(actor, 'draft-pick', 'Y7'))).toMatchObject(NOT_NOW)
    }
  })

  test('[BR-E09] an answer to another question, or none at all', () => {
    expect(refused(newMatch(), card(0, 'choose-first', 'Y7'))).toMatchObject(NOT_NOW)
    expect(refused(spied(), card(1, 'choose-card', 'A7'))).toMatchObject(NOT_NOW)
    for (const choice of [null, {}, 'Y7', { kind: 'pass' }, { kind: 'choose-card' }, { card: 'Y7' }])
      expect(refused(newMatch(), { actor: 0, choice })).toMatchObject(NOT_NOW)
    expect(refused(newMatch(), { actor: 0, choice: { kind: 'choose-card', card: 'Y7', round: 1 } })).toMatchObject(
      NOT_NOW,
    )
  })
})

describe('late messages', () => {
  const asked = (match: BraveMatch, seat: 0 | 1): number =>
    match.pending().find(({ actor }) => actor === seat)!.decision

  test('[BR-E10] a card that names a round already revealed', () => {
    const match = newMatch()
    const first = asked(match, 0)
    play(match, 'Y7xA4')
    expect(refused(match, card(0, 'choose-card', 'Y5'), first)).toMatchObject(ROUND_OVER)
    expect(refused(match, card(0, 'choose-card', 'Y5'), asked(match, 0) + 1)).toMatchObject(ROUND_OVER)
    match.submit(card(0, 'choose-card', 'Y5'), asked(match, 0))
    expect(match.sealedBy(0)).toEqual({ kind: 'choose-card', card: 'Y5' })
  })

  test('[BR-E10] a take-back that names one, before BR-E05', () => {
    const match = newMatch()
    const first = asked(match, 0)
    play(match, 'Y7xA4')
    expect(refused(match, takeBack(0), first)).toMatchObject(ROUND_OVER)
    choose(match, 0, 'Y5')
    expect(refused(match, takeBack(0), first)).toMatchObject(ROUND_OVER)
    expect(match.sealedBy(0)).toEqual({ kind: 'choose-card', card: 'Y5' })
  })

  test('[BR-E10] a message that names the round of another game', () => {
    const match = newMatch({ emperor: true })
    const first = asked(match, 0)
    play(match, 'Y1xA7')
    expect(match.state).toMatchObject({ game: 2, round: 1 })
    expect(refused(match, card(0, 'choose-card', 'Y5'), first)).toMatchObject(ROUND_OVER)
  })

  test('[BR-E10] a card of a spied round that names the round before', () => {
    const match = newMatch()
    const first = asked(match, 1)
    play(match, 'Y2xA1')
    expect(refused(match, card(1, 'choose-first', 'A5'), first)).toMatchObject(ROUND_OVER)
  })

  test('[BR-E10] an exchange within the round is not late', () => {
    const match = newMatch()
    const now = asked(match, 0)
    match.submit(card(0, 'choose-card', 'Y5'), now)
    match.submit(card(0, 'choose-card', 'Y6'), now)
    match.submit(takeBack(0), now)
    match.submit(card(0, 'choose-card', 'Y4'), now)
    expect(match.sealedBy(0)).toEqual({ kind: 'choose-card', card: 'Y4' })
  })
})

describe('the start', () => {
  test('[BR-E11] Traitor with Random Deal', () => {
    expect(refusalOf(() => newMatch({ traitor: true, randomDeal: true }))).toEqual({
      code: 'BR-E11',
      rule: 'BR-R37',
      message: 'Traitor has no effect on a Random Deal. Choose one of them.',
    })
    expect(code(refusalOf(() => fromSetup({ options: { traitor: true, randomDeal: true } })))).toBe('BR-E11')
  })

  test.each([
    [{ draft: true, randomDeal: true }],
    [{ draft: true, princessAttack: true }],
    [{ randomDeal: true, princessAttack: true }],
    [{ draft: true, randomDeal: true, princessAttack: true }],
  ])('[BR-E12] %j', (options) => {
    const because = {
      code: 'BR-E12',
      message: 'Draft, Random Deal and Princess Attack are three ways of dealing. Choose one.',
    }
    expect(refusalOf(() => newMatch(options))).toMatchObject(because)
    expect(refusalOf(() => fromSetup({ options }))).toMatchObject(because)
  })

  test.each([
    [{ draft: 1 }, 'Option "draft" must be false or true.'],
    [{ fastRat: 'yes' }, 'Option "fastRat" must be false or true.'],
    [{ emperor: null }, 'Option "emperor" must be false or true.'],
    [{ firstDrafter: 2 }, 'Option "firstDrafter" must be 0, 1 or "random".'],
    [{ princesSeat: 'me' }, 'Option "princesSeat" must be 0, 1 or "random".'],
    [{ ties: true }, 'Option "ties" must be "replay" or "draw".'],
    [
      { Draft: true },
      'Option "Draft" must be one of traitor, luckyDraw, fastRat, draft, randomDeal, princessAttack, emperor, ' +
        'firstDrafter, princesSeat, ties.',
    ],
  ])('[BR-E13] %j', (options, message) => {
    expect(refusalOf(() => Match.start(braveRats, { seats: 2, options }))).toMatchObject({ code: 'BR-E13', message })
  })

  test.each([['draft'], [[]], [7]])('[BR-E13] options that are %j', (options) => {
    expect(code(refusalOf(() => Match.start(braveRats, { seats: 2, options })))).toBe('BR-E13')
  })

  test.each([0, 1, 3, 4, -2, 2.5, Number.NaN])('[BR-E14] [BR-001] %d seats', (seats) => {
    expect(refusalOf(() => Match.start(braveRats, { seats, options: {} }))).toMatchObject({
      code: 'BR-E14',
      message: 'BraveRats is for 2 players.',
    })
    expect(code(refusalOf(() => Match.start(braveRats, { seats, setup: {} })))).toBe('BR-E14')
  })

  test('[BR-001] two seats may start', () => {
    expect(Match.start(braveRats, { seats: 2 }).state.hands).toHaveLength(2)
    expect(braveRats.about.seats).toEqual([2, 2])
  })

  test('[BR-E15] options are fixed once the game has started', () => {
    expect(refusal(braveRats, 'started')).toMatchObject({
      code: 'BR-E15',
      message: 'The game has started; options are fixed.',
    })
  })
})

describe('positions that cannot be', () => {
  test.each([
    ['BR-003', 'the same card twice', { hands: [['Y7'], ['Y7']] }],
    ['BR-010', 'more cards for one seat', { hands: [['Y7', 'Y6'], ['A7']] }],
    ['BR-005', 'no cards at all', { hands: [[], []] }],
    ['BR-040', 'a game already won', { victories: [4, 0] }],
    ['BR-040', 'a game already won by a Fast Rat', { victories: [0, 3], options: { fastRat: true } }],
    ['BR-190', 'a match already won', { gameWins: [1, 0] }],
    ['BR-190', 'a match already won under an Emperor', { gameWins: [0, 2], options: { emperor: true } }],
    ['BR-R30', 'four ties', { tiesInARow: 4 }],
    ['BR-033', 'a round on hold that is still to come', { held: [{ round: 1, worth: [1, 1] }] }],
    ['BR-140', 'a pile without Lucky Draw', { hands: [['Y7'], ['A7']], piles: [['Y6'], ['A6']] }],
    ['BR-141', 'a Lucky Draw with eight cards in hand', { options: { luckyDraw: true }, hands: CLANS }],
    ['BR-005', 'a Princess Attack with the own hands of the clans', { options: { princessAttack: true } }],
    ['BR-005', 'a Random Deal without its hands', { options: { randomDeal: true } }],
    ['BR-160', 'a stock without a Draft', { stock: [...CARDS] }],
    ['BR-160', 'a Draft without a stock', { options: { draft: true } }],
  ])('[%s] %s', (rule, _what, setup) => {
    expect(refusalOf(() => Match.start(braveRats, { seats: 2, setup, seed: 'never' }))).toMatchObject({
      code: 'illegal-setup',
      rule,
    })
  })
})

function after(match: BraveMatch, rounds: string): BraveMatch {
  play(match, rounds)
  return match
}

function resigned(match: BraveMatch): BraveMatch {
  match.submit({ actor: 0, act: 'resign' })
  return match
}
