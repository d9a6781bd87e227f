import { describe, expect, test } from 'vitest'
import { attempt } from '#games/brave-rats/board/attempt'
import { english } from '#games/brave-rats/board/english'
import { german } from '#games/brave-rats/board/german'
import { heldRounds, unplayed, worths } from '#games/brave-rats/board/rounds'
import { type Scene, sceneOf } from '#games/brave-rats/board/scene'
import { CARDS, CLANS, strengthOf } from '#games/brave-rats/cards'
import { clauseOf, duel } from '#games/brave-rats/duel'
import { braveRats } from '#games/brave-rats/game'
import { type BraveMatch, choose, fromSetup, newMatch, play } from '#games/brave-rats/testing'
import type { Round } from '#games/brave-rats/types'

/** What lies in the middle of the table for a viewer, as the frame tells the board. */
function sceneFor(match: BraveMatch, viewer: 0 | 1 | 'spectator' = 0): Scene {
  const seats = match.pending().flatMap(({ actor, locked }) => (locked ? [actor as number] : []))
  return sceneOf({
    view: match.view(viewer),
    viewer,
    names: [],
    choices: [],
    locked: { own: viewer === 'spectator' ? null : (match.sealedBy(viewer) ?? null), seats },
    onChoose() {},
    whyNot: () => undefined,
  })
}

describe('the middle of the table', () => {
  test('a first round is open, and a round that is turned up stays until the viewer goes on', () => {
    const match = newMatch()
    expect(sceneFor(match)).toEqual({ kind: 'round' })
    play(match, 'Y5xA3')
    expect(sceneFor(match)).toMatchObject({ kind: 'result', round: { round: 1 } })
    choose(match, 1, 'A5')
    expect(sceneFor(match, 0)).toMatchObject({ kind: 'result' })
    expect(sceneFor(match, 1)).toEqual({ kind: 'round' })
    expect(sceneFor(match, 'spectator')).toEqual({ kind: 'round' })
  })

  test('a card shown to a Spy opens the round for everybody', () => {
    const match = newMatch()
    play(match, 'Y2xA1')
    expect(sceneFor(match, 0)).toMatchObject({ kind: 'result' })
    choose(match, 1, 'A7')
    for (const viewer of [0, 1, 'spectator'] as const) expect(sceneFor(match, viewer)).toEqual({ kind: 'round' })
  })

  test('the last round of a game stays, be the match over or not', () => {
    const over = newMatch()
    play(over, 'Y1xA7')
    expect(sceneFor(over)).toMatchObject({ kind: 'result', game: 1, ended: { winner: 0, reason: 'princess' } })
    const goesOn = newMatch({ emperor: true })
    play(goesOn, 'Y1xA7')
    expect(goesOn.state.history).toEqual([])
    expect(sceneFor(goesOn)).toMatchObject({ kind: 'result', game: 1, ended: { winner: 0 } })
  })

  test('a draft lies there as long as it lasts', () => {
    expect(sceneFor(newMatch({ draft: true }, { seed: 'draft' }))).toEqual({ kind: 'draft' })
  })
})

test('a held round keeps what it is worth to each, and unplayed cards are in hand or pile', () => {
  const match = newMatch()
  play(match, 'Y4xA0 Y6xA6')
  expect(heldRounds(match.view(0))).toEqual([
    { round: 1, worth: [2, 1] },
    { round: 2, worth: [1, 1] },
  ])
  expect(unplayed(match.view(0), 1)).toEqual(CLANS[1].filter((card) => card !== 'A0' && card !== 'A6'))
})

describe('a card that is not offered says why', () => {
  const why = (match: BraveMatch, seat: 0 | 1, card: (typeof CARDS)[number]) => {
    const view = match.view(seat)
    return braveRats.whyNot(view, seat, attempt(view, seat, card))?.code
  }

  test('while a Spy waits, and once a card is shown', () => {
    const match = newMatch()
    play(match, 'Y2xA1')
    expect(why(match, 0, 'Y5')).toBe('BR-E06')
    expect(why(match, 1, 'A5')).toBeUndefined()
    choose(match, 1, 'A7')
    expect(why(match, 0, 'Y5')).toBeUndefined()
    expect(why(match, 1, 'A5')).toBe('BR-E16')
  })

  test('while cards are drafted', () => {
    const match = fromSetup({ options: { draft: true }, stock: [...CARDS], role: 0 })
    expect(why(match, 0, 'Y7')).toBeUndefined()
    choose(match, 0, 'Y7')
    expect(why(match, 0, 'Y6')).toBe('BR-E07')
    expect(why(match, 0, 'Y7')).toBe('BR-E09')
  })
})

test.each([
  ['English', english],
  ['German', german],
])('%s has a reason for every round that can be', (_language, words) => {
  for (const first of CARDS)
    for (const second of CARDS)
      for (const bonus of [
        [0, 0],
        [2, 0],
        [0, 2],
      ] as const) {
        const verdict = duel(strengthOf(first), strengthOf(second), bonus[0], bonus[1])
        const round: Round = { ...verdict, round: 1, cards: [first, second], firstReveal: null, gained: [0, 0] }
        expect([clauseOf(round), worths(round)]).toEqual([verdict.rule, verdict.worth])
        expect(words.reason(round)).toMatch(/^\p{Lu}|^\d/u)
        expect(words.reason(round)).not.toMatch(/undefined|NaN|^\.|: \./)
      }
})
